// Does to the page what a browser's translator does: each text node gives way to an element of the translator's own. Complains
// when somebody goes on using a text node that is no longer in the page.
{
  const replaced = new WeakSet();
  const note = (node, what) => {
    if (replaced.has(node)) console.error(`Translated: "${node.data}" ${what}`);
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(text) {
      note(this, `becomes "${text}"`);
      value.set.call(this, text);
    },
  });
  const parent = Object.getOwnPropertyDescriptor(Node.prototype, "parentNode");
  Object.defineProperty(Node.prototype, "parentNode", {
    ...parent,
    get() {
      note(this, "is where something is to be inserted");
      return parent.get.call(this);
    },
  });
  const { remove } = CharacterData.prototype;
  CharacterData.prototype.remove = function () {
    note(this, "is to be removed");
    remove.call(this);
  };

  // The page itself may be one that its browser does not translate.
  const left = "head, script, style, textarea, font, body [translate=no]";
  const translate = (text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(left)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    replaced.add(text);
    text.replaceWith(outer);
  };
  const translateAll = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const all = node instanceof Text ? [node] : [];
    while (texts.nextNode()) all.push(texts.currentNode);
    all.forEach(translate);
  };
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
    if (target instanceof Text) translate(target);
    addedNodes.forEach(translateAll);
  })).observe(document, { subtree: true, childList: true, characterData: true });
  translateAll(document);
}
