/** Ruling, law, war, office, sport. */
export const powerVerbs = `
govern | v | rule | >>country/state/kingdom/province/colony/empire/city/region/island/territory/nation/people/person
governed by | x | ruled by, run by | <is/are/was/were/be/been/,/N >np !>>rule/law/contract/agreement/statute/convention/regulation/treaty/principle/act/equation/constitution/code/condition
rule | v | govern | >>country/state/kingdom/empire/city/region/island/territory/nation/people/land/province/person
rule | v | decide, hold~f | >that !<to/of/D/J
ruled by | x | governed by, controlled by | <is/are/was/were/be/been/,/N >np
rule out | v | exclude~f, dismiss | >np !>O
rule in favour of | v | support, side with
reign | v | rule | >from/over/for/in/until/as/during
control | v | dominate | >>market/trade/industry/party
control | v | hold | >>territory/city/region/area/island/town/border
control | v | regulate | >>flow/temperature/speed/level/growth/use/process/access/movement/amount
controlled by | x | run by | <is/are/was/were/be/been/,/N >>company/government/state/firm/group/family/party/board/council/committee !<<territory/area/city/land/parliament/house/region/senate/town/village/island
dominate | v | control | >>market/industry/economy/trade
dominate | v | rule | >>world/sport
dominated by | x | controlled by | <is/are/was/were/be/been/,/N >>company/party/family/elite/group/state/country/landowner/military/communist/nobility/empire/firm/clan/faction/power
manage | v | run, oversee~f | >>company/business/project/team/hotel/club/fund/farm/programme/department/property/estate/park/store/shop/bank/firm/school/campaign/network/site
manage | v | handle, control | >>risk/stress/pain/debt/disease/traffic/conflict
manage | v | handle | >>crisis/change/situation/waste/money/finance/data
managed by | x | run by, overseen by | <is/are/was/were/be/been/,/N >np
head | v | lead | >>team/delegation/group/project/committee/government/mission/commission/list/party/investigation
head | v | lead, run | >>company/organisation/organization/department/division/office/agency
chair | v | preside over~f, lead | >>meeting/session/conference
chair | v | head, lead | >>committee/commission/board/panel/group/council
chaired by | x | headed by, led by | <is/are/was/were/be/been/,/N >np
direct | v | lead | >>operation/investigation/research/attack/campaign
direct | v | guide, lead | >>work/effort/activity
supervise = oversee | v | manage | >np
supervised by = overseen by | x | managed by | <is/are/was/were/be/been/,/N >np
administer | v | manage, run | >>programme/program/fund/system/territory/area/scheme/province/estate/country/region/park/service
administered by | x | managed by, run by | <is/are/was/were/be/been/,/N >np !>>injection/nurse/doctor/mouth/route/physician !<<drug/dose/vaccine/medicine/treatment/test/questionnaire/oath/medication/antibiotic/exam
regulate | v | control | >np
regulated by | x | controlled by, governed by | <is/are/was/were/be/been/,/N >np
coordinate | v | organise, manage | !<D/J/P >>work/effort/activity/action/project/response/operation/programme/policy
command | v | lead, head | >>army/force/regiment/division/troop/fleet/brigade/unit/battalion/corps/squadron
commanded by | x | led by, headed by | <is/are/was/were/be/been/,/N >np !<<ship/vessel/submarine/frigate/boat/cruiser/destroyer
order | v | command, direct~f | >>army/troop/soldier/force/people/man/police/person >D
order | v | ask for | >>food/drink/coffee/meal/beer !<D/J
ordered to | x | told to, instructed to~f | <is/are/was/were/be/been >B
instruct | v | tell, order | >>people/staff/police/soldier/officer/committee/jury/official/man/him/her/them/person
instructed to | x | told to | <is/are/was/were/be/been >B
elect | v | choose, vote in | <to/will/has/have/had/would/N >>president/leader/mayor/parliament/member/representative/chairman/officer/government/pope/governor/king/assembly !>O !<D/J
elected | x | chosen | <is/are/was/were/be/been >as/by/for/in/from
elected president | x | chosen as president | <is/was/be/been
elected chairman | x | chosen as chairman | <is/was/be/been
elected as | x | chosen as, voted in as | <is/are/was/were/be/been
re-elected | x | returned to office | <is/was/were/be/been >in/for/with/by
appoint | v | name, choose | >>minister/director/judge/committee/member/commission/ambassador/successor/chairman/manager/coach/governor/bishop/leader/secretary/officer/head/captain/representative/staff
appointed | x | named, made | <is/was/were/be/been >N
appointed as | x | named as, chosen as | <is/are/was/were/be/been
appointed by | x | named by, chosen by | <is/are/was/were/be/been/,/N
appointed to | x | named to | <is/are/was/were/be/been >>post/position/board/committee/commission/council/court/cabinet/panel
appointed a | x | made a | <is/was/were/be/been
appointed the | x | named the, made the | <is/was/were/be/been
nominate | v | propose, name | >>candidate/member/president/judge/person/successor
nominated for | x | put forward for | <is/are/was/were/be/been/, >np !>>award/oscar/grammy/emmy/prize/medal
nominated by | x | put forward by, proposed by | <is/are/was/were/be/been/,/N
designate | v | name, appoint | >>member/representative/person/successor/official
designated as | x | named as, listed as | <is/are/was/were/be/been/,
designated a | x | named a, declared a | <is/are/was/were/be/been/,
assign | v | give, allocate~f | >>work/task/duty/responsibility/job/number
assign | v | give | >>role/value/name/code
assigned to | x | given to, allocated to~f | <is/are/was/were/be/been/N <<work/task/role/number/value/name/duty/responsibility/job/code/case
allocate | v | assign, give | >>money/resource/fund/seat/land/space/time/task/budget/memory/funding
allocated to | x | given to, assigned to | <is/are/was/were/be/been/N
hire | v | employ, take on~p | >>worker/lawyer/staff/people/employee/teacher/manager/actor/coach/expert/consultant/person !<D/J
hired as | x | employed as, taken on as~p | <is/are/was/were/be/been/,
hired by | x | employed by, taken on by~p | <is/are/was/were/be/been/,/N
hired to | x | employed to, taken on to~p | <is/are/was/were/be/been/,
recruit | v | enlist~f | >>member/soldier/volunteer/people/person
recruit | v | hire | >>staff/worker/teacher
recruit | v | sign | >>player
recruited by | x | hired by | <is/are/was/were/be/been/, >>club/team/company/university/firm
dismiss | v | fire~p, sack~p | >>worker/staff/employee/minister/manager/coach/teacher/official/government/officer
dismiss | v | reject | >>claim/idea/appeal/suggestion/case/report/allegation/concern/complaint/theory/petition
dismissed by | x | rejected by | <is/are/was/were/be/been <<claim/idea/appeal/suggestion/case/complaint/theory/petition
dismissed from | x | removed from, sacked from~p | <is/are/was/were/be/been >>post/job/position/office/role
fire | v | dismiss~f, sack~p | >>worker/staff/employee/minister/manager/coach/teacher/official/director/people/person
fired from | x | dismissed from~f, sacked from~p | <is/are/was/were/be/been >>post/job/position/role
fire | v | launch | >>rocket/missile/torpedo
sack | v | dismiss~f, fire | >>worker/staff/employee/minister/manager/coach/teacher/official/director
sacked | x | looted, plundered~f | <is/was/were/be/been <<city/town/temple/monastery/church/palace
resign | v | step down, stand down | >as/in/on/after/over/end !<is/are/was/were
resign from | v | step down from, leave, quit | >np
resign | v | give up | >>seat/commission !<D/J
resign | v | give up, leave | >>post/position/office/job !<D/J
removed from office | x | ousted~f | <is/was/were/be/been
overthrow | v | topple, bring down | <to/will/would >np
overthrown | x | toppled, ousted~f | <is/was/were/be/been >by/in
topple | v | overthrow, bring down | >>government/regime/president/leader/dictator/ruler/king/minister/system
oust | v | remove, overthrow | >>president/government/leader/minister/king/dictator/regime
depose | v | overthrow, remove | >np
deposed | x | overthrown, removed | <is/was/were/be/been >by/in/and
succeed | v | follow, replace | >>father/brother/uncle/king/president/minister/john/chairman
succeeded by | x | followed by, replaced by | <is/are/was/were/be/been/, >np
succeed to | v | inherit~f | >>throne/title
abdicate | v | give up the throne | >in/and/end
vote for | v | support, back | <to/will/would >>party/candidate/proposal/bill/measure/resolution
vote against | v | oppose | <to/will/would >>party/candidate/proposal/bill/measure/resolution/plan/motion
approve | v | pass, adopt | >>bill/law/resolution/budget/legislation/amendment/measure
approve | v | accept, agree to | >>plan/proposal/request/recommendation !<D/J
approve | v | accept | >>application/idea !<D/J
approve | v | agree to | >>project/deal/sale/merger/treaty/agreement !<D/J
approved by | x | passed by | <is/are/was/were/be/been/, >>parliament/senate/house/assembly/council/congress <<bill/law/resolution/budget/legislation/amendment/measure
approved by | x | accepted by | <is/are/was/were/be/been/, >>parliament/senate/house/assembly/council/congress/voter/board/committee/government/commission/majority
approved in | x | passed in, accepted in | <is/are/was/were/be/been <<bill/law/resolution/budget/legislation/amendment/measure/plan/proposal/referendum/constitution
adopt | v | pass, approve | >>resolution/law/amendment/budget/motion/legislation/bill/constitution/declaration/text
adopt | v | take up, embrace | >>idea/religion/lifestyle/practice/approach !<D/J
adopt | v | begin to use | >>system/style/technology/model !<D/J
adopt | v | begin to follow | >>policy/strategy !<D/J
adopt | v | introduce | >>measure/rule/reform/programme/method/procedure/standard
adopt | v | accept | >>plan/recommendation/convention
adopted by | x | passed by, approved by | <is/are/was/were/be/been/,/N <<resolution/law/amendment/budget/motion/legislation/bill/constitution/declaration
adopted in | x | passed in, approved in | <is/are/was/were/be/been/,/N <<resolution/law/amendment/motion/legislation/bill/constitution/declaration
adopted by | x | taken up by, accepted by | <is/are/was/were/be/been/,/N <<policy/approach/practice/idea/style/system/technology/method/standard/name/plan
ratify | v | approve | >np
ratified by | x | approved by | <is/are/was/were/be/been/,
enact | v | pass, adopt | >np
enacted | x | passed, adopted | <is/are/was/were/be/been >in/by/to
repeal | v | abolish, revoke~f | >>law/act/ban/tax/provision/statute/legislation
repealed | x | abolished, revoked~f | <is/are/was/were/be/been >in/by
abolish | v | end, do away with | >>slavery/tax/practice/penalty/system/tariff/serfdom/monarchy/privilege/punishment/duty !>O !<D/J
abolish | v | do away with, scrap~p | >np !>O !<D/J
abolished | x | ended, done away with | <is/are/was/were/be/been >in/by/and/after/with <<slavery/tax/practice/penalty/serfdom/monarchy/punishment/trade/system
abolished | x | done away with, scrapped~p | <is/are/was/were/be/been >in/by/after/with
ban | v | forbid, prohibit~f | >>use/sale/import/export/smoking/party/book/film/advertising/practice/substance/weapon/production/trade/drug/hunting/alcohol/chemical
banned | x | forbidden, prohibited~f | <is/are/was/were/be/been >in/by/under/on <<use/sale/import/export/smoking/practice/substance/weapon/trade/drug/hunting/book/film
banned from | x | barred from, forbidden from | <is/are/was/were/be/been >G
prohibit | v | ban, forbid | >np
prohibited | x | banned, forbidden | <is/are/was/were/be/been >in/by/under/on/and/from
forbid | v | ban, prohibit~f | >>use/sale/import/export/smoking/practice/marriage/discrimination/torture
forbidden | x | banned, prohibited~f | <is/are/was/were/be/been >in/by/under/on/and
outlaw | v | ban, prohibit~f | >np
outlawed | x | banned, prohibited~f | <is/are/was/were/be/been >in/by/under
legalise | v | allow, permit | >np
permit | v | allow | >np
permitted | x | allowed | <is/are/was/were/be/been >to/in/by/only/under/on
allow | v | enable, permit~f | >np !>O !>for !<not/n't !>>time/space/goal/run/point !*refuse/refused/decide/decided/agree/agreed/want/wanted/permission <,/thus/thereby/to/by/which/technology/software/system/tool/device/feature/method/approach
allow | v | permit~f | >np !>O !>for !>>time/space/day/hour/minute/goal/run/point
allow | v | enable, permit~f | >O !>me !<not/n't !<<@person/@group !*refuse/refused/decide/decided/agree/agreed/want/wanted/permission/please
allow | v | permit~f | >O
allowed to | x | permitted to | <is/are/was/were/be/been >B
allowed in | x | permitted in | <is/are/was/were/be/been
allow for | v | permit~f, enable | >>use/development/creation/growth/construction/study/production/analysis/exchange/flexibility
authorise / authorize | v | permit | >np
authorised to / authorized to | x | permitted to, allowed to | <is/are/was/were/be/been
entitled to | x | allowed to | <is/are/was/were/be/been >B
entitled | x | called, titled | <N/, >N/D !>to
titled | x | called, entitled~f | <N/,/was/is >N/D
enforce | v | apply | >>law/rule/regulation/policy/agreement/decision/order/standard
impose | v | introduce | >>tax/restriction/limit/ban/tariff/sanction/embargo/curfew !>O
impose | v | place | >>burden/obligation !>O
imposed on | x | placed on, put on | <is/are/was/were/be/been/N
imposed by | x | set by, laid down by | <is/are/was/were/be/been/N <<condition/limit/rule/restriction/duty/obligation/tax
implement | v | carry out, put into practice | >>plan/policy/reform/programme/program/recommendation/strategy/measure/decision !>O !<D/J
implement | v | carry out | >>work/project/activity/order/scheme/study !>O !<D/J
implement | v | put into practice | >>agreement/resolution/convention/idea/principle/law/treaty/rule !>O !<D/J
implemented | x | carried out, put into practice | <is/are/was/were/be/been >in/by/with/at/to/through/on/and/,/as/for/during !<<function/method/interface/class/algorithm/feature/system/software/protocol/language/it/standard/model
comply with | v | follow, obey | >>law/rule/regulation/order/instruction/provision/term
comply with | v | follow, meet | >>requirement/standard/obligation/condition/request
obey | v | follow | >>order/law/rule/instruction/command
violate | v | breach~f | >>right/constitution/principle/norm
violate | v | break, breach~f | >>law/rule/agreement/treaty/term/ceasefire/contract/provision
violated | x | broken, breached~f | <is/are/was/were/be/been <<law/rule/agreement/treaty/ceasefire/contract/principle/right
breach | v | break, violate~f | >>law/rule/agreement/treaty/contract/regulation/term
arrest | v | detain~f | >>man/woman/suspect/people/leader/member/person/protester/activist/journalist/official/militant/criminal
arrested | x | detained~f, taken into custody | <is/are/was/were/be/been >in/on/at/for/by/after/during/and/,
detain | v | hold | >np !>O
detained | x | held | <is/are/was/were/be/been >in/on/at/for/by/after/during/without
imprison | v | jail | >np
imprisoned | x | jailed, locked up~p | <is/are/was/were/be/been/and >in/for/by/at/after
jailed | x | imprisoned~f, sent to prison | <is/are/was/were/be/been/and >in/for/by/at/after
charged with | x | accused of | <is/are/was/were/be/been/, >murder/theft/fraud/rape/treason/conspiracy/assault/corruption
convicted of | x | found guilty of | <is/are/was/were/be/been/,
convicted | x | found guilty | <is/are/was/were/be/been >in/on/and/by/,
sentenced to | x | given | <is/are/was/were/be/been >D/CD !>death
punish | v | penalise~f | >>people/company/country/government/criminal/offender/crime/person
sue | v | take to court | >>company/government/newspaper/city/state/firm/bank/manufacturer/maker !<D/J
prosecute | v | take to court | >>people/person/criminal/offender/official
execute | v | put to death | >>prisoner/king/people/man/leader/soldier/rebel/person !>O !<D/J
executed | x | put to death | <is/are/was/were/be/been >in/for/by/on/at !<<work/program/programme/plan/command/code/order/script/task/function/query/instruction/project/contract/will/attack/painting/design/statement/process/operation/deed/it/step/trade/warrant
execute | v | carry out, perform | >>work/task/operation !>O !<D/J
execute | v | carry out | >>plan/order/instruction/project/strategy/will !>O !<D/J
attack | v | assault~f, strike | >>city/town/village/base/position/enemy/convoy/camp/fort/ship/target/army/police
attack | v | criticise | >>policy/plan/decision/idea/record/view
attacked by | x | set upon by | <is/are/was/were/be/been >>dog
attacked by | x | assaulted by, set upon by | <is/are/was/were/be/been >>man/mob/gang/group/youth/crowd/gunman
assault | v | attack | >np
invade | v | attack | >>country/poland/france/england/italy/iraq/russia/egypt/island/territory/city/kuwait
invaded by | x | attacked by | <is/are/was/were/be/been
raid | v | attack, storm | >>village/camp/base/town/coast/ship/settlement
bomb | v | attack | >>city/town/village/base/target/factory
besiege | v | lay siege to | >>city/town/castle/fortress/fort
besieged by | x | under siege from | <is/are/was/were/be/been <<city/town/castle/fortress/fort/garrison/village/palace
conquer | v | defeat, take over | >>country/city/region/territory/kingdom/empire/island/people/area/province/land/person !<D/J *army/king/emperor/empire/troops/force/forces/general/war/sultan/ruler/invader/invaders
conquered by | x | captured by, taken by | <is/are/was/were/be/been
capture | v | take, seize | >>city/town/fort/castle/fortress/village/capital/ship/bridge/island/base/port/territory/hill/airport/area
captured | x | taken, seized | <is/are/was/were/be/been >by/in/on/from/after/during <<city/town/fort/castle/fortress/village/capital/ship/bridge/island/base/port
capture | v | catch | >>suspect/animal/terrorist/slave/criminal !<D/J
captured by | x | caught by, taken prisoner by | <is/are/was/were/be/been <<he/soldier/king/pilot/man/leader/prisoner/officer/general
capture | v | catch | >>imagination/mood/eye
capture | v | catch, attract | >>attention
capture | v | record | >>image/video/moment/data/sound/picture/scene/photo
seize | v | take | >>power/control
seize | v | take, capture | >>city/town/territory/ship/base/airport/building/capital/fort/village
seize | v | take | >>land/throne/property/weapon
seize | v | confiscate~f | >>drug/weapon/property/computer/asset/cocaine/document
seized | x | taken, captured | <is/are/was/were/be/been >by/in/from/on <<city/town/fort/castle/port/island/ship/base/airport/territory/village
occupy | v | hold | >>city/town/territory/country/capital/island !<D/J
occupy | v | take up | >>space/room/floor/site !<D/J
occupy | v | fill | >>seat/post !<D/J
occupied by | x | held by, taken over by | <is/are/was/were/be/been >>troop/army/force/soldier/rebel/enemy
defeat | v | beat | >np !>>bill/motion/proposal/amendment/purpose/measure/legislation/plan/object/attempt
defeat | v | beat | >in/by/at <is/are/was/were/be/been !<<bill/motion/amendment/proposal/measure/government/plan
defeated by | x | beaten by | <is/are/was/were/be/been/, >np !<<bill/motion/amendment/proposal/measure/government/plan
beat | v | defeat | <to/will/would/can/could/had/has/have >>team/opponent/enemy/champion/party/side/rival/army/candidate/player/incumbent
beaten by | x | defeated by | <is/are/was/were/be/been/, >np
beating | x | defeating | <, >N/D
fight | v | battle | >for/over/to
fight | v | combat~f, tackle | >>crime/poverty/corruption/disease/terrorism/climate/racism/inflation/drug/malaria/discrimination/cancer/hunger/epidemic/pollution
fight against | v | combat~f, battle | >np
fight back against | v | resist~f | >np
fought in | x | took part in | <he/who/she >>battle/campaign
fought in | x | served in | <he/who/she >>war
combat | v | fight, tackle | >np
battle | v | fight | >D/for/against
resist | v | oppose | >>change/occupation/attempt/call/reform
resist | v | withstand~f | >>pressure/attack/heat/force/enemy
resist | v | oppose, withstand~f | >>invasion
oppose | v | resist, be against | <to/will/would >np
oppose | v | resist, object to | >np !<D/J
opposed by | x | resisted by | <is/are/was/were/be/been
defend | v | protect, guard | >>city/country/border/territory/right/interest/freedom/town/home/coast/land
defended by | x | protected by, guarded by | <is/are/was/were/be/been !>>lawyer/attorney/barrister !<<theory/view/thesis/he/she/idea/man/decision/seat/title
surrender | v | give up, yield~f | >>weapon/right/city/territory/control/power/fort/arm !>O !<D/J
surrender | v | give in | >to !<D/N
were killed | x | died, lost their lives | >in/when/and/during/after/on <<people/soldier/civilian/man/passenger/person/worker/woman/child/officer/member/victim
was killed | x | died, lost his life | <he >in/when/during/after/on/at
was killed | x | died | <she/who/man/woman/boy/girl/soldier/officer/driver/pilot/passenger/worker/player/father/mother/brother/son/husband/wife/king/general >in/when/during/after/on/at
been killed | x | died, lost their lives | <have >in/since/during !*and
die | v | lose their lives | <people/soldiers/civilians/passengers >in
die | v | pass away | >in/at/on/from/aged/after/end <he/she/father/mother/wife/husband/who !>of !*battle/killed/crash/accident/executed/murdered/war/attack/prison/exile
die of | v | succumb to~f | >>cancer/disease/wound/fever/injury/pneumonia/tuberculosis/illness/infection/malaria
die from | v | succumb to~f | >>cancer/disease/wound/injury/complication/illness
murder | v | kill | >np
murdered | x | killed | <is/are/was/were/be/been >by/in/on/at/and/during
assassinated | x | murdered, killed | <is/are/was/were/be/been >by/in/on/at
injure | v | hurt | >np
injured | x | hurt | <is/are/was/were/be/been/people/others/and/seriously/badly >in/by/when/during/and/,
wounded | x | hurt, injured | <is/are/was/were/be/been/people/others/and/seriously/badly >in/by/when/during/at
destroy | v | ruin, wreck~p | >>economy/life/career/reputation/relationship/crop
destroy | v | ruin | >>environment
destroy | v | wreck~p | >>building/house/home
destroyed | x | wrecked | <is/are/was/were/be/been >by/in/during/when <<building/house/bridge/home/roof/car
damage | v | harm, hurt | >>environment/health/reputation/economy/relation/interest/relationship/image/confidence/prospect/career/skin/crop
damaged by | x | hit by | <is/are/was/were/be/been/badly/severely/, >>fire/bomb/earthquake/flood/storm/hurricane/tornado/flooding
harm | v | damage, hurt | >np
hit | v | strike | <to/will/would/may/might/could/has/have/had >>city/coast/area/island/country/region/ground/rock/iceberg/target/building
strike | v | hit | >>city/coast/area/island/country/region/ground/rock/iceberg/target/building/ship/tree/house
struck by | x | hit by | <is/are/was/were/be/been >>lightning/car/train/bus/bullet/earthquake/truck/hurricane/vehicle/missile/torpedo
threaten | v | endanger~f | >>life/peace/security/future/stability/existence/health/survival/environment/species/independence !<<@person
threatened by | x | endangered by~f, at risk from | <is/are/was/were/be/been !<<@person !>>@person
crush | v | put down, defeat | >>rebellion/revolt/uprising/opposition/resistance/army/rising/protest !<D/J
suppress | v | put down, crush | >>rebellion/revolt/uprising/opposition/riot/resistance/protest/dissent/mutiny/demonstration !>O !<D/J
suppressed by | x | crushed by, put down by | <is/are/was/were/be/been <<rebellion/revolt/uprising/riot/movement/protest/rising
rebel | v | revolt, rise up | >against/in
revolt | v | rebel, rise up | >against
exile | v | banish | >np
exiled to | x | banished to | <is/are/was/were/be/been/and
expel | v | throw out~p, remove | >>student/diplomat/member/people/ambassador/player/pupil/refugee/leader/group/foreigner/person !>O !<D/J
expelled from | x | thrown out of~p, removed from | <is/are/was/were/be/been/and
deport | v | expel | >np !>O !<D/J
deported to | x | sent to | <is/are/was/were/be/been/and
ally with | v | side with, join forces with | !=K
compete | v | take part, participate~f | >in !>>market <<team/athlete/he/she/club/swimmer/rider/player/runner/country !<D/J
compete for | v | fight for, vie for~f | >>title/prize/attention/resource/contract/market/place/vote/job/medal/seat
compete with | v | challenge | >>company/country/product/firm/business
play a role | v | play a part | >in/as/at/for
play a part | v | play a role | >in/at
play an important role | v | play a key role, play a major part | >in/for
play a key role | v | play an important part, play a central role | >in
play a major role | v | play an important part, play a leading role | >in
play a significant role | v | play an important part | >in
play a vital role | v | play a crucial part, play a key role | >in
play a crucial role | v | play a vital part, play a key role | >in
play an active role | v | play an active part | >in
play an important part | v | play an important role | >in
play a leading role | v | play a leading part | >in
play for | v | represent | >>country/england/scotland/wales/ireland
play | v | perform | >>concert/show/gig/piece/symphony
perform | v | carry out, do | >>work/task/job/test/exercise/analysis/calculation/experiment/check !<D/J
perform | v | carry out | >>duty/function/operation/action/surgery/service/procedure/ceremony/activity/step !<D/J
perform | v | fulfil | >>role !<D/J
performed | x | carried out, done | <is/are/was/were/be/been >by/in/with/on/at/using/for/as/to <<work/task/duty/function/operation/test/experiment/surgery/analysis/calculation/check/procedure/ceremony/measurement/study/action
perform | v | play | >>concert/music/piece/symphony/sonata
sing | v | perform | >>song/role/aria/anthem/hit
score | v | get~p, net | >>goal
score | v | get~p | >>try
train | v | practise | >for <<player/athlete/team
race | v | compete | >in/against <<car/driver/horse/team
ranked | x | placed, rated | <is/are/was/were/be/been/, >first/second/third/fourth/fifth/among/as
divorce | v | split up | >in/after/end <they/couple
celebrate | v | mark | >>anniversary/birthday/day/victory/centenary/birth/jubilee/year/event/occasion/independence
celebrated | x | marked, observed | <is/are/was/were/be/been >on/in/with/by/at/as/every <<anniversary/birthday/day/festival/victory/event/year/christmas/feast/holiday/easter/it
commemorate | v | mark, honour | >np
commemorated by | x | honoured by, remembered by | <is/are/was/were/be/been
honour | v | celebrate, pay tribute to | >>work/life/achievement !<D/J
honour | v | pay tribute to | >>memory/victim/hero/soldier/founder !<D/J
dedicated to | x | devoted to | <is/are/was/were/be/been/,/N >G/study/development/protection/history/promotion/work
devoted to | x | dedicated to | <is/are/was/were/be/been/,/N >np !>>husband/wife/mother/family/baby/child/son/daughter/friend/him/her/them/each
devote | v | give, dedicate | >>life/time/energy/career/attention/resource
dedicate | v | devote, give | >>life/time/energy/career/resource
`;
