const works = 'film/movie/album/song/book/novel/play/series/programme/program/documentary/video/game/magazine/episode';
const goods =
  'car/vehicle/product/goods/wine/cheese/paper/engine/machine/tool/weapon/aircraft/plane/ship/boat/furniture/clothes/clothing/shoe/bread/steel/plastic/chip/toy/drug/device/equipment/beer/component/part/model';
const buildings =
  'house/building/church/bridge/castle/road/railway/school/hospital/station/tower/wall/dam/canal/temple/fort/factory/plant/theatre/theater/museum/stadium/line/tunnel/airport/palace/monastery/chapel/hall/mill/ship/facility/structure/complex/harbour/harbor/home/cathedral/mosque/lighthouse/port/pipeline';

/** Making, building, writing, founding, and what happens to the things made. */
export const makingVerbs = `
build | v | construct, erect | >>house/building/church/castle/tower/wall/temple/fort/mosque/chapel/hall/monument/monastery/cathedral/palace/stadium
build | v | construct | >>${buildings}
build | v | construct | <<${buildings} >end
build | v | construct | >by !<<trust/confidence/relationship/reputation/team/case/career/business/company/app/software/website
be built | x | be constructed | >in/by/at/as/for
build up | v | accumulate | >>debt/wealth/fortune/reserve/stock/savings/evidence/knowledge/collection !>O
build up | v | develop | >>trust/reputation/relationship/strength/skill/confidence/network/business/industry/resistance/immunity/experience/level !>O
build on | v | draw on, develop | !<is/are/was/were/be/been/being/R >D !>>land/site/hill/island/plot/top !=K
construct | v | build | >np/in/by/on/at/for/to/as/between/from/with/under
erect | v | put up~p | >>statue/plaque/monument/cross/sign/fence/tent/stone/barrier/memorial/pole/flag/scaffold/scaffolding/poster !>O !<D/J
erect | v | build, put up~p | >D !>O !<D/J
erect | v | put up | >in/by/on/at/for/to/near <<statue/plaque/monument/cross/sign/fence/tent/stone/barrier/memorial/pole/flag/scaffold/scaffolding/poster
erect | v | build | >in/by/on/at/for/to/near
assemble | v | put together~p | >D !>O !>>troop/army/force/crowd/parliament/member !<D/J
rebuild | v | reconstruct | >np !>>life/trust/relationship/confidence/team/career/reputation/faith/body/strength/muscle/index
rebuild | v | reconstruct | >in/by/after/as/between/following
reconstruct | v | rebuild | >>${buildings}/economy/city/town/country/village
demolish | v | tear down~p, pull down~p | >np !>O !<D/J
demolish | v | knock down~p, pull down~p | >in/to
renovate | v | restore, refurbish | >np/in/by/between
refurbish | v | renovate | >np/in/by/between
restore | v | renovate | >>${buildings}
restore | v | bring back | >>order/peace/confidence/trust/faith/balance/stability !>O !<D/J
restore | v | re-establish | >>democracy/relation/rule/link/contact/monarchy
repair | v | fix~p, mend~p | >np
repair | v | fix~p | >by/in
mend | v | repair, fix~p | >np
fix | v | solve, resolve | >>problem/issue/bug/crisis
fix | v | repair, mend~p | >>car/roof/road/machine/computer/bike/pipe/leak/damage/engine/hole
fix | v | set, agree | >>date/price/rate
create | v | form, set up | >>committee/commission/organisation/organization/body/agency/department/group/team/fund/council/unit/ministry/union/alliance/partnership/network !<D/J
create | v | generate | >>job/wealth/revenue/income/demand/interest/growth/electricity/energy
create | v | cause | >>problem/confusion/difficulty/trouble/tension/stress/panic/chaos
create | v | make | >>image/picture/copy/impression/list/version/world/sound/map/mess/template/backup
create | v | produce | >>work/painting/design/sculpture/artwork/content/art/music/film
create | v | make | <<image/picture/copy/list/version/map/file >by/in/with/for
create | v | form, establish | <<committee/commission/organisation/organization/body/agency/department/council/unit/party/state >in/by/as/to
create | v | establish | >>system/framework/condition/institution/mechanism/market/base
make | v | produce, manufacture | >>car/vehicle/engine/machine/aircraft/plane/steel/plastic/chip/device/equipment/component !*easier/cheaper/better/possible/difficult/stronger/safer/look/feel/seem
make | v | produce | >>wine/cheese/paper/tool/weapon/goods/product/furniture/clothes/clothing/shoe/beer/toy !*easier/cheaper/better/possible/difficult/stronger/safer/look/feel/seem
make | v | produce | <<${goods} >by/in
make | v | create, produce | >a/an/his/her/their/two/three >>film/movie/album/song/programme/program/documentary/video !*easier/cheaper/better/possible/difficult
make | v | produce | <<${works} >by/in
make | v | earn | >>money/profit/living/fortune !>money
make | v | earn | >>dollar/euro/pound/income
make | v | cause | >>trouble/fuss
make | v | reach | >>agreement/deal/compromise !*big/great
make | v | create | >>impression !>the
make | v | introduce, bring in | >>law/rule !>O !<D/J
make | v | prepare | >>coffee/tea/breakfast/dinner/lunch/meal/food/cake/sauce/soup
make a decision | v | decide | >to/on/about/end
make the decision | v | decide | >to
make decisions | v | decide | >about/on
make a choice | v | choose | >between/from/end
make an attempt | v | try, attempt | >to
make attempts / make an effort / make efforts | v | try | >to
make a contribution / make contributions | v | contribute | >to
make use of | v | use, employ~f
make a start | v | start, begin | >on/with
make progress | v | advance, move forward | >in/towards/toward/end
make changes | v | introduce changes | >to
make reference | v | refer | >to
make mention of | v | mention
make an announcement | v | announce | >that
make a recommendation | v | recommend | >that
make a suggestion | v | suggest | >that
make a proposal | v | propose | >that
make a promise | v | promise | >that
make a promise to | v | promise to | >B
make a claim | v | claim | >that
make an agreement | v | agree | >to/with/that
make a profit | v | turn a profit | >end
make arrangements | v | arrange | >for/to
make preparations | v | prepare | >for/to
make plans | v | plan | >to/for
make contact | v | get in touch~p | >with/end
make contact with | v | contact, reach
make payment | v | pay | >for/to/in/end
make payments | v | pay | >to
make an offer to | v | offer to | >B
make a request | v | ask~p | >for
make a visit | v | pay a visit | >to
make a trip | v | travel | >to
make a speech | v | give a speech | >to/at/in/on/about/end
make an impact | v | have an impact | >on/in/end
make money | v | earn money | >end/N
make a living | v | earn a living | >end
make fun of | v | mock, laugh at
make peace | v | end the fighting | >end *war/army/king/treaty/rebel/troops/emperor/empire/government/general/tribe
make clear | v | point out | >that
make it clear | v | stress | >that
make sure | v | ensure | >that/O/D/N
make sure of | v | ensure
make sense | v | add up~p | >./,
make room | v | make space | >for
make way | v | clear the way | >for
make friends | v | become friends | >with
make known | v | reveal, announce | >that/D/N
make available | v | offer, release | >np
make public | v | release, publish | >D/N
make headlines | v | make the news | >end
make up | v | form, constitute~f | >>percent/%/part/majority/half/third/quarter/bulk/proportion/share/core/rest/team/group
make up for | v | compensate for~f
make up their minds | x | decide | >end/about/on
make off with | v | steal
make out | v | see, distinguish~f | >>shape/figure/outline/face/word/light/form/detail/letter
made entirely of | x | built entirely of | >np <<house/building/bridge/wall/tower/church/castle/road
made from | x | produced from | <N/is/are/was/were !<<call/journey/trip/recording/decision/argument/transfer/profit/money/payment/request/copy
made by | x | produced by | <N !<<decision/difference/trip/point/case/choice/mistake/effort/statement/progress/point/comment/claim/choice/remark/suggestion/argument/change/proposal/contribution/amendment/offer/attempt/promise/recommendation/commitment/observation/error/request/pledge/payment/profit/reference/visit/call/arrangement/speech/demand/announcement/reservation/reservation/representation/investment/gain/case/submission/arrest/appeal/attack/plea/declaration/allegation/agreement/judgment/judgement/provision/assessment/concession/advance/movement/sacrifice/improvement/discovery/observation/order/law/appointment/law/rule/loan/sound/complaint/complaint/application/adjustment/purchase/use/contact
produce | v | make, manufacture | >>${goods}
produce | v | make | <<${goods} >in/by/from/at
produce | v | generate | >>electricity/energy/power/heat/revenue/waste/income
produce | v | grow | >>crop/fruit/wheat/vegetable/grape/rice/corn/coffee/potato
produce | v | yield, bring | >>result/benefit/outcome
produce | v | write, prepare | >>report/paper/article/essay/guide
produce | v | make | >>${works}
produce | v | cause, create | >>effect/reaction/change/increase/tension/impression
manufacture | v | make, produce | >np !=K
manufacture | v | make, produce | >by/in/at/for/from/under
generate | v | produce, create | >np
generate | v | produce | >by/from/in
generate | v | bring in | >>revenue/income/profit !>O !<D/J
design | v | plan | >>garden/city/park/course
design | v | create | >>logo/system/product/costume/set/tool/program/software/uniform/flag/website/game
designed for | x | intended for, meant for~p | <is/are/was/were/been/be/,
devise | v | develop, work out, come up with~p | >np !>O !<D/J
devise | v | develop, work out | >by/in/to/for
invent | v | create, come up with~p | >D !>O !<D/J
innovate | v | bring in new ideas | >end
develop | v | create, design | >>software/system/tool/technology/program/programme/method/technique/model/app/application/product/weapon/device/game/plan/strategy/approach/vaccine/algorithm/process
develop | v | create, design | <<software/system/tool/technology/program/programme/method/technique/model/app/application/product/weapon/device/game/plan/vaccine/algorithm/architecture/engine <is/are/was/were/be/been/being/, >by/in/at/for/to
develop | v | build, build up | >>skill/confidence/reputation/career/capacity/habit !>O !<D/J
develop | v | form | >>idea/view/friendship/opinion/attachment
develop | v | get~p | >>cancer/diabetes
develop | v | contract~f, get~p | >>pneumonia/infection/disease/illness
develop into | v | grow into, turn into, become | >np
develop from | v | grow from, come from | >np
establish | v | set up, found | >>school/college/university/company/newspaper/colony/settlement/church/firm/business/museum/club/society/organisation/organization/institute/hospital/monastery/bank/magazine/charity/mission/academy/library/centre/center !<D/J
establish | v | set up, create | >>committee/commission/fund/system/base/office/body/group/court/network/government/agency/council/unit/branch/mechanism/programme/program/camp/team/post !<D/J
establish | v | build, form | >>relationship/link/relation/tie/partnership/alliance
establish | v | build | >>trust
establish | v | find out, determine~f | >>cause/truth/fact/identity/extent/reason !>O !<D/J
establish | v | show | >that
establish | v | found, set up | <<school/college/university/company/newspaper/colony/settlement/church/firm/business/museum/club/society/organisation/organization/institute/hospital/monastery/bank/magazine/charity/town/village/mission/academy/library/centre/center/institution >in/by/at/on/as
establish | v | set up, create | <<committee/commission/fund/system/base/office/body/group/court/network/agency/council/unit/programme/park/reserve/district >in/by/on/under/as/to/for/within
found | v | establish, set up | >>school/college/university/company/newspaper/colony/settlement/church/firm/business/museum/club/society/organisation/organization/institute/hospital/monastery/bank/charity/movement/party/band/empire/order/dynasty/magazine/label !<D/J
was founded | x | was established | >in/by/as/at
were founded | x | were established | >in/by/as/at
been founded | x | been established | >in/by/on/as/at
founded in | x | established in, set up in | <,/N
founded by | x | established by, set up by | <,/N
founded on | x | based on | <is/are/was/were/be/,
form | v | set up, establish | >>company/committee/party/union/club/organisation/organization/society/league/association !<D/J
form | v | create | >>band/group/alliance/team/partnership/coalition !<D/J
form | v | set up, create | <<company/committee/party/band/group/alliance/team/union/club/organisation/organization/society/league/association/unit/corps/regiment/squadron >in/by/as/to/from <is/are/was/were/be/been/being
formed by | x | set up by, created by | <N/, <<company/committee/party/band/group/alliance/team/union/club/organisation/organization/society/league/association/unit/corps/regiment/squadron >np
form | v | make up, constitute~f | >>basis/part/core/majority/bulk/backbone !<D/J
form | v | mark | >>border/boundary !<D/J
form | v | develop | >>relationship/habit/view/bond/friendship/opinion
form | v | take shape, develop | >end !<is/are/was/were/be/been/being <<storm/cloud/idea/star/plan/planet/galaxy/ice
shape | v | influence | >np !>O !>>dough/clay/metal/ball/loaf/wood/hair/stone/mixture/material !<D/J
shape | v | influence, form | >by
set up | v | arrange | >>meeting/appointment/interview/call !<start/and/or/, !<please
set up | v | establish, create | >np !<start/and/or/, !>>shop/camp/tent/table/printer/computer/machine/account/equipment/stall/camera/profile/home/house/roadblock/barricade/bed/game/phone/stage/trap/ambush/base/goal/chair/date/point !<please
set up | v | establish, create | >by/in/for/to/as/at/under/within
put together | v | assemble, compile~f | >np
put up | v | erect, build | >>fence/building/wall/house
put up | v | erect~f | >>sign/tent/statue/barrier
put up with | v | tolerate~f, accept
compile | v | collect, put together | >>information/data/statistics/evidence !>O !<D/J
compile | v | put together | >np !>O !<D/J
compile | v | put together | >by/in/from
write | v | compose~f | >>letter/song/poem/symphony/opera/music/essay/piece
write | v | author~f | >>book/novel/article/paper/column/report
write down | v | note, record | >np
write up | v | report on, describe | >>study/experiment/case/visit/research/result/finding/findings
compose | v | write | >>work/song/music/symphony/opera/poem/letter/piece/score/poetry
compose | v | write | <<song/music/symphony/opera/poem/piece/score/work >by/in/for <is/are/was/were/be/been/,
draft | v | write, prepare, draw up | >>report/document/law/bill/constitution/letter/treaty/plan/resolution/text/agreement/statement !>O !<D/J
draw up | v | prepare, write, draft | >>list/plan/document/will/contract/report/agreement/proposal/law/constitution/programme/program/budget/rule/treaty/scheme/guideline/statement/strategy/condition
draw up | v | prepare, write | >by/in/for
draw | v | attract, bring in | >>crowd/visitor/tourist/audience/investor/customer !>O !<D/J
draw | v | attract | >>attention/interest/criticism/praise
draw | v | sketch | >>picture/portrait/map/plan
draw on | v | use, rely on | >>work/experience/resource/idea/source/knowledge/tradition/skill/data/research
draw attention to | v | point out, highlight
draw a conclusion | v | conclude | >that/from
draw conclusions | v | reach conclusions | >from/about/on
draw near | v | come closer, approach | >end !>to
draw to a close | v | end, come to an end
publish | v | bring out~p, release | >>book/novel/album/magazine/collection/edition !>O !<D/J !<recently/newly/first
publish | v | release | >>report/study/list/figure/result/data/findings !>O !<D/J !<recently/newly
publish | v | release, issue | <<report/study/figure/list/result/data/findings/guideline >by/in/on/this/last
publish | v | bring out~p | <<book/novel/volume/edition/magazine >by/in
release | v | issue, publish | >>report/statement/figure/data/result/list/document/findings/study
release | v | bring out, put out~p | >>album/single/song/record/film/movie/version/game/product !>O !<D/J
release | v | bring out | <<album/single/song/record/version/game/film >in/by/on/as/through
release | v | free, set free~p | >>prisoner/hostage/suspect/slave/captive/detainee/people/man/woman/person !<D/J
release | v | free | >from <<@person/inmate/hostage/detainee/convict
release | v | give off, emit~f | >>energy/heat/gas/smoke/carbon/chemical/toxin/radiation/steam !>O !<D/J
issue | v | release, publish | >>statement/report/guideline/guidance/press/figure/album/edition
issue | v | give | >>order/instruction/licence/license/permit/permission/command/notice/advice/ultimatum
issue | v | release, publish | <<statement/report/guideline/stamp/album/edition/book >by/in/on/this
introduce | v | bring in | >>law/rule/system/measure/tax/policy/reform/ban/regulation/legislation/scheme/change/limit !>O !<D/J
introduce | v | bring in | <<law/rule/system/measure/tax/policy/reform/ban/regulation/legislation/scheme/change >in/by/to/last/this
introduce | v | launch, bring out | >>product/model/version/service/line/range/feature/car/brand !>O !<D/J
introduce | v | launch | <<product/model/version/service/line/range/car/brand >in/by/on/at
introduce | v | bring | >into <<species/plant/animal/technique/religion/idea/style/food
launch | v | start, begin | >>campaign/programme/program/project/investigation/attack/war/career/offensive/inquiry/initiative/probe/review/process/operation/trial/movement/effort/drive
launch | v | start | >>business/company/magazine/service/appeal
launch | v | introduce, bring out, release | >>product/model/version/range/brand/album/app/car/phone/collection !>O !<D/J
launch | v | start | <<campaign/programme/program/project/investigation/offensive/inquiry/initiative/process/operation/company/magazine/service/scheme >in/by/on/at/last/this
launch | v | introduce | <<product/model/version/range/brand/app/car/phone/site <is/are/was/were/be/been/being >in/by/on/at/last/this
unveil | v | present, announce, reveal | >>plan/measure/budget/strategy/proposal/policy/programme/program
unveil | v | present, reveal | >np !>>statue/plaque/memorial/monument/building/portrait/tomb/stone
unveil | v | reveal, present | >by/in/at/on
record | v | register, log | >>temperature/case/number/level
record | v | register | >>change/vote/loss/profit/death/fall/rise/rate
record | v | write down, note | >>name/result/event/detail/observation/fact !>O !<D/J
film | v | shoot | >>scene/episode/video/movie/documentary/series/film
film | v | shoot | >in/at/on/by <<film/movie/scene/series/episode/video/documentary/show/programme
shoot | v | film | >>scene/video/movie/documentary/film
shoot down | v | bring down | >>plane/aircraft/jet/helicopter/drone/bomber/fighter
edit | v | revise | >>text/document/article/manuscript/draft
revise | v | change, amend, update | >>plan/law/policy/text/rule/estimate/forecast/treaty/constitution/document/figure/list
revise | v | change, update | >in/by/to
amend | v | change, revise | >np !=K
amend | v | change, revise | >by/in/to/accordingly
update | v | revise | >>plan/law/list/report/document/text/policy
upgrade | v | improve, modernise | >>road/facility/network/system/infrastructure/equipment/service/railway
modernise | v | update, bring up to date | >np !>O !<D/J
modernize | v | update, upgrade | >np
rename | v | retitle | >>book/song/film/album
adapt | v | adjust | >to !<N/is/are/was/were/be/been
adapt | v | adjust, change | >>method/system/plan/policy/approach/technique/model/behaviour/behavior
adapt for | v | rework for | >>television/stage/screen/film/radio/tv/cinema
complete | v | finish | >np !>C !>>form/application/questionnaire/survey/pass/field/double/takeover/deal/merger/sale/acquisition/transfer/signing/set/circle/order/purchase/transaction/picture/list/trio
complete | v | fill in, fill out | >>form/application/questionnaire/survey !>O !<D/J
complete | v | finish | >in/by/on/at/within/before/after/during/with !<<merger/deal/takeover/sale/acquisition/transaction/purchase/transfer/form/application/survey
completed | x | finished | <is/are/was/were/be/been/being >C
be completed | x | be finished | >in/by/on/at/within/before/and/,
finish | v | complete | >D !>>day/week/year/season/month/night/race/game/match/tour/meal/drink/beer/food/sentence/coffee/dinner/lunch/breakfast/tournament/competition/championship/war/evening/term/second/third/bottle/glass
finish | v | complete | >>work/project/book/task/degree/job/course/homework/building/report/novel/study/studies/school/education/training/preparation
finish off | v | complete | >>work/job/project/task/painting
perfect | v | refine, improve | >D/P
imitate | v | copy, mimic | >np
copy | v | imitate | >>style/behaviour/behavior/method/manner/example/model
replicate | v | reproduce, repeat | >>result/success/experiment/study/effect/findings/work
reproduce | v | copy | >>work/text/image/painting/design
reproduce | v | repeat | >>result/success
reproduce | v | breed | >end <<animal/species/bird/fish/frog/insect
print | v | publish | >>story/article/newspaper/book/letter/edition <<newspaper/magazine/paper/press/journal/daily/editor/times
prepare | v | get ready~p | >for/to !<be/is/are/was/were/been/being/R
prepare | v | make, cook~p | >>meal/dinner/lunch/breakfast/dish/food
prepare | v | draw up, write, draft | >>report/plan/document/list/statement/paper/study/budget/guideline/proposal/draft !>O !<D/J
prepare | v | draw up, write | <<report/plan/document/list/study/paper >by/in/for <is/are/was/were/be/been/,
cook | v | prepare | >>meal/dinner/lunch/breakfast/dish/food/supper
bake | v | make | >>bread/cake/cookie/pie/biscuit
carve | v | cut | >into/from/in <<statue/image/name/figure/letter/shape
decorate | v | adorn~f | >with/by !*order/orders/medal/medals/bravery/gallantry/cross/valour/valor/courage/emperor/king/queen/president/army !<<@person
adorn | v | decorate | >np/with/by
craft | v | make, create, design | >D
craft | v | make, create | >by/from/in
forge | v | build, form, create | >>relationship/link/alliance/bond/partnership/tie/consensus/agreement/peace/path/future
fashion | v | make, shape | >D/from/out
mould | v | shape, form | >np
plant | v | sow | >>crop/wheat/barley/corn
cultivate | v | grow | >>crop/rice/wheat/vegetable/plant/fruit/grape/cotton/tobacco/maize/corn
cultivate | v | develop, build | >>relationship/friendship/image/interest/link/tie
harvest | v | gather, pick | >>fruit/grape/berry
harvest | v | gather | >>crop/wheat
breed | v | raise | >>cattle/horse/dog/sheep/pig/animal/livestock
rear | v | raise, bring up | >>child/family !>O !<D/J
rear | v | raise | >>animal/cattle/sheep/chicken !>O !<D/J
decompose | v | break down | >end
dissolve | v | break up, disband | >>parliament/union/assembly/party/company/partnership/band !>O !<D/J
disband | v | break up, split up | >end <<band/group/team/party
disband | v | break up | >>band/group/army/unit/party/team !>O !<D/J
stage | v | put on, hold | >>play/show/exhibition/concert/event/performance/opera/festival !>O !<D/J
stage | v | hold, organise | >>protest/demonstration/strike/rally/march
host | v | hold, stage | >>game/event/conference/festival/tournament/championship/meeting/exhibition/concert/match/summit/match/olympics
arrange | v | organise, set up | >>meeting/event/trip/tour/interview/exhibition/concert/visit/conference !>O !<D/J
arrange | v | place, set out | >>flower/chair/table/item/object !>O !<D/J
organise / organize | v | arrange | >>event/meeting/conference/trip/tour/exhibition/concert/party
organise | v | run, arrange | >>competition/festival/workshop/seminar
organise | v | hold, stage | >>protest/strike/demonstration/rally/march
organize | v | run, arrange | >>competition/festival/workshop/seminar
organize | v | hold, stage | >>protest/strike/demonstration/rally/march
`;
