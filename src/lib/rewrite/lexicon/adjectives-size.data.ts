/** No word of degree comes before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very';

/** Adjectives of size, rank, time, place and number. */
export const adjectivesOfSize = `
big | a | major, significant | >>issue/problem/story/mistake/difference/part/question/change/role/success/challenge/concern/step/threat/impact/event/project/investor !<R/so/too/very/how/as
big | a | large | >>city/company/house/country/building/town/bank/market/crowd/group/area/sum/firm/store/hole/stone/tree/room/hill/box/dog/boat/ship/island/fish/farm/garden/reduction/increase/share/army/budget/table/screen/family/village/employer
large | a | big~p, sizeable~f | >>city/company/group/country/town/house/crowd/building/area/sum/firm/bank/store/market/population/family/community/island/lake/park/team/part/hole/share/project/number ${PLAIN} !<a/too
large | a | big~p | >N !>scale/number/numbers/amount/amounts/extent/majority/language/quantities/quantity/part/proportion !>degree/measure/body/bodies/variety/range/array/selection/volume/volumes/quantities/sums/swathe/swathes/portion/portions/percentage/sample/samples/doses/concentrations/molecules/values/print/format
huge | a | enormous, massive~p, vast | >>amount/number/crowd/area/sum/range/profit/loss/building/project/increase/rock/stone/wave/cost/debt/demand/market ${PLAIN}
huge | a | enormous, massive~p | >N/J !>fan/fans/supporter/deal
enormous | a | huge | >N/J
massive | a | huge, enormous | >N !>object/body/star/stars/objects
vast | a | huge, enormous | >N !>majority
vast | a | huge, extensive | >>area/territory/network/estate/collection/empire/land/region
immense | a | huge, enormous | >N
tremendous | a | huge, enormous | >>amount/impact/success/pressure/effort/number/power/force/energy/growth/influence/damage/opportunity/challenge/potential
gigantic | a | huge, enormous, giant | >N/J
substantial | a | considerable, significant | >>amount/number/sum/increase/decrease/reduction/proportion/part/share/portion/damage/progress/loss/change/improvement/support/evidence/investment/cost/profit/income/gain/growth/influence/effect/impact/collection/contribution/difference/quantity/risk/resource/minority/saving/rise/fall ${PLAIN}
considerable | a | substantial, significant | >N !>skill/care/speed/length/distance/distances/reputation/debate/difficulty/sympathy/height/talent/charm/courage
sizeable / sizable | a | large, considerable, substantial | >N
significant | a | considerable, substantial | !<most >>increase/decrease/rise/fall/drop/decline/amount/progress/change/reduction/growth/damage/loss/improvement/difference/number/effect/impact/influence/cost/proportion/gain/delay !<R/statistically/clinically/more
significant | a | important, major | >>work/role/event/figure/step/factor/contribution/issue/problem/challenge/source/development/element/feature/achievement/site !<R/more/most
significant | a | important | >>moment
major | a | big~p, significant | >>problem/change/challenge/impact/issue/step/cause/setback/success/contribution/event/project/threat/crisis/concern/influence/loss/attack/source ${PLAIN}
major | a | main | >>city/road/source/cause/reason/export/product/producer/town/port/river/component/factor/street/route ${PLAIN} <its/their/the/his/her
major | a | important | >>city/port/centre/center/town/river/road/route/source/battle/event/feature/theme/site/crop/export/industry/figure/development/influence/factor/issue/component/topic/aspect/contribution/advance/discovery/resource/difference/work ${PLAIN} !<J
major | a | leading | >>company/power/producer/newspaper/bank/university/supplier/manufacturer/exporter/airline/firm/retailer/investor/exponent/player/artist/writer/poet/label ${PLAIN} !<J !>label
minor | a | small, slight | >>change/difference/adjustment/improvement/modification/variation
minor | a | slight | >>injury/damage
minor | a | small | >>problem/error/repair/issue/correction/setback
minor | a | smaller | >>party/island/river/road ${PLAIN} <the/some/many/these/other/several/and
minor | a | lesser | >>work/offence/offense/crime/figure ${PLAIN} <the/some/many/these/other/several/and
main | a | chief, principal~f, primary | >>reason/cause/source/aim/goal/purpose/focus/objective/concern/function/task/advantage/obstacle/target/benefit/motive/factor !<J !<in
main | a | chief, principal~f | >>industry/export/rival/problem/product/ingredient/difference/feature/theme/crop/activity/opponent/issue/occupation/tributary/component/challenge/argument/town/city/attraction/exporter/supplier/weakness/point/principle/conclusion/finding !<J !<in
main | a | central | >>theme/figure
primary | a | main, chief, principal~f | >>reason/goal/aim/purpose/source/cause/objective/focus/concern/role/function/task/responsibility/method/factor/target/language/motive/benefit/use/interest/means/product/crop/customer
principal | a | chief, main | >>reason/aim/source/cause/town/city/river/export/objective/purpose/town/character/figure/product/means/crop/theme/road/street/feature
chief | a | main, principal~f | >>reason/aim/source/cause/concern/rival/export/product/town/city/crop/river/problem/purpose/weakness/benefit/advantage
key | a | important, crucial | >>role/factor/element/issue/part/figure/component/feature/point/question/aspect/area/step/decision/moment/player/member/event/reason/witness/difference/principle/position/ingredient/aim
key | x | important, crucial | <a/the/some/several/these/other >role/factor/factors/element/elements/part/figure/figures/components/component/aspects/aspect/decisions/decision/reason/reasons/role/roles/moment/moments/ally/allies
central | a | key | >>role/theme/issue/question/figure/aim/idea/point/problem/argument/concern
leading | x | major | <a/its/their/many/some/other/several >producer/producers/supplier/suppliers/manufacturer/manufacturers/exporter/centre/center/centres/centers/newspaper/newspapers/companies/company/bank/banks/firms/industrial/nations/countries
leading | x | foremost~f, top | <the/'s/their/its >expert/experts/authority/scholar/scholars/scientist/scientists/authorities/specialists
leading | x | prominent | <a/one/its/their/many/some/other/several >figure/figures/member/members/politician/politicians/citizens/opponents/supporters/advocates/critics/campaigner/supporter/opponent/critic
top | a | senior | >>official/executive/adviser/aide/diplomat
top | a | highest | >>court
top officials | x | senior officials
senior | a | high-ranking | >>official/officer/member/adviser/aide/diplomat/figure/commander/executive/leader/general/minister/politician
important | a | significant, major, key | >>role/part/factor/step/issue/element/figure/feature/question/aspect/contribution/decision/influence/reason/theme/moment ${PLAIN}
important | a | significant, major | >>event/source/change/centre/center/development/difference/city/town/port ${PLAIN}
important | a | significant | <more/most/very/so/an/particularly/especially/equally/less/increasingly/historically >N/./;/and/in
important | a | crucial, essential | <is/was/'s <<it >to
important | a | crucial, essential | <is/are/was/were/'s >that
vital | a | crucial, essential, key | >N ${PLAIN} !>signs/statistics/records !>organ/organs/interests/functions/force/energy/capacity
vital | a | crucial, essential | >to/for/that/in ${PLAIN}
crucial | a | vital, key, very important~p | >N ${PLAIN}
crucial | a | vital, essential | >to/for/that/in/./,
essential | a | vital, crucial, indispensable~f | >N/to/for/that/in/./, ${PLAIN} !>oil/oils/amino/workers/services/goods !>nutrients/medicines/supplies/items/element/elements/features/reading/travel/skills/service/fatty/part/component
critical | a | crucial, vital, key | >>role/factor/issue/importance/moment/part/component/element/step/need/decision
fundamental | a | basic | >>principle/right/question/problem/difference/element/law/idea/concept/value/reason
fundamental | a | essential | >>part/aspect
basic | a | fundamental | >>principle/right/concept/law/difference/function
basic | a | essential | >>need/element
overall | a | total | >>cost/number/size/length/population/amount
overall | a | general | >>impression/picture/trend/aim/effect
total | a | overall | >>number/population/cost/length/area/amount/value/size ${PLAIN}
total | a | complete | >>failure/lack/control/destruction/surprise/ban/silence ${PLAIN}
complete | a | full | >>list/set/account/text/range/collection/independence/withdrawal/control ${PLAIN}
complete | a | total | >>lack/failure/absence/destruction/ban/silence/breakdown ${PLAIN}
full | a | complete | >>list/text/range/version/set/account/control/story/explanation/recovery/independence ${PLAIN}
entire | a | whole | >N !>proceedings
whole | a | entire | >N !<as/on !>milk/grain/grains/wheat/blood/lot/host/foods/food/bunch/number/numbers/note/notes/genome/point/fruit/fruits/spices/egg/eggs
the small | x | the little | >>house/village/boat/garden/room/shop/bird/animal/town/stone/boy/girl/dog/car/box/stream/hole/lake/church/river/bag/cottage/café/restaurant/chapel/bridge/harbour/park/farm
a small | x | a little | >>house/village/boat/garden/room/shop/bird/animal/town/stone/boy/girl/dog/car/box/stream/hole/lake/church/river/bag/cottage/café/restaurant/chapel/bridge/harbour/park/farm
small | a | slight, minor | >>change/difference/improvement ${PLAIN}
small | a | slight | >>increase/decrease/rise/drop/fall ${PLAIN}
small | a | minor | >>role/part/error/problem/mistake ${PLAIN} !<no
small | a | limited, low | >>number/amount/quantity/budget ${PLAIN} !<a
tiny | a | very small | >N ${PLAIN} !>little/bit
high | a | great | >>degree/speed/demand/importance/risk/esteem ${PLAIN} !<a
high | a | tall | >>mountain/building/wall/tower/fence/tree
high-ranking | a | senior, top
low | a | small, limited | >>number/amount ${PLAIN}
low | a | poor | >>quality/standard/visibility
long | a | lengthy | >>process/list/period/discussion/debate/report/trial/article/delay/document/journey/career/battle/investigation/negotiation/speech ${PLAIN} !<as/so
lengthy | a | long, prolonged | >>process/delay/negotiation/dispute/trial/battle/illness/period/legal
lengthy | a | long | >N/and/,
brief | a | short | >N
short | a | brief | >>time/period/visit/speech/statement/stay/description/history/introduction/account/summary/break/reign/meeting/conversation/message/walk/pause/note/trip/career ${PLAIN}
wide | a | broad | >>range/variety/array/spectrum/support/audience/river/selection/street/scope/choice/appeal/interest/public
broad | a | wide | >>range/variety/array/spectrum/support/audience/river/selection/street/scope/choice/appeal/public
wide-ranging | a | broad, extensive, far-reaching
widespread | a | extensive | >>damage/destruction/flooding/use
widespread | a | broad, general | >>support/acceptance/criticism/agreement
widespread | a | general | >>concern/fear/belief/practice
extensive | a | wide, broad | >>range/network/experience/knowledge/coverage/use
extensive | a | considerable | >>damage
extensive | a | wide-ranging | >>research/study/powers
comprehensive | a | full, complete | >>list/set/account/report
comprehensive | a | thorough | >>review/study/survey
comprehensive | a | complete | >>guide
limited | a | restricted | >>access/use/number/range/area/space/role/circulation
limited | a | small | >>number/amount/budget/supply
deep | a | profound~f, great | >>impact/effect/understanding/love/concern/sense/interest/respect/influence/knowledge/affection/sorrow/gratitude
tall | a | high | >>building/tower/wall/mountain/fence/cliff
thin | a | slim | >>man/woman
thin | a | slim, narrow | >>margin
thin | a | narrow | >>strip
narrow | a | slim, small | >>majority/margin/lead
narrow | a | slim | >>victory
heavy | a | severe | >>loss/damage/defeat/penalty/criticism/blow/punishment
heavy rain | x | heavy rainfall
current | a | present | >>situation/state/level/form/government/position/rate/crisis/name/status/trend/problem/price/debate/condition/owner/building ${PLAIN}
current | a | present, existing | >>system/law/policy/plan/rule ${PLAIN}
current | a | present | >>day/time/year/century/leader/chairman/director/mayor/king/prince/minister/chief/leadership/head
present | a | current | <the/its/their/our/his/her >>situation/state/level/form/government/position/rate/crisis/name/status/condition/building/constitution
present | a | current, existing | <the/its/their/our/his/her >>system/law/policy
present | a | current | <the/its/their/our/his/her >>report/leader/president/owner/year/century
existing | a | current | >>law/system/rule/structure/building/treaty/legislation/arrangement/programme/program/infrastructure/network/plan/framework/agreement/owner/customer/member
existing | x | current | <the/of/and/under/with/by/an/any/all/in/from >law/system/rules/structures/structure/laws/treaties/legislation/arrangements/programmes/programs/agreements/infrastructure/members/customers
previous | a | earlier | >>work/government/study/report/version/research/meeting/administration/decision/record/film/album/book/agreement/effort/season ${PLAIN} !<the/a
previous | a | earlier, past | >>year/attempt/experience/generation ${PLAIN} !<the/a
previous | a | former | >>owner/president ${PLAIN} !<the/a
previous | a | preceding~f | <the >>year/season/century
previous | a | earlier | <the/a/these/his/her/their/its >>attempt/study/report/version/meeting/decision/film/album/book/agreement/effort/example/work
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
latest | x | newest | <the/its/his/her/their >work/book/film/album/novel/project/version
new | a | fresh | >>talk/evidence/attack/start/doubt/wave/round/approach/effort/attempt/supply/fighting/allegation/election/violence/protest/concern/negotiation ${PLAIN} !<a
new | a | recent | >>study/report/survey/poll/research ${PLAIN} <the/a/this
brand new | x | completely new, entirely new | <a/the
modern | a | contemporary, present-day | >>society/world/culture/life/city/state/writer/artist ${PLAIN} !<the
modern | a | up-to-date | >>equipment/technology/method/facility/system
contemporary | a | modern | >>society/culture/world/life/architecture/design/literature
present-day | a | modern, current
ancient | a | old | >>tradition/custom/road ${PLAIN} !>N
ancient | a | very old~p | >>building/church/tree/manuscript/wall ${PLAIN} !>N
old | a | ancient | >>tradition/custom/temple/manuscript/legend ${PLAIN} !<years/year/the
early | a | initial | >>stage/result/report/success/attempt/phase/finding/indication/estimate ${PLAIN} !<the/in
early | a | first | >>sign/settler ${PLAIN} !<the/in
early | a | initial | <the >>stage/phase/result/report/success/development
initial | a | early | >>stage/phase/result/success/finding/estimate/work
initial | a | first | >>attempt/reaction/response/step/version/investigation
initial | a | original, first | >>plan/idea/design
original | a | initial | >>plan/idea/intention/aim/proposal/goal/budget ${PLAIN} !<an/J
original | a | first | >>owner/settlement/version/building/member ${PLAIN} !<an/J
final | a | last | >>work/year/day/season/match/game/part/stage/episode/round/week/chapter/month/hour/scene/film/album/appearance/moment/minute/race/chance/section/volume/book/novel ${PLAIN}
final | a | ultimate | >>goal/aim/victory/responsibility
last | a | final | >>match/game/chapter/episode/film/album/appearance/battle/king/emperor/book/novel/stage/section/performance/concert/part/race/scene/survivor/phase/issue/stop ${PLAIN} !<this/at/its/his/her/their !>C
first | a | initial | >>stage/phase/attempt/reaction/report/response/plan/version/design ${PLAIN} <the/its/his/her/their !<this
next | a | following | <the >>chapter/section/example/season/part/night/summer/winter ${PLAIN}
following | x | next | <the >chapter/section/stage/season/match/game/round/summer/winter/spring/autumn/Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday/evening/afternoon/decade/century
future | a | coming | >>year/month/week/generation/decade
future | a | later | >>date/stage/edition/version
coming | a | next | <the >year/month/week/decade
upcoming = forthcoming | a | | >N
ongoing | a | continuing | >N
constant | a | continuous, steady | >>stream/flow/supply
constant | a | continual, continuous | >>struggle/threat/fear/conflict/war/fight/criticism/attack/movement/use/change/need/pressure
continuous | a | unbroken | >>period/line
continuous | a | constant | >>flow/supply/movement/change/use/improvement
frequent | a | regular | >>visitor/contributor/guest/visit/contact/meeting/use ${PLAIN}
frequent | a | common | >>problem/cause/occurrence ${PLAIN}
regular | a | frequent | >>visitor/contributor/guest/visit/contact/meeting/customer/use ${PLAIN}
rare | a | uncommon | >>species/bird/plant/animal/form/word/condition/occasion ${PLAIN}
rare | a | uncommon, unusual | >>case/event/occurrence/example ${PLAIN}
annual | a | yearly | >>report/meeting/event/conference/festival/income/budget/rate/average/production/review/cost/visit/rainfall/competition/sale/output/survey/fair/growth !>percentage
yearly | a | annual | >N
daily | a | everyday | >>life/routine/activity/task/work
everyday | a | daily | >>life/activity/task/use
nearby | a | neighbouring | >>village/town/city/area/country/house/building/island/community/district/settlement/hill/mountain
neighboring / neighbouring | a | nearby, adjacent~f | >N !>country/countries/state/states !>NNP
surrounding | x | nearby, neighbouring | >area/areas/region/villages/towns/hills/mountains/village/streets/communities/districts/suburbs/farms/fields/country/waters/buildings/houses/counties/parishes/provinces/islands
adjacent | a | neighbouring | >N !>angle/angles/side/sides/edge/edges/tissue/tissues/vertices/cell/cells
distant | a | remote, faraway | >>place/land/country/part/area/island/region/village
remote | a | isolated | >>area/village/place/part/region/island/location/community ${PLAIN}
local | a | nearby | >>school/hospital/shop/village/town/church/airport/store ${PLAIN} <a
local people = local residents | x | residents
foreign | a | overseas, international | >>student/visitor/tourist/investor/investment/market/trade !>direct/exchange/currency
foreign | a | overseas | >>company/firm/customer
overseas | a | foreign, international | >>student/visitor/tourist/investor/market/trade/investment
overseas | a | foreign | >>company/firm/customer/buyer
international | a | global, worldwide~p | >>market/community/trade/effort/attention/campaign/network/recognition/reputation/success/audience/fame ${PLAIN} !<the
global | a | worldwide, international | >>market/trade/effort/attention/campaign/network/company/recognition/reputation/success/audience/sale/crisis/demand/recession/impact/problem/threat ${PLAIN}
worldwide | a | global | >N
nationwide | a | national, countrywide | >N
national | a | nationwide | >>campaign/strike/survey/election/tour/network/protest/poll/search ${PLAIN} !<the
domestic | a | home | >>market
rural | a | country | >>life/road/house/school
urban | a | city | >>life
coastal | a | seaside | >>town/resort/village
inner | x | internal | >>wall/surface/structure
internal | a | domestic | >>flight/trade
internal | a | inner, inside | >>wall/surface/structure
external | a | outside, outer | >>wall/surface
external | a | outside | >>influence/force/pressure/factor/help/world
upper | x | higher | >>level/slope/floor/storey
upper | x | top | >>part/layer/section/half
lower | x | bottom | <the >half/part/section
northern | a | north | >>side/coast/shore/bank/edge/end/border/slope/wall/part
southern | a | south | >>side/coast/shore/bank/edge/end/border/slope/wall
eastern | a | east | >>side/coast/shore/bank/edge/end/border/slope/wall
western | a | west | >>side/coast/shore/bank/edge/end/border/slope/wall
sole | a | single | >>purpose/survivor/owner/aim/exception/reason/source/author/candidate/heir
separate | a | distinct, different | >>group/category/species/issue/area ${PLAIN}
separate | a | distinct | >>entity/language ${PLAIN}
distinct | a | separate, different | >>group/category/unit/entity/species/issue/section/part/area/type/kind/form/language/phase ${PLAIN}
different | a | various | >>NNS >>type/kind/form/part/country/group/method/source/area/material/stage/field/reason/purpose/region ${PLAIN} !<a/two/three/C/D/R/no/any/J/many/several
different | a | distinct | <two/three/C/four/several/many/five >type/types/kind/kinds/group/groups/species/form/forms/categories/phases/styles/languages/versions/meanings
diverse | a | varied | >>range/background/interest/selection/collection
varied | a | diverse | >>range/background/career/landscape/diet/group
similar | a | comparable~f | >>case/problem/result/event/situation/number/level/size/age/study/effect/experience/project/programme/program/system/scheme/structure ${PLAIN}
equivalent | a | equal | >>amount/number/value/sum
equivalent | a | comparable | >N
opposite | a | other | <the >>side/bank/end/shore/direction
extra | a | additional | >N
additional | a | extra, further | >N
individual | a | separate | >>unit/component/element/piece/part
individual | a | single | >>cell/item/word
`;
