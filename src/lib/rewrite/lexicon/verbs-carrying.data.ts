const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Placing, carrying, sending, bringing, covering and joining. */
export const carryingVerbs = `
place | v | put | >>object/bet/emphasis/pressure/burden/ban/book/bomb/hand/block/stone/egg/food/body/item/flower/trust/bet/limit/restriction/value
place | v | put, lay | >>emphasis/stress
placed in | x | put in | <is/are/was/were/be/been >D/N
placed on | x | put on | <is/are/was/were/be/been >D/N
placed under | x | put under | <is/are/was/were/be/been >D/N
place first | v | finish first | >in/at !<is/are/was/were/be/been/being
place second | v | finish second | >in/at !<is/are/was/were/be/been/being
place third | v | finish third | >in/at !<is/are/was/were/be/been/being
put | v | place | <to/will/would/can/could/must/should/may/might/be/been/was/were/is/are/have/has/had >>pressure/emphasis/burden/value/limit/restriction/object/faith/trust/order/stone
putting | x | placing | >>pressure/emphasis/burden/value/limit/restriction/object/faith/trust/order
put | x | placed | <was/were/been/is/are >in/on/under/at !>in/on/under/at/by
puts | x | places | >>pressure/emphasis/burden/value/limit/restriction/faith/trust
put into practice | v | implement~f, apply
put off | v | delay, postpone~f | >np
put on | v | stage, organise | >>play/show/exhibition/concert
put down | v | suppress, crush | >>rebellion/revolt/uprising/riot/mutiny
put out | v | extinguish~f | >>fire/flame/blaze
put out | v | issue | >>statement/report/warning
put out | v | release | >>album/single/record/song
put to death | x | executed, killed | <is/are/was/were/be/been/being
put to use | x | used | <is/are/was/were/be/been
put into effect | x | implemented | <is/are/was/were/be/been
put up for sale | x | offered for sale | <is/are/was/were/be/been
put at risk | v | endanger~f
put at risk | x | endangered | <is/are/was/were/be/been
set aside | v | reserve | >>money/land/time/fund/area/space/room/seat/sum/day/hour/site/acre/resource/million/billion/percent/dollar/portion
set aside | x | reserved, kept | <is/are/was/were/be/been >for/as
set foot in | v | enter
set foot on | v | step onto
set fire to | v | burn
set free | x | released, freed | <is/are/was/were/be/been
set sail | v | sail, leave | >for/from
set sail | v | sail | >to
set on fire | x | burned | <is/are/was/were/be/been
set to | x | due to, expected to | <is/are/was/were >B
lay | v | place, put | >>emphasis/stress/blame
lay | v | place | >>flower/wreath
lay down | v | set out, set down | >>rule/condition/principle/term/requirement/standard/guideline
lay off | v | dismiss~f | >>worker/staff/employee/people/person
lay out | v | set out, explain | >>plan/vision/strategy/policy/rule/case/argument/principle/goal
lay the foundation / lay the foundations | v | prepare the ground | >for
lay claim to | v | claim
rest on | v | depend on | <<argument/theory/case/system/claim/decision/success/future/power >np
carry | v | transport | >>passenger/goods/cargo/load/freight/oil/people/water/supply/coal/equipment/troop/material/food/person
carry | v | transport | <<passenger/goods/cargo/freight/supply/coal/oil >by/to/from/on/in
carry | v | bear | >>name/burden/inscription/scar/arm/title
carry | v | have | >>gene/risk/sentence/weight/meaning/penalty
carry out | v | conduct, perform~f | >>study/research/survey/test/investigation/experiment/operation/inspection/review/search/analysis/trial/assessment/exercise/check/examination/audit
carry out | v | conduct | >>interview/attack/raid/inquiry/poll/project/activity/programme/program/campaign
carry out | v | do, perform~f | >>work
carry out | v | conduct, undertake~f | <<study/research/survey/test/investigation/experiment/operation/inspection/review/search/analysis/trial/interview/assessment/exercise/audit/poll >by/in/on/at/with/during/under/for/to
carry out | v | do, perform~f | >>task/duty/repair/job/calculation
carry out | v | perform~f | >>function/action/role/responsibility
carry out | v | follow, obey | >>order/instruction
carry out | v | implement~f | >>reform/policy/plan/decision/change/measure/mandate/resolution
carry out | v | commit | >>murder/massacre/crime/killing/robbery
bear | v | carry | >>name/inscription/weight/burden/title/mark
bear | v | stand, endure~f | >>pain/thought/sight
bear in mind | v | remember, keep in mind | >that/np
bear witness | v | testify~f | >to
bear responsibility | v | be responsible | <to/must/should/will >for
bear fruit | v | produce results | >in/end !*tree/plant/shrub/orchard/flower/vine/bush/species
bring | v | cause | >>problem/destruction/suffering/ruin/difficulty
bring | v | bring about | >>change
bring | v | yield~f, produce | >>benefit/result/reward/profit
bring about | v | cause, lead to, produce | >np
bring about | v | cause, produce | >by
bring back | v | reintroduce, restore | >>law/system/penalty/tax/rule/service/tradition/ban
bring down | v | reduce, lower, cut | >>price/cost/rate/inflation/tax/unemployment/deficit/level
bring down | v | topple, overthrow~f | >>government/regime/president/dictator
bring forward | v | put forward, propose | >>proposal/legislation/bill/idea/measure
bring in | v | introduce | >>law/rule/tax/system/measure/policy/ban/legislation/change/reform
bring in | v | earn, generate~f | >>revenue/money/income/profit
bring out | v | release, publish | >>album/book/product/version/model/record/edition/song
bring together | v | unite, gather | >>people/leader/expert/group/artist/country/community/scientist/family/person
bring to light | v | reveal, uncover
brought to light | x | revealed, uncovered | <is/are/was/were/be/been
bring under control | v | control, contain
bring up | v | raise | >>child/issue/subject/question/topic/son/daughter/matter/family/point
brought up in | x | raised in | <is/are/was/were/be/been/,
brought up by | x | raised by | <is/are/was/were/be/been/,
bring to justice | v | put on trial
lead | v | head, run | >>company/organisation/organization/department/delegation/project/government/mission/committee/campaign/investigation/study !>NNS
lead | v | head | >>team/group/expedition/party/movement/army/force !>NNS !*title/victory/win/championship/season/league/cup/final/game/goal/playoff/scoring/point/half
led by | x | headed by | <is/are/was/were/be/been/,/N >D/N !>example
lead to | v | result in, cause, bring about | >>death/damage/loss/collapse/decline/delay/confusion/conflict/war/crisis/shortage/change/increase/decrease/rise/fall/problem/unrest/violence/injury/destruction/split/recession/tension !*but
lead to | v | result in | >np !>>door/room/house/road/city/town/river/garden/gate/street/summit/top/village/bridge/hall/castle/station/sea/church/power/place/entrance/conclusion/question/answer/another/rome/heart/brain/sea/coast/beach !<<road/path/street/door/trail/stair/staircase/track/way/corridor/passage/gate/route/step/tunnel/lane/line/clue/road !>another !>O !*but
lead up to | v | precede~f | >np
lead the way | v | take the lead | >in
lead a life | v | live a life | >of
led the way | x | took the lead | >in
send | v | dispatch~f | >>troop/army/ship/force/team/expedition/soldier/delegation/fleet/mission/envoy/letter
send | v | dispatch~f | <<troop/army/ship/force/team/expedition/soldier/delegation/fleet/mission/envoy/letter >to/by/from/out
send out | v | issue | >>invitation/notice/press
send out | v | distribute~f | >>letter/newsletter
send back | v | return | >np
send for | v | call, summon~f | >>doctor/police/help/priest
sent to prison / sent to jail | x | jailed, imprisoned~f | <is/are/was/were/be/been/being
dispatch | v | send | >np/to/by !>>penalty/kick/spot-kick/shot/free-kick/effort/ball/opponent/rival/challenger/header
deliver | v | give, make | >>speech/lecture/talk/address/sermon/statement
deliver | v | bring | >>letter/food/parcel/supply/goods/package/mail/water/aid/message/newspaper
deliver | v | provide, supply | >>service/care/power/electricity/training/programme/energy
deliver | v | produce, achieve | >>result/growth/benefit/change/improvement
delivered by | x | given by, made by | <<speech/lecture/talk/address/sermon/statement
transport | v | carry, move | >np
transport | v | carry, move | >by/to/from/in/on/through
ship | v | send | >to/from/out
ship | v | send | >>goods/product/order/oil/item/cargo/grain
convey | v | carry | >>water/goods/passenger
import | v | bring in | >>goods/food/oil/worker/car !<D/J
withdraw | v | pull out, retreat | >from ${active} <<army/troop/force/soldier
withdraw from | v | pull out of | >>race/deal/agreement/treaty/war/competition/tournament/alliance/talks/contest/market/event/country/project/city/area/region/contract
withdraw | v | retract~f, take back | >>statement/claim/allegation/remark/comment/accusation !<D/J
withdraw | v | take back | >>offer !<D/J
withdraw | v | drop | >>complaint/bid/application/proposal/objection !<D/J
withdraw | v | end | >>support !<D/J
withdraw | v | pull out, remove | >>troop/force/army/ambassador !<D/J
withdraw | v | take out | >>money/cash/fund !<D/J
pull out of | v | withdraw from~f, leave | >>deal/agreement/talks/war/treaty/alliance/market/project/region/city/country/NNP
pull out of | v | withdraw from~f | >>race/tournament/competition/event/contest
pull out | v | withdraw | >>troop/force
retreat | v | withdraw, fall back | >to/from/behind/into/in/end <<army/troop/force/soldier/enemy/they
retreat | v | withdraw | >to/from/into/behind
retire | v | step down | >from ${active} <<he/she *politics/office/post/position/board !*football/cricket/rugby/tennis
advance | v | move, push | >on/into/to/towards/through/across <<army/troop/force/soldier/column/enemy
advance | v | progress, go through | >to <<team/club/side/winner
advance | v | promote, further | >>cause/interest/career/goal/knowledge/understanding/right/democracy/peace/agenda
progress | v | advance, move forward | >to/from/through/end
proceed | v | go ahead | >with
proceed | v | go, continue | >along/through/from
proceed to | v | go on to | >B
hurry | v | rush | >to/back/into/out <<@person/i/we/you/crowd
rush | v | hurry | >to/into/out/back/from <<@person/i/we/you/crowd !<is/are/was/were/be/been/being
wander | v | roam | >through/around/in/about
surround | v | encircle~f, enclose | >>city/town/castle/house/village/building/garden/camp/army/lake/area/island/fort/church !=G
surrounded by | x | enclosed by, ringed by | <is/are/was/were/be/been/, >>wall/mountain/hill/forest/moat/tree/garden/field/fence/sea/water
spread | v | extend | <to/will/would/could/may/might/has/have >to/into/through/across/over/throughout <<practice/influence/strike/protest/empire/use/tradition/trend/movement
spreads | x | extends | >to/into/across/over/throughout <<practice/influence/empire/area/range/tradition/trend/movement/which
spreading | x | moving | <is/are/was/were >to/into/across/through/throughout
distribute | v | hand out, give out | >>food/money/leaflet/aid/copy/gift/medicine/supply/ticket/fund !>O !<D/J
distribute | v | share | >among/between
distribute | v | spread | >across
scatter | v | spread | >over/across/around/throughout
hide | v | conceal~f | >>truth/identity/fact/weapon/face/feeling/money/body/information/evidence/loss !<D/J !=K
conceal | v | hide | >np/by/in/from/under
bury | v | lay to rest | <was/were/be/been >at/near/beside/with <<@person !*rubble/alive/snow/earthquake/landslide/avalanche/debris
buried in | x | laid to rest in | <is/was/were/be/been >>cemetery/churchyard/church/cathedral/abbey/chapel/tomb
buried at | x | laid to rest at | <is/was/were/be/been <<@person !>>depth/sea
cover | v | report on | >>war/election/story/event/trial/campaign/sport !<D/J
cover | v | pay for, meet | >>cost/expense/bill !<D/J
cover | v | pay for | >>damage !<D/J
cover | v | extend over, occupy | <<area/forest/park/city/site/lake/estate/farm/desert/island/state/building/campus/it/which >>acre/hectare/mile/kilometre/kilometer/area/part !<D/J
covers an area of | x | occupies an area of, has an area of | >np
covered an area of | x | had an area of, occupied an area of | >np
cover an area of | x | occupy an area of | >np
covers | x | extends over, occupies | >>acre/hectare/mile/kilometre/kilometer
covered with | x | covered in | <is/are/was/were/be/been >np !>>cloth/sheet/blanket/lid/tarpaulin/roof/foil/cloak/coat/flag/veil/carpet/plate/cover/skin/slab/glass/board
covered in | x | covered with | <is/are/was/were/be/been >>snow/ice/forest/blood/mud/dust/grass/tree/hair/water
stretch | v | extend, run | >from/along/across/over/to/into/for/through ${active} <<line/road/range/river/mountain/coast/territory/beach/wall/valley/area/region/forest
span | v | cross | <<bridge/viaduct/arch/it/which >>river/valley/creek/gorge/canyon/road/strait
span | v | cover | >>decade/year/century/period
link | v | connect, join | >>city/town/island/road/place/country/village/station/network/line/building/river/sea/coast
linked to | x | connected to, tied to | <is/are/was/were/be/been
linked with = connected with | x | associated with | <is/are/was/were/be/been
connect | v | link, join | >>city/town/island/road/place/country/village/building/river/sea/coast
connect | v | link | >>network/line/people
connected to | x | linked to | <is/are/was/were/be/been
connected by | x | linked by, joined by | <is/are/was/were/be/been
attach | v | fix, fasten | >>label/rope/cable/wire/handle/tag/hook/line/string/lid/bracket
attached to | x | fixed to, joined to, fastened to | <is/are/was/were/be/been !>O !<<@person/importance/value/condition/significance/stigma/weight/meaning/blame/string/document !>>unit/army/division/embassy/brigade/court/university/child/hospital/corps/ministry/parent/mother/email/message/letter/report/document/file/mail/squadron/regiment/staff/office
attach importance to | v | give weight to, value
detach | v | remove, separate | >from/D
`;
