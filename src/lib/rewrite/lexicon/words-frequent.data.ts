/** Not after a word of degree, nor between adjectives. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very/J';

/** Frequent words of news and encyclopaedias, where no line before fits: read after all others. */
export const frequentWords = `
only | r | just, merely~f | >C !<not/the/an/a/no/if/of
only | r | solely, exclusively | >by/for =R !<not/the/an/a/no/if/start
only | r | solely, exclusively | >in/on/from/within =R <K/J
new | a | fresh | >>outlet/start/approach/evidence/look/attempt/effort/round/wave/talks/hope/concern/doubt/perspective/allegation/supply/protest/call/appeal/attack/fighting/violence/challenge ${PLAIN}
new | a | recent | >>study/survey/poll/report/research <a/the
new | a | novel~f | >>technique/concept/method/idea/treatment ${PLAIN}
small | a | compact | >>kitchen/car/camera/device/machine ${PLAIN}
small | a | modest | >>increase/rise/improvement/fee/profit/sum/income/gain ${PLAIN}
great | a | excellent, wonderful~p | >>job/place/food/service/show/film/movie/book/choice/product/location/view/atmosphere/experience/opportunity/idea ${PLAIN}
great | a | excellent, wonderful~p | <is/was/are/were >./,/and !*how !<<damage/need/demand/loss/danger/risk/cost/pressure/difference/number/distance/difficulty/importance/power/suffering/quantity/interest/influence
great | a | considerable | >>difficulty/care/interest/success/influence/importance/skill/help/impact/effect/pressure/need/risk ${PLAIN}
greater | x | wider | >variety/range/choice
greater | x | larger | >number/share/proportion/part/amount/role
greatest | x | biggest~p, largest | >number/part/share/challenge/threat/risk/problem/success/snowfall/impact/danger !<of
high | a | elevated~f | >>level/temperature <at/the/of/to/a
high | a | strong | >>wind ${PLAIN}
higher | x | greater | >sales/demand/risk/speed/output/volume/volumes/numbers/productivity/efficiency
higher | x | steeper | >price/prices/cost/costs/rent/rents/fees/bills
good | a | sound | >>advice/judgment/basis/investment/argument/understanding ${PLAIN}
good | a | fine~f | >>book/film/view/actor/performance/wine/meal/player/writer/song/restaurant <a/the/some/many
good | a | strong | >>result/relationship/reputation/start ${PLAIN}
good | a | useful, helpful | >>tip/hint ${PLAIN}
better | x | improved | >service/services/performance/access/conditions/relations/quality/protection/health/security/education/communication/infrastructure/facilities !<a/the/much/even/J/to/little/far/no/any/bit
modern | a | contemporary~f | >>society/world/culture/design ${PLAIN} !<J
a single | x | one | >N/J !>player/bed/room/mother/parent/mattress/mum/market/currency/ticket/person/malt/dose/album/release/lane/storey/story/seat/man/woman/dad/father/cell/life/point !<not/without/even/as/within/into/in
use | v | make use of~w | >D/NNS >>resource/facility/tool/opportunity/information/software/service/data/technology/skill/equipment/feature/method/technique/material/space/experience/knowledge/network/system/building/idea/model/theory/legend
used in | x | employed in~f | >D/NNS/J <N
used for | x | employed for~f | >D/NNS/J/G <is/are/was/were/N
see | v | witness~f | >>growth/rise/increase/change/decline/development/improvement/fall/surge/shift/accident/crime/attack !<to
give | v | offer | >>advice/encouragement/guidance !<D/J
give | v | grant~f | >O/NNS/D *permission/licence/independence/asylum/citizenship !*up !>>chance/advice
think | v | believe | >it/he/she/they/that/this/the =V !>of !*would
need | v | require | >D/J/NNS !<in/not/i
remove | v | take off | >>lid/cover/cap/shoe/coat/wrapper/label
remove | v | get rid of~p | >>stain/oil/dirt/paint/dust/rust/weed/obstacle/barrier
remove | v | take out | >>battery/filter/seed/screw/cake/tooth/stone/bone
send | v | dispatch~f | >>letter/troops/team/parcel/ship/force/representative/delegation/soldier !>O
stop | v | halt | >>work/production/bleeding/attack/war/train/traffic/flow/spread/process
written by | x | penned by~p | >NNP
called to | x | summoned to | <is/was/were/been >the/a/an
occupy | v | take up | >>space/area/room/position
seek | v | look for~p | >>work/job/help/solution/way/answer/support/shelter/refuge/revenge !<to
create | v | give rise to~f | >>need/problem/confusion/tension/demand/situation/conflict
create | v | produce | >>image/art/product/sound/effect/result/design/object
create | v | form | >>lake/valley/group/team/alliance/ring
include | v | contain | <<book/collection/list/report/document/text/album/kit/package/article/study >D/C/J/NNS
also | r | additionally~w | >V !<,
also | r | likewise~w | <is/was/are/were >J
now | r | currently, at present~w | <is/are >J/R/D/K/P
now | r | currently | >houses/holds/serves/offers/lives/works/stands/operates/runs/plays/owns/requires/employs/hosts/contains/includes/consists/teaches <N/,/which/who
just | r | only, merely~f | >C/a/an !<only/not/n't
there is still | x | there remains~f | >N/J/no/a/an
there are still | x | there remain~f | >N/J/no
then | r | subsequently~f | >VBD !*if <,/and/N
then | r | subsequently~f | <was/were >K
over | x | across | >D/J/N >>distance/area/region/continent/desert/ocean/plain/border/globe !<all/dispute/control/sovereignty/row/claim/tension/war/conflict/concern !*dispute/conflict/sovereignty
all | x | all of | >the/these/those/his/her/its/their/our/this !<at/in/for/above/after/us/them/you/we/they/not
has no | x | does not have any | >NNS !>longer/more/less
have no | x | do not have any | <N/we/they/you/who/which >NNS !>longer/more/less
had no | x | did not have any | >NNS !>longer/more/less
parts of | x | areas of | <in/other/many/across >>@place/country/world/region/coast/continent/NNP
children | x | youngsters~p | <the/these/those/many !>'s/of
businesses | x | companies, firms | <local/many/other/and/for/of/to !>N
habitat | n | environment | <their/natural/suitable/its/arid/particular/specific/different/many
motorist | n | driver
driver | n | motorist | <the/a/drunk/another >was/who/had/told/lost/got/ran/fled/crashed !*train/bus/race/team/lap/truck/lorry/taxi/cab/formula/passenger/passengers/van/coach
in | x | within~w | >the <N >>city/town/region/area/district/province/county/village/park/building/organisation/organization/industry/sector/community
about | x | concerning~f, regarding~f | <question/questions/information/details/decision/decisions/facts/doubts/rumours/advice/statement/statements/complaints/news/data/evidence/claims >N/D/J
through | x | by means of~w | >>process/use/program/programme/system/network/method/tax/fee =P
like | x | such as | <NNS =P >NNP
another | x | one more, a further | >>step/cut/attempt/problem/example/reason/advantage/benefit/loss/victory/increase/attack/blow
after | x | once | =S <start/, >O
since | x | because, as | =S <, >O !*been/ago/ever
as | x | because, since | =S >there <,/start
been told | x | been informed | >that/why/about/of/how/when/whether
cancel | v | call off~p | >end <<flight/match/event/concert/meeting/game/trip/race/festival/show/parade
in damages | x | in compensation
shut | v | close | <to/will/would/must/can/could/has/have/had/should >C/D/NNS !>up/down/out/off
lowest level | x | lowest point | <the/its/their >in/since/for
highest level | x | highest point | <the/its/their >in/since/for
encouraging | a | promising | <is/are/was/were >but/./,/and
encouraging | a | promising | >>sign/result/start/progress/trend ${PLAIN}
contract | n | agreement | <a/the/this >with/between/for/./, !*won/wins/win/awarded/award/bid/bids/player/season/hit/murder/killing/disease/builder/building
abolish | v | scrap~p, do away with | >end <<tax/rule/fee/duty/post
abolish | v | scrap~p, do away with | >>tax/rule/fee/duty/post/requirement !<D/J
illegal | a | unlawful~f | <is/was/been/be/were/are
illegal | a | unlawful~f | >>act/search/detention/killing/arrest/activity/strike ${PLAIN}
years late | x | years behind schedule | <C/two/three/four/five/six/several >./,
months late | x | months behind schedule | <C/two/three/four/five/six/several >./,
must be | x | have to be | >K <<<NNS
must be | x | has to be | >K <N <<<N !<NNS !<<<NNS
find | v | locate~f | >>number/button/file/key/switch/address/source/leak/wreck/position !<to/D/J
prepare | v | make | >>meal/breakfast/lunch/dinner/soup/sauce/dough/tea/coffee !<D/J
wear | v | put on | <start >>glove/helmet/mask/goggles/glasses/boot/coat/hat
backpack | n | rucksack
light | a | lightweight | >>backpack/tent/bicycle/jacket/frame/material/laptop ${PLAIN}
solar energy | x | solar power
wind energy | x | wind power
nuclear energy | x | nuclear power
less energy | x | less power | >than
previous | a | earlier | >>model/version/edition/generation/attempt/design
connect to | v | link to | >>phone/computer/network/grid
free | a | free of charge | <is/are >,/./and *entry/admission/version/app/parking/service/ticket/software
store | v | keep | >end <<data/note/file/record/information/food/wine/grain/goods/item/book
changes to the way | x | changes to how | >N/D/O !>of/that
change in the way | x | change in how | >N/D/O !>of/that
changes in the way | x | changes in how | >N/D/O !>of/that
heart rate | x | pulse
a total of | x | altogether; | <start >C
perform better | v | do better | >than
smaller than / lower than | x | below | >C <is/was/are/were
larger than / higher than | x | above | >C <is/was/are/were
to complete | x | to finish | <minutes/hours/days/weeks/months/years
treatment | n | therapy | <the/this/of/new >for/to/./,/and *patient/patients/drug/cancer/disease/doctor/doctors/clinical
reflect | v | mirror | >>fear/change/view/mood/trend/concern/attitude/spirit/feeling !<to
been published | x | appeared in print | <never/yet/not/has/have >./, !*by
in contrast to | x | unlike | >D/J/N
earlier | x | previous | >work/studies/study/research/attempts/attempt/version/versions/models/model !<the/an
the concentration of | x | the level of | >>salt/gas/oxygen/lead/acid/dioxide/sugar/protein/drug
has not worked | x | has not been working | >since/for
ask for | v | request~f | >only/more/another/further/C
the figures for | x | the numbers for
book | v | reserve~f | >>ticket/table/room/seat/hotel/flight !<D/J
soon | r | before long, shortly~f | >,/. !<as/too/very/so/how/pretty/quite/anytime/time/sometime/any/real/fairly
call | v | phone, ring~p | >O *tomorrow/tonight/later <will/would/'ll/to/can/could
website | n | site | <the/your/our/its/their/this/a
the population of | x | the number of people in | >>district/town/city/village/region/country/island/province/county *was/is/census
headquarters | x | head office | <its/their >to/in/at/from/. !*army/nato/military/police
flowers | x | blooms | <white/yellow/red/blue/pink/purple >and/./,/in
bill | n | beak | *bird/birds/wings/feathers/legs/nest <long/short/curved/its/their/black/yellow/broad/hooked
depend | v | rely | >largely/heavily/mainly/mostly/entirely/partly <<economy/country/company/business/family/charity/region/village/people/farmer/industry
spread by | x | carried by, transmitted by~f | <is/are *mosquito/mosquitoes/disease/virus/tick/ticks/flies
collect | v | gather | >C/more/NNS *signature/signatures/evidence/data/information
end | v | come to an end, finish | >,/. <<season/war/term/contract/festival/period/strike/course/lease/holiday/show/ceasefire
reject | v | dismiss | >>view/claim/criticism/allegation/suggestion/idea/argument/accusation !<D/J
give | v | award | >O *prize/medal/compensation !*up !=K
winners | x | victors~f | <the >./,
welcome | v | greet | >D/O >>player/team/visitor/guest/king/president/pope/leader/queen
fans | x | supporters | *team/club/match/player/players/coach/stadium/season !<ceiling/and !>of
kept secret | x | kept hidden
live in | v | inhabit~f | <that/which >D/J/N *insect/bird/animal/species/moth/fish/mammal/birds/animals
control | v | regulate | >>pressure/flow/temperature/speed/supply/growth/voltage !<to/D/J
in her absence | x | while she was away
in his absence | x | while he was away
in their absence | x | while they were away
expensive | a | costly | >>product/equipment/mistake/item/option/process/project/repair/material ${PLAIN}
check | v | inspect~f, examine | >>brake/tyre/chain/machine/pipe/roof/cable/filter/engine !<D/J/to
place | n | spot | <warm/quiet/dry/cool/dark/sunny/nice/beautiful/popular/favourite/favorite/good/shady !>of
outside | x | outdoors | <go/play/sit/eat/sleep/stay/stand/work >./,/in/and/when
outdoors | x | outside, in the open air | <work/time/eat/play/live/sleep/spend >./,/and/in
in the middle of | x | halfway through | >january/february/march/april/may/june/july/august/september/october/november/december
tie | v | fasten | >the/a/it *stick/rope/pole/string/post/tree
flat | n | apartment | <a/the/new/my/your/our/their/his/her/old !*roof/tyre/land/apartment
get | v | obtain~f | >C/D >>offer/quote/permission/licence/visa/degree/permit/copy
asleep | x | sleeping | <are/is/was/were >./,
fixed to | x | attached to | <is/are/was/were
fall below | v | drop below
factory | n | plant | <the/small/two/its/car/new/a >in/at/near/of/. !*flower/garden/plant
receive | v | get~p | >at/C/more/less/about !<is/are/was/were/be/been/being
been fixed | x | been corrected | *bug/bugs/error/errors/problem/problems/fault/faults/issue/issues
fix | v | correct | >>problem/bug/error/fault/issue/mistake !<to/D/J
industry | n | sector | <same/this/car/whole/that >,/./and/in/has/is
sufficient | a | enough | <not/is/are/be/was >,/./to/for
been started | x | been launched | >and/in/to/by !*fire/blaze/engine/riot/car/war/machine
true | a | real, actual | >>cost/value/reason/identity/nature/extent/scale/meaning/size ${PLAIN}
people | x | individuals~w | <many/most/some/young/older/of/those >who/with/./,
car | n | vehicle | <the/a/two/three/stolen/used/his/her/their !>park/of !*vehicle/train
road | n | route | <only/main/coastal/new >into/to/between/from
buy | v | purchase~f | >>car/house/land/ticket/book/property/home/share/equipment/food/flat/painting !<to/D/J
money | n | funds~f | <raise/raised/the/enough/of/lost >for/to/./, *charity/school/hospital/project/government/council/project
doctor | n | physician~f | <a/the/his/her/their/family
boat | n | vessel~f | <the/a/fishing/small/two
ship | n | vessel | <the/a/two/three/his/first/largest
school year | n | academic year
is found in | x | occurs in | *species/bird/plant/animal/insect/fish/moth/frog/mammal !*police
are found in | x | occur in | *species/birds/plants/animals/insects/fish/mammals/habitat/habitats
the same year | x | that year, that same year | <in >,/./;
hit by | x | struck by | >>landslide/earthquake/flood/storm/drought/hurricane/avalanche/car/truck/train/tsunami/cyclone/lightning/lorry
crash | n | collision | <head-on/two-car
part of the world | x | region of the world | <this/that/the
emergency aid | x | emergency relief
left homeless | x | made homeless | <people/families/were/was/residents
strike | v | hit | >np <<earthquake/quake/storm/hurricane/tornado/disaster/typhoon/cyclone/tsunami
strike | v | hit | >./,/in/on/at <<earthquake/quake/storm/hurricane/tornado/typhoon/cyclone/tsunami
were still | x | remained | >missing/open/closed/alive/unclear/unknown/common
officers | x | police | <start/,/but/and >took/said/caught/found/arrested/observed/saw/responded/have *driver/arrested/suspect/vehicle/custody/crash/fled
following | x | after | <N/K/her/him/them >a/an/the/his/her/their >>crash/attack/death/ruling/decision/election/war/accident/incident/collapse/arrest/report/announcement/earthquake/fire/explosion/victory/defeat/protest/vote
keep a close eye on | v | pay close attention to
more than a | x | over a | >decade/century/year/month/week/dozen/third/quarter
for centuries | x | for hundreds of years
centuries ago | x | hundreds of years ago
centuries later | x | hundreds of years later
thrive | v | do well~p, flourish | >in/on/./,
thriving | x | flourishing | <a/the >N
flourish | v | thrive | >./,/in
abundant | a | plentiful | <is/are/was/were
abandon | v | give up | >>plan/idea/attempt/hope/effort/search/project
widespread | a | common | >>belief/practice/use/problem ${PLAIN} <a/the
fall sharply | v | drop steeply
rise sharply | v | climb steeply
come into force | v | take effect
take effect | v | come into force | <<law/rule/ban/regulation/agreement/treaty/act/change/tax/measure/tariff/policy/sanction/increase/legislation
step down | v | resign | >as/from/./,/after/in
set aside | v | overturn | >>ruling/decision/verdict/conviction
verdict | n | ruling | <the/court >./,/and/of/in *court/judge !*jury/juror/jurors/guilty/murder/trial
violate | v | breach~f, break | >>law/rule/constitution/agreement/treaty !<the
run-up to | x | lead-up to
on behalf of | x | for | >np <speaking/spoke/speak/act/acting/acted/works/working/speaks
in the wake of | x | after, following
ahead of | x | before | >>election/vote/meeting/summit/talks/visit/match
nearly all | x | almost all
powerful | a | strong | >>army/force/military/position/influence/argument ${PLAIN}
`;
