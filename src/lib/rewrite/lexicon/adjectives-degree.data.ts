/** Comparatives and superlatives, and participles that stand like adjectives. */
export const adjectivesOfDegree = `
largest | x | biggest | >N/J/in
biggest | x | largest | >N/J/in !>influence/influences/star/stars/name/names/fans/fan/thing/problem/mistake/difference/loser
biggest | x | greatest, largest | >problem/mistake/difference/challenge/threat
larger | x | bigger | >N/than/and
bigger | x | larger | >N/than/and
greater | x | bigger~p, larger | >number/proportion/share/amount/part !>N
greater | x | increased | >competition/use/access/demand/pressure/awareness/transparency/efficiency/security/freedom/flexibility/attention/cooperation
greatest | x | biggest~p, largest | >challenge/threat/number/problem/success/danger/impact
newest | x | latest | >N <the/its/his/her/their
earliest | x | first, oldest | >known/recorded/surviving/evidence/records/reference/mention/example/examples/settlers/inhabitants/settlement
oldest | x | earliest | >known/recorded/surviving
highest | x | tallest | >mountain/peak/building/tower/mountains/peaks
highest | x | greatest | >number/proportion/concentration/degree/value/cost/risk
higher | x | increased | >prices/costs/taxes
higher | x | increased, greater | >spending/demand/wages/risk/rates
lower | x | reduced | >prices/costs/taxes/spending/demand/wages/risk/rates !<the
lowest | x | smallest | >number/proportion/amount
better known as | x | also known as, commonly called~p | >D/N
well known for | x | famous for, noted for | >np
known for | x | famous for, noted for | >D/PRP$/N !<also/best/better
most important | x | most significant | <the/its/his/her/their >N
most important | x | most significant | >N
more important | x | more significant | >N/than/to
most significant | x | most important | >N !>increase/rise/fall/drop/decline/decrease/growth/change/changes/reduction/improvement
more significant | x | more important | >N/than
more powerful | x | stronger | >N/than
more difficult | x | harder | >N/to/than/for/./,
more easily | x | more readily
more quickly | x | faster~p, more rapidly
more rapidly | x | faster~p, more quickly
more slowly | x | at a slower pace | >./,/than
more frequently | x | more often
most frequently | x | most often
more commonly | x | more often
most commonly | x | most often
more expensive | x | costlier | >N/than/./,/and
less expensive | x | cheaper | >N/than/./,
cheaper | x | less expensive | >N/than/./,
cheapest | x | least expensive | >N
costlier | x | more expensive
richest | x | wealthiest | >N/and
richer | x | wealthier | >N/than <country/countries/nations/people/families/become/became/becoming/grew/the/is/are/was/were !>taste/flavour/flavor/colour/color/soil/food/sound/culture
wealthiest | x | richest | >N
wealthier | x | richer | >N/than
fastest | x | quickest | >way/route/time/lap/runner/man/growing !>growing
faster | x | quicker | >way/pace/rate/route/growth/response
faster | x | more quickly | <VB/VBP/VBD/G/and !<is/are/was/were/be/been/being/even/am >than/./,
quicker | x | faster | >than/./,/N
quickest | x | fastest | >N
easier | x | simpler | >N/./,/and/than
easier to | x | simpler to
easiest | x | simplest | >N/to
simpler | x | easier | >to
harder | x | more difficult | >to/for
tougher | x | stricter, harsher | >rules/laws/measures/sanctions/sentences/penalties/controls/regulations/regulation
stricter | x | tougher~p, tighter | >rules/laws/measures/controls/regulations/limits/standards
tighter | x | stricter, tougher~p | >rules/laws/controls/regulations/limits/security
stronger | x | more powerful | >army/influence/economy/position/role/force/effect/state/country/than
weaker | x | less powerful | >than
wider | x | broader | >range/community/world/public/audience/issue/issues/area/context/use/access/support
broader | x | wider | >range/community/world/public/audience/issue/issues/context/use/support
closer | x | nearer | >to
nearer | x | closer | >to
nearest | x | closest | >N
closest | x | nearest | >town/city/station/airport/neighbour/neighbor/star/village/hospital/rival
farther | x | further | >from/away/north/south/east/west
further | x | farther | >from/away/north/south/east/west
safer | x | more secure | >place/environment/future/world
deadliest | x | worst | >attack/violence/attacks/earthquake/storm/disaster
best | x | finest | >work/works/example/examples/players/wine/wines/restaurants/films/novels/artists/writers/hotels
finest | x | best | >N
more widely | x | more broadly, more generally
more generally | x | more broadly, in more general terms
more broadly | x | more generally
more specifically | x | more precisely, to be more exact~p | >,
more precisely | x | more exactly, to be exact~p | >,
more recently | x | in more recent times, of late~f | >,
much better | x | a lot better~p
much worse | x | a lot worse~p
better off | x |
worse off | x |
located in | x | situated in | >np
located on | x | situated on | >np
located at | x | situated at | >np
located near | x | situated near | >np
located between | x | situated between | >np
situated in | x | located in | >np
situated on | x | located on | >np
situated at | x | located at | >np
situated near | x | located near, close to | >np
based in | x | located in, headquartered in | <N/, >N
made up of | x | composed of~f, consisting of | <N/,
made up of | x | composed of~f, formed of
composed of | x | made up of, consisting of | <N/,
composed of | x | made up of, formed of
consisting of | x | made up of, comprising~f | >np
comprising | x | made up of, consisting of | >np <,
associated with | x | linked to, connected with | >np <is/are/was/were/been/be/N
connected with | x | linked to, associated with | >np <N/is/are/was/were
accompanied by | x | together with | <, >np
followed by | x | and then | <, >D/N
led by | x | headed by, under | >np
headed by | x | led by, under | >np
caused by | x | due to, brought about by | >np
resulting from | x | caused by, arising from | >np
arising from | x | resulting from, caused by | >np
stemming from | x | arising from, resulting from | >np
designed to | x | intended to, meant to
intended to | x | designed to, meant to | <is/are/was/were/be
meant to | x | intended to | <is/are/was/were/be/not
given the | x | in view of the, considering the | <end
considering the | x | given the, in view of the | <end
starting from | x | beginning from | >np
starting in | x | beginning in, from | >C/N <,
beginning in | x | starting in, from | >C/N <,
starting with | x | beginning with | >np
beginning with | x | starting with | >np
dating from | x | going back to, from | >C/D <N/,
dating back to | x | going back to, dating from | >np
dating to | x | dating from, going back to | >np
depending upon | x | depending on, according to
leading to | x | resulting in, bringing about | <, >np
resulting in | x | leading to, causing | <, >np
thus creating | x | so creating, thereby creating
not including | x | without counting
excluding | x | apart from | >np
positive | a | favourable~f, good | >>review/response/reaction/comment/feedback/result/effect/impression/sign
negative | a | harmful, bad~p | >>effect/impact/influence/consequence
negative | a | unfavourable~f, critical | >>review/comment/reaction/response/publicity
favorable | a | positive, good | >>review/response/reaction/condition/impression/opinion
close | a | strong, firm | >>tie/link/relationship/connection/friendship/alliance
friendly | a | good, warm | >>relation/relationship/tie
tense | a | strained | >>relation/relationship/situation
bitter | x | fierce, hostile | >>dispute/rivalry/fight/battle/struggle/argument/debate
violent | a | fierce | >>clash/storm/fighting/battle
deadly | a | fatal, lethal | >>disease/attack/accident/virus/weapon/poison/shooting/dose
fatal | a | deadly, lethal | >>disease/accident/dose/crash/illness/shooting/wound
lethal | a | deadly, fatal | >N
unemployed | a | jobless~p, out of work | <is/are/was/were >./,/and/in/for
wealthy | x | rich | <the >and
valid | a | legitimate, sound | >>reason/argument/claim/point/concern
adequate | a | sufficient, enough~p | >>supply/resource/time/protection/food/funding/support/training/water
inadequate | a | insufficient, poor | >>supply/resource/protection/funding/training/support/housing/facility
ample | a | enough | >>time/evidence/space/opportunity/room/supply <is/was/had/have/has/of/with/provide/provides
abundant | a | plentiful, rich | >>supply/resource/rainfall/water/food
scarce | a | in short supply | <is/are/was/were/become/became >./,/in/and
stable | a | steady, secure | >>job/income/relationship/growth/price/environment/government
unstable | a | insecure, fragile | >>situation/government/region/economy/condition
reliable | a | dependable, trustworthy | >>source/information/data/service/system/supply/partner/method
flexible | a | adaptable | >>approach/system/working
permanent | a | lasting | >>damage/solution/peace/effect/settlement/impact/settlement/change
lasting | x | permanent, enduring~f | <a/the >peace/solution/impact/effect/settlement/legacy/influence/impression/damage
temporary | a | short-term, provisional~f | >>measure/solution/accommodation/job/shelter/arrangement/worker
provisional | a | temporary, interim | >>government/result/agreement/measure
immediate | a | instant, prompt | >>response/effect/action/success/result/impact/reaction/hit
instant | a | immediate | >>success/response/effect/hit/result/death
urgent | a | pressing | >>need/matter/problem/issue/task/business
visible | a | noticeable, clear | >>sign/effect/change/mark
hidden | x | secret, concealed | <a/the >camera/cameras/entrance/door/passage/treasure/weapons
secret | a | hidden, private | >>meeting/talk/place/passage/door/room/plan
confidential | a | secret, private | >>document/information/report/letter/data
massive | a | huge | >>scale/response
numerous other | x | many other
related | a | connected | >>issue/problem/matter/question
relevant | a | appropriate | >>information/document/issue/data/authority/provision/law
worried | x | concerned, anxious | <a/many/most/some >parents/residents/families/investors/relatives
controversial | a | disputed | >>decision/plan/law/issue/topic/bill/figure/election/policy/proposal/project/book
disputed | x | contested, controversial | <the/a/this >election/elections/territory/region/border/island/islands/area/vote
alternative | a | other, different | >>method/source/way/route/approach/solution/name/form/plan/energy/means/system
main | a | key | >>challenge/question/point/difference/factor/player/feature/issue
desirable | a | attractive, welcome | >>outcome/location/quality/feature/area
beneficial | a | useful, helpful, good~p | >to/for
harmful | a | damaging | >N/to
damaging | x | harmful | <a/the/most/very/more >effect/effects/impact/report/consequences/allegations
toxic | a | poisonous | >>gas/substance/chemical/fume/waste/plant/material
poisonous | a | toxic, venomous | >>gas/substance/chemical/plant/fume
polluted | x | contaminated, dirty | <the/a/heavily/most >water/air/river/rivers/city/cities
edible | a | safe to eat | <is/are >./,/and
delicious | a | tasty, very good~p | >N/./,/and
tasty | a | delicious, flavourful | >N/./,/and
fertile | a | rich, productive | >>soil/land/plain/valley/farmland
barren | a | bare, infertile | >>land/landscape/hill/soil/island/desert/ground
steep | a | sheer | >>cliff/side/wall
flat | a | level | >>ground/land/surface
rough | a | uneven | >>surface/ground/road/terrain
smooth | a | even | >>surface/skin/road
round | a | circular | >>shape/tower/window/building/table/hole
circular | a | round | >>shape/tower/window/building/table/hole
`;
