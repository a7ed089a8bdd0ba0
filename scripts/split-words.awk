# Cuts a language's messages in two: those that the page's program says itself, and those that only its late part says.
# Whoever says a message names its id, so a message belongs to the first file if its id is in the program, or if a message
# of the first file refers to it.
#
# Input: the words of the program, one in a line, then the messages. Output: the files named by `first` and `late`.
FNR == NR { program = program "\n" $0; next }
/^[a-z]/ { id = $1; ids[++count] = id }
{ texts[id] = texts[id] $0 "\n" }

function keep(id,   rest, other) {
  if (id in kept || !(id in texts)) return
  kept[id] = 1
  rest = texts[id]
  while (match(rest, /[{] *[a-z][a-z0-9-]* *[}]/)) {
    other = substr(rest, RSTART + 1, RLENGTH - 2)
    rest = substr(rest, RSTART + RLENGTH)
    gsub(/ /, "", other)
    keep(other)
  }
}

END {
  for (n = 1; n <= count; n++) if (index(program, ids[n])) keep(ids[n])
  for (n = 1; n <= count; n++) printf "%s", texts[ids[n]] > ((ids[n] in kept) ? first : late)
}
