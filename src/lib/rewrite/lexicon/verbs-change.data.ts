const amounts =
  'price/cost/tax/rate/wage/level/number/amount/salary/fee/standard/temperature/share/spending/output/production/income/pressure/speed/risk/budget/quality/efficiency/productivity/revenue/volume/size/demand/supply/emission/debt/deficit/inflation/unemployment/poverty/capacity/chance/power/use/consumption/sale/profit/dose/limit/age/target/forecast/proportion/percentage/burden/need/dependence/time/length/weight/expenditure/expense/interest/awareness';
const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const amountSubjects =
  'price/cost/tax/rate/wage/level/number/amount/salary/fee/temperature/share/stock/spending/output/production/income/pressure/sale/profit/revenue/volume/demand/supply/emission/debt/deficit/inflation/unemployment/poverty/population/export/import/index/value/crime/consumption/use/proportion/percentage/popularity/interest/investment/growth/earnings/turnover/attendance/membership/traffic/figure/yield/currency/dollar/euro/support/risk/tension/sales/profits/market';

/** More and less, better and worse, growing, changing, beginning and ending. */
export const changeVerbs = `
raise | v | increase | >>price/tax/rate/wage/level/salary/fee/output/production/income/productivity/target/forecast/limit/cost/age/temperature/pressure/interest
raise | v | increase, put up | <<price/tax/rate/wage/salary/fee/limit >by/in/to/from
raise | v | improve, lift | >>standard
raise | v | collect | >>money/fund
raise | v | bring up | >>issue/matter/point/subject/topic !<to !>O
raise | v | bring up, rear~f | >>child/son/daughter/family !>O !<D/J
raise | v | breed, keep | >>cattle/sheep/chicken/livestock/pig
raise | v | cause | >>concern/fear/doubt/suspicion !<<@person/@group !<to/by/without/and/of/for !=G
raise | v | lift | >>hope/spirit/morale/hand/arm/head/glass
raise awareness | v | increase awareness | >of/about/among
was raised in | x | grew up in | >np <he/she/who/i/NNP
lift | v | raise, boost | >>spirit/morale/profit/growth/income/output/production/standard
lift | v | remove, end | >>ban/sanction/restriction/embargo/siege/limit/blockade/curfew
lifted | x | removed, ended | <is/are/was/were/be/been <<ban/sanction/restriction/embargo/siege/limit/blockade/curfew
lift | v | win | >>trophy/title/cup
increase | v | raise | >>price/cost/tax/rate/wage/level/number/amount/salary/fee/standard/temperature/spending/output/production/income/pressure/speed/budget/efficiency/revenue/volume/capacity/profit/limit/age/target/forecast/proportion/percentage/awareness/interest/expenditure/risk/chance/quality !<D/J/of/in/with/from/under/despite/amid/for/to/on/,/and !=K
increase | v | boost | >>sale/demand/consumption/supply/share/growth/investment/export/trade !<D/J/of/in/with/from/under/despite/amid/for/to/on/,/and !=K
increase | v | rise | >to/from/by/in/steadily/rapidly/significantly/sharply/slightly/gradually/since/during/over/with/, ${active} <<price/cost/tax/rate/wage/level/fee/salary/temperature/value/index/pressure/risk/inflation/figure/proportion/percentage/amount/yield/tension
increase | v | grow, rise | >to/from/by/in/steadily/rapidly/significantly/sharply/slightly/gradually/since/during/over/with/, ${active} <<${amountSubjects}
increase | v | rise | >end ${active} <<price/rate/temperature/risk/cost/level/amount/inflation
increase | v | grow, rise | >end ${active} <<number/population/demand/pressure/unemployment/tension/crime/sale
increase | v | raise | >>productivity/likelihood/profile/ability
increase | v | strengthen, improve | >>security/cooperation/understanding/protection/competitiveness/transparency
increased | x | raised | <has/have/had/having >>price/cost/tax/rate/wage/level/number/amount/salary/fee/standard/temperature/spending/output/production/income/pressure/speed/budget/efficiency/revenue/volume/capacity/profit/limit/age/target/forecast/proportion/percentage/awareness/interest/expenditure/risk/chance/quality
increased | x | raised | <is/are/was/were/be/been >to/from/by
be increasing | x | be rising, be growing | >end
is increasing | x | is rising, is growing | >end
are increasing | x | are rising, are growing | >end
reduce | v | lower, cut, bring down | >>price/cost/tax/rate/wage/fee/spending/debt/deficit/unemployment/inflation/emission/number/expenditure !>O !<D/J/with/from
reduce | v | lower, cut | >>amount/salary/output/production/budget/profit/burden/dose/consumption/risk/dependence/demand/expense/speed/proportion/percentage/revenue/income !>O !<D/J/with/from
reduce | v | lower | >>level/temperature/pressure/quality/efficiency/productivity/standard/chance/limit/age !>O !<D/J/with/from
reduce | v | cut | >>size/time/use/length/waste/share/supply/need !>O !<D/J/with/from
reduce | v | ease, lessen~f | >>pain/tension/stress/anxiety/suffering/symptom !<D/J
reduce | v | lessen~f, limit | >>impact/effect/damage/harm !<D/J
reduce | v | weaken | >>influence/ability/effectiveness
reduce | v | cut, lower | <<price/cost/tax/rate/wage/level/number/amount/spending/emission/debt/risk/deficit/budget/fee/tariff >by/to/from/in
reduce to | v | turn into | >>rubble/ruin/ash
decrease | v | reduce | >>${amounts} !<D/J/of/with/in
decrease | v | fall, decline, drop | >end ${active} <<${amountSubjects}
decrease | v | lessen, decline | >end ${active}
diminish | v | reduce, lessen | >np
diminish | v | decrease, shrink, decline | >end ${active}
lessen | v | reduce, decrease | >np
lower | v | reduce, cut | >>price/cost/tax/rate/wage/emission/forecast/deficit/unemployment/risk
lower | v | reduce | >>level/standard/expectation/pressure/barrier/chance/limit
lower | v | reduce, cut | <<price/cost/tax/rate/wage/limit/barrier >by/to/from/in
cut | v | reduce, lower | !>C <to/will/would/can/could/must/should/may/might/be/been/was/were/is/are/have/had/has >>price/cost/tax/rate/wage/spending/emission/deficit/risk/debt/output/production/expense/expenditure/pollution !*half
cut | v | reduce | !>C <to/will/would/can/could/must/should/may/might/be/been/was/were/is/are/have/had/has >>budget/staff/subsidy/number/waste/amount/bill !*half
cutting | x | reducing, lowering | >>price/cost/tax/rate/wage/spending/emission/budget/deficit/risk/debt/subsidy/production/output/expense/expenditure/pollution/waste !*half
cuts | x | reduces | <N/it >>price/cost/tax/rate/wage/spending/emission/budget/deficit/risk/debt/production/output =VBZ !*half
cut | x | reduced, lowered | <was/were/been/be/is/are <<price/cost/tax/rate/wage/spending/budget/emission/subsidy/production/fund/funding >by/to/from/in/, !*half
cut off | v | isolate | >>city/area/village/town/region/island/people/community/person !>from
cut back | v | reduce spending | >on
cut back on / cut down on | v | reduce
cut down | v | fell | >>tree/forest
cut short | v | shorten | >>career/trip/visit/holiday/tour
slash | v | cut, reduce | >>price/cost/spending/budget/rate/job/tax
trim | v | reduce, cut | >>cost/budget/staff/spending/workforce/deficit/forecast
double | v | increase twofold~f | >in/since/to/from/between ${active} <<number/population/price/rate/sale/amount/size
expand | v | grow | >end ${active} !>on <<economy/city/business/company/market/sector/industry/network/town/empire
expand | v | grow, increase | >end ${active} !>on <<population/trade/sale/demand
expand | v | increase | >>capacity/number/production/trade/opportunity/cooperation/output/supply
expand | v | broaden, increase | >>range/scope/knowledge/access/coverage/choice/understanding
expand | v | broaden | >>role
expand | v | extend, enlarge | >>network/building/territory/empire/airport/system/house/facility/area/school/factory/museum
expand | v | develop | >>business/activity
expand | v | extend | >>programme/program/operation/service
extend | v | stretch, run | >from/to/along/across/over/into/for/through/beyond ${active} <<line/road/range/river/mountain/coast/territory/beach/wall/valley/area/region/forest/route/park/branch/island/network/district
extend | v | prolong~f, lengthen | >>life/period/stay/career/lifespan/term
extend | v | lengthen | >>line/runway/road
extend | v | widen, expand | >>range/scope/influence/coverage/role/reach
extend | v | expand | >>power/network/control/territory
extend | v | offer | >>thanks/congratulation/apology/welcome/sympathy/condolence/invitation/congratulations/condolences
extended to | x | widened to | <be/been/was/were/is/are !>seat/B <<scheme/ban/search/investigation/programme/program/inquiry
enlarge | v | expand | >np
enlarge | v | expand, extend | >by/in/to
broaden | v | widen, expand | >np
widen | v | broaden, expand | >>scope/range/access/appeal/search/choice/role
shrink | v | get smaller~p, contract | >end ${active}
strengthen | v | deepen, improve | >>relation/relationship/tie/cooperation/partnership/friendship !<D/J
strengthen | v | tighten | >>law/rule/control/regulation/security !<D/J
strengthen | v | boost, improve | >>economy/capacity/ability/competitiveness/confidence/skill/health !<D/J
strengthen | v | build up | >>muscle/bone !<D/J
strengthen | v | reinforce | >np !>>family/community/people/nation/country/child/body/heart/immunity/hair/nail/currency/person/bond/link/system !<<rupee/dollar/pound/euro/yen/currency/storm/wind/hurricane !<D/J !>further
strengthen | v | reinforce | >by/in/through/and/with <is/are/was/were/be/been/being
reinforce | v | strengthen | >np !>concrete/steel/plastic/situation !<D/J
reinforce | v | strengthen | >by/in/through/and/with
weaken | v | undermine | >>position/authority/power/confidence/support/case/claim/ability/democracy/role
weaken | v | reduce | >>effect/influence/demand/impact
undermine | v | weaken | >np
undermine | v | weaken, damage | >by
erode | v | wear away | >>soil/rock/coast/coastline/cliff/hill !<D/J
erode | v | weaken, undermine | >>confidence/trust/support/power/authority/right/position/freedom/democracy
boost | v | improve, strengthen | >>economy/confidence/morale
boost | v | improve, increase | >>performance/efficiency/productivity/chance
boost | v | increase | >>sale/production/growth/profit/income/output/demand/investment/employment/trade/revenue/popularity/export/energy/turnover/traffic
boost | v | raise, lift | >>income/wage/morale/spirit/price/profile/standard/profit/output
boosted by | x | helped by, lifted by | <is/are/was/were/be/been/,
enhance | v | improve | >np
enhance | v | improve | >by/in/through/with
improve | v | boost, enhance~f | >>performance/efficiency/productivity/image/chance/competitiveness/capacity
improve | v | enhance~f | >>quality/skill/effectiveness/access/security/reputation/experience/outcome/service/health/accuracy
improve | v | strengthen | >>relation/tie/link/relationship/control/cooperation/position/coordination
improve | v | get better~p | >end ${active} !>on/upon
improve on | v | better, do better than
improve upon | v | better
worsen | v | get worse~p, deteriorate | >end ${active}
worsen | v | aggravate, add to | >>problem/crisis/shortage/inequality/tension/poverty !<D/J
worsen | v | aggravate | >>situation/condition/symptom/conflict !<D/J
deteriorate | v | worsen, decline, get worse~p | >end
aggravate | v | worsen | >np !>O !<D/J !>assault/robbery/burglary/murder/form/forms/manslaughter/battery/offence/offense
exacerbate | v | worsen, aggravate | >np
exacerbated by | x | worsened by | <is/are/was/were/be/been/,
intensify | v | increase, step up | >>effort/pressure/fight/campaign/attack/cooperation/competition/activity/work !>O !<D/J
intensify | v | grow stronger, increase | >end ${active}
step up | v | increase, intensify | >np !>to
speed up | v | accelerate, hasten~f | >np !>O
speed up | v | accelerate | >end
accelerate | v | speed up, hasten~f | >>work/process/growth/development/decline/pace/progress/change/reform/trend/adoption/spread/transition !>O !<D/J
accelerate | v | speed up | >end
slow down | v | slow | >>work/process/growth/progress/pace/economy/development/spread/production
slow | v | slow down | >>process/growth/progress/pace/economy/spread/rate/car/train !>O !<D/J
slow | v | slow down | >end !>to ${active} <<growth/economy/car/train/ship/market/business/traffic
hasten | v | speed up, accelerate | >np !>O/to !<D/J
rise | v | climb, go up | >to/from/by/in/sharply/slightly/during/since/on ${active} <<share/stock/index/currency/dollar/euro/pound/yen/market
rise | v | increase, climb, go up | >to/from/by ${active} <<${amountSubjects}
rise | v | increase, climb | >sharply/steadily/slightly/rapidly/dramatically/significantly/in/during/since ${active} <<price/cost/tax/rate/wage/level/fee/salary/temperature/risk/inflation
rise | v | increase, grow | >sharply/steadily/slightly/rapidly/dramatically/significantly/in/during/since ${active} <<${amountSubjects}
rise | v | increase, go up | >end ${active} <<price/cost/tax/rate/wage/level/number/temperature/sale/demand/inflation/unemployment/profit/crime
rise | v | grow | >end <<tension/anger/fear/concern
rise to power | v | come to power, gain power | >end
rise to prominence | v | become well known, gain prominence | >in/as/with/for/after/during/end
rise to fame | v | become famous | >in/as/with/for/after/end
rise up | v | revolt, rebel | >against
rise above | v | tower above | >>city/town/valley/plain/village/sea
rise from | v | get up from, stand up from | >>chair/seat/bed/table/sofa <he/she/they/we
climb | v | rise, increase | >to/from/by ${active} <<${amountSubjects}
climb | v | go up | >>stairs/hill/ladder/mountain/tree/staircase/steps !<D/J
soar | v | rise sharply, climb | >to/by/end ${active} <<${amountSubjects}
surge | v | jump, rise sharply | >to/by/end <<${amountSubjects}
jump | v | rise, climb | >to/by/from <<${amountSubjects}
grow | v | increase, rise | >by/to/from/steadily/rapidly/in/since/during/faster/quickly ${active} <<${amountSubjects}
grow | v | expand | >end !>more/less/increasingly/so/too/ever/very ${active} <<economy/business/company/city/market/town/industry/trade/sector/movement/organisation/organization/settlement
grow | v | increase, rise | >end !>more/less/increasingly/so/too/ever/very ${active} <<number/population/demand/tension/fear/concern/interest/sale/debt/pressure/inequality/support/popularity/need
grow | v | cultivate, raise | >>crop/vegetable/fruit/wheat/rice/corn/grape/tomato/potato/cotton/tobacco/coffee/maize
grown | x | cultivated | <is/are/was/were/be/been <<crop/vegetable/fruit/wheat/rice/corn/grape/tomato/potato/cotton/tobacco/coffee/maize/plant/variety >in/as/for/on
grow | v | become, get~p | >tired/old/weary/rich/strong/weak/dark/worse/impatient/increasingly/larger/stronger/angry/concerned/older/colder/bigger !>>N
grow more | v | become more | >J
grow into | v | develop into, become | >np
grow out of | v | develop from, arise from~f | >np <<work/movement/project/idea/group/book/organisation/organization
grew up in | x | was raised in, was brought up in | <he/she/who >np
grew up in | x | spent their childhood in | <they
grew up on | x | was raised on | <he/she/who >>farm/ranch/estate
decline | v | fall, drop, decrease | >to/from/by/in/sharply/steadily/significantly/rapidly/since/during ${active} <<${amountSubjects}
decline | v | fall, drop | >end ${active} <<price/rate/number/population/demand/sale/share/output/production/use/export/value
decline | v | weaken, fade | >end ${active} <<power/influence/empire/health/importance/popularity/industry
decline | v | refuse | >to ${active} <N/he/she/it/they/has/have/also/would/which/who/had
decline | v | turn down, refuse, reject | >>offer/invitation/request/proposal/post/role/award !>O !<D/J
decline to comment | v | refuse to comment
fall | v | drop, decline, decrease | >to/from/by/sharply/steadily/significantly/rapidly/slightly/dramatically ${active} <<${amountSubjects}
fall | v | drop, decline, go down | >end ${active} !>into/within/under/outside/behind/on/between <<price/rate/number/demand/sale/temperature/production/output/profit/level/inflation/unemployment/revenue/export/import/share
fall apart | v | collapse, break down~p | >end
fall behind | v | lag behind | >np
fall ill | v | become ill, get sick~p | >end/with/in/on/at
fall out | v | quarrel | >with/over !<D/J
fall out of favour | v | lose favour | >with/end
fall short of | v | miss | >>target/goal/expectation/standard/forecast
fall through | v | fail, collapse | >end
fall victim to | v | suffer from | >>disease/epidemic
fall to pieces | v | break apart, collapse | >end
drop | v | fall, decline | >to/from/by/sharply/significantly/dramatically/below ${active} <<${amountSubjects}
drop | v | abandon, give up | >>plan/idea/demand/project !>O !<D/J
drop | v | abandon, withdraw | >>case/charge/claim !>O !<D/J
drop out | v | withdraw | >of
drop out of | v | quit, withdraw from~f | >>school/college/university/race/competition/course/tour
drop off | v | leave, deliver | >D !>O >>passenger/child/kid/package/parcel/key/copy/letter/document/bag/item/friend/son/daughter/book
plunge | v | fall sharply, drop | >to/by/end ${active} <<${amountSubjects}
plummet | v | fall sharply, plunge | >to/by/end
slump | v | fall sharply, drop | >to/by/end <<${amountSubjects}
collapse | v | fall down, give way | >end <<building/roof/bridge/wall/tower/ceiling/floor/stand
collapse | v | fail | >end <<bank/company/business/firm/deal
collapse | v | fail, break down | >end <<talks/negotiation/system/peace
change | v | alter | >>rule/law/policy/colour/color/direction/view/behaviour/behavior/shape/way/plan/meaning/structure/attitude/size/text/method/landscape/design/system/constitution/setting/balance/approach/perception/state/climate/appearance/result !=G !<D/J
changing | x | altering | >D >>rule/law/policy/colour/color/direction/view/behaviour/behavior/shape/way/plan/meaning/structure/attitude/size/text/method/landscape/design/system/constitution/setting/balance/approach/perception/state/climate/appearance/result
change | v | alter | >end ${active} <<situation/rule/law/attitude/view/shape/landscape/pattern/climate/environment/condition/plan
change | v | replace | >>battery/tyre/tire/bulb/filter/oil/tire/part
change | v | switch | >>side/party/job/seat/channel/gear/train !>the
change | v | turn | >into !*clothes/pyjamas/pajamas/dress/suit/uniform/costume/shirt/trousers/outfit/jeans/gown/swimsuit/gear/shoe
change its name | x | rename itself | >to
changed its name to | x | became | >N
change their minds | x | think again | >end/about
alter | v | change, modify | >np !<mind !=K
alter | v | change, modify | >by/in/to/during/end
modify | v | change, adapt, alter | >np !=K !<genetically/chemically
modify | v | change, adapt, alter | >by/in/to/for
adjust | v | alter, change | >>setting/level/position/price/rate/temperature/height/speed/size/volume/plan/policy/dose
adjust to | v | adapt to, get used to~p | >np
transform | v | change, turn | >into
transform | v | change, reshape | >>economy/industry/life/world/society/way/country/city/landscape/system/culture/politics/education
convert | v | turn, change | >into/to !>to
convert | v | change | >>money/currency
converted into | x | turned into, made into | <is/are/was/were/be/been/, >np
converted to | x | turned into | <is/are/was/were/been >a/an
turn into | v | become, change into | >np ${active} !>>street/road/lane/drive/driveway/avenue/path/alley/yard/park/corner
turned into | x | made into, converted into | <is/are/was/were/be/been >np
turn down | v | reject, decline, refuse | >>offer/request/proposal/invitation/application/job/role/chance/plan/deal/opportunity/bid/appeal
turned down | x | rejected, refused | <is/are/was/were/be/been >by/in/for/because/end
turn out to be | v | prove to be | >np/J
turn out | v | emerge | <it >that
turn up | v | arrive, show up | >at/in/for/late
turn off | v | switch off, shut off | >np !>>road/highway/street/motorway/path/route/person !>O
turn on | v | switch on | >>light/television/tv/radio/computer/machine/engine/lamp/power/device/set/heating/tap/phone/oven
turn around | v | reverse | >>fortune/trend/decline
turn over | v | hand over | >>power/control/document/information/evidence/command
turn away | v | send away | >>people/customer/visitor/refugee/patient/person
evolve | v | develop | >into/from/over/out/end
evolve | v | change, develop | >rapidly/gradually/significantly/slowly
develop | v | evolve, grow | >end ${active} <<industry/trade/style/city/town/settlement/relationship/tradition/technology/theory/movement/science/language/culture/field/market
vary | v | differ | >among/across/widely/greatly/considerably/according/by/in/depending ${active}
vary between | v | range between | >C
vary between | v | differ between | >NNS
vary from | v | range from | >C
vary from | v | differ from | >>country/state/person/region/place/year/species/area/city/case
vary | v | change | >with/over ${active}
differ | v | vary | >between/among/across/widely/greatly/considerably
shift | v | change | >>focus/position/policy/direction/attention/attitude/balance !*away/from/onto/toward/towards/to
switch | v | change | >to/from
switch off | v | turn off, shut off | >np/end
switch on | v | turn on | >np/end
switch between | v | move between
replace | v | change | >>battery/filter/bulb/tyre/tire/part/oil
replace | v | take the place of | >D <<N !=G !<<@person/@group !*with !*by !>>battery/filter/bulb/word/part/cover/text/item/name/file
replace | v | succeed | >>minister/president/coach/manager/captain/director/chairman/governor <he/she !*with
replaced by | x | succeeded by | <is/are/was/were/been <<minister/president/coach/manager/captain/director/chairman/governor
replaced by | x | superseded by | <is/are/was/were/been <<system/model/act/law/version/method/technology/term/machine/engine/rule/agreement
replaced with | x | replaced by | <is/are/was/were/been >D
exchange | v | swap, trade | >>gift/information/idea/view/money/letter/prisoner/goods/experience/currency/e-mail/note
swap | v | exchange | >np
`;
