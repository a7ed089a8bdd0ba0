# Splits a language's messages: those that the first part of the page's program uses, and those that only its late part uses.
# Code names a message by its id. So a message is first if its id is in the first program, or if a first message refers to
# it. An id that is part of a longer one, such as play-rolls-left in play-rolls-left-aloud, may be first without need.
#
# Input: the strings of the program, one in each line, then the messages. Output: the files named by `first` and `late`.
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
