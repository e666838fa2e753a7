/** Everyday words and phrases of letters, guides and shops. */
export const everydayWords = `
closely related | x |
warn against | v | caution against | >np/R
come and visit | x | come and see
next | x | after that | >, <end
in fact | x | actually | >, <end
until then | x | until that time
since then | x | since that time
by then | x | by that time
help us with | x | assist us with
explained by | x | due to | <be
close | v | shut | >>road/door/window/factory/shop/school/border/plant !<D/J
a week earlier | x | one week earlier
visit you | x | come to see you | <will/to
visit us | x | come to see us | <will/to
smells of | x | has a smell of | <it
go up | v | rise | >because/by/since/sharply/again
best time | n | ideal time | >to
one at a time | x | one by one
big improvement | n | major improvement, great improvement
only | x | just | <weighs/costs/spent/takes/took/was/is/has/had/won >C
gift | n | present | !>of/for/to
thank you for | x | thanks for~p | !<i/we/will/to/and
thanks for | x | thank you for
thanks again for | x | thank you again for
it was great to | x | it was wonderful to, it was lovely to
let me know | x | tell me | >which/whether/what/when/how/where/if/about/of/by
shop | n | store | !<up/set/closed/close/talk/talking
planned for | x | scheduled for | <is/was/are/were/been
not yet | x | still not | <is/are/was/were/has/have/had
what happened to | x | what became of
considered | x | regarded as, seen as | <not >a/an/the
last | x | final | <her/his/their/its >years/months/weeks/days
correct | a | right | >>value/answer/way/place/order/size/number/name/word/time/decision/choice/spelling
collect | v | gather | >>box/sample/information/data/evidence/wood/material/signature/statistics/specimen/story/fact/seed/figure
cheapest | x | least expensive
heat up | v | warm up | >in/quickly/slowly
weak point | n | weakness
control | v | regulate | >>pressure/temperature/flow/speed/heat
mixture | n | blend | >of
typical | a | characteristic | >>taste/smell/sound/form/shape/style/feature
about | x | around | <takes/took/take/lasts/lasted >a/an
throw away | v | throw out | >np
has limits | x | has its limits
larger role | x | bigger role
free of charge | x | for free
have your money back | x | get your money back
each | x | every | >N !>other/of !>and/side/end/hand/half/way/team/player/foot/eye/arm/leg/parent/partner/sex/gender/goal/person !<them/they/in/with/for/,/between/we/you/us/C/N
your things | x | your belongings
plenty of room | x | plenty of space
in a warm place | x | somewhere warm
rescue | v | save | >by/from/after
fear that | v | worry that
former | x | previous | >>owner/model/version/employer/name/home
at the weekend | x | over the weekend
clean | v | wash | >>window/floor/car/dish/hand/clothes/wound/fruit/vegetable/area
at the beginning | x | at the start
at once | x | straight away~p, immediately | >end !<N/all/C/many/things
a lot of | x | plenty of | >>time/space/money/food/light <have/has/had/is/are/was/get/'s
every day | x | each day
during the week | x | on weekdays
on their own | x | by themselves
nearby | a | neighbouring | >>house/town/village/building
`;
