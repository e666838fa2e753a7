const amounts =
  'price/cost/tax/rate/wage/level/number/amount/salary/fee/standard/temperature/share/spending/output/production/income/pressure/speed/risk/budget/quality/efficiency/productivity/revenue/volume/size/demand/supply/emission/debt/deficit/inflation/unemployment/poverty/capacity/chance/power/use/consumption/sale/profit/dose/limit/age/target/forecast/proportion/percentage/burden/need/dependence/time/length/weight/expenditure/expense/interest/awareness';
const active = '!<is/are/was/were/be/been/being/get/got';
const amountSubjects =
  'price/cost/tax/rate/wage/level/number/amount/salary/fee/temperature/share/stock/spending/output/production/income/pressure/sale/profit/revenue/volume/demand/supply/emission/debt/deficit/inflation/unemployment/poverty/population/export/import/index/value/crime/consumption/use/proportion/percentage/popularity/interest/investment/growth/earnings/turnover/attendance/membership/traffic/figure/yield/currency/dollar/euro/support/risk/tension/sales/profits/market';

/** More and less, better and worse, growing, changing, beginning and ending. */
export const changeVerbs = `
raise | v | increase | >>price/tax/rate/wage/level/salary/fee/standard/output/production/income/productivity/target/forecast/limit/cost/age/temperature/pressure/interest
raise | v | increase, put up | <<price/tax/rate/wage/salary/fee/limit >by/in/to/from
raise | v | collect | >>money/fund/cash
raise | v | bring up, mention | >>issue/question/matter/point/subject/topic !<to !>O
raise | v | bring up, rear~f | >>child/son/daughter/family !>O
raise | v | breed, keep | >>cattle/sheep/chicken/livestock/pig
raise | v | cause, create | >>concern/fear/doubt/hope/expectation/suspicion
raise | v | lift | >>hand/arm/head/flag/ban/glass
raise awareness | v | increase awareness | >of/about/among
was raised in | x | grew up in | >np
be raised in | x | grow up in | >np
lift | v | raise, boost | >>spirit/morale/profit/growth/income/output/production/standard
lift | v | remove, end | >>ban/sanction/restriction/embargo/siege/limit/blockade/curfew
lifted | x | removed, ended | <is/are/was/were/be/been <<ban/sanction/restriction/embargo/siege/limit/blockade/curfew
lift | v | win | >>trophy/title/cup
increase | v | raise | >>${amounts}
increase | v | grow, rise | >to/from/by/in/steadily/rapidly/significantly/sharply/slightly/gradually/since/during/over/with/, ${active} <<${amountSubjects}
increase | v | grow, rise | >end ${active} <<price/rate/number/population/demand/temperature/risk/cost/level/pressure/amount/unemployment/tension/crime/inflation/sale
increase | v | raise | >>productivity/likelihood/profile/ability
increase | v | strengthen, improve | >>security/cooperation/understanding/protection/competitiveness/transparency
increased | x | raised | <is/are/was/were/be/been >to/from/by
be increasing | x | be rising, be growing | >end
is increasing | x | is rising, is growing | >end
are increasing | x | are rising, are growing | >end
reduce | v | lower, cut, bring down | >>${amounts} !>O
reduce | v | lower, cut | >>number/impact/price
reduce | v | ease, lessen~f | >>pain/tension/stress/anxiety/pressure/suffering/burden/impact/effect/damage/harm/symptom
reduce | v | weaken | >>influence/ability/effectiveness
reduce | v | cut, lower | <<price/cost/tax/rate/wage/level/number/amount/spending/emission/debt/risk/deficit/staff/budget/fee/time/tariff >by/to/from/in
reduce to | v | turn into | >>rubble/ruin/ash
decrease | v | reduce, lower | >>${amounts}
decrease | v | fall, decline, drop | >end ${active}
diminish | v | reduce, lessen | >np
diminish | v | decrease, shrink, decline | >end ${active}
lessen | v | reduce, decrease | >np
lower | v | reduce, cut | >>price/cost/tax/rate/wage/level/risk/standard/emission/expectation/pressure/barrier/chance/forecast/limit/deficit/unemployment
lower | v | reduce, cut | <<price/cost/tax/rate/wage/limit/barrier >by/to/from/in
cut | v | reduce, lower | <to/will/would/can/could/must/should/may/might/be/been/was/were/is/are/have/had/has/has >>price/cost/tax/rate/wage/spending/emission/budget/deficit/staff/risk/debt/subsidy/production/output/job/number/expense/expenditure/bill/pollution/waste/time/amount
cutting | x | reducing, lowering | >>price/cost/tax/rate/wage/spending/emission/budget/deficit/risk/debt/subsidy/production/output/expense/expenditure/pollution/waste
cuts | x | reduces, lowers | <N/it >>price/cost/tax/rate/wage/spending/emission/budget/deficit/risk/debt/production/output/job/staff/time
cut | x | reduced, lowered | <was/were/been/be/is/are <<price/cost/tax/rate/wage/spending/budget/staff/emission/subsidy/production/fund/funding >by/to/from/in/,
cut off | v | isolate | >>city/area/village/town/region/island/people/community !>from
cut back | v | reduce spending | >on
cut back on | v | reduce
cut down on | v | reduce
cut down | v | fell | >>tree/forest
cut short | v | shorten, end early | >>career/trip/visit/holiday/tour
slash | v | cut, reduce | >>price/cost/spending/budget/rate/job/tax
trim | v | reduce, cut | >>cost/budget/staff/spending/workforce/deficit/forecast
halve | v | cut in half | >np
double | v | increase twofold~f | >in/since/to/from/between ${active} <<number/population/price/rate/sale/amount/size
expand | v | grow, increase | >end ${active} !>on <<economy/population/city/business/company/market/sector/industry/network/trade/sale/demand/empire/town
expand | v | increase, broaden | >>range/capacity/number/production/role/scope/knowledge/access/trade/coverage/choice/opportunity/understanding/cooperation/output/supply
expand | v | extend, enlarge | >>network/building/territory/empire/airport/system/house/facility/area/school/factory/museum
expand | v | develop | >>business/programme/program/activity/operation/service
extend | v | stretch, run | >from/to/along/across/over/into/for/through/beyond ${active} <<line/road/range/river/mountain/coast/territory/beach/wall/valley/area/region/forest/route/park/branch/island/network/district
extend | v | lengthen, prolong~f | >>life/period/contract/deadline/line/term/stay/runway/road/mandate/career/lifespan
extend | v | widen, expand | >>range/power/scope/influence/network/control/reach/coverage/role/territory
extend | v | offer | >>thanks/congratulation/apology/welcome/sympathy/condolence/invitation/congratulations/condolences
extended to | x | widened to | <be/been/was/were/is/are
enlarge | v | expand, extend | >np
enlarge | v | expand, extend | >by/in/to
broaden | v | widen, expand | >np
widen | v | broaden, expand | >>scope/range/access/appeal/search/choice/role
shrink | v | get smaller~p, contract | >end ${active}
strengthen | v | reinforce, boost | >np
strengthen | v | reinforce | >by/in/through/and/with
reinforce | v | strengthen, support | >np
reinforce | v | strengthen | >by/in/through/and/with
weaken | v | undermine | >>position/authority/power/confidence/support/case/claim/ability/democracy/role
weaken | v | reduce | >>effect/influence/demand/impact
undermine | v | weaken, damage | >np
undermine | v | weaken, damage | >by
erode | v | wear away | >>soil/rock/coast/coastline/cliff/hill
erode | v | weaken, undermine | >>confidence/trust/support/power/authority/right/position/freedom/democracy
boost | v | increase, improve | >>sale/production/growth/confidence/profit/income/economy/productivity/output/performance/chance/morale/demand/investment/employment/trade/revenue/popularity/export/efficiency/energy/turnover/immunity/traffic
boost | v | raise, lift | >>income/wage/morale/spirit/price/profile/standard/profit/output
boosted by | x | helped by, lifted by | <is/are/was/were/be/been/,
enhance | v | improve, increase, strengthen | >np
enhance | v | improve | >by/in/through/with
improve | v | enhance~f, boost | >>quality/performance/efficiency/productivity/skill/effectiveness/image/access/security/reputation/relation/competitiveness/experience/chance/capacity/outcome/service/health/life/accuracy
improve | v | strengthen | >>relation/tie/link/relationship/control/cooperation/position/coordination
improve | v | get better~p | >end ${active} !>on/upon
improve on | v | better, do better than
improve upon | v | better
worsen | v | get worse~p, deteriorate | >end ${active}
worsen | v | aggravate, add to | >>problem/situation/condition/crisis/shortage/inequality/symptom/conflict/tension/poverty
deteriorate | v | worsen, decline, get worse~p | >end
aggravate | v | worsen, make worse | >np !>O
exacerbate | v | worsen, aggravate | >np
exacerbated by | x | worsened by, made worse by | <is/are/was/were/be/been/,
intensify | v | increase, step up | >>effort/pressure/fight/campaign/attack/cooperation/competition/activity/work !>O
intensify | v | grow stronger, increase | >end ${active}
step up | v | increase, intensify | >np !>to
speed up | v | accelerate, hasten~f | >np !>O
speed up | v | accelerate | >end
accelerate | v | speed up, hasten~f | >>process/growth/development/decline/pace/progress/work/change/reform/trend/adoption/spread/transition !>O
accelerate | v | speed up | >end
slow down | v | slow, delay | >>process/growth/progress/pace/economy/development/spread/work/production
slow | v | slow down | >>process/growth/progress/pace/economy/spread/rate/car/train !>O
slow | v | slow down | >end ${active} <<growth/economy/car/train/ship/market/business/traffic
hasten | v | speed up, accelerate | >np !>O/to
rise | v | increase, climb, go up | >to/from/by ${active} <<${amountSubjects}
rise | v | increase, grow | >sharply/steadily/slightly/rapidly/dramatically/significantly/in/during/since ${active} <<${amountSubjects}
rise | v | increase, go up | >end ${active} <<price/cost/tax/rate/wage/level/number/temperature/sale/demand/inflation/unemployment/profit/crime/sea
rise | v | grow | >end <<tension/anger/fear/concern
rise to power | v | come to power, gain power | >end
rise to prominence | v | become well known, gain prominence | >in/as/with/for/after/during/end
rise to fame | v | become famous | >in/as/with/for/after/end
rise up | v | revolt, rebel | >against
rise above | v | tower above | >>city/town/valley/plain/village/sea
rise | v | get up, stand up | >from <he/she/they/we
climb | v | rise, increase | >to/from/by ${active} <<${amountSubjects}
climb | v | go up | >>stairs/hill/ladder/mountain/tree/staircase/steps
soar | v | rise sharply, climb | >to/by/end ${active} <<${amountSubjects}
surge | v | jump, rise sharply | >to/by/end <<${amountSubjects}
jump | v | rise, climb | >to/by/from <<${amountSubjects}
grow | v | increase, rise, expand | >by/to/from/steadily/rapidly/in/since/during/faster/quickly ${active} <<${amountSubjects}
grow | v | expand, develop | >end ${active} <<economy/business/company/city/market/town/industry/trade/sector/movement/organisation/organization/settlement
grow | v | increase, rise | >end ${active} <<number/population/demand/tension/fear/concern/interest/sale/debt/pressure/inequality/support/popularity/need
grow | v | cultivate, raise | >>crop/vegetable/fruit/wheat/rice/corn/grape/tomato/potato/cotton/tobacco/coffee/maize
grown | x | cultivated | <is/are/was/were/be/been <<crop/vegetable/fruit/wheat/rice/corn/grape/tomato/potato/cotton/tobacco/coffee/maize/plant/variety >in/as/for/on
grow | v | become, get~p | >tired/old/weary/rich/strong/weak/dark/worse/impatient/increasingly/larger/stronger/angry/concerned/older/colder/bigger/more
grow into | v | develop into, become | >np
grow out of | v | develop from, arise from~f | >np <<movement/project/idea/work/group/book/organisation/organization
grew up in | x | was raised in, was brought up in | <he/she/who >np
grew up in | x | spent their childhood in | <they
grew up on | x | was raised on | <he/she/who >>farm/ranch/estate
decline | v | fall, drop, decrease | >to/from/by/in/sharply/steadily/significantly/rapidly/since/during ${active} <<${amountSubjects}
decline | v | fall, drop | >end ${active} <<price/rate/number/population/demand/sale/share/output/production/use/export/value
decline | v | weaken, fade | >end ${active} <<power/influence/empire/health/importance/popularity/industry
decline | v | refuse | >to ${active} <N/he/she/it/they/has/have/also/would/which/who/had
decline | v | turn down, refuse, reject | >>offer/invitation/request/proposal/post/role/award !>O
decline to comment | v | refuse to comment
fall | v | drop, decline, decrease | >to/from/by/sharply/steadily/significantly/rapidly/slightly/dramatically ${active} <<${amountSubjects}
fall | v | drop, decline, go down | >end ${active} !>into/within/under/outside/behind/on/between <<price/rate/number/demand/sale/temperature/production/output/profit/level/inflation/unemployment/revenue/export/import/share
fall apart | v | collapse, break down~p | >end
fall asleep | v | go to sleep~p | >end
fall behind | v | lag behind | >np
fall ill | v | become ill, get sick~p | >end/with/in/on/at
fall out | v | quarrel | >with/over
fall out of favour | v | lose favour | >with/end
fall short of | v | miss, fail to meet | >>target/goal/expectation/standard/forecast
fall through | v | fail, collapse | >end
fall victim to | v | suffer from | >>disease/epidemic
fall to pieces | v | break apart, collapse | >end
drop | v | fall, decline | >to/from/by/sharply/significantly/dramatically/below ${active} <<${amountSubjects}
drop | v | abandon, give up | >>plan/idea/case/charge/claim/demand/project !>O
drop out | v | withdraw | >of
drop out of | v | leave, quit | >>school/college/university/race/competition/course/tour
drop off | v | leave, deliver | >D !>O
plunge | v | fall sharply, drop | >to/by/end ${active} <<${amountSubjects}
plummet | v | fall sharply, plunge | >to/by/end
slump | v | fall sharply, drop | >to/by/end <<${amountSubjects}
collapse | v | fall down, give way | >end <<building/roof/bridge/wall/tower/ceiling/floor/stand
collapse | v | fail, break down | >end <<talks/negotiation/deal/bank/company/business/firm/system/peace
change | v | alter | >>rule/law/policy/colour/color/direction/view/behaviour/behavior/shape/way/plan/meaning/structure/attitude/size/text/method/landscape/design/system/constitution/setting/balance/approach/perception/state/climate/appearance/result
change | v | alter | >end ${active} <<situation/rule/law/attitude/view/shape/landscape/pattern/climate/environment/condition/plan
change | v | replace | >>battery/tyre/tire/bulb/filter/oil/password/tire/part
change | v | switch, swap | >>side/party/job/seat/channel/gear/train
change | v | turn | >into/from
change its name | x | rename itself | >to
changed its name to | x | became | >N
change their minds | x | think again | >end/about
alter | v | change, modify | >np
alter | v | change, modify | >by/in/to/during/end
modify | v | change, adapt, alter | >np
modify | v | change, adapt, alter | >by/in/to/for
adjust | v | alter, change | >>setting/level/position/price/rate/temperature/height/speed/size/volume/plan/policy/dose
adjust to | v | adapt to, get used to~p | >np
transform | v | change, turn | >into
transform | v | change, reshape | >>economy/industry/life/world/society/way/country/city/landscape/system/culture/politics/education
convert | v | turn, change | >into/to !>to
convert | v | change | >>money/currency/file/format/unit/measurement
converted into | x | turned into, made into | <is/are/was/were/be/been/, >np
converted to | x | turned into | <is/are/was/were/been >a/an
turn into | v | become, change into | >np ${active}
turned into | x | made into, converted into | <is/are/was/were/be/been >np
turn down | v | reject, decline, refuse | >>offer/request/proposal/invitation/application/job/role/chance/plan/deal/opportunity/bid/appeal
turned down | x | rejected, refused | <is/are/was/were/be/been >by/in/for/because/end
turn out to be | v | prove to be, prove | >np/J
turn out | v | emerge | <it >that
turn up | v | arrive, show up | >at/in/for/late
turn off | v | switch off, shut off | >np
turn on | v | switch on | >>light/television/tv/radio/computer/machine/engine/lamp/power/device/set/heating/tap/phone
turn around | v | reverse | >>business/fortune/trend/decline
turn over | v | hand over | >>power/control/document/information/evidence/command
turn away | v | send away, refuse | >>people/customer/visitor/refugee/patient
evolve | v | develop, grow | >into/from/over/out/end
evolve | v | change, develop | >rapidly/gradually/significantly/slowly
develop | v | evolve, grow | >end ${active} <<industry/trade/style/city/town/settlement/relationship/tradition/technology/theory/movement/science/language/culture/field/market
vary | v | differ | >between/from/among/across/widely/greatly/considerably/according/by/in/depending ${active}
vary | v | change | >with/over ${active}
differ | v | vary | >between/among/across/widely/greatly/considerably/in
shift | v | change | >>focus/position/policy/direction/attention/attitude/balance
switch | v | change | >to/from
switch off | v | turn off, shut off | >np/end
switch on | v | turn on | >np
switch between | v | move between
replace | v | change | >>battery/filter/bulb/tyre/tire/part/oil
replace | v | take the place of, supersede~f | >D !<to !>>battery/filter/bulb/word/part/cover/text/item/name/file
replace | v | succeed | >>minister/president/coach/manager/captain/director/chairman/governor
replaced by | x | succeeded by | <is/are/was/were/been <<minister/president/coach/manager/captain/director/chairman/governor
replaced by | x | superseded by | <is/are/was/were/been <<system/model/act/law/version/method/technology/term/machine/engine/rule/agreement
replaced with | x | exchanged for | <is/are/was/were/been >D
exchange | v | swap, trade | >>gift/information/idea/view/money/letter/prisoner/goods/experience/currency/e-mail/note
swap | v | exchange | >np
become | v | turn | >red/green/blue/black/white/brown/yellow/cold/violent/sour
become | v | grow, get~p | >more/increasingly/less/stronger/larger/bigger/weaker/easier/harder/worse/angry/tired/bored/rich/wealthy/impatient/worried/restless/richer/poorer/better
become aware | v | learn | >of
become extinct | v | die out | >in/by/end
become involved | v | get involved~p | >in/with
become known | v | come to be known | >as
become known as | v | come to be called
become law | v | come into force | >in/on/end
became a member of | x | joined | >np
become a member of | v | join | >np
become famous | v | gain fame, win fame | >for/as/in/after/with/end
become popular | v | gain popularity, catch on~p | >in/with/among/during/as/end
become independent | v | gain independence | >in/from/end
become ill | v | fall ill, get sick~p | >end/with/in/on
become friends | v | make friends | >with
become president | v | take office as president | >in/of/end
begin | v | start | >to/in/on/with/at/as/when/after/by/G/from/during
begin | v | start, launch | >>work/construction/operation/career/campaign/project/production/study/process/journey/talk/talks/negotiation/training/life/attack/investigation/programme/program/service/studies/education/training
begin | v | start, get under way | >end ${active} <<work/construction/talks/meeting/game/season/trial/project/campaign/festival/match/race/election/filming
began | x | started | <N/he/she/it/they/which/who/then/also >D/end
begin with | v | start with, open with | >np <<book/film/story/chapter/article/show/word/name/day/year/song/event/programme/novel/play/process
start | v | begin | >to/in/on/with/at/as/when/after/by/G/during
start | v | begin, launch | >>work/construction/career/campaign/project/production/study/process/journey/talks/negotiation/training/investigation/attack/programme/studies/operation
start | v | set up, launch, found | >>business/company/school/newspaper/magazine/club/church/band/group/organisation/organization/charity/blog/website/firm
start | v | cause | >>fire/fight/riot/panic
start | v | turn on | >>computer/machine/device
start out | v | begin | >as/in/by/with
start off | v | begin | >with/by/as/in
start up | v | launch, set up | >>business/company/shop/firm
start with | v | begin with | >np
start from | v | begin at | >D
start over | v | begin again | >end
commence | v | begin, start | >np
commence | v | begin, start | >in/on/with/at/end
resume | v | continue, restart | >>work/talk/talks/operation/negotiation/flight/production/service/journey/activity/trade/fighting/search/training/play/career
resume | v | start again | >in/on/after/end ${active}
break out | v | begin, start | >in/on/between/when/at/end <<war/fire/fighting/revolution/violence/rebellion/riot/conflict/revolt/protest/fight/hostilities/epidemic/disease
set off | v | leave, start out | >for/on/from/to/in/with/at
set off | v | trigger, cause | >>alarm/explosion/bomb/wave/chain/crisis/reaction/protest/debate/panic
set in motion | v | start, begin | >D
kick off | v | start, begin | >in/on/with/at/end/D
embark on | v | begin, start | >np
embark upon | v | begin, start | >np
end | v | finish, conclude | >in/with/on/at/by/when/after ${active} <<war/season/game/match/year/film/story/book/meeting/talks/term/festival/race/contract/day/week/career/show/novel/trial/conference/course/line/event/concert/episode/life
end | v | stop, put an end to | >>violence/war/conflict/fighting/practice/dispute/discrimination/crisis/use/hunger/poverty/suffering/strike/occupation/abuse
end | v | finish, conclude | >>career/day/season/year/life/speech/letter/tour/meeting/reign/week/run
end | v | stop, close | >>relationship/support/program/programme/service
end in | v | result in, lead to | >>failure/defeat/death/disaster/divorce/draw/victory/violence/tragedy
end up | v | finish up | >in/with/as/at
ended in | x | ended with | >>draw/defeat
put an end to | v | end, stop
bring an end to | v | end, stop
bring to an end | v | end | >np
come to an end | v | end, finish | >in/on/with/at/when/as/after/end
come to a close | v | end, finish | >in/on/with/at/when/as/after/end
come to a halt | v | stop | >in/on/at/when/as/after/end
come to an agreement | v | agree, reach agreement | >on/with/to/end
conclude | v | finish, end | >with/in/on/at/by ${active} <<war/season/game/match/year/film/story/book/meeting/talks/term/festival/race/chapter/trial/conference/event/concert/article/essay
conclude | v | find, decide | >that
conclude | v | reach, sign, agree | >>agreement/treaty/deal/contract/pact/peace
conclude | v | end, finish | >>meeting/speech/tour/work/career/book/visit/investigation/talks/session/letter
stop | v | halt, end | >>war/violence/work/fighting/production/process/flow/construction/spread/project/bleeding/attack/practice/war/advance/killing
stop | v | quit~p | >smoking/drinking
stop | v | halt | >at/in/near/outside ${active} <<train/car/bus/vehicle/ship
halt | v | stop, end | >np
halt | v | stop | >at/in/by
cease | v | stop | >to/G/in/end
cease to exist | v | disappear, come to an end | >in/as/when/after/end
quit | v | leave | <to/will/would/has/have/had/he/she >>job/school/post/band/company/party/team/government/office
quit | v | give up, stop | <to >smoking/drinking
suspend | v | halt, stop | >>service/operation/production/work/trading/aid/talks/flight/activity/use/payment/talk/sale
interrupt | v | disrupt, break off | >>speech/meeting/supply/service/work/process/career/game/flow
disrupt | v | interrupt, disturb | >np
disturb | v | upset, disrupt | >>balance/peace/sleep/order/process/work
discontinue | v | stop, end | >np
discontinued | x | stopped, ended | <is/are/was/were/been/be <<service/production/programme/program/practice/line
continue | v | go on, carry on | >with/for/as/until/in/after/on/into/through/through/throughout ${active} !>to <<work/war/fighting/debate/practice/story/life/tradition/battle/search/talks/trend/process/construction/trial/strike/meeting/conflict
continue | v | carry on, keep up, maintain | >>work/tradition/fight/practice/struggle/policy/effort/research/operation/business !>O
continue | v | pursue | >>study/career/education/studies
continue working | v | go on working, keep working
continue to work | v | go on working, keep working
continue to grow | v | keep growing, go on growing | >end
continue to rise | v | keep rising, go on rising | >end
continue to fall | v | keep falling, go on falling | >end
continue to be | v | remain | >D/J/K
continue to exist | v | survive, live on | >end
continue to use | v | keep using, go on using
continue to live | v | go on living, keep living | >in/with/at/on/as
continue to play | v | go on playing, keep playing | >for/in/with/D
continue to develop | v | go on developing, keep developing | >end
go on | v | continue, last | >for/until
carry on | v | continue, go on | >with/as/G/until/end
carry on | v | continue, conduct | >>tradition/work/business/trade/fight/struggle
keep on | v | continue, go on | >G
keep going | v | carry on, continue | >end
last | v | go on, continue | >for/until/from
persist | v | continue, last | >end/in/until
expire | v | run out, end | >in/on/at/after/end
run out | v | expire, end | >end <<contract/term/lease/mandate/time/licence/agreement
wear off | v | fade | >end
fade | v | weaken, disappear | >end <<hope/memory/support/light/interest/colour/color/popularity/influence/effect
disappear | v | vanish | >from/in/into/after/when/without/end
vanish | v | disappear | >from/in/into/after/when/without/end
die out | v | become extinct, disappear | >in/by/end
occur | v | happen, take place | >in/on/at/when/during/after/before/between/within/as/because/every/end ${active} !>to <<event/accident/change/incident/attack/explosion/earthquake/death/fire/battle/crash/error/process/reaction/problem/eruption/crime/meeting/collision/development/conflict/revolution/flood
occur | v | happen | >when/if/because/while/before/after/during/to/every/again/between
happen | v | occur, take place | >in/on/at/during/after/before/between/when/because/end <<event/accident/change/incident/attack/explosion/earthquake/death/fire/crash/error/process/reaction/problem/crime/this/that/it/thing
take place | v | happen, occur | >in/on/at/during/after/before/between/when/from/every/over/within/end <<event/accident/change/incident/attack/explosion/battle/process/reaction/development/transition/revolution/transformation/conversation/discussion/shift/activity
take place | v | be held | <to/will/would/can/could/must/should/may/might >in/on/at/from/every/during <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/talks/tournament/event/trial/service/competition/championship/vote/summit
took place | x | was held | <N >in/on/at/from/during <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/championship/vote/summit/wedding/funeral/premiere
takes place | x | is held | <N >in/on/at/from/during/every/each <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/championship/vote/event
was held | x | took place | >in/on/at/from/during/between/over
were held | x | took place | >in/on/at/from/during/between/over <<meeting/conference/election/game/event/talks/race/match/ceremony/trial/concert/demonstration/session/discussion/consultation/workshop/championship/festival/competition
is held | x | takes place | >in/on/at/from/during/every/each/annually <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/competition/event/fair/market
are held | x | take place | >in/on/at/every/each/annually/during <<meeting/conference/election/game/event/race/match/ceremony/concert/session/festival/competition
be held | x | take place | >in/on/at/from/during/between <<meeting/conference/festival/election/concert/ceremony/match/race/final/game/exhibition/tournament/event/talks/referendum/vote/session/summit/trial
been held | x | taken place | >in/on/at/since/every/annually/between <<meeting/conference/festival/election/concert/race/event/competition/consultation/exhibition/discussion/championship
arise | v | emerge, come up~p | >end !>from/out <<problem/question/issue/difficulty/dispute/conflict/need/situation/opportunity/doubt
arise from | v | result from, come from, stem from
arise out of | v | result from, stem from
emerge | v | come up, arise | >in/when/during/as/from <<problem/issue/question/difficulty/conflict
emerge | v | become known | <it >that
emerge from | v | come out of | >np
come about | v | happen, occur | >when/in/through/because/after/as/end
come up | v | arise | >end <<problem/question/issue/subject/matter/topic/opportunity
result from | v | come from, stem from | >np
result in | v | lead to, cause | >np
stem from | v | come from, arise from | >np
originate | v | begin, start | >in/as/with/at
originate from | v | come from
ripen | v | mature | >end
settle down | v | calm down | >end
calm | v | ease | >>fear/nerve/tension
ease | v | relax, loosen | >>restriction/rule/sanction/policy/grip/control/requirement
ease | v | relieve, reduce | >>pain/tension/pressure/burden/symptom/congestion/suffering/concern/problem/transition
relieve | v | ease, reduce | >>pain/pressure/stress/tension/symptom/congestion/suffering/poverty
alleviate | v | ease, reduce, relieve | >np
mitigate | v | reduce, lessen | >np
minimise | v | reduce, limit | >>risk/damage/impact/effect/loss/cost/use/harm/waste
minimize | v | reduce, limit | >>risk/damage/impact/effect/loss/cost/use/harm/waste
maximise | v | increase, make the most of | >>benefit/profit/potential/use/return/impact
maximize | v | increase, make the most of | >>benefit/profit/potential/use/return/impact
limit | v | restrict, curb | >>number/use/access/power/amount/size/freedom/growth/spread/damage/spending/ability/choice/right/impact/risk/scope/emission/effect/trade
restrict | v | limit, curb | >>number/use/access/power/amount/size/freedom/growth/movement/trade/ability/right/choice/sale/supply/immigration/export
restricted to | x | limited to, confined to | <is/are/was/were/be/been
limited to | x | restricted to, confined to | <is/are/was/were/be/been/not >np
confined to | x | limited to, restricted to | <is/are/was/were/be/been >np !>>prison/bed/cell/house/room/hospital/barracks/wheelchair/home/camp
curb | v | limit, reduce, control | >np
offset | v | balance, make up for | <to/will/would/can/could/may/might/helped
stabilise | v | steady | >>economy/price/market/currency/situation
accumulate | v | build up, gather | >in/on/over/end ${active}
accumulate | v | build up, collect, gather | >>wealth/evidence/data/debt/fortune/knowledge/experience/information/point/capital/reserve !>O
gather | v | collect | >>information/data/evidence/material/sample/intelligence/wood/food/signature/statistics/fact
gather | v | meet, come together, assemble | >in/at/outside/around/for/on/near ${active} <<people/crowd/thousands/hundreds/leader/protester/fan/supporter/family/group/minister
collect | v | gather | >>information/data/evidence/material/sample/signature/statistics/wood/specimen/story/fact/seed/figure
collected | x | gathered | <is/are/was/were/be/been <<information/data/evidence/material/sample/signature/statistics/specimen/figure >in/by/from/on/for/at/and/during/through
merge | v | combine, join | >with/to/into/end
merged with | x | combined with, joined with | <,/N/was/were
combine | v | join, bring together | >>force/effort !>O
combine | v | mix, blend | >>ingredient/flour/style/colour/flavour/sugar/butter/element
combined with | x | coupled with, together with | <,
unite | v | bring together, join | >>people/country/party/nation/group/family/kingdom/tribe/force !>O
mix | v | blend, combine | >>ingredient/colour/flour/style/flavour/genre
divide | v | split | >into/between/among/up
divided into | x | split into, broken into | <is/are/was/were/be/been/,
divided between | x | split between, shared between | <is/are/was/were/be/been/,
divided among | x | shared among, split among | <is/are/was/were/be/been/,
divide | v | split | >>country/party/group/nation/opinion/community/class/land/work/money/territory/family
split | v | divide | <to/will/would/can/could/is/are/was/were/be/been >into/between/among
split up | v | break up, separate | >in/after/with/end
separated by | x | divided by | <is/are/was/were/be/been
separated from | x | cut off from | <is/are/was/were >>mainland/parent/mother/father/family/island/continent
break up | v | split up, separate | >in/after/with/end ${active} <<band/group/couple/they/marriage/union/country
break up | v | disperse~f, end | >>demonstration/protest/crowd/meeting/fight/party/rally
break down | v | fail, collapse | >end <<talks/negotiation/marriage/system/machine/car/engine/relationship/communication/order/law
break | v | violate~f, breach~f | >>law/rule/agreement/promise/treaty/contract/ceasefire/embargo/code/oath
break | v | beat | >>record
break | v | end | >>deadlock/silence/stalemate/cycle/siege/strike/impasse/monopoly
break away | v | separate, split | >from
break apart | v | fall apart~p, split | >end
break off | v | end, cut off | >>talks/relation/contact/negotiation/engagement/tie
break the law | v | violate the law~f | >end/by
`;
