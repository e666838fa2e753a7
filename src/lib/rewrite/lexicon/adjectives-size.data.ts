/** No word of degree stands before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very';

/** Adjectives of size, rank, time, place and number. */
export const adjectivesOfSize = `
big | a | major, significant | >>issue/problem/story/mistake/difference/part/question/change/role/success/challenge/concern/step/threat/impact/event/project/investor
big | a | large | >>city/company/house/country/building/town/bank/market/crowd/group/area/sum/firm/store/hole/stone/tree/room/hill/box/dog/boat/ship/island/fish/farm/garden/reduction/increase/share/army/budget/table/screen/family/village/employer
large | a | big~p, sizeable~f | >>city/company/group/country/town/house/crowd/building/area/sum/firm/bank/store/market/population/family/community/island/lake/park/team/part/hole/share/project/number ${PLAIN} !<a/too
large | a | big~p | >N !>scale/number/numbers/amount/amounts/extent/majority/language/quantities/quantity/part/proportion
huge | a | enormous, massive~p, vast | >>amount/number/crowd/area/sum/range/profit/loss/success/impact/difference/potential/building/project/increase/explosion/fire/effort/rock/stone/wave/cost/debt/demand/market ${PLAIN}
huge | a | enormous, massive~p | >N/J
enormous | a | huge, vast | >N/J
massive | a | huge, enormous, very large~p | >N !>object/body/star/stars/objects
vast | a | huge, enormous | >N !>majority
vast | a | huge, extensive | >>area/territory/network/estate/collection/empire/land/region
immense | a | huge, enormous, great | >N
tremendous | a | huge, enormous, great | >N
gigantic | a | huge, enormous, giant | >N/J
substantial | a | considerable, significant | >>amount/number/sum/increase/decrease/reduction/proportion/part/share/portion/damage/progress/loss/change/improvement/support/evidence/investment/cost/profit/income/gain/growth/influence/effect/impact/collection/contribution/difference/quantity/risk/resource/minority/saving/rise/fall ${PLAIN}
considerable | a | substantial, significant | >N
sizeable | a | large, considerable, substantial | >N
sizable | a | large, considerable, substantial | >N
significant | a | considerable, substantial, notable~f | !<most >>increase/decrease/rise/fall/drop/decline/amount/progress/change/reduction/growth/damage/loss/improvement/difference/number/effect/impact/influence/cost/proportion/gain/delay
significant | a | important, major, notable~f | >>work/role/event/figure/step/factor/contribution/part/issue/problem/challenge/source/development/element/moment/feature/achievement/site
major | a | big~p, significant | >>problem/change/challenge/impact/issue/step/cause/setback/success/contribution/event/project/threat/crisis/concern/influence/loss/attack/source ${PLAIN}
major | a | main, leading, chief | >>city/road/source/cause/reason/role/part/export/product/producer/town/centre/center/port/river/component/factor/concern/goal/street/route ${PLAIN} <its/their/the/his/her/two/three/all/these/other
major | a | important | >>city/port/centre/center/town/river/road/route/source/battle/event/feature/theme/site/crop/export/industry/figure/development/influence/factor/issue/component/topic/aspect/contribution/advance/discovery/resource/difference/work ${PLAIN} !<J
major | a | leading | >>company/power/producer/newspaper/bank/university/supplier/manufacturer/exporter/airline/firm/retailer/donor/investor/exponent/customer/player/employer/artist/writer/poet/label ${PLAIN} !<J !>label
minor | a | small, slight | >>injury/damage/change/problem/error/difference/character/adjustment/improvement/repair/amount/issue/modification/correction/variation/incident/setback
minor | a | lesser, smaller | >>work/party/planet/island/river/road/figure/offence/offense/crime ${PLAIN} <the/some/many/these/other/several/and
main | a | chief, principal~f, primary | >N !<J !>gear/pocket/room/door/road/course/meal/office/gate/building/island/town/station/thing/street/road/line/battle/tank/stage/event/character/characters/plot/hall/actors/actor/belt/course/title/square/entrance/stream/theme !<in
main | a | central, leading | >>character/role/actor/theme/figure
primary | a | main, chief, principal~f | >>reason/goal/aim/purpose/source/cause/objective/focus/concern/role/function/task/responsibility/method/factor/target/language/motive/benefit/use/interest/means/product/crop/customer
principal | a | main, chief, primary | >>reason/aim/source/cause/town/city/river/export/objective/purpose/town/character/figure/product/means/crop/theme/road/street/feature
chief | a | main, principal~f | >>reason/aim/source/cause/concern/rival/export/product/town/city/crop/river/problem/purpose/weakness/benefit/advantage
key | a | important, crucial, vital | >>role/factor/element/issue/part/figure/component/feature/point/question/aspect/area/step/decision/moment/player/member/event/reason/witness/difference/principle/position/ingredient/aim
key | x | important, crucial | <a/the/some/several/these/other >role/factor/factors/element/elements/part/figure/figures/components/component/aspects/aspect/decisions/decision/reason/reasons/role/roles/moment/moments/ally/allies
central | a | key | >>role/theme/issue/question/figure/aim/character/idea/point/problem/argument/concern
leading | x | top, foremost~f, major | <the/a/its/their/many/of/some >N !>article/cause/causes/edge/role/lady/man/light
top | a | leading, highest | >>official/executive/priority/adviser/aide/level/prize/court/diplomat
top officials | x | senior officials, leading officials
senior | a | high-ranking, leading~p | >>official/officer/member/adviser/aide/diplomat/figure/commander/executive/leader/general/minister/politician
important | a | significant, major, key | >>role/part/factor/step/issue/event/source/element/figure/feature/change/question/aspect/contribution/decision/influence/centre/center/development/reason/difference/theme/moment/city/town/port ${PLAIN}
important | a | significant | <more/most/very/so/an/particularly/especially/equally/less/increasingly/historically >N/./,/;/and/P
important | a | vital~f, crucial, essential | <is/are/was/were/'s >to/that !<R
vital | a | crucial, essential, key | >N ${PLAIN} !>signs/statistics/records
vital | a | crucial, essential | >to/for/that/in ${PLAIN}
crucial | a | vital, key, very important~p | >N ${PLAIN}
crucial | a | vital, essential | >to/for/that/in/./,
essential | a | vital, crucial, indispensable~f | >N/to/for/that/in/./, ${PLAIN} !>oil/oils/amino/workers/services/goods
critical | a | crucial, vital, key | >>role/factor/issue/point/importance/moment/part/component/element/question/stage/step/need/decision
fundamental | a | basic, essential | >>principle/right/question/problem/change/difference/issue/element/part/law/aspect/idea/concept/value/reason
basic | a | fundamental, essential | >>principle/right/idea/element/concept/question/problem/law/function/need/difference/structure/skill/rule
overall | a | total, general | >>cost/number/size/effect/impression/length/population/result/amount/quality/picture/performance/rate/trend/plan/aim
total | a | overall | >>number/population/cost/length/area/amount/value/size ${PLAIN}
total | a | complete | >>failure/lack/control/destruction/loss/surprise/ban/silence ${PLAIN}
complete | a | full, total | >>control/list/set/lack/collection/failure/loss/absence/freedom/destruction/ban/account/text/picture/range/silence/breakdown/victory/independence/withdrawal ${PLAIN}
full | a | complete | >>list/text/range/version/set/report/account/control/story/length/extent/amount/cost/review/inquiry/explanation/recovery/independence/membership/season/year ${PLAIN}
entire | a | whole | >N
whole | a | entire | >N !<as/on
the small | x | the little | >>house/village/boat/island/garden/room/shop/bird/animal/town/stone/boy/girl/dog/car/box/stream/hole/lake/church/river/bag/cottage/café/restaurant/chapel/bridge/harbour/park/farm
a small | x | a little | >>house/village/boat/island/garden/room/shop/bird/animal/town/stone/boy/girl/dog/car/box/stream/hole/lake/church/river/bag/cottage/café/restaurant/chapel/bridge/harbour/park/farm
small | a | minor, slight | >>change/increase/difference/role/part/decrease/rise/drop/fall/error/improvement/problem/mistake ${PLAIN}
small | a | limited, low | >>number/amount/quantity/sum/budget ${PLAIN} !<a
tiny | a | very small, minute~f | >N/J ${PLAIN}
high | a | great | >>degree/speed/demand/cost/importance/value/price/regard/risk/height/esteem/hopes/pressure ${PLAIN} !<a
high | a | tall | >>mountain/building/wall/tower/fence/tree
high-ranking | a | senior, top
low | a | small, limited | >>number/amount ${PLAIN}
low | a | poor | >>quality/standard/visibility
long | a | lengthy | >>process/list/period/discussion/debate/report/trial/article/delay/document/journey/career/battle/investigation/negotiation/speech ${PLAIN}
lengthy | a | long, prolonged | >N
brief | a | short | >N
short | a | brief | >>time/period/visit/speech/statement/stay/description/history/introduction/account/summary/break/reign/meeting/conversation/message/walk/pause/note/trip/career ${PLAIN}
wide | a | broad | >>range/variety/array/spectrum/support/audience/river/selection/street/scope/choice/appeal/interest/public
broad | a | wide | >>range/variety/array/spectrum/support/audience/river/selection/street/scope/choice/appeal/public
wide-ranging | a | broad, extensive, far-reaching
widespread | a | extensive, broad, general | >>damage/support/use/destruction/concern/criticism/acceptance/belief/protest/opposition/flooding/practice/fear/problem
extensive | a | wide, broad | >>range/network/experience/knowledge/coverage/use
extensive | a | considerable, wide-ranging | >>damage/research/study/collection/powers/work
comprehensive | a | full, complete, thorough | >>list/review/study/report/account/plan/guide/survey/set/approach/reform/agreement
limited | a | restricted | >>access/use/number/range/area/space/role/circulation
limited | a | small | >>number/amount/budget/supply
deep | a | profound~f, great | >>impact/effect/understanding/love/concern/sense/interest/respect/influence/knowledge/affection/sorrow/gratitude
tall | a | high | >>building/tower/wall/mountain/fence/cliff
thin | a | slim, narrow | >>man/woman/margin/strip/line
narrow | a | slim, small | >>majority/margin/victory/lead
heavy | a | severe | >>loss/damage/casualties/fine/defeat/penalty/criticism/blow/casualty/punishment
heavy rain | x | torrential rain, heavy rainfall
heavy rains | x | torrential rains, heavy rainfall
current | a | present, existing | >>situation/state/level/system/form/government/law/position/rate/policy/crisis/name/status/trend/problem/price/debate/condition/plan/rule/owner/building ${PLAIN}
current | a | present | >>day/time/year/century/leader/president/chairman/director/mayor/king/prince/minister/chief/leadership/head
present | a | current, existing | <the/its/their/our/his/her >>situation/state/level/system/form/government/law/position/rate/policy/crisis/name/status/condition/building/constitution
present | a | current | <the/its/their/our/his/her >>report/leader/president/owner/year/century
existing | a | current, present | >>law/system/rule/structure/building/treaty/legislation/arrangement/programme/program/infrastructure/network/plan/framework/agreement/owner/customer/member
existing | x | current, present | <the/of/and/under/with/by/an/any/all/in/from >law/system/rules/structures/structure/laws/treaties/legislation/arrangements/programmes/programs/agreements/infrastructure/members/customers
previous | a | earlier, past, former | >>work/year/government/attempt/study/owner/report/generation/version/research/president/experience/meeting/administration/decision/record/film/album/book/agreement/effort/season ${PLAIN} !<the/a
previous | a | earlier, preceding~f | <the/a/these/his/her/their/its >>year/attempt/study/report/version/meeting/decision/film/album/book/agreement/effort/season/case/example/article/century/record/work
earlier | a | previous | <his/her/their/its/an/the >>work/version/attempt/study/report/book/film/decision/agreement/statement/album/generation/meeting/study/research
earlier | x | previous | <his/her/their/its/an/the >work/works/version/versions/attempt/attempts/study/studies/report/reports/book/books/film/films/decision/agreement/statement/statements/album/albums/generations/research/estimate/estimates
former president | x | ex-president
former minister | x | ex-minister
former wife | x | ex-wife
former husband | x | ex-husband
former boyfriend | x | ex-boyfriend
former girlfriend | x | ex-girlfriend
former champion | x | ex-champion
former employee | x | ex-employee
former soldier | x | ex-soldier
former leader | x | ex-leader
former lover | x | ex-lover
former member | x | ex-member
recent | a | latest | <the/his/her/their/its >>attack/development/event/report/figure/data/incident/addition/example/wave/poll ${PLAIN}
recent | a | new | <a/several/some >>study/report/book/article/survey/poll/paper/analysis ${PLAIN}
latest | a | newest | >N !<the/at
latest | x | newest | <the/its/his/her/their >work/book/film/album/report/attack/round/series/figures/version/study/survey/results/development/developments/data/step/move/novel/project
new | a | fresh | >>talk/evidence/attack/start/doubt/wave/round/idea/approach/effort/look/attempt/supply/fighting/allegation/election/violence/protest/concern/negotiation ${PLAIN} !<a
new | a | recent | >>study/report/survey/poll/research ${PLAIN} <the/a/this
new | a | modern | >>technology/technique/method/equipment ${PLAIN}
brand new | x | completely new, entirely new | <a/the
modern | a | contemporary, present-day | >>art/society/world/music/architecture/literature/artist/dance/culture/life/city/language/state/writer/design/version/era/science ${PLAIN} !<the
modern | a | up-to-date, new | >>equipment/technology/method/facility/system
contemporary | a | modern, present-day | >>art/society/world/music/architecture/literature/artist/dance/culture/life/writer/design/audience/issue
present-day | a | modern, current
ancient | a | old, very old~p | >>city/tradition/custom/building/town/church/temple/wall/tree/manuscript/road ${PLAIN} !>N
old | a | ancient | >>tradition/custom/temple/manuscript/legend ${PLAIN} !<years/year/the
early | a | initial, first | >>work/stage/result/report/success/attempt/phase/finding/response/version/indication/settler/design/sign/film/plan/estimate/step ${PLAIN} !<the/in
early | a | initial | <the >>stage/phase/result/report/success/attempt/version/design/version/development/work
initial | a | first, early, original | >>work/stage/phase/report/result/success/reaction/plan/attempt/response/version/design/investigation/estimate/finding/idea/period/step/cost
original | a | initial, first | >>plan/version/design/idea/intention/form/owner/building/settlement/aim/proposal/goal/meaning/agreement/member/concept/budget ${PLAIN}
final | a | last | >>work/year/day/season/match/game/part/stage/episode/round/week/chapter/month/hour/scene/film/album/appearance/moment/minute/race/chance/section/volume/book/novel ${PLAIN}
final | a | ultimate | >>goal/aim/victory/responsibility
last | a | final | >>match/game/chapter/episode/film/album/appearance/battle/king/emperor/book/novel/stage/section/performance/concert/part/race/scene/survivor/phase/issue/stop ${PLAIN} !<this/at/its/his/her/their !>C
first | a | initial | >>stage/phase/attempt/reaction/report/response/plan/version/design ${PLAIN} <the/its/his/her/their !<this
next | a | following | <the >>chapter/section/step/stage/example/generation/season/part/night/summer/winter ${PLAIN}
following | x | next | <the >chapter/section/stage/season/match/game/round/summer/winter/spring/autumn/Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday/evening/afternoon/decade/century
future | a | coming | >>year/month/week/generation/decade
future | a | later | >>work/date/stage/edition/version
coming | a | next | <the >>year/month/week/decade/day
upcoming | a | forthcoming~f, coming, next | >N
forthcoming | a | upcoming, coming, next | >N
ongoing | a | continuing | >N
constant | a | continuous, continual, steady | >>struggle/threat/pressure/change/conflict/need/fear/stream/flow/war/attack/supply/use/fight/criticism/movement/reminder/presence
continuous | a | constant, unbroken, continual | >>supply/process/period/flow/line/use/improvement/change/growth/movement/stream
frequent | a | regular, common | >>visitor/contributor/guest/visit/use/contact/meeting/attack/change/problem/cause/occurrence ${PLAIN}
regular | a | frequent | >>visitor/contributor/guest/visit/contact/meeting/customer/use ${PLAIN}
rare | a | uncommon, unusual | >>species/case/event/occurrence/bird/plant/animal/example/occasion/form/word/condition ${PLAIN}
annual | a | yearly | >>report/meeting/event/conference/festival/income/budget/rate/average/production/review/cost/visit/rainfall/competition/sale/output/survey/fair/growth
yearly | a | annual | >N
daily | a | everyday | >>life/routine/activity/task/work
everyday | a | daily | >>life/activity/task/use/experience/object/item
nearby | a | neighbouring, surrounding | >>village/town/city/area/country/house/building/island/community/district
nearby | x | close by, in the area | <N >./,
neighboring | a | nearby, adjacent~f | >N !>country/countries/state/states
neighbouring | a | nearby, adjacent~f | >N !>country/countries/state/states
surrounding | x | nearby, neighbouring | >area/areas/region/villages/towns/hills/countryside/mountains/village/streets/communities/districts/suburbs/farms/fields/country/waters/buildings/houses/counties/parishes/provinces/islands/land
adjacent | a | neighbouring, nearby | >N
distant | a | remote, faraway | >>place/land/country/part/area/island/region/village
remote | a | isolated, distant | >>area/village/place/part/region/island/location/community ${PLAIN}
local | a | nearby | >>school/hospital/shop/village/town/church/airport/store ${PLAIN} <a
local people | x | local residents, residents
local residents | x | local people, residents
foreign | a | overseas, international | >>student/visitor/tourist/company/investor/investment/firm/market/travel/trade/worker/bank/customer
overseas | a | foreign, international | >>student/visitor/tourist/company/investor/investment/firm/market/trade/worker/customer
international | a | global, worldwide~p | >>market/community/trade/economy/effort/attention/campaign/network/company/recognition/reputation/issue/business/success/audience/fame ${PLAIN} !<the
global | a | worldwide, international | >>market/trade/effort/attention/campaign/network/company/recognition/reputation/success/audience/sale/crisis/demand/recession/impact/problem/threat ${PLAIN}
worldwide | a | global, international | >N
nationwide | a | national, countrywide | >N
national | a | nationwide | >>campaign/strike/survey/election/tour/network/protest/poll/search ${PLAIN} !<the
domestic | a | home | >>market/league/demand/consumption
rural | a | country | >>area/life/road/house/community/school/people
urban | a | city | >>area/life/population/centre/center/environment
coastal | a | seaside | >>town/resort/village
inner | x | internal | >>wall/surface/structure/layer/part
internal | a | domestic | >>market/trade/affair/politics/security/conflict/flight
internal | a | inner, inside | >>wall/surface/structure
external | a | outside, outer | >>wall/surface/influence/force/pressure/factor/help/world
upper | x | higher, top | >>level/part/slope/floor/storey/layer/section/half
lower | x | bottom | <the >half/part/level/floor/section
northern | a | north | >>side/coast/shore/bank/edge/end/border/slope/wall/part
southern | a | south | >>side/coast/shore/bank/edge/end/border/slope/wall
eastern | a | east | >>side/coast/shore/bank/edge/end/border/slope/wall
western | a | west | >>side/coast/shore/bank/edge/end/border/slope/wall
sole | a | single | >>purpose/survivor/owner/aim/exception/reason/source/author/candidate/heir/responsibility
separate | a | distinct, different | >>group/category/unit/entity/species/issue/state/section/part/language/area ${PLAIN}
distinct | a | separate, different | >>group/category/unit/entity/species/issue/section/part/area/type/kind/form/language/phase ${PLAIN}
different | a | various | >>type/kind/form/way/part/country/group/method/source/style/culture/area/material/approach/stage/purpose/field/aspect/language/level/reason/size/shape/background/color/colour/theory ${PLAIN} !<a/two/three/C/D
different | a | distinct | <two/three/C/four/several/many/five >N
diverse | a | varied, wide-ranging | >>range/group/background/population/culture/interest/audience/selection
varied | a | diverse, mixed | >>range/background/career/landscape/diet/group
similar | a | comparable~f | >>case/problem/result/event/situation/number/level/size/age/study/effect/experience/project/programme/program/system/scheme/structure ${PLAIN}
equivalent | a | equal, comparable | >N
opposite | a | other, far | <the >>side/bank/end/shore/direction
extra | a | additional, further, more~p | >N
additional | a | extra, further, more~p | >N
individual | a | single, separate | >>unit/cell/item/member/part/state/case/component/element/piece/house/word ${PLAIN}
`;
