/** Nouns that other nouns can stand for, with the words that follow them. */
export const commonNouns = `
ability | n | capacity | >to !=NNS
capacity | n | ability | >to !<full/spare/excess/extra/additional/installed/generating/storage/production/sufficient/enough/much/more !*tonnes/percent/%/mw/seats/passengers/megawatts/gigawatts/barrels/litres/liters/gallons/spectators
capability | n | ability, capacity | >to !<military/nuclear/technical/missile
opportunity | n | chance | >to !<economic/educational/commercial/equal/professional/social
opportunity | n | chance | >for <an/the/another/no/every/great/excellent/good/perfect/rare/ideal/golden
chance | n | opportunity | >to <a/the/every/no/another/their/his/her/last/this
chance | n | possibility, likelihood~f | >that <a/any/the/little/no/some/every !=NNS
chance | n | possibility | >of <any/no/little !=NNS !*stand/stands/stood/lifetime
chance | n | likelihood | >of <the !=NNS *reduce/reduces/reducing/increase/increases/increasing/lower/raise/improve/improves/boost/rain/infection/error/failure/injury/disease
possibility | n | chance | >of/that !=NNS !<the/any !*raise/raised/raises/raising/explore/exploring/explored/discuss/discussed/discussing/consider/considering/considered/examine/offer/offered/offers/investigate/mention/mentioned/suggest/open/opened/opens/study/studying/new
possibility | n | chance | >of/that !=NNS <any !*raise/raised/discuss/discussed/explore/consider/considered
likelihood | n | probability~f, chance | >of/that
probability | n | chance, likelihood | >of/that !*distribution/random/density/function/theorem/event/events
risk | n | danger | >of <a/real/no
danger | n | risk | >of/that !<in/great/grave/serious/imminent/immediate/constant/mortal/out/of
threat | n | danger | >to <a/the/serious/major/real/any
attempt | n | bid, effort | >to <the/his/her/their/its/an/a/latest/failed !<who/that/which/to/they/we *government/president/company/minister/police/leader/party/club/union/opposition
attempt | n | effort | >to !<who/that/which/to/they/we/you/us/i/people/me/them/some/many
effort | n | attempt | >to <an/his/her/this/the/another/any/their/unsuccessful/these/recent/repeated/failed
bid | n | attempt, effort | >to !*submit/submitted/contract/contracts/auction/olympic/olympics/takeover/offer/winning/host
desire | n | wish | >to !<burning/sexual/overwhelming
desire | n | wish, longing | >for !<burning/sexual/overwhelming/the
desire | n | wish | >for <the
wish | n | desire | >to
intention | n | plan | >to
intention | n | aim, purpose | >of <the
plan | n | proposal | >to <a/the/government/controversial/announced/new/unveiled/rejected/approved/this/ambitious *government/council/minister/parliament/congress/president/board/commission/city/bill/committee/budget/senate/eu/lawmakers/ministers/mayor !*plot/kill/assassinate/attack/marry
proposal | n | plan | >to/for
decision | n | choice | >to <his/her/their !*court/bank/judge/council/government/company/board/ministers/minister/ruling/president
aim | n | goal, purpose, objective~f | >of/is/was/to/./, !<take/took/taking/takes/we/they/i/you/who/that/which/to/also !*gun/shot/rifle/target/arrow/shoot/ex-girlfriend
goal | n | aim, objective~f | >of/is/to/./, <the/a/this/his/her/their/our/its/main/primary/common/ultimate
objective | n | goal, aim | >of/is/was/are/to/./,
purpose | n | aim, objective~f | >of/is/was <main/primary/their/his/her/whole/real/stated !*device/machine/building/system/tool/valve/wall/structure/room/file/function/engine/button/room/chapel/tower/gene/organ
target | n | goal, objective | >to <the/a/this/its/their !*attack/missile/bomb/shot/shoot
reason | n | cause | >of !<for/by
result | n | outcome | >of <the/this !=NNS
result | n | consequence, outcome | >of <a/direct/natural/likely/inevitable !=NNS !*election/match/vote/test
result | n | outcome | >is/was/./, <the/this/final/desired !=NNS !*test/tests/tested/exam/search/equation/multiply/divide/number/sum
result | n | outcome | >./,/is/was/are/were <good/positive/desired/better !*test/tests/tested
outcome | n | result | >of/is/was/./,/were/are !<learning/clinical/educational/treatment
consequence | n | effect, result | >of =NNS !*face/faced/suffer/bear/legal
consequence | n | result | >of !=NNS
effect | n | impact | >on/upon !<side/special/adverse/take/takes/took/taking/into/in/with/sound/visual/ill/toxic/little/knock-on/calming/soothing/healing/cooling !*drug/drugs/dose
effect | n | impact | >of <negative/positive/economic/social/environmental/long-term/likely/possible/political
impact | n | effect | >on/of/upon !*bullet/crash/asteroid/meteorite/collision/comet/projectiles/vehicle/bomb/missile/make/makes/made/making
influence | n | effect, impact | >on/upon *exert/exerted/exerts/had/have/having !*been/was/were/greatest/strongest
influence | n | sway~f, power | >over
implication | n | consequence | >of/for
problem | n | difficulty | >with/in <a/the/this/major/main/some/many/serious !*math/mathematics/physics/algorithm/solve/solved/solving
problem | n | issue | >of <the !=NNS !*mathematics/theorem/solved/solve/solving/solution/solutions
problem | n | issue, difficulty | >is/was <the/main/major/biggest/real/only !*mathematics/theorem/algorithm/equation/puzzle/chess/math
problem | n | issue | >with/is/was/./,/that/in/facing/are/were <the/this/these/main/such/major/any/other/serious/big/some/many !*mathematics/theorem/algorithm/equation/puzzle/chess/math/homework
difficulty | n | trouble | >in/with <some/no/any/great/much/little !=NNS
difficulty | n | problem | >in/with =NNS
difficulty | n | problem | >of =NNS <the/many/some/great
difficulty | n | problem | >./, =NNS !<in/into/with/learning
issue | n | matter, question | >of/is/was/at/,/. <the/this/that/any/other/these/such !*magazine/journal/newspaper/stamps/shares/bonds/published/edition/comic/passport/visa/fix/fixed/fixes/error/software/app/update/bug/bugs/device/customer/technical/troubleshoot/installed/problem/health/medical/refund/connection
issue | n | question | >of/is/was/at/,/. <a/key/main/important/major !*magazine/journal/newspaper/fix/fixed/error/software/app/update/bug/device/customer/technical/health/medical/caused/causes/cause/causing
issue | n | problem | >with <a/the/this/major/main/some/many/serious/any
matter | n | issue, question | >of <the/this !*energy/dark/particles/universe/physics/atoms/grey/gray
matter | n | issue, question | <the/this/these/such >is/was/./,/in/to/before/will !*fact/heart/truth/energy/particles/atoms/dark/organic/what
question | n | issue, matter | >of <the/this !*exam/test/interview/survey/answer/answered/asked
question | n | issue | >whether <the !*answer/answered/asked/ask/answers/asks
topic | n | subject | >of/is/was/./,/in/that/for
subject | n | topic | >is/was/./, <the/this/main/favourite !*experiment/study/sentence/verb/clause/photo/portrait/painting/school/taught/patients/teacher/king/queen/research/grammar/photographer/video/test
theme | n | subject, topic | >of/is/was <the/main/central !*music/song/composed/park/soundtrack/melody/piano/symphony/tune
challenge | n | problem, difficulty | >facing/faced <the/a/these/many/major/main
advantage | n | benefit | >of/is <the/an/main/major/great/key/big/biggest/another/additional/added/distinct/one
benefit | n | advantage | >of <main/many/several/great/key/some !*doubt/welfare/insurance/pension/unemployment/employees/disability
benefit | n | gain, advantage | >./,/for <economic/potential/commercial
disadvantage = drawback | n | weakness | >of/is
weakness | n | shortcoming, flaw | >of/in <a/main/major/any !*muscle/muscles/legs/limbs/arm/arms/physical
strength | n | power | >of <the !=NNS *wind/army/storm/navy/empire/military/forces/hurricane/enemy
flaw | n | weakness, fault, defect~f | >in
error | n | mistake | >in/of/./, !<in/of/standard/human/random/systematic/experimental/and/statistical/absolute/relative/mean/squared/average/fatal/syntax/runtime/medical/manifest !*message/software/server/browser/code/click/file/install/page/screen/app/windows/computer/debug/law
mistake | n | error | >in/./,/to/of <a/the/this/any/no/serious/big/common/his/her/their/some/many
fault | n | defect | >in !<find/found/finding/no/at !*rock/rocks/earthquake/geological/zone/plate
increase | n | rise | >in/of
rise | n | increase | >in <a/the/sharp/rapid/this/any/further/steady
growth | n | increase, rise | >in <the/a/this !*economy/gdp/plants/children/plant/economic
reduction | n | cut, decrease | >in *spending/tax/taxes/budget/prices/jobs/rates/costs/price/emissions/workforce/staff/deficit/deficits
reduction | n | decrease | >in
a reduction of | x | a cut of, a decrease of | >C
decrease | n | fall, drop, reduction~f | >in/of
decline | n | fall, drop, decrease | >in <a/the/sharp/steady/rapid/further/this
drop | n | fall, decline | >in <a/the/sharp/steep/this/further !*bucket/ocean
fall | n | drop, decline | >in <a/the/sharp/steep/this/further *percent/%/prices/sales/rate/rates/demand/number/numbers/unemployment/profits/value/price/temperature/temperatures/revenue/exports/production/output/interest/income/pressure/shares/costs/rents/imports
change | n | shift | >in <a/the/this/major/significant/dramatic/radical/any *policy/attitude/attitudes/opinion/strategy/thinking/approach/balance/power/society/direction/emphasis/culture/behaviour/behavior/public/demand/mood/style
change | n | alteration~f, modification~f | >to <a/these/any/some/minor/major/further/many/no !*euro/currency/democracy
shift | n | change | >in <a/the/this/major/significant/dramatic !*worked/hour/hours/night/nurse/workers/factory/gear
shift | n | move, change | >towards/toward/to/from <a/the/this/major/significant/dramatic !*worked/hour/hours/night/nurse/workers/factory/gear/key
expansion | n | growth | >of/in <the/rapid/economic/further !*universe/gas/heat/program/programme/airport/facility/thermal/system/volume/powers/building/plant
creation | n | formation, establishment~f | >of *government/company/group/team/state/committee/union/club/republic/alliance/organisation/organization/agency/commission/ministry/department/council/institution/party/university/foundation/fund/parliament/unit !*jobs/art/life/content/wealth
establishment | n | creation, founding | >of *company/state/committee/club/republic/organisation/organization/agency/commission/ministry/department/council/institution/party/university/foundation/school/college/colony/church/museum/hospital/society
establishment | n | creation | >of !*relations/contact/links/rules/facts
formation | n | creation, establishment~f | >of <the *party/government/company/group/team/state/committee/union/club/republic/alliance
foundation | n | basis | >for/of <a/solid/strong !*concrete/building/stone/house/walls/bricks
basis | n | foundation | >for <the/a/solid/strong/sound/theoretical !=NNS
basis | n | foundation | >of <solid/strong/sound/theoretical !=NNS
beginning | n | start | >of <the !=NNS
start | n | beginning | >of <the
conclusion | n | end, close | >of <the !=NNS !*treaty/agreement/convention/contract/agreements/treaties/argument/premise/study/report/paper/pact/article/essay/research/marriage
departure | n | exit | >of/from <his/her/their/the *club/manager/coach/party/company/minister/band/show/board/team/director !*flight/train/ship/tradition
lack | n | absence | >of !<for/no
absence | n | lack | >of <complete/total/an/notable/relative
shortage | n | lack, scarcity~f | >of !<no
abundance | n | wealth | >of <an/the !*food/water/rain/babies
variety | n | range | >of <wide/great/large
range | n | variety | >of <wide/broad/large/vast !*temperature/temperatures/frequencies/frequency/wavelengths/speeds/values/prices/price/ages
portion | n | part | >of !*food/meat/rice/fish/vegetables/chips/soup/meal/plate/ate/eat/ounce/chicken/pizza/protein/serving/served
section | n | part | >of <the/a/this/each/final/first !*act/law/code/statute/subsection/constitution/orchestra
segment | n | section, part | >of !*body/abdomen/thorax/leg/legs/worm/orange/limb/antenna/antennae/tail/insect/caterpillar/larva/larvae/moth/moths/forewings/hindwings/wing/wings
share | n | portion | >of <large/small/greater/larger/considerable/substantial !*stock/stocks/shares/shareholders
proportion | n | share, percentage | >of <a/high/large/small/the/significant !=NNS
percentage | n | share, proportion | >of <a/high/large/small/the
amount | n | quantity | >of <large/small/huge/vast/the/this/total !*money/time/effort/attention/debt/tax/information/risk/support/pain/stress/pressure/power/research/drinks/people/freedom/responsibility/loss/damage *water/oil/food/sugar/salt/energy/waste/data/material/materials/fuel/gas/alcohol/drug/drugs/chemical/chemicals/protein/goods/grain/milk/blood/supplies/liquid/oxygen/carbon/medicine/cocaine/coal/solution/soil/plastic/foods/heat/light/electricity/steel/paper/rubbish/snow/sand/equipment
quantity | n | amount | >of !*weapons/arms/books/things/coins/goods/items/bottles/ammunition
volume | n | amount, quantity | >of <large/huge/increasing/growing !*litres/liters/cubic/gas/container/tank/ml/book/poems/books/blood/essays
degree | n | level | >of <a/high/certain/the/some/any/this !*university/college/doctor/bachelor/master/arts/law/polynomial/latitude/angle/celsius/philosophy
extent | n | scale | >of <full/true/real
pace | n | rate, speed | >of !*life
way | n | method, means | >of <effective/best/main/common/efficient/traditional/simple/easy/different/alternative/cheap !*life/living/thinking/looking/seeing/speaking
method | n | technique, approach | >for
method of | x | way of, technique of | >G
methods of | x | ways of, techniques of | >G
technique | n | method | >of/for/to
a means of | x | a way of, a method of | >G
an effective means of | x | an effective way of | >G
another means of | x | another way of | >G
the main means of | x | the main way of | >G
manner | n | way, fashion~f | <a/this/that/similar/same/the/timely/such/different !=NNS !>of
procedure | n | process | >for/of !<of !*surgery/surgical/patient/patients/medical/doctor/operation/court/parliamentary
process | n | procedure | >for !<due/peace/political/democratic/legal
step | n | measure | >to <further/some/any/necessary/concrete/urgent/additional =NNS !*follow/below/install/instructions/following/stairs
measure | n | step | >to <these/further/some/necessary/urgent/additional/other/such/new/several/various/effective/of !*index/scale/scores/statistical
solution | n | answer | >to !*chemical/acid/salt/water/sodium/ml/equation/equations/mix/add
answer | n | response | >to <the/an/no *question/questions/letter/inquiry
answer | n | solution | >to <the/an/no *problem/problems/crisis/crime/poverty/climate/shortage !*question/questions
response | n | reply, answer | >to <the/a/his/her/their/its !<in *question/letter/email/request/message/inquiry
reply | n | response, answer | >to
reaction | n | response | >to/from !*chemical/acid/chemistry/nuclear
view | n | opinion | >that <the/his/her/their/a
view | n | opinion | >on/about <his/her/their/own/political/its/my/your !*window/room/hotel/mountain/sea
opinion | n | view | >that/on/about/of <his/her/their/own/a !<in
belief | n | conviction, view | >that <his/her/their/firm/strong/our
belief | n | view | >that
idea | n | notion~f | >of <the/this/that
concept | n | idea, notion | >of/that
notion | n | idea | >of/that
suggestion | n | proposal, idea | >to
suggestion | n | idea | >that <the/any/his/her !=NNS
suggestion | n | claim | >that =NNS
claim | n | assertion~f | >that <the/his/her/their/its/this/any/a
announcement | n | statement, declaration | >that
announcement | n | statement | >by
promise | n | pledge~f, vow | >to <a/his/her/their/its/the
pledge | n | promise, commitment | >to
commitment | n | dedication, devotion | >to <the/his/her/their/its/strong/our *work/art/education/service/community/students/craft/team/research/customers/excellence/quality/music/family/patients/science !*agreement/treaty/nuclear/reduce
request | n | appeal, call | >for <a/the/his/her/their/this/any *aid/help/donations/volunteers/funds/calm/ceasefire !*court/judge/motion/information
requirement | n | condition | >for <a/basic/any
requirement | n | condition | >for <the =NNS
requirement | n | need | >for <the !=NNS
condition | n | requirement | >for <a/the/necessary/any !*medical/patients/weather/disease/treatment/drug
importance | n | significance~f | >of/for/to/in/./,
significance | n | importance | >of/for/in/./, !<statistical !*statistically
role | n | part | >in <a/the/his/her/its/their/important/key/major/significant/central/leading/vital/crucial/active/main
part | n | role | >in <important/major/active/key/significant/leading/vital/central/integral !<take
function | n | role, purpose | >of <main/primary/basic/chief/essential
task | n | job | >of <the/difficult/a/this/main
duty | n | obligation, responsibility | >to !<on/off/active/of/customs/heavy
responsibility | n | duty, obligation~f | >to <a/the/his/her/their/its/our/your/my/moral/legal/special/no
obligation | n | duty, responsibility | >to
permission | n | consent | >from/of
permission | n | authorization~f | >to
authority | n | power | >to <the/no/any/legal/full !=NNS
support | n | backing | >from/of <the/with/no/strong/public/full/popular !*software/windows/columns/wall/roof/device
support | n | backing | >for <his/her/their/its/strong/public/popular/full/the/political !*windows/software/files/devices/android/version/browser/users/hardware/format
assistance | n | help, aid, support | >to/from/of/in/./,/for
help | n | assistance, aid, support | >from/of <the/with/without/some/any/no
aid | n | assistance | >to/from <humanitarian/foreign/financial/military/economic/more/for/of
cooperation | n | collaboration | >between/with/among/of/in !<full/his/her !*police/investigation/investigators/authorities/court
collaboration | n | cooperation, partnership | >between/with/among <in/close !*song/album/artist/singer/band/track/single
relationship | n | connection, link | >between <the/a/this/close !*wife/husband/mother/father/child/children/couple/lover/friends/countries/nations/brothers/sisters/authors/parents/marriage/sexual/governments/teacher/doctor
connection | n | link | >between/with <a/the/any/no/close/direct !*server/network/internet/wifi/usb/cable/girl/guy/router/train/flight
link | n | connection | >between <a/the/any/no/close/direct/strong
link | n | connection, tie | >with <a/any/no/close/direct/strong/its/his/their !*page/website/click/url/email/web/online/site/article
link | n | tie, connection | >to <any/no/close/direct/strong/its/his/their =NNS !*page/website/click/url/email/web/online/site/article
difference | n | distinction | >between <a/the/no/clear/main/important !=NNS !*average/percent/low/high/price/temperature/prices/rates/groups/statistically/scores/age/years/what's/whats/income/number/levels/height/cost/costs/time/size/results/value/values/what/rich/poor/make/makes/made
distinction | n | difference | >between !*make/makes/made/making/draw/draws/drew/drawing/drawn
similarity | n | resemblance | >between/to/with
conflict | n | dispute, clash | >between <the/a/this/any !*war/armed/military/army/killed/troops/rebels/forces/israel/palestinians/civil/died/soldiers/violence
dispute | n | disagreement, conflict | >between/over/with/about
disagreement | n | dispute | >between/over/about/with
argument | n | dispute, quarrel | >between/with <an/the !*function/value/parameter/command
argument | n | claim, contention~f | >that <the/an/his/her/their/this
debate | n | discussion | >about/over/on <the/a/public/this/political/heated
discussion | n | debate | >about/on <the/a/this/public/further *policy/parliament/political/government/public/law/war/reform/budget/future
conversation | n | talk, discussion | >with/about/between
negotiations | x | talks, discussions | >with/between/on/over/to/for/aimed/./,/and <the/in/of/hold/held/peace/further/new/these/direct/,
talks | x | negotiations~f, discussions | >with/between/on/over/aimed/./,/and <the/in/of/hold/held/holding/further/new/these/direct/for/, =NNS
border | n | frontier~f | >between
example | n | instance | >of <another/one/an/some
level | n | degree | >of <a/certain/some !=NNS !*game/water/metres/feet/sea/percent/%/noise
agreement | n | deal, accord~f | >between/with/on/to <a/an/the/this/new/trade/peace/final !*arbitrate/arbitration/clause/plaintiff/defendant/license/licence/privacy/user/court/employment/contract/parties/general/verb
deal | n | agreement | >with/between/to/for <a/the/this/any !=NNS !*price/save/discount/shopping/phone/big/great/good/santa
deal | n | agreement | >with/between/to/for <new/peace/trade
treaty | n | pact, agreement | >with/between
investigation | n | inquiry~f, probe~p | >into/by <an/the/this/his/its/further/police *police/prosecutors/fraud/corruption/officials/fbi/murder/crash/allegations/fire/bribery/death/deaths/shooting/attack
investigation | n | inquiry~f | >into/of/by <an/the/this/his/its/further/police
inquiry | n | investigation | >into
study | n | analysis | >of <a/this/detailed/careful/recent !*people/patients/men/women/children/participants/adults/mice/students/researchers/scientists/found/medicine/rats
analysis | n | study | >of
examination | n | study | >of <an/the/careful/close !*patient/patients/body/doctor/medical/physical/blood/wound/eye/teeth/vehicle/witness/witnesses
review | n | assessment, examination | >of <a/the/this/full/further !=NNS !*book/film/restaurant/movie/album/game/books/products/bar/written/wrote/magazine/novel/court/judicial/literature
survey | n | study | >of <a/the/this !*land/geological/aerial/archaeological/map/maps
evaluation | n | assessment | >of
assessment | n | evaluation, appraisal~f | >of
description | n | account | >of <a/the/detailed/full/good *events/journey/life/war/battle/travels/visit/eyewitness/incident/voyage
account | n | description | >of <an/the/detailed/full/his/her/this/first !<on !*bank/customer/money/user/twitter/password/login/facebook
explanation | n | reason | >for <the/possible/simple/any/likely
evidence | n | proof | >of/that <no/any/clear
proof | n | evidence | >of/that !<a/the !*theorem/mathematical/conjecture/purchase/concept/identity/address/mathematics
sign | n | indication~f | >of/that <a/clear/the/any/no/good/first/another/early !*said/says/read/reads/road/street/door/post/traffic/zodiac/symptoms
indication | n | sign | >of/that
feature | n | characteristic~f, aspect | >of <a/the/main/key/common/important/distinctive/notable/central/another/one/these !*phone/software/app/device/camera/windows/film/website/users/product/car/version/update/landscape/face/facial/coast/engine
characteristic | n | feature | >of
aspect | n | part | >of <important/key/every/essential/integral/central/crucial/significant/many/some/another/various/other/one/vital
element | n | part, component | >of <key/important/essential/main/basic/central !*chemical/periodic/mass/carbon
component | n | part, element | >of !*matter/chemical/vector
instance | n | example, case | >of !*class/object/server/software/application
type | n | kind, sort | >of
kind | n | type, sort | >of <a/the/this/some/another/any/new/different/same/other/particular/every
sort | n | kind, type | >of <a/the/this/some/another/any/new/different/same
category | n | class, type | >of
class | n | category | >of <a/this/new !*students/pupils/school/graduated/insects/species/ships/teacher/animals/submarines/destroyers/university/college/degree/mammals/plants
circumstance | n | condition | <these/such/certain/normal/difficult !>of *under
circumstance | n | situation | <these/such/certain/difficult !>of !*under
post | n | position, job~p | >of/as <the/a/his/her/this !*blog/facebook/wrote/office/fence/army/trading/twitter/danger
job | n | position, post | >as <a/the/his/her
location | n | position | >of <exact/current/precise
location | n | site | >of <the *built/building/church/castle/battle/town/fort/factory/station/monastery/settlement
location | n | place, site | >for/where <a/the/this/ideal/good/suitable !*file/folder/click
location | n | place | >in <a/this/ideal/good
site | n | location | >of <the !*web/website/online/internet/page
place | n | spot | >where <a/the *body/buried/killed/accident/fell/stood/landed/died/crash/shot/found/tree/stand/picnic/grave
area | n | region | <coastal/rural/mountainous/surrounding/remote >./,/and/is/was/in/where/were/are/between/near/has/had
area | n | region | <this/that >./,/and/is/was/in/where/were/are/between/near/has/had *country/river/province/north/south/east/west/population/settlers/villages/tribes/mountains/border/climate/troops/miles/km/island/coast/valley/town/towns
region | n | area | <the/this/that/whole/entire/surrounding/coastal/mountainous/remote >./,/and/is/was/in/where/were/are/has/had !*brain/body/skin/tube/gene/genome
zone | n | area | >of/between/in/where !<demilitarized/demilitarised/economic/special/euro/free/exclusive/neutral/no-fly/safe/prohibited/twilight
route | n | way | >to/from/through <the/a/direct !*bus/flights/airline/ships/train/trains/escape/buses/tram/ferry/race
path | n | route, way | >through <the/a/this !*on
path | n | route | >to/from <the/a/this !*file/folder/directory/server/defeat/recovery/on
interior | n | inside | >of *building/house/church/car/room/castle/temple/cathedral/walls/painted/mosque/palace
exterior | n | outside | >of *building/house/church/car/room/castle/temple/cathedral/walls/painted/mosque/palace
inhabitant | n | resident | >of/./,/who/were/are/in/and/had/have
resident | n | inhabitant | >of <the/all/many/most/local/some/other !*building/apartment/nursing/care/home/hospital/dormitory/medical
person | n | individual | <a/this/each/another/any/every/one >who/is/was/has/with/in/to/can/from/. !=NNS
person | n | individual | <the >who/with !=NNS !*am/you/i
individual | n | person | >who/with/in/./,/is/was/to/can/from/has !*species/animal/animals/population/populations/cells/variation/plants/bird/birds/genetic/insects/society/state/collective/freedom/colony/sample/fish
individuals | x | people | >who/with/in/./,/are/were/to/can/from/have/and !*species/animal/animals/population/populations/cells/variation/plants/bird/birds/genetic/insects/whales/breeding/fish/persons/people
persons | x | people, individuals~f | >who/with/in/./,/are/were/to/can/from/have/and !<displaced/natural/legal/missing
youngster | n | young person
kid | n | child
man | n |
buddy | n | friend
companion | n | friend | <his/her/my/their
opponent | n | rival, adversary~f | >in/./,/and
rival | n | competitor | >in/for/./,/of *company/market/business/firm/sales/customers/prices/airline
rival | n | opponent | >in/for/./, <his/her/their/political/its/main !*company/market/business/firm/sales/customers/prices/airline
competitor | n | rival | >of/to/./, !*race/athletes/event/games/tournament
enemy | n | foe | >of/./, !<natural/worst/public
supporter | n | backer, advocate~f | >of !*club/team/football/fans/match
advocate | n | supporter | >of !*court
proponent | n | supporter, advocate | >of
critic | n | detractor~f, opponent | >of !*film/music/art/literary/newspaper/theatre/times
author | n | writer | <the/an/american/english/british/french/german >./,/and/who/is/was/has/also !*study/paper/research/journal/studies
writer | n | author | <the/a/american/english/british/french/german/famous >./,/and/who/is/was/has/also !*film/director/television/script/tv/screenplay/comic/song/show/producer/journalist/magazine/letter/episode/series
researcher | n | scientist | >have/say/found/at/from/who/are/were/had/believe/in !*history/historical/market/language/survey/social/security/historians
scientist | n | researcher | >have/say/found/at/from/who/are/were/had/believe =NNS !<political/social/natural/great/famous
expert | n | specialist | >in/on/who/say/at/from/./, !<no
specialist | n | expert | >in/on/who/at/from !*doctor/doctors/patients/medical/hospital/treatment/heart/eye/health/refer/referred/surgeon/army
analyst | n | expert, observer | >say/said/believe/expect/expected/have/had !<financial
spokesman / spokeswoman | n | spokesperson, representative~f | >for/said/of
representative | n | delegate | >from <a/the *conference/congress/assembly/meeting/summit/un/convention
employee | n | worker, member of staff | >at/in/who/./,/were/are/and/have/had/to
worker | n | employee | >at/in/who/./,/were/are/and/have/had/to <the/its/their/many/all/these/some/other/of !*union/socialist/communist/revolution/bolshevik/labour/movement/peasants/farmers/slaves/soldiers/self-employed/bees/queen/ants/strike
staff | n | personnel~f, employees~p | >of/at/in/./, <the/its/his/their/all
personnel | n | staff, employees | >of/at/in/./,/to/and !*military/army/navy/troops/air/force/soldiers/base/un/peacekeeping/security/police
customer | n | client | >of/in/who/./,/and/are/were/to *bank/firm/service/services/consulting/insurance/business/company/account/accounts/software !*restaurant/shop/store/cafe/food/bar/retail/pizza/supermarket/waiter/coffee/meal/counter/store/stores/shops/bus/train
client | n | customer | >of/in/who/./,/and/are/were/to !*server/software/application/computer/network/web/court/lawyer/lawyers/attorney/therapist/counsel/legal/therapy/agent/case/judge/mail/social/worker/counselling
buyer | n | purchaser~f | >of/in/who/./,/and/are/were
company | n | firm | <the/a/this/its/their/another/private/local/foreign/many/new/same/large/some !>./of/is !*theatre/theater/ballet/dance/opera/army/regiment/soldiers/captain/battalion/infantry/actors/rifle/guests
company | n | firm | <his/other/for/that =NNS !>./of/is !*theatre/theater/ballet/dance/opera
company | n | firm | >said/has/had/was/were/have/plans/expects/to/which/that/will/would/says/announced/also !<in/his/her/for/holding/limited/public/joint-stock/good/your !*theatre/theater/ballet/dance/opera/army/regiment/soldiers/captain/battalion/infantry/actors/rifle
firm | n | company | <the/a/this/its/his/their/private/local/foreign/many/new/large/small !>N
corporation | n | company, firm | <the/a/this/large/big/major/multinational !*bbc/broadcasting/public/municipal/city/council/mayor/crown
business | n | company, firm | <a/local/new/large >in/that/which/to
factory | n | plant | !*plants/trees/rubber/sugar/cotton <the/a/this/new/old >in/at/was/were/is/./,/and/to/where
store | n | shop | <the/a/this/small/local/new/many >in/on/at/was/were/is/./,/and/to/where/are !*data/memory/app/energy/supply/supplies
building | n | structure | <historic/stone/brick/original >was/is/has/had/were/are/in/on/./,/and
house | n | home, residence~f | <his/her/their/my >in/on/at/near/./,
home | n | house, residence~f | <his/her/their/family >in/on/at/near/after
residence | n | home, house | <the/his/her/a/their/private/this >of/in/on/./,/and/was
car | n | vehicle | <the/a/his/her/their/this/of !>bomb/park/bombs/race/racing/crash/accident/maker/makers !*train/railway/subway/tram/rail/cable/carriage
automobile | n | car, vehicle
ship | n | vessel~f | <the/this/a/of/each/all/another
vessel | n | boat | <fishing
vessel | n | ship | <the/this/a/each/another/naval/merchant !*blood/heart/artery/brain/pressure/reactor/clay/pottery/ceramic/wine/bronze/glass
aircraft | n | plane | <an/this/his !>were/are/have/carrier !*helicopter/helicopters/drone/glider
aircraft | n | plane | <the >was/is/has/had/crashed/took/landed/hit !*helicopter/helicopters/drone/glider
airplane | n | plane, aircraft
plane | n | aircraft | <the/a/this/his/their/military/of/by >was/crashed/had/is/carrying/from/to/in/at/./, !*geometry/point/points/line/angle/axis/surface/vector/horizontal/spiritual/mathematics/ecliptic/focal/wood
train | n |
cash | n | money | <the/his/her/their/some/more/enough/much/extra !>register/machine/flow/crop/prize/cow/payment
income | n | earnings | <his/her/their/annual/household/average >of/from/./,/and
revenue | n | income | >from *tax/taxes/government/state/oil/tourism/exports/taxation !*company/firm
fee | n | charge | >of/for <a/the/small/annual/additional
salary | n | pay | <his/her/their/the >of/./,/and/for !=NNS
salary | n | wage | <his/her/their/the >of/./,/and/for =NNS
purchase | n | acquisition~f | >of <the/its/a
loan | n |
on the subject of | x | on the topic of
`;
