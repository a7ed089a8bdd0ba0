#!/usr/bin/env bash
# Makes public/fonts/bitter.woff2: Bitter Bold by the Bitter Project Authors (SIL Open Font License 1.1, see
# public/fonts/OFL.txt) from the npm package @fontsource/bitter, reduced to the letters of Western Europe and Turkish,
# with figures of equal width. Needs npm and Python 3; downloads go to a temporary folder.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

npm pack --silent @fontsource/bitter@5.3.0 >/dev/null
sha256sum --check --quiet <<<"f907568dce71e70601cc2ef3ecd4f72d7721a12dad358d8fb4b58ffb55a72efb  fontsource-bitter-5.3.0.tgz"
tar -xzf fontsource-bitter-5.3.0.tgz
python3 -m venv tools
tools/bin/pip install --quiet fonttools==4.68.0 brotli==1.2.1

# The font's tabular figures become its default ones, so that it needs no feature table.
tools/bin/python - <<'PYTHON'
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# The Turkish letters are in another file.
more = TTFont("package/files/bitter-latin-ext-700-normal.woff2")
cut = Subsetter(Options(layout_features=["kern"], hinting=False))
cut.populate(text="ĞğİŞş")
cut.subset(more)
more.flavor = None
more.save("more.ttf")
font = TTFont("package/files/bitter-latin-700-normal.woff2")
font.flavor = None
font.save("most.ttf")
font = Merger().merge(["most.ttf", "more.ttf"])
rules = font["GSUB"].table
table_figures = {}
for record in rules.FeatureList.FeatureRecord:
    if record.FeatureTag == "tnum":
        for lookup in record.Feature.LookupListIndex:
            for rule in rules.LookupList.Lookup[lookup].SubTable:
                table_figures.update(getattr(rule, "ExtSubTable", rule).mapping)
for names in font["cmap"].tables:
    for code in map(ord, "0123456789"):
        if code in names.cmap:
            names.cmap[code] = table_figures.get(names.cmap[code], names.cmap[code])
font.flavor = None
font.save("figures.ttf")
PYTHON
tools/bin/pyftsubset figures.ttf --output-file="$here/public/fonts/bitter.woff2" --flavor=woff2 --no-hinting \
  --desubroutinize --layout-features=kern \
  --unicodes=U+20-7E,U+A0,U+B7,U+C0-FF,U+11E,U+11F,U+130,U+131,U+15E,U+15F,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212
cp package/LICENSE "$here/public/fonts/OFL.txt"
