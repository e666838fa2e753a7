const studies =
  'work/study/research/survey/test/investigation/experiment/operation/inspection/review/search/analysis/trial/interview/raid/assessment/exercise/audit/poll/inquiry/campaign/activity/examination/check/excavation/attack/mission/negotiation/census/project';
const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Frequent verbs in their widest frames: what the files by theme leave over. */
export const commonVerbs = `
conduct / perform | v | carry out | >>${studies} !<D/J
conduct | v | lead | >>orchestra/choir/band
conduct | v | hold | >>interview/talks/meeting/election/ceremony/poll/workshop/hearing
conducted | x | carried out | <is/are/was/were/be/been/N >by/in/on/at/with/during/to/for/under/between/using <<${studies}
undertake | v | take on | >>task/responsibility/role/commitment/challenge/burden/duty !>O !<D/J
undertake | v | carry out | >np !>O !<D/J !>>journey/voyage/trip/expedition/tour/pilgrimage/obligation
undertaken | x | carried out | <is/are/was/were/be/been/N >by/in/on/at/with/during/to/for
attend | v | go to | >>school/university/college/meeting/church/conference/event/ceremony/funeral/academy/class/concert/wedding/session/seminar/workshop/institute/party/lecture !<D
graduated from | x | earned a degree from | <he/she/who/and/,/later >>university/college/harvard/oxford/cambridge/yale/stanford/princeton/mit
seem to | v | appear to~f | >B !<n't/not
appear to | v | seem to | >B
remain | v | continue to be | >D/J/K/N
keep | v | continue, go on | >G
say | v | state~f | >it/he/she/they/there !<, !<i/you/we =VBD/VBZ
write | v | state~f | >that
add | v | go on to say | >that
added | x | went on to say | <he/she/they/it/also >it/he/she/they/there
tell | v | inform~f | >N !>>story/truth/lie/tale/joke/secret/time/difference/fortune/people/all/news/person *that
see that | v | realise that, notice that | >D/O/NNS/NNP/there
notice | v | see | >how
hear that | v | learn that | >D/O/NNS/NNP/there
live in | v | reside in~f | >NNP
live in | v | reside in~f | >D/N >>city/town/village/country/region/suburb/district/capital/neighbourhood/neighborhood/county/province/apartment/flat
includes | x | has, features | >a/an !<<price/cost/fee/tax/rate/ticket
included | x | had, featured | >a/an <N !<<price/cost/fee/tax/rate/ticket
based on | x | adapted from | <is/was/,/N >>novel/book/story/play/comic/memoir
based on | x | founded on, built on | <is/are/was/were/be/been/largely/partly/mainly >>principle/idea/belief/trust/fact/assumption/theory/fear/tradition/respect/equality/evidence/value/myth/view/notion/premise/concept/experience !<<film/movie/series/play/show/game/story/musical/opera/novel/book/character/episode/screenplay/script/song
create | v | produce | >>effect/impression/sense/feeling/image/atmosphere/mood/noise/smell/taste
create | v | build, form | >>society/future/environment/community/culture/structure/framework/partnership/institution
create | v | open up, offer | >>opportunity/chance/possibility !>O !<D/J
created by | x | made by, produced by | <is/are/was/were/be/been/N >np <<work/image/picture/art/sculpture/painting/map/design/sound/music/effect/pattern/dish/model/video/file/document
created in | x | established in | <is/are/was/were/be/been >np <<committee/commission/department/district/county/agency/party/province/state/organisation/organization/body/unit/office/institution/fund/park/reserve/company/council/ministry/diocese/parish/municipality/territory/force/team/league/newspaper/school/authority/court/bank
created to | x | set up to, formed to | <is/are/was/were/be/been/N >B <<committee/commission/department/district/county/agency/party/province/state/organisation/organization/body/unit/office/institution/fund/park/reserve/company/council/ministry/diocese/parish/municipality/territory/force/team/league/newspaper/school/authority/court/bank
build | v | form | >>relationship/partnership/alliance/tie
build | v | develop | >>trust/confidence/reputation/skill/understanding
build | v | create | >>future/society/community/world/peace/nation/democracy/economy
built by | x | constructed by | <is/are/was/were/be/been/N/, >np !<<reputation/trust/career/business/relationship
built in | x | constructed in | <is/are/was/were/be/been/N/, >np
built on | x | constructed on | <was/were/been >D !>>work/tradition/success/trust/idea/principle/foundation/belief/experience !<<prosperity/economy/success/career/reputation/system/relationship/life/society/wealth/fortune/country/nation/empire/business/company/industry/argument/case/strategy/model/theory
built to | x | constructed to~f | <is/are/was/were/be/been/N >B !>last
develop | v | build | >>infrastructure/network/institution/base/structure
develop | v | work out | >>solution/response/idea/concept/proposal/theory/framework !>O !<D/J
developed by | x | created by, designed by | <is/are/was/were/be/been/N/, >np !<<country/idea/plan/theory/law/skill/disease/land/area/site
developed in | x | created in | <was/were/been <<system/technique/method/software/program/process/model/technology/vaccine/drug/game/tool
establish | v | create | >a/an !>>case/claim/violation/breach/defence/right/fact/school/village/colony/town/home/residence/lead/beachhead/camp/settlement
established in | x | founded in, set up in | <is/are/was/were/be/been/, >N/CD !<<rule/order/fact/law/practice/principle/policy/link
established by | x | set up by | <is/are/was/were/be/been/,/N >np !<<fact/rule/case/principle/truth/link/law/limit/precedent/power/right/standard/order/peace/control/treaty/record/regulation/policy/practice
established to | x | set up to, created to | <is/are/was/were/be/been/,/N >B
produce | v | create | >a/an !>lot !>>son/heir/child/offspring/gun/certificate/witness/report/result/egg/animal/litter/ticket/passport/knife/number/crop/winner/player/surplus/statement !*plant/tree/leaf/fruit/seed
produced by | x | made by, created by | <is/are/was/were/be/been/N >np !<<film/album/show/series/song/record/movie/programme/electricity/energy/power/heat/report/play/musical/opera/document/evidence/waste/emission/bird
show | v | display | >>interest/respect/courage/skill/sign/emotion/symptom/ability/talent/tendency/feature/flag
show | v | demonstrate~f | >how/why
reach | v | get to~p | >the/this/their/its !>>agreement/peak/record/high/low/public/audience/consensus/compromise/verdict/goal/target/objective/conclusion/decision/potential/zenith/climax/maximum/limit/height/total/market/customer/people/reader/user/deal/settlement/truce/standard/figure
reached by | x | arrived at by | <is/are/was/were/be/been/N <<agreement/decision/conclusion/compromise/verdict/consensus
support | v | back | >the/this/their/his/her !>>market/price/currency/economy/growth/recovery/rate/building/arch/wall/floor/bridge/platform/plant/format/feature/version/browser/language/system/file/device/weight/load/life/roof/structure/family/tv/wife/child/patient/student/body/head/neck/back/spine/population/need/habitat/species/ecosystem/use/inference/finding/existence/production/poor/victim !<<evidence/data/result/study/finding/affidavit/fact/research
supported the | x | backed the | <he/she/they/who/also/N !>>family/weight/roof/structure/load
promote | v | encourage, advance | >>idea/cause/interest/efficiency/goal/spread/adoption/change/reform/sense/spirit/practice/principle/value !<D/J
achieve | v | attain~f | >D/J/N !<D/J
achieved | x | reached, attained~f | <is/are/was/were/be/been <<goal/target/objective/agreement/level/aim/consensus/balance/result >in/through/with/and/by/at/when/if/without
protect | v | safeguard~f | >np !<D/J !=K
determine | v | establish, find out | >>cause/identity/extent/presence/truth/reason/origin/nature/source ${active}
propose | v | suggest, put forward | >a/an/the ${active} !>>toast
proposed to | x | suggested to | <was/were/been >D/N
emerge as | v | become | >D
maintain | v | keep | >a/an !>>website/office/site/page/station/network/garden/relationship/friendship/house/car/engine/home/blog/road/system/machine/family/army
pursue | v | follow | >>career/policy/strategy/course/path/approach/line/agenda/dream
affect | v | have an effect on | >D !*disease/virus/infection/illness/cancer/syndrome !<R
identify | v | find, pinpoint~f | >>problem/cause/source/gap/area/weakness/opportunity/reason/gene/site/way/error/issue/solution/location !<D/J
date back to | v | go back to, date from | >np
date from | v | go back to, come from | >np <N/which/it/that
dating from | x | going back to, from | <N >np
announce | v | reveal | >D >>plan/detail/result/winner/name/intention/profit/loss/figure/findings
urge | v | press, call on | >D !>>caution/restraint/action *to
agree to | v | consent to~f | >B
visit | v | go to | >the !>>troop/family/soldier/patient/people/wounded/king/president/doctor/victim/grave/sick/person
eat | v | feed on | <<animal/bird/species/fish/insect/larva/caterpillar/bear/bat/lizard/frog/snake/shark/owl >np
eat | v | consume~f | >>food/meat/fruit/vegetable/fish/plant/egg/rice/meal/leaf/seed/insect/calorie
offer | v | provide | >a/an/J !>>job/price/prayer/resignation/apology/sacrifice/reward/bribe/seat/toast/deal/contract/place/role/position/post/bid/amnesty/marriage/bet/peace/drink/cup/cigarette/sum/hand/share/stock/salute/thanks/congratulation !<is/are/was/were/be/been/being
provide | v | offer | >a/an !>>user/customer/person/child/student/reader/patient/country/government/address/number/name/copy/sample/list/receipt/evidence/signature/document/password/heir
provide | v | give | >the >>opportunity/chance/answer/background/basis/information/impetus/impression/reason/clue/support/detail/inspiration !<,
cause | v | bring about, produce | >a/an >>change/shift/rift/split/reaction/revolution/recession/transformation/war/lack
move to | v | relocate to~f | >N <family/he/she/they/company/who/and/later/then
moved to | x | went to, relocated to~f | <he/she/they/who/family/later/then/and >N
returned to | x | went back to | <he/she/they/who/later/then/and >N !>>work/health/form/power/duty/action/office/service/normal
left the | x | departed the~f | <he/she/they/who >>city/country/town/area/island/village/scene/capital/region/port/airport/station !*in !*to
left | x | departed | <he/she/they/who >in/after/on/at
lead | v | head | >a/an >>coalition/delegation/committee/force/effort/inquiry/consortium/review/panel/institute/department/firm
led the | x | headed the | <he/she/who/N >>company/organisation/organization/department/delegation/group/project/government/mission/committee/campaign/party/investigation/study/movement/department
leading to | x | resulting in | <N !<path/road/route/street/stairs/steps/door/way/track/trail/corridor/passage/line/lane/tunnel/staircase/period/year/days/weeks/months/clue >np !>>door/room/house/road/city/town/river/garden/gate/street/summit/top/village/bridge/hall/castle/station/sea/church/place/entrance
run by | x | managed by, operated by | <is/are/was/were/be/been/N/, >np !<home
follow the | x | obey the | >>rule/law/order
begin | v | start | >D
beginning in | x | starting in | <, >np
turn to | v | look to | >D/N !>>page/chapter/gold/stone/dust/ice/ash/crime/god *help/support/guidance/advice/inspiration/assistance
think | v | believe | >this/these/those !=G
consider | v | think about | >what/whether/how/why/G
mention | v | refer to | >D !<to
discuss | v | examine, look at | >D/how/what/J <<paper/article/chapter/report/section/study/book/essay
discuss | v | talk about | >D/how/what/J
describe | v | explain | >how/what/why
describe how | v | explain how, tell how~p
explain how | v | show how, describe how
show how | v | demonstrate how~f, explain how
know how | v | understand how | >D
examine how | v | explore how, look at how
decide to | v | choose to, resolve to~f | >B
decide that | v | conclude that | >D/O/NNS/NNP/there !<<court/judge/jury/panel/circuit/tribunal
chose to | x | decided to, opted to | >B
chooses to | x | decides to, opts to | >B
choose to | x | decide to, opt to | >B
choosing to | x | deciding to, opting to | >B
try to | v | attempt to, seek to | >B !<start/,/and/always/please
try to | v | attempt to | >B
need to | x | have to | >B !<D/J/P/everything/things/all/anything/what/N !*everything
needs to | x | has to | >B
have to | v | need to | >B !<should/n't/not/will/never/would !=VBD !=K
start to | v | begin to | >B !<D/J/P
begin to | v | start to | >B
refuse to | v | decline to | >B !*dog/cat/child/animal/engine/car/horse/die
learn that | v | find out that, discover that | >D/O/NNS/NNP/there
find that | v | discover that | >D/O/NNS/NNP/there !<D/J/P/'s !<<court/judge/jury/panel/circuit/tribunal/commission/committee/arbitrator/council/board/justice/inquiry/we
continue with | v | go on with, carry on with | >np
work with | v | collaborate with~f | >N >>@group/scientist/researcher/artist/composer/director/producer/musician/designer/partner/colleague/expert/ally/architect/engineer/photographer/writer
deal with | v | handle | >it/them/this
agree with | v | share | >>view/opinion/assessment/concern/sentiment !>O
suffer | v | sustain~f | >>injury/damage/loss/defeat/fracture/wound/casualty/burn
sustain | v | suffer | >>injury/damage/loss/defeat/fracture/wound/casualty
sustain | v | maintain, keep up | >>growth/effort/interest/level/pressure/momentum/progress/recovery/development !>O !<D/J/P
supply | v | provide | >D
gather | v | collect | >>dust/flower/berry/seed/egg/wood/herb/stone/fruit
respond to | v | react to | >np !>>email/letter/question/request/call/query/message/invitation/comment/survey/advertisement/complaint/emergency/enquiry/inquiry/customer/treatment
react to | v | respond to | >np
lead | v | guide | >>visitor/tourist/horse/procession/worship/prayer/tour
open | v | start | >>meeting/session/conference/talks/campaign/discussion/season/debate
contain | v | include, have | >a/an/many/several/some/two/three
feature | v | include, have | <<park/museum/hotel/house/room/town/village/building/school/centre/center/church/area >a/an/two/several/many
enjoy | v | have | >a/an !>>lot/book/film/movie/joke/music/game/challenge/story/variety/tradition
receive | v | be given | <to/will/would/must/should/could/may >>money/award/training/treatment/pension/compensation/help/support/medal/grant/ticket/aid/certificate/bonus/dose/vaccine/gift
write | v | pen | >>novel/letter/song/article/book/poem/memoir/column/screenplay
`;
