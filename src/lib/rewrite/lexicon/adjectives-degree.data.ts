/** Comparatives and superlatives, and participles that stand like adjectives. */
export const adjectivesOfDegree = `
largest | x | biggest | >N/J/in !>number/numbers/proportion/portion/percentage/amount/part/quantity/minority/possible/extent
biggest | x | largest | >in
biggest | x | largest | >>city/town/country/state/nation/economy/island/lake/river/company/firm/bank/airline/airport/port/group/party/market/producer/exporter/importer/maker/manufacturer/supplier/retailer/employer/buyer/customer/investor/donor/shareholder/owner/user/club/school/university/hospital/church/factory/plant/mine/ship/dam/stadium/stake/share/sum/donation/increase/rise/fall/drop/gain/cut/deal/crowd/audience/house/building/tree/fish/animal/planet/union/army/community
biggest | x | greatest | >problem/mistake/difference/challenge/threat
larger than life | x |
larger | x | bigger | >N/than/and !>number/numbers/amount/amounts/quantity/quantities/proportion/percentage/scale/body/extent/sums
bigger | x | larger | >N/than/and
greater | x | larger | >number/proportion/share/amount/part !>N
greater | x | increased | >competition/use/access/demand/pressure/awareness/transparency/efficiency/security/freedom/flexibility/attention/cooperation !*than !<R/even/much/far/no/still/any
greatest | x | biggest~p | >challenge/threat/problem/success/danger/impact
greatest | x | largest | >number
newest | x | latest | <the/its/his/her/their >>model/version/album/book/film/product/game/technology/edition/addition/single/release/phone/project/recruit
earliest | x | first, oldest | >known/recorded/evidence/records/reference/mention/example/examples
earliest | x | oldest | >surviving
earliest | x | first | >settlers/inhabitants/settlement
oldest | x | earliest | >known/recorded/surviving !>>person/man/woman/people/tree/animal/member/player
highest | x | tallest | >mountain/peak/building/tower/mountains/peaks
highest | x | greatest | >number/proportion/concentration/value/risk
higher | x | increased | >prices/costs/taxes !*than !<R/even/much/far/no/still/any
higher | x | greater | >spending/demand/risk
higher | x | increased | >wages !*than !<R/even/much/far/no/still/any
lower | x | reduced | =JJR >prices/costs/taxes/spending/demand/risk !*than !<the/to/will/would/could/can/must/should/may/might/help/not/that/it/they/and/R/even/much/far/also/a
lowest | x | smallest | >number/proportion/amount
better known as | x | | <is/are/was/were/be/been/became/much >D
better known as | x | also known as, commonly called~p | >NNP !<is/are/was/were/be/been/became/become/R
well known for | x | famous for, noted for | >np
known for | x | famous for, noted for | >D/N !<also/best/better/most/have/has/had/been/well/widely/mainly/primarily/mostly/chiefly/long/only/not/little/less/is !>>year/decade/century/time/month/week/day/hour
known for | x | noted for | <is >D/N !>>year/decade/century/time/month/week/day/hour
most important | x | most significant | <the/its/his/her/their >N
most important | x | most significant | >N
more important = more significant | x | | >N/than
most significant | x | most important | >N !>increase/rise/fall/drop/decline/decrease/growth/change/changes/reduction/improvement
more powerful | x | stronger | >>army/force/wind/storm/earthquake/state/country/nation/magnet/ally/rival
more difficult | x | harder | >N/to/than/for/./,
more easily | x | more readily
more quickly | x | faster~p, more rapidly
more rapidly | x | faster~p, more quickly
more slowly | x | at a slower pace | >./,/than
more frequently / more commonly | x | more often
most frequently / most commonly | x | most often
more expensive | x | costlier | >N/than/./,/and
less expensive = cheaper | x | | >N/than/./,
costlier | x | more expensive
richest | x | wealthiest | >N !>source/sources/deposits/soil/soils/flora/collection/collections/tradition/vocabulary/fishing/grounds
richer | x | wealthier | >N/than <country/countries/nations/people/families/become/became/becoming/grew/the/is/are/was/were !>taste/flavour/flavor/colour/color/soil/food/sound/culture
wealthiest | x | richest | >N
wealthier | x | richer | >N/than
fastest | x | quickest | >way/route/time !>growing
faster | x | quicker | >way/pace/rate/route/growth/response
faster | x | more quickly | <VBD/G !<getting/becoming/being/looking/feeling/became/got/looked/felt/seemed/was/were >than/./,
quicker | x | faster | >than/./,/N
quickest | x | fastest | >N
easier | x | simpler | >./,/and/than !<breathing/breathe/rest/lie
easier | x | simpler | >>way/method/task/process/solution/option/question/job
easier to | x | simpler to | !>see/hear/find/get/reach/digest/swallow/breathe/catch/sell/spot/buy/access/believe/ignore/forget/attract/obtain/lose/blame/hide/kill/break/please
easiest | x | simplest | >way/method/option/solution/route/task/question/to
simpler | x | easier | >to
harder | x | more difficult | <is/are/was/were/be/been/it/life/things/becoming/become/becomes/became/get/gets/getting/got/find/found/seems/far >to/for
tougher | x | stricter | >rules/laws/controls/regulations/regulation
tougher | x | harsher | >sentences/penalties/sanctions/measures
stricter | x | tougher~p, tighter | >rules/laws/measures/controls/regulations/limits/standards
tighter | x | stricter, tougher~p | >rules/laws/controls/regulations/limits/security
stronger | x | more powerful | >army/influence/force/effect/state/country/earthquake/storm/winds
wider | x | broader | >range/community/public/audience/issue/issues/area/context/use/access/support
broader | x | wider | >range/community/world/public/audience/issue/issues/context/use/support
closer = nearer | x | | >to
nearest | x | closest | >N !>metre/meter/cent/dollar/penny/pound/hundred/thousand/million/whole/mile/minute/hour/degree/integer/inch/kilometre/kilometer/percent/foot/ten/home
closest | x | nearest | >town/city/station/airport/neighbour/neighbor/star/village/hospital/rival
farther = further | x | | >from/away/north/south/east/west
safer | x | more secure | >place/environment/future/world
deadliest | x | worst | >attack/violence/attacks/earthquake/storm/disaster
best | x | finest | >work/works/players/wine/wines/restaurants/films/novels/artists/writers/hotels !<second/next/C
finest | x | best | >N !>hour/hours/detail/details/grain/grains/particles/gold/porcelain
more widely | x | more generally | >accepted/used/available
more generally = more broadly | x |
more specifically | x | more precisely, to be more exact~p | >,
more precisely | x | more exactly, to be exact~p | >,
more recently | x | in more recent times | >,
much better | x | a lot better~p
much worse | x | a lot worse~p
better off | x |
worse off | x |
located in = situated in | x | | >np
located on = situated on | x | | >np
located at = situated at | x | | >np
located near | x | situated near | >np
located between | x | situated between | >np
situated near | x | located near, close to | >np
based in | x | located in, headquartered in | <<company/firm/group/bank/organisation/organization/charity/airline/manufacturer/agency/corporation/institute/institution/network/publisher/retailer/maker/university/business >N
made up of = composed of~f | x | consisting of | <N/,
made up of | x | composed of~f, formed of
composed of | x | made up of, formed of
consisting of | x | made up of, comprising~f | >np
comprising | x | made up of, consisting of | >np <,/N
associated with | x | linked to, connected with | >np <is/are/was/were/been/be/N/commonly/often/closely/,
connected with | x | linked to, associated with | >np <N/is/are/was/were
accompanied by | x | together with | <, >np
followed by | x | and then | <, >D/N
led by | x | headed by | >np !>C !>>goal/point/run/lap/length/seat/percentage/export/growth/increase/sector/gain/technology/demand/stock/share/rise/hand/minute/score
headed by | x | led by | >np
caused by | x | due to, brought about by | >np
resulting from | x | caused by, arising from | >np
arising from | x | resulting from, caused by | >np
stemming from | x | arising from, resulting from | >np
designed to | x | intended to, meant to
intended to | x | designed to, meant to | <is/are/was/were/be
meant to | x | intended to | <is/are/was/were/be/not !<<@person/he/she/they/you/we/i
given the | x | in view of the, considering the | <start/, !>name/title/chance/chances/opportunity/choice/right/rights/order/job/task/option/byname/nickname/role/position/rank/power/powers/go/all/honour/honor/award
considering the | x | given the, in view of the | <start/,
starting from | x | beginning from | >np
starting in = beginning in | x | from | >C/N <,
starting with = beginning with | x | | >np
dating from | x | going back to, from | >C/D <N/,
dating back to | x | going back to, dating from | >np
dating to | x | dating from, going back to | >np
depending upon | x | depending on, according to
leading to | x | resulting in, bringing about | <, >np
resulting in | x | leading to, causing | <, >np
thus creating | x | so creating, thereby creating
not including | x | without counting
excluding | x | apart from | <,/( >np
positive | a | favourable~f, good | >>review/response/reaction/comment/effect/impression/sign
negative | a | harmful, bad~p | >>effect/impact/influence/consequence
negative | a | bad~p | >>publicity
negative | a | unfavourable~f, critical | >>review/comment/reaction/response
favorable | a | positive, good | >>review/response/reaction/impression/opinion
close | a | strong | >>tie/link/relationship/connection/friendship/alliance
friendly | a | good, warm | >>relation/relationship/tie
tense | a | strained | >>relation/relationship
bitter | x | fierce | >>dispute/rivalry/fight/battle/struggle/argument/debate
violent | a | fierce | >>clash/storm/fighting/battle
deadly | a | fatal | >>attack/accident/shooting/crash
deadly | a | fatal, lethal | >>disease
deadly | a | lethal | >>virus/weapon/poison/dose
fatal | a | deadly | >>disease/illness/accident/crash/shooting
fatal | a | lethal | >>dose
lethal | a | deadly | >>weapon/virus/disease/attack/poison/gas/blow/substance
unemployed | a | jobless~p, out of work | <is/are/was/were >./,/and/in/for
wealthy | x | rich | <the >and
valid | a | legitimate | >>reason/claim/point/concern
adequate | a | sufficient | >>supply/resource/time/protection/food/funding/support/training/water
inadequate | a | insufficient, poor | >>supply/resource/protection/funding/training/support/housing/facility
ample | a | enough | >>time/evidence/space/opportunity/room/supply <is/was/had/have/has/of/with/provide/provides
abundant | a | plentiful | >>supply/resource/rainfall/water/food
scarce | a | in short supply | <is/are/was/were/become/became >./,/in/and
stable | a | steady, secure | >>job/income
stable | a | steady | >>growth/price/relationship
unstable | a | volatile, fragile | >>situation/region
unstable | a | fragile | >>government/economy
reliable | a | trustworthy | >>source/information/data
reliable | a | dependable | >>service/system/supply/partner/method
flexible | a | adaptable | >>approach/system
permanent | a | lasting | >>damage/solution/peace/effect/impact/change
lasting | x | permanent, enduring~f | <a/the >peace/solution/impact/effect/settlement/legacy/influence/impression/damage
temporary | a | short-term | >>accommodation/job/shelter/worker
temporary | a | short-term, provisional~f | >>measure/solution/arrangement
provisional | a | temporary, interim | >>government/agreement/measure
provisional | a | preliminary | >>result/figure
immediate | a | prompt | >>response/action/reaction
immediate | a | instant | >>success/impact/hit
instant | a | immediate | >>success/response/effect/hit/result/death
urgent | a | pressing | >>need/matter/problem/issue/task/business
visible | a | noticeable, clear | >>sign/effect/change/mark
hidden | x | secret, concealed | <a/the >camera/cameras/entrance/door/passage
secret | a | clandestine~f | >>meeting/talk/operation
secret | a | hidden | >>passage/door/room
confidential | a | secret | >>document/report
massive | a | huge | >>scale/response/explosion/crowd/protest/earthquake/fire/attack/bomb/damage/increase/success/building/wall
numerous other | x | many other
related | a | connected | >>issue/problem/matter/question
relevant | a | appropriate | >>authority/body/department
worried | x | concerned, anxious | <a/many/most/some >parents/residents/families/investors/relatives
controversial | a | contentious~f | >>decision/plan/law/issue/topic/bill/policy/proposal/project
disputed | x | contested, controversial | <the/a/this >election/elections/territory/region/border/island/islands/area/vote
alternative | a | different | >>source/method/way/route/approach/solution/plan
main | a | key | >>challenge/question/point/difference/factor/player/feature/issue
desirable | a | attractive | >>location/quality/feature/area
desirable | a | welcome | >>outcome
beneficial | a | good~p, helpful | >for
beneficial | a | helpful | >to
harmful | a | damaging | >to
harmful | a | damaging | >>effect/impact/consequence/influence/practice
damaging | x | harmful | <a/the/most/very/more >effect/effects/impact/consequences
toxic | a | poisonous | >>gas/substance/chemical/fume/plant
poisonous | a | toxic | >>gas/substance/chemical/plant/fume
polluted | x | contaminated | <the/a/heavily/most >water/river/rivers/soil
edible | a | safe to eat | <is/are >./,/and
delicious | a | tasty, very good~p | >N/./,/and !<R/most/more/absolutely
tasty | a | delicious, flavourful | >N/./,/and !<very
fertile | a | rich | >>soil
fertile | a | productive | >>land/farmland
barren | a | infertile | >>land/soil
barren | a | bare | >>landscape/hill
steep | a | sheer | >>cliff/wall
flat | a | level | >>ground/land/surface
rough | a | uneven | >>surface/ground/road/terrain
smooth | a | even | >>surface
round | a | circular | >>shape/tower/window/building/hole
circular | a | round | >>shape/tower/window/building/table/hole
`;
