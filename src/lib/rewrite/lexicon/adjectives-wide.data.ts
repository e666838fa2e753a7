/** No word of degree comes before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very';
const BE = '<is/are/was/were/be/been/being/became/become/remains/remained';

/** Frequent adjectives of encyclopaedias and newspapers, for what the other lists leave over. */
export const adjectivesWide = `
what is now / what is today | x | present-day, modern-day | <in/of/from/to/into/near/on >NNP
last | x | past | <the >few/several >>year/month/week/day/decade/century/hour
last | x | past | <the >decade/century !*of
last | x | past | <the >C >>year/month/week/day/decade/century/hour !*of
past | x | last | <the >C/few/several/decade/century >>year/month/week/day/decade/century/hour
single-handedly | r | unaided
many times | x | on many occasions, numerous times | !<so/too/how/as !>JJR/more/the/a/over/higher/greater/larger/as
two-thirds | x |
numerous times | x | many times
large-scale | a | major, extensive | >N
small-scale | a | minor, limited | >N
long-term | a | lasting, long-lasting | >>effect/damage/consequence/impact/relationship/solution/peace/benefit
long-lasting | a | lasting, enduring~f | >N
long-running | a | long-standing | >>dispute/conflict/feud/row/debate/problem
long-standing | a | old, long-running | >>dispute/conflict/feud/problem/tradition/friendship/rivalry
longtime | a | long-standing, old | >>friend/ally/member/supporter/partner
one-time / onetime | a | former | >N
high-profile | a | well-known, prominent | >>case/figure/politician/event/visit/lawyer/client
well-established | a | established, recognised | >N
widely used | x | commonly used, in wide use | ${BE}
best known | x | mainly known | <is/was/are/were >for
famed | x | famous, well known | >for
noted | x | known, famous | <is/was/are/were/also/, >for
notorious | a | infamous, well known | >for
infamous | a | notorious | >N/for
legendary | a | famous, celebrated | >>singer/musician/guitarist/player/coach/actor/actress/director/band/footballer/club/performer/venue/producer/drummer
iconic | a | famous, well-known | >N
influential | a | important, leading | >N ${PLAIN}
eminent | a | distinguished, respected | >N
distinguished | x | respected, noted | <a/the/his/her/most >N !>career/service/flying/gentleman/conduct
respected | x | admired, esteemed~f | <a/highly/widely/most >N
acclaimed | x | praised | <critically/widely/highly >N
acclaimed | x | admired | <the/an >N
award-winning | a | prize-winning | >N
prestigious | a | respected, renowned | >N
prosperous | a | wealthy, rich | >>city/town/merchant/family/country/area/farmer/region/community
affluent | a | wealthy, rich | >N
impoverished | x | poor | <an/the/many/most >N
needy | a | poor | >>people/family/child/student
densely populated | x | heavily populated, crowded
heavily populated | x | densely populated
sparsely populated = thinly populated | x |
populous | a | populated | <most/least/more
arid | a | dry | >N
humid | a | damp, moist | >>air
mild | a | temperate | >>climate
mild | a | gentle | >>winter
dense = thick | a | | >>forest/vegetation/fog/smoke/wood/bush/jungle
swampy | a | marshy, boggy | >N
picturesque | a | pretty, scenic | >N
scenic | a | picturesque, beautiful | >N
spectacular | a | impressive, striking, dramatic | >N
magnificent | a | splendid, grand | >N
splendid | a | magnificent, superb | >N
elegant | a | graceful, stylish | >N
lavish | a | extravagant | >>party/ceremony/lifestyle/feast/wedding/gift/spending
luxurious | a | opulent~f | >N
ornate | a | decorated, elaborate | >N
elaborate | a | detailed, complex | >>design/system/plan
elaborate | a | complex | >>ceremony/ritual
complex | a | complicated | >>system/problem/process/issue/question/relationship/structure/task/situation/set/rule/procedure/history ${PLAIN}
complicated | a | complex | >>system/problem/process/issue/question/relationship/task/situation/rule/procedure
straightforward | a | simple, easy | >N/to/./,
tough | a | hard, difficult | >>task/job/question/decision/time/choice/year/game/challenge/condition/competition/season ${PLAIN}
strict | a | rigid | >>hierarchy/discipline/code
serious | a | severe | >>wound ${PLAIN}
grave | a | serious | >>danger/concern/threat/crisis/mistake/problem/situation/consequence/error
devastating | a | destructive, disastrous | >>earthquake/storm/fire/hurricane/flood/tsunami/war
devastating | a | disastrous | >>effect/consequence/impact
disastrous | a | catastrophic, calamitous~f | >N
catastrophic | a | disastrous, devastating | >N !>failure
destructive | a | damaging, devastating | >>force/storm/effect/earthquake/fire/hurricane
dangerous | a | hazardous, risky | >>job/mission/activity/situation/journey ${PLAIN}
dangerous | a | hazardous | >>road/condition/area/work ${PLAIN}
hazardous | a | dangerous, harmful | >>condition/chemical/journey
unsafe | a | dangerous | >N/to/for/./, !>sex/abortion/abortions/conviction/water
brutal | a | savage | >>murder/attack/war/killing
brutal | a | cruel, harsh | >>treatment/regime
brutal | a | harsh | >>crackdown/rule
cruel | a | brutal, harsh | >>treatment/punishment/regime
cruel | a | brutal | >>ruler/act/master
ruthless | a | merciless, brutal | >N
bloody | a | violent, deadly | >>war/battle/conflict/clash/attack/fighting/coup/struggle
deserted | x | empty | <the/a >street/streets/beach/road
deserted | x | abandoned | <the/a >village/house/building/farm/town
abandoned | x | deserted | <an/the/now >house/village/town/houses
abandoned | x | disused | <an/the/now >factory/mine/railway/church/station/quarry/building/buildings/mines
disused | a | abandoned | >N
derelict | a | abandoned, run-down | >N
vulnerable | a | exposed, open | >to
susceptible | a | vulnerable, prone | >to
skilled | a | trained | >>worker/worker/craftsman/labour/labor/staff/workforce
experienced | x | seasoned | <an/the/most/more >N
talented | a | gifted | >N ${PLAIN}
gifted | x | talented | <a/the/most >N !>child/children/education/student/students/program/programme
promising | x | talented, rising | <a/the/most/young >player/actor/artist/student/writer
deceased | a | late | <his/her/their >>husband/wife/father/mother/brother/sister
deceased | a | dead | >>man/woman/relative
late | x | deceased | <his/her/their >father/mother/husband/wife/brother/sister/parents/uncle
mature | a | adult | >>animal/bird/fish/male/female
adult | x | mature | <an/the >male/female/males/females/bird/birds/fish/animal/animals
juvenile | a | young | >>bird/fish/male/female/animal
nocturnal | a | active at night | <is/are
native | a | indigenous~f | <is/are >to
indigenous | a | native | >to/species/inhabitants
endemic | a | confined | <is/are >to
common | a | widespread, frequent | <is/are/was/were >in/throughout/on/along ${PLAIN}
widespread | a | common | <is/are/was/were >in/throughout/among ${PLAIN}
abundant | a | plentiful, common | <is/are/was/were >in/./,/on
plentiful | a | abundant | >N/in/./,
rare | a | uncommon, unusual | <is/are/was/were >in/./,/for/to/and ${PLAIN}
frequent | a | common, regular | <is/are/was/were >in/./, ${PLAIN}
typical | a | usual, normal | >>day/size/pattern/behaviour/week
characteristic | x | typical | >of <is/are/was/were
usual | a | normal, customary~f | >N <the/his/her/its/their
normal | a | usual | <the/his/her/its/their/under >>time/way/practice/level/price/life/route/procedure/duty/routine
regular | a | normal, usual | <the/his/her/its/their >>time/job/schedule/service/meeting/place/duty/work
customary | a | usual, traditional | >N/for/to
ordinary | a | normal, everyday | >>life/day/thing/object/citizen/situation/use/work
ordinary people | x | everyday people
identical | a | the same | <is/are/was/were/almost/nearly >./,
equal | a | equivalent | <an/of >>number/amount/size/value/share
opposing | x | rival | <the/two >team/teams/side/sides/forces/army/armies/party/parties
rival | x | competing | <a/the/C/between/of/many >company/companies/claims/firm/firms
rival | x | opposing | <a/the/C/between/of/many >group/groups/team/teams/factions/parties/party/faction
competing | x | rival | <the/of/C/many >claims/companies/theories/groups/interests/firms/products
neighboring / neighbouring | a | nearby, adjacent | >>village/town/city/area/house/island/district/county/province
outer | x | outside, external | <the/its >wall/surface/walls
outer | x | outside | <the/its >layer/shell/edge
inner | x | inside, internal | <the/its >wall/surface/walls/layer
topmost | a | highest, top | >N
uppermost | a | top, highest | >N
foremost | a | leading, greatest | >N
paramount | a | vital | <is/was/of
predominant | a | main, chief | >N
prevailing | x | dominant, current | <the/a >view/opinion/conditions/attitude/theory/mood
dominant | a | main | >>feature/religion/theme/group
dominant | a | leading | >>role/position/force/figure/party/power
decisive | a | crucial, key | >>role/battle/factor/moment/victory/step/vote/blow/point ${PLAIN} !>victory
pivotal | a | key, crucial | >N
instrumental | a | important, influential | >in
integral | a | essential | >part/to/component/element
unnecessary | a | needless | >>work/risk/suffering/cost/delay/expense/death/detail/duplication
sufficient | a | enough, adequate | >./,/to/for <is/are/was/were/be
insufficient | a | inadequate | >N/to/for/./, ${PLAIN}
excessive | a | undue | >>use/force/pressure
minimal | a | slight | >>damage/effect/impact/change/risk
slight | a | small, minor | >>increase/decrease/change/injury/difference/rise/fall/drop/improvement/variation
modest | x | small | <a/the >increase/rise/growth/gain/improvement/income/sum/fee/house/home
modest | x | limited | <a/the >success
moderate | a | modest | >>increase/growth/success/income/rise
moderate | a | reasonable | >>price
steady | a | constant | >>flow/supply/stream/pace
steady | a | regular | >>income/job/work
continued | x | ongoing, continuing | <the/his/her/their/its/of/for >existence/support/growth/presence/use/violence/fighting/success/efforts/success/work
prolonged | x | long, lengthy | <a/the/of/after >period/battle/campaign/illness/war/conflict/drought/siege/strike/absence
subsequent | a | following, later | >>year/month/decade/century/week/day/event/war/season/battle <the
subsequent | a | later | >N !>chaos/collapse/confusion
ensuing | x | following | <the >years/months/days/decade/decades
ensuing | x | resulting | <the >battle/chaos/war/fire/fight
preceding | x | previous, earlier | <the >year/years/century/season/section/months/month/decade/decades/chapter
consecutive | a | successive, straight~p | >>year/day/game/season/victory/month/match/win/title/week
eventual | a | ultimate | >>winner/goal/success/victory/outcome/result/aim/failure/defeat
prompt | a | quick, immediate | >>action/response/treatment/attention
prompt | a | quick | >>payment/delivery/reply
speedy | a | quick, fast, rapid | >N !>trial
brisk | a | quick | >>pace/walk/step
brisk | a | lively | >>trade/business/sale/trading
lively | a | animated | >>debate/discussion
lively | a | bustling | >>place/town/market
vigorous | a | energetic | >>campaign/exercise
vigorous | a | strong | >>defence/defense/opposition/growth
strenuous | a | demanding | >>work/exercise/activity/journey
ambitious | a | bold, far-reaching | >>plan/project/programme/program/goal/target/scheme
innovative | a | new, original | >>approach/design/idea/way/method/technique/product/solution
novel | a | new, original | >>approach/way/method/idea/technique/solution
unique | a | distinctive | >>feature/character/style/design/culture ${PLAIN}
unique | a | special | >>opportunity/place/position ${PLAIN}
distinctive | a | characteristic | >>feature/style/sound/shape/appearance/design/mark/taste/voice
peculiar | a | strange, odd, unusual | >N
bizarre | a | strange, odd | >N
mysterious | a | strange | >>man/woman/object/figure
mysterious | a | strange, puzzling | >>disease/death/illness/circumstance
ambiguous | a | unclear, vague | >N/./,
vague | a | unclear, imprecise~f | >>idea/term/description/language/definition/promise/statement
inaccurate | a | incorrect, wrong | >N/./,
erroneous | a | wrong, mistaken | >N
dubious | a | doubtful, questionable | >N
questionable | a | doubtful, dubious | >N/./,
plausible | a | believable, credible~f | >N/./,
credible | a | reliable | >>source/information/evidence
credible | a | believable | >>explanation/witness
convincing | a | strong, persuasive | >>argument/evidence/case
convincing | a | persuasive | >>reason/explanation
compelling | a | strong, convincing | >>argument/evidence/case/reason/story
culpable | a | to blame | <is/was/are/were
`;
