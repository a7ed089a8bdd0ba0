### Signs and colours that tell players apart at a glance.

# Over the signs.
people-sign-title = Symbol

# Over the colours.
people-colour-title = Colour

## Signs.

people-disc = Disc
people-triangle = Triangle
people-square = Square
people-diamond = Diamond
people-star = Star
people-cross = Cross

## Colours.

people-blue = Blue
people-red = Red
people-green = Green
people-amber = Amber
people-violet = Violet
people-teal = Teal

## The button of a seat, for the ear.

# $name (name): who sits there
# $colour (text): blue, red, green, amber, violet or teal
# $sign (text): disc, triangle, square, diamond, star or cross
people-chosen-badge = Symbol and colour: { $name }, { $colour ->
    [blue] blue
    [red] red
    [green] green
    [amber] amber
    [violet] violet
   *[teal] teal
} { $sign ->
    [disc] disc
    [triangle] triangle
    [square] square
    [diamond] diamond
    [star] star
   *[cross] cross
}
