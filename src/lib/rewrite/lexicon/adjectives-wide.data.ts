/** No word of degree stands before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very';
const BE = '<is/are/was/were/be/been/being/became/become/remains/remained';

/** Frequent adjectives of encyclopaedias and newspapers, for what the other lists leave over. */
export const adjectivesWide = `
what is now | x | present-day, modern-day | <in/of/from/to/into/near/on >NNP
what is today | x | present-day, modern-day | <in/of/from/to/into/near/on >NNP
present-day | a | modern-day, modern | >NNP
last | x | past | <the >few/several/decade/century >>year/month/week/day/decade/century/hour
last | x | past | <the >C >>year/month/week/day/decade/century/hour !*of
past | x | last | <the >C/few/several/decade/century >>year/month/week/day/decade/century/hour
a single | x | one | >N !>N/mother/parent/man/woman/father/release/album/mum/mom
single-handedly | r | unaided
many times | x | on many occasions, numerous times | !<so/too/how/as
two-thirds | x |
numerous times | x | many times
large-scale | a | major, extensive | >N
small-scale | a | minor, limited | >N
long-term | a | lasting, long-lasting | >>effect/damage/consequence/impact/relationship/solution/peace/benefit
long-lasting | a | lasting, enduring~f | >N
long-running | a | long-standing | >>dispute/conflict/feud/row/debate/problem
long-standing | a | old, long-running | >>dispute/conflict/feud/problem/tradition/friendship/rivalry
longtime | a | long-standing, old | >>friend/ally/member/supporter/partner
one-time | a | former | >N
onetime | a | former | >N
high-profile | a | well-known, prominent | >>case/figure/politician/event/visit/lawyer/client
well-established | a | established, recognised | >N
widely used | x | commonly used, in wide use | ${BE}
widely known | x | well known | ${BE} >for/as/in
best known | x | mainly known | <is/was/are/were >for
renowned | a | famous, well known | >as
famed | x | famous, well known | >for
noted | x | known, famous | <is/was/are/were/also/, >for
notorious | a | infamous, well known | >for
infamous | a | notorious | >N/for
legendary | a | famous, celebrated | >N
iconic | a | famous, well-known | >N
influential | a | important, leading | >N ${PLAIN}
eminent | a | distinguished, respected | >N
distinguished | x | respected, noted | <a/the/his/her/most >N
respected | x | admired, esteemed~f | <a/highly/widely/most >N
acclaimed | x | praised, admired | <the/critically/an/widely/highly >N
award-winning | a | prize-winning | >N
prestigious | a | respected, renowned | >N
prosperous | a | wealthy, rich | >>city/town/merchant/family/country/area/farmer/region/community
affluent | a | wealthy, rich | >N
impoverished | x | poor | <an/the/many/most >N
needy | a | poor | >>people/family/child/student
densely populated | x | heavily populated, crowded
heavily populated | x | densely populated
sparsely populated | x | thinly populated
thinly populated | x | sparsely populated
populous | a | populated | <most/least/more
arid | a | dry | >N
humid | a | damp, moist | >>air/condition/forest/summer
mild | a | gentle, temperate | >>climate/winter
fertile | a | rich | >>soil/land/plain/valley
dense | a | thick | >>forest/vegetation/fog/smoke/wood/bush/jungle
thick | a | dense | >>forest/vegetation/fog/smoke/wood/bush/jungle
swampy | a | marshy, boggy | >N
picturesque | a | pretty, scenic | >N
scenic | a | picturesque, beautiful | >N
spectacular | a | impressive, striking, dramatic | >N
magnificent | a | splendid, grand | >N
splendid | a | magnificent, superb | >N
elegant | a | graceful, stylish | >N
lavish | a | luxurious, extravagant | >N
luxurious | a | lavish, opulent~f | >N
ornate | a | decorated, elaborate | >N
elaborate | a | detailed, complex | >>design/system/plan/ceremony/ritual/decoration
complex | a | complicated, involved | >>system/problem/process/issue/question/relationship/structure/task/situation/set/rule/procedure/history ${PLAIN}
complicated | a | complex, difficult | >>system/problem/process/issue/question/relationship/task/situation/rule/procedure
simple | a | basic, plain | >>design/form/structure/tool/meal/language/rule/technique ${PLAIN}
simple | a | easy, straightforward | >>task/way/solution/answer/method/question/process ${PLAIN}
straightforward | a | simple, easy | >N/to/./,
easy | a | simple, straightforward | >>task/way/solution/answer/method/question/process/target/job ${PLAIN}
tough | a | hard, difficult | >>task/job/question/decision/time/choice/year/game/challenge/condition/competition/season ${PLAIN}
tough | a | strict, harsh | >>law/measure/sanction/sentence/penalty/rule/control/regulation/stance ${PLAIN}
harsh | a | severe, strict | >>punishment/sentence/penalty/treatment/condition/winter/law/criticism/climate/measure
strict | a | tough~p, tight | >>law/measure/rule/control/regulation/limit/standard ${PLAIN}
strict | a | rigid, severe | >>discipline/diet/hierarchy/code
severe | a | serious, heavy | >>damage/injury/loss/shortage/problem/flooding/storm ${PLAIN}
serious | a | severe, grave~f | >>injury/damage/illness/consequence/threat/problem/shortage/crisis/accident/condition/wound ${PLAIN}
grave | a | serious, severe | >>danger/concern/threat/crisis/mistake/problem/situation/consequence/error
devastating | a | destructive, disastrous | >N
disastrous | a | catastrophic, calamitous~f | >N
catastrophic | a | disastrous, devastating | >N
destructive | a | damaging, devastating | >>force/storm/effect/earthquake/fire/hurricane
dangerous | a | hazardous, risky | >>job/road/place/situation/journey/condition/activity/mission/area/work ${PLAIN}
hazardous | a | dangerous, harmful | >>material/substance/waste/condition/chemical/journey
unsafe | a | dangerous | >N/to/for/./,
safe | a | secure | >>place/environment/distance/area/home ${PLAIN}
secure | a | safe | >>place/environment/future/base/home/job
brutal | a | savage, cruel, harsh | >>murder/attack/regime/war/treatment/killing/crackdown/dictator/rule
cruel | a | brutal, harsh | >>treatment/punishment/ruler/act/regime/master
ruthless | a | merciless, brutal | >N
bloody | a | violent, deadly | >>war/battle/conflict/clash/attack/fighting/coup/struggle
deserted | x | abandoned, empty | <the/a >N
abandoned | x | deserted, disused | <an/the/now >building/house/village/factory/mine/town/railway/church/station/quarry/buildings/houses/mines
disused | a | abandoned | >N
derelict | a | abandoned, run-down | >N
ruined | x | destroyed, wrecked | <the/a >building/castle/house/city/church/buildings/houses
vulnerable | a | exposed, open | >to
susceptible | a | vulnerable, prone | >to
skilled | a | trained, expert | >>worker/worker/craftsman/labour/labor/staff/workforce
experienced | x | skilled, seasoned | <an/the/most/more >N
talented | a | gifted | >N ${PLAIN}
gifted | x | talented | <a/the/most >N
promising | x | talented, rising | <a/the/most/young >player/actor/artist/student/writer
youthful | a | young | >N
deceased | a | dead, late | >>man/woman/husband/wife/father/mother/relative/brother
late | x | deceased | <his/her/their >father/mother/husband/wife/brother/sister/parents/uncle
mature | a | adult, grown | >>tree/animal/bird/fish/male/female
adult | x | grown, mature | <an/the >male/female/males/females/bird/birds/fish/animal/animals
juvenile | a | young | >>bird/fish/male/female/animal
nocturnal | a | active at night | <is/are
native | a | indigenous~f | <is/are >to
indigenous | a | native | >to/people/population/species/group/inhabitant
endemic | a | native, confined | <is/are >to
common | a | widespread, frequent | <is/are/was/were >in/throughout/on/along ${PLAIN}
widespread | a | common | <is/are/was/were >in/throughout/among ${PLAIN}
abundant | a | plentiful, common | <is/are/was/were >in/./,/on
plentiful | a | abundant | >N/in/./,
scarce | a | rare, in short supply | <is/are/was/were >in/./,
rare | a | uncommon, unusual | <is/are/was/were >in/./,/for/to/and ${PLAIN}
frequent | a | common, regular | <is/are/was/were >in/./, ${PLAIN}
typical | a | characteristic | >of/for
typical | a | usual, normal | >>day/example/size/case/pattern/behaviour/week
characteristic | x | typical | >of <is/are/was/were
usual | a | normal, customary~f | >N <the/his/her/its/their
normal | a | usual, regular | <the/his/her/its/their/under >>time/way/practice/level/price/life/route/procedure/size/duty/routine/school/work
regular | a | normal, usual | <the/his/her/its/their >>time/job/schedule/service/meeting/place/duty/work
customary | a | usual, traditional | >N/for/to
ordinary | a | normal, everyday | >>life/day/thing/object/citizen/situation/use/work
ordinary people | x | everyday people, common people
identical | a | the same | <is/are/was/were/almost/nearly >./,
equal | a | the same, equivalent | <an/of >>number/amount/size/value/share
opposing | x | rival | <the/two >team/teams/side/sides/forces/army/armies/party/parties
rival | x | competing, opposing | <a/the/C/between/of/many >group/groups/team/teams/company/companies/claims/firm/firms/gangs/factions/parties/party/faction/gang
competing | x | rival | <the/of/C/many >claims/companies/theories/groups/interests/firms/products
neighboring | a | nearby, adjacent | >>village/town/city/area/house/island/district/county/province
neighbouring | a | nearby, adjacent | >>village/town/city/area/house/island/district/county/province
overseas | a | foreign | >N <the/its/an/of/from/and/by/in
outer | x | outside, external | <the/its >wall/surface/walls/layer/shell/edge/edges
inner | x | inside, internal | <the/its >wall/surface/walls/layer
topmost | a | highest, top | >N
uppermost | a | top, highest | >N
foremost | a | leading, greatest | >N
paramount | a | supreme, vital | <is/was/of
predominant | a | main, chief | >N
prevailing | x | dominant, current | <the/a >view/opinion/wind/winds/conditions/attitude/theory/mood
dominant | a | leading, main | >>force/role/position/feature/group/party/religion/power/theme/figure/species
decisive | a | crucial, key | >>role/battle/factor/moment/victory/step/vote/blow/point ${PLAIN} !>victory
pivotal | a | key, crucial | >N
instrumental | a | important, influential | >in
integral | a | essential, important | >part/to/N
unnecessary | a | needless | >>risk/suffering/cost/delay/expense/death/work
sufficient | a | enough, adequate | >./,/to/for <is/are/was/were/be
insufficient | a | inadequate | >N/to/for/./, ${PLAIN}
excessive | a | undue | >>use/noise/heat/force/drinking/pressure/weight
minimal | a | slight | >>damage/effect/impact/change/effort/risk
slight | a | small, minor | >>increase/decrease/change/injury/difference/rise/fall/drop/improvement/variation
modest | x | small, limited | <a/the >increase/income/house/rise/growth/success/gain/sum/fee/home/improvement
moderate | a | modest, reasonable | >>increase/growth/success/income/price/rise/level
steady | a | constant, regular | >>growth/rise/increase/flow/supply/stream/income/decline/job/pace/stream/work
continued | x | ongoing, continuing | <the/his/her/their/its/of/for >existence/support/growth/presence/use/violence/fighting/success/efforts/success/work
prolonged | x | long, lengthy | <a/the/of/after >period/battle/campaign/illness/war/conflict/drought/siege/strike/absence
subsequent | a | later, following | >N <the/a
subsequent | a | later | >N
ensuing | x | following, resulting | <the >years/months/battle/chaos/war/days/fire/fight/decade/decades
preceding | x | previous, earlier | <the >year/years/century/season/section/months/month/decade/decades/chapter
successive | a | consecutive | >>year/day/game/season/victory/month/match/win/title/week
consecutive | a | successive, straight~p | >>year/day/game/season/victory/month/match/win/title/week
eventual | a | final, ultimate | >N
prompt | a | quick, immediate | >>action/response/payment/delivery/treatment/attention/reply
speedy | a | quick, fast, rapid | >N
brisk | a | quick | >>pace/walk/step
brisk | a | lively | >>trade/business/sale/trading
lively | a | energetic, active | >>debate/discussion/music/place/town/market/nightlife
vigorous | a | strong, energetic | >>campaign/defence/debate/opposition/exercise/growth
strenuous | a | hard, demanding | >N
ambitious | a | bold, far-reaching | >>plan/project/programme/program/goal/target/scheme
innovative | a | new, original | >>approach/design/idea/way/method/technique/product/solution
novel | a | new, original | >>approach/way/method/idea/technique/solution
unique | a | distinctive, special | >>feature/character/style/design/way/opportunity/position/culture/combination/place ${PLAIN}
distinctive | a | characteristic, unusual | >>feature/style/sound/shape/appearance/look/design/mark/taste/voice
peculiar | a | strange, odd, unusual | >N
bizarre | a | strange, odd | >N
mysterious | a | strange, puzzling | >>man/disease/death/woman/illness/object/circumstance/stranger/figure
ambiguous | a | unclear, vague | >N/./,
vague | a | unclear, imprecise~f | >>idea/term/description/language/definition/promise/statement
inaccurate | a | incorrect, wrong | >N/./,
erroneous | a | wrong, mistaken | >N
dubious | a | doubtful, questionable | >N
questionable | a | doubtful, dubious | >N/./,
plausible | a | believable, credible~f | >N/./,
credible | a | believable, reliable | >>threat/evidence/source/explanation/witness/information
convincing | a | strong, persuasive | >>argument/evidence/case/reason/explanation/proof
compelling | a | strong, convincing | >>argument/evidence/case/reason/story
culpable | a | to blame | <is/was/are/were
`;
