const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Helping, causing, preventing, needing, and the work of manuals: installing, opening, checking, removing. */
export const helpingVerbs = `
help = help to | v | | >B
help | v | assist~f | >with
help | v | aid | >>recovery/development/understanding/digestion/growth/poor/victim
helped by | x | aided by, assisted by | <is/are/was/were/be/been/,/greatly
help out | v | assist~f | >with/in/at
assist in | v | help with, support | >np
assist in | v | help in | >G
assist with | v | help with | >np
assist | v | help | >np
assisted by / aided by | x | helped by, supported by | <is/are/was/were/be/been/,
aid | v | help, support | >np
support | v | back | >>plan/idea/candidate/government/proposal/bill/party/president/call/move/war/campaign/motion/decision/independence/reform/amendment/resolution/policy/initiative/rebel/side
support | v | help | >>work/student/development/people/business/community/refugee/victim/country/farmer/growth/learning/economy/effort/process/team
support | v | hold up | >>roof/bridge/weight/structure/arch/floor/ceiling/dome !<D/J
support | v | back up, back | >>view/theory/claim/hypothesis/conclusion/argument/idea !>O !<D/J
supported by | x | backed by | <is/are/was/were/be/been/,/N >np !>>column/pillar/arch/beam/wall/leg/browser/version/system/device
back | v | support | >>plan/idea/candidate/government/proposal/bill/party/president/call/move/war/campaign/decision/reform/resolution/bid
backed by | x | supported by | <is/are/was/were/be/been/,/N >np
endorse | v | support, back, approve | >>candidate/plan/proposal/recommendation/view/idea/policy/statement/call/decision/report/resolution/conclusion
endorsed by | x | supported by, backed by | <is/are/was/were/be/been/,
advocate | v | support, call for | >np !<the/an/and/of
encourage | v | promote | >>use/growth/development/investment/trade/participation/learning/cooperation/innovation/tourism/export
promote | v | encourage, support | >>growth/development/understanding/trade/peace/cooperation/use/tourism/health/education/democracy/research/investment/participation/employment/equality/right/learning/awareness/unity/innovation/integration/welfare/art/industry/dialogue/establishment/protection/competition/activity/agriculture
promote | v | advertise, publicise | >>product/book/album/film/brand/event/single/service/movie
promoted to | x | raised to | <is/are/was/were/be/been/and >>rank/captain/major/colonel/lieutenant/general/sergeant/position/post
foster | v | encourage, promote | >>growth/development/understanding/trade/peace/cooperation/innovation/sense/unity/creativity/culture/relationship/integration/dialogue/learning
facilitate | v | help, ease | >np !>O !<D/J
facilitated by | x | helped by | <is/are/was/were/be/been/,
enable | v | allow | >np *to
cause | v | lead to, result in, bring about | >>death/damage/loss/increase/decline/collapse/rise/fall/problem/delay/change/crisis/confusion/injury/pain/disease/cancer/drop/shortage/failure/decrease/reduction/growth/inflation/suffering/flood/flooding/panic/unrest/explosion/erosion !>O !<D/J
cause | v | create, produce | >>problem/confusion/difficulty/panic/effect/tension/chaos/stress/trouble/stir/pain/sensation
trigger | v | set off | >>alarm !<D/J
trigger | v | cause, set off, spark | >>war/crisis/protest/reaction/response/attack/riot/wave/debate/explosion/collapse/conflict/revolt/recession/event/violence/change/strike/symptom !<D/J
triggered by | x | set off by | <is/are/was/were/be/been/being <<alarm/bomb/explosion/sensor/device/trap
triggered by | x | caused by, sparked by | <is/are/was/were/be/been/,/N
spark | v | trigger, cause, set off | >np !<D/J
sparked by | x | triggered by, caused by | <is/are/was/were/be/been/,/N
provoke | v | cause, trigger | >>war/crisis/protest/reaction/response/riot/debate/conflict/revolt/anger/outrage/criticism/outcry/controversy/violence/hostility/discussion
prompt | v | cause, lead to, trigger | >>call/change/review/debate/investigation/protest/concern/fear/criticism/speculation/response/question/inquiry !<D/J
prompted by | x | caused by, triggered by | <is/are/was/were/be/been/,/N
induce | v | cause, bring about | >>change/sleep/state/effect/reaction/response/vomiting/symptom !<D/J
affect | v | influence, have an effect on | !*disease/virus/infection/illness/cancer/syndrome/condition >>people/quality/health/result/performance/life/decision/price/development/behaviour/behavior/market/outcome/growth/environment/economy/ability/area/way/level/relationship/system/climate/rate/child/mood/trade/function/policy/industry/person !<D/J
affected by | x | influenced by, hit by | <is/are/was/were/be/been/,/N/most/badly/severely >>war/drought/crisis/flood/change/disaster/disease/recession/storm/weather/price/rise/conflict/shortage/earthquake/strike
influence | v | affect, shape | >>work/decision/policy/behaviour/behavior/outcome/development/result/style/opinion/culture/choice/life/market/election/attitude/way/price/thinking/growth/process/art/music
influenced by | x | shaped by | <is/are/was/were/be/been/strongly/heavily/, >np
impact on / impact | v | affect | >np
prevent | v | stop | >>war/violence/conflict/damage/loss/spread/disease/crime/attack/accident/injury/crisis/abuse/corruption/problem/death/infection/fraud/suicide/outbreak/disaster/collapse/escalation/genocide/terrorism/fire/bloodshed/catastrophe
prevent | v | stop, keep | >O *from
prevent | v | stop | >O/np
prevented from | x | stopped from, kept from | <is/are/was/were/be/been >G
prevented by | x | stopped by, blocked by | <is/are/was/were/be/been
avoid | v | prevent | <to >>war/conflict/damage/accident/problem/crisis/loss/confusion/disaster/mistake/injury/collapse/risk/duplication/bloodshed/recession/catastrophe/delay
avoid | v | escape, evade~f | >>capture/arrest/detection/punishment/prosecution/responsibility/death
avoid | v | keep away from, stay away from | >>place/area/city/people/food/alcohol/road/sun/crowd/drug/person !<D/J !>G
block | v | prevent, stop | >>access/sale/merger/bill/plan/move/construction/passage/progress/development/attempt/deal/reform/entry/adoption/effort/agreement/appointment/flow/supply
block | v | obstruct~f | >>road/street/path/view/entrance/way/door/traffic/route/river
hinder = hamper | v | hold back, slow | >np !>O !<D/J
hampered by = hindered by | x | slowed by | <is/are/was/were/be/been/,
impede | v | hinder, slow, block | >np
obstruct | v | block, hinder | >np !>>justice/investigation/inquiry/proceeding/officer
delay | v | postpone~f, put off, hold up | >>decision/vote/launch/release/start/election/payment/opening/meeting/publication/trial/project/departure/introduction/construction/return !>O !<D/J
delayed by | x | held up by | <is/are/was/were/be/been/,
delayed until | x | put off until, postponed until~f | <is/are/was/were/be/been
postpone | v | delay, put off | >np !>O !<D/J
postponed | x | delayed, put off | <is/are/was/were/be/been >until/to/because/due/by/for/after/indefinitely
cancel | v | call off | >>meeting/match/trip/visit/concert/tour/show/event/game/wedding/strike/festival/race/election/talks/project !>O !<D/J
cancelled | x | called off | <is/are/was/were/be/been >because/due/after/by/in/and/when <<meeting/match/trip/visit/concert/tour/show/event/game/festival/race/election/season/tournament
canceled | x | called off | <is/are/was/were/be/been >because/due/after/by/in/and/when <<meeting/match/trip/visit/concert/tour/show/event/game/festival/race/election/series
protect | v | guard, defend | >>border/city/territory/coast/right/interest/freedom/country/home/town/king/president/building/base/convoy/ship
protect | v | safeguard~f, preserve | >>environment/right/interest/nature/forest/habitat/heritage/health/job/wildlife/species/biodiversity/freedom/privacy/resource/integrity/security/planet
protect | v | shield | >>eye/skin/face/child/head/plant/crop/user/consumer
protected by | x | guarded by, defended by | <is/are/was/were/be/been >>wall/troop/guard/soldier/fort/army/force/fence
protect against | v | guard against | >np
safeguard | v | protect, preserve | >np
secure | v | win, gain | >>victory/place/majority/seat/promotion/independence/title
secure | v | obtain~f, win | >>support/funding/deal/release/contract/approval
secure | v | obtain~f | >>loan/fund/job/position/cooperation/agreement
secure | v | protect, guard | >>border/area/site/building/city/network/airport/perimeter
secure | v | fasten, fix | >>door/lid/rope/cable/panel/cover/strap/screw
ensure | v | guarantee, secure | >>success/safety/peace/security/survival/right/freedom/quality/stability/supply/access/protection/victory/implementation/respect/independence/equality/compliance/participation/coordination
ensure | v | make sure~p, guarantee | >that
ensured by | x | guaranteed by, secured by | <is/are/was/were/be/been
guard | v | protect, defend | >>border/city/coast/entrance/building/bridge/gate/prisoner/camp/palace/airport/king
require | v | need | >np !<the/a/of !>>@person/@group/applicant/individual/party/provider/owner/landlord/operator !<<law/rule/act/regulation/court/agreement/policy/contract/constitution/statute/code/order/state/government/bill/provision/treaty/judge
require | v | call for, demand | >>work/effort/skill/attention/action/change/patience/approach/investment/cooperation/commitment/courage/care/knowledge/use/time/resource/understanding/planning !>O <N/that/it/which/this/they/will/would/may/also/not/often
required for = needed for | x | | <is/are/was/were/be/N
need | v | require | >np <N/they/which/who/that/also/may/will/would/still/often/it/we/you !>not !>O
demand | v | call for, insist on | >>release/resignation/action/change/right/return/independence/withdrawal/reform/removal/payment/compensation/inquiry/explanation/justice/freedom !>O !<D/J
demand | v | insist | >that
demand | v | require, call for | <<work/job/task/situation/sport/role/problem/game/process >np !<D/J
oblige | v | force, compel~f | >D/O/N *to
forced to | x | made to, compelled to~f | <is/are/was/were/be/been/, >B
force out | v | drive out, remove | >np !>O
compel | v | force | >D/O/N
compelled to | x | forced to | <is/are/was/were/be/been/,
serve to | v | help to | >B
prove | v | show, demonstrate~f | >that
prove | v | demonstrate~f, show | >>existence/innocence/truth/effectiveness/guilt/theory/ability/value/superiority
prove to be | v | turn out to be | >D/J/N
prove | v | turn out to be | >difficult/hard/useful/successful/effective/impossible/popular/fatal/wrong/right/correct/true/decisive/crucial/valuable/costly/too/unable/expensive/important/disastrous/helpful
benefit | v | help | >np !<the/a/of/and/its/their/health/tax
benefit from | v | gain from, profit from | >np
rescue | v | save | >>people/crew/passenger/survivor/man/woman/child/hostage/victim/soldier/dog/pilot/sailor/person
rescued from | x | saved from | <is/are/was/were/be/been
treat | v | handle, deal with | >>case/problem/issue/matter/subject/information/topic !<D/J
treat | v | care for | >>patient/victim/injured/wounded !<D/J
cure | v | heal | >>sick/wound
heal | v | get better~p | >end <<wound/injury/cut
clean up | v | tidy | >>room/desk/house/kitchen
install | v | set up | >>software/program/system/package/server/app/application/driver/version/plugin/computer !<D/J
install | v | put in, fit | >>door/window/camera/engine/heating/pump/lighting/panel/equipment/device/alarm/cable/lamp/kitchen/boiler !<D/J
installed in | x | fitted in, placed in | <is/are/was/were/be/been <<door/window/camera/engine/pump/panel/device/alarm/cable/lamp/system/organ/bell/clock/statue
installed on | x | set up on | <is/are/was/were/be/been <<software/program/system/package/server/app/application/driver/version
configure | v | set up | >>software/system/server/computer/network/device/router/account/application/service/client/option !<D/J
open up | v | create, offer | >>opportunity/possibility/prospect/market
open | v | set up | >>shop/restaurant/store/school/office/business/account/branch/factory/cafe/gallery/studio !>the
open | v | start, launch | >>investigation/inquiry/negotiation/campaign/dialogue
opened | x | set up | <he/she/they/company/and/who >>shop/restaurant/store/school/office/business/studio/gallery/cafe
opened fire | x | began shooting, started shooting | >on/at/with/in/and/from
open fire | v | begin shooting, start shooting | >on/at/with/in/and/from
close | v | shut down | >>factory/plant/school/mine/hospital/site/shop/branch/office/business/airport/account/mill/newspaper/base !<D/J
close | v | shut | >>door/window/eye/mouth/gate/book/lid/border/box/cover
closed | x | shut down | <is/are/was/were/be/been <<factory/plant/school/mine/hospital/shop/branch/office/railway/line/mill/newspaper/base/station/bank >in/by/on/for/after/and/because/due
closed in | x | shut in | <N/which/it <<factory/plant/school/mine/hospital/shop/mill/newspaper/store
close down | v | shut, shut down | >np !>C/more/less/about/around/over/nearly/almost/just/some !>>percent/cent/per/point
closed down | x | shut down, shut | <is/are/was/were/be/been
shut | v | close | <to/will/would/be/been/was/were/is/are/has/have/had >>door/window/eye/mouth/gate/book/lid/border/factory/plant/school/mine/shop
shut down | v | close, close down | >>factory/plant/school/mine/hospital/shop/airport/site/business/government/service/operation
shut down | x | closed, closed down | <is/are/was/were/be/been >in/by/on/for/after/and/because/due <<factory/plant/school/mine/hospital/shop/airport/site/line
remove | v | take off | >>cover/lid/cap/skin !>O !<D/J
remove | v | take out | >>part/battery/body/card/stone/screw/tooth/seed/bone/disk/engine/tumour/filter !>O !<D/J
remove | v | take away | >>object/item/furniture !>O !<D/J
remove | v | delete, erase~f | >>file/text/entry/comment/account/user/page/image/post/data/message/line/word/content/app/link
remove | v | eliminate~f, get rid of~p | >>obstacle/barrier/restriction/threat/doubt/problem/cause/waste/stain/dirt/impurity/need/risk/toxin/error !<D/J
removed from | x | taken out of, taken from | <is/are/was/were/be/been !>>office/power/post/position/list/throne/duty/team/website/market/sale/site/page/band/competition !<<@person
removed by | x | taken out by, taken away by | <is/are/was/were/be/been <<object/item/part/body/tumour/tree/stone
delete | v | remove | >np
deleted from | x | removed from, erased from | <is/are/was/were/be/been
erase | v | delete, remove | >>file/data/memory/disk/text/record
eliminate | v | remove, get rid of~p, end | >np !>O !>>team/player/side/opponent !<D/J
eliminated | x | knocked out~p | <is/was/were/be/been >in/by/from <<team/he/she/player/side/club/they
eliminated | x | removed, ended | <is/are/was/were/be/been >by/in/from/through <<problem/need/risk/error/barrier/threat/waste/disease/tariff
eradicate | v | wipe out, eliminate, end | >np !>O !<D/J
exclude | v | rule out | >>possibility !>O !<D/J
exclude | v | leave out | >>data/information/child/woman/cost/tax/country/people/group/person !>O !<D/J
excluded from | x | left out of, kept out of | <is/are/was/were/be/been
omit | v | leave out | >np !>O !<D/J
omitted from | x | left out of | <is/are/was/were/be/been
isolate | v | separate | >>patient !>O !<D/J
isolate | v | cut off | >>country/area/city/region !>O !<D/J !=K
isolated from | x | cut off from | <is/are/was/were/be/been <<@person/@place/community/population/group/people
insert | v | put, place | >into/in/between
insert | v | put in, place | >>card/key/coin/disk/battery/text/needle/image/picture/file/paragraph/tube !>O !<D/J
press | v | push | >>button/key/switch/lever/pedal/bell
press | v | hit~p | >>enter/return/escape/tab/delete
push | v | press | >>button/key/switch/lever
type | v | enter, key in | >>command/name/password/address/text/word/code/letter/number/message !>O !<D/J
click | v | press | >>button
click | v | select | >>icon/link
click on | v | select | >>button/icon/link/name/image/file/tab/option/menu
display | v | show | >>result/picture/image/message/list/number/name/photo/map/data/information/text/page/sign/symptom/menu/time/status/value/flag/window/error
display | v | exhibit, show | >>work/painting/art/collection/object/artefact/behaviour/skill/courage/talent
displayed | x | shown | <is/are/was/were/be/been >in/on/at/by/as/with/when/for/below/above
exhibit | v | show, display | >np
exhibited | x | shown, displayed | <is/are/was/were/be/been >in/at/by/on
feature | v | include | <<album/exhibition/festival/show/programme/site/menu/book/event/collection/issue/hotel/building/system/game/device/series/film/magazine/car >np !>>actor/actress
featured in | x | included in | <is/are/was/were/be/been
fit | v | suit | >>need/requirement/purpose/profile/lifestyle
suit | v | meet | >>need/requirement
suit | v | fit | >>taste/style
suit | v | serve | >>purpose
suited to | x | suitable for, right for | <is/are/was/were/be/been
satisfy | v | meet, fulfil | >>need/demand/requirement/condition/criterion/criteria/standard/request
satisfied with | x | happy with, pleased with | <is/are/was/were/be/been/not/very
fulfil / fulfill | v | meet, satisfy | >>requirement/need/condition/criterion/criteria/obligation/demand
fulfil | v | carry out, perform | >>duty/function/task/mission/mandate/responsibility !<D/J
fulfil | v | perform | >>role !<D/J
fulfil | v | keep, honour | >>promise/commitment !<D/J
fulfill | v | carry out, perform | >>duty/function/task/mission/mandate/responsibility !<D/J
fulfill | v | perform | >>role !<D/J
fulfill | v | keep, honour | >>promise/commitment !<D/J
address | v | tackle, deal with, handle | >>problem/issue/concern/crisis/question/matter/situation/complaint !<D/J
address | v | tackle, deal with | >>challenge/threat/cause/change/poverty/gap/inequality/weakness !<D/J
address | v | meet | >>need !<D/J
address | v | speak to | >>meeting/conference/crowd/audience/nation/rally/parliament/assembly/congress/house/people/student/person !<D/J
addressed by | x | dealt with by, tackled by | <is/are/was/were/be/been <<problem/issue/concern/challenge/need/question
addressed in | x | dealt with in, covered in | <is/are/was/were/be/been <<problem/issue/concern/challenge/need/question/topic/subject
addressed to | x | sent to | <is/are/was/were/be/been/N <<letter/message/parcel/card/note
tackle | v | address, deal with | >np !<D/J !>O !>>@person
handle | v | deal with, manage | >>problem/issue/case/complaint/request/matter/situation/crisis/affair/question/change/emergency/pressure/task/stress !<D/J
handle | v | process, deal with | >>order/data/traffic/passenger/cargo/information/freight/payment/file !<D/J
handled by | x | dealt with by, managed by | <is/are/was/were/be/been
overcome | v | defeat, beat | <to/will/would/can/could/must/help >>enemy/opponent/resistance/opposition
overcome | v | beat | <to/will/would/can/could/must/help >>disease/problem/difficulty/fear/addiction
overcome | v | get past | <to/will/would/can/could/must/help >>obstacle/barrier
deserve | v | merit~f | >>attention/praise/support/credit/consideration/recognition/award/respect/place/mention/study
calm down | v | relax | >end !<<thing/situation/market/storm/sea/it/wind/violence
relax | v | ease, loosen | >>rule/restriction/control/regulation/law/policy/requirement
risk | v | endanger~f | >>life/health/career/safety/reputation
hurt | v | harm, damage | <to/will/would/could/may/might/can >>economy/business/company/people/environment/industry/reputation/sale/trade/growth/consumer/person
ruin | v | destroy, wreck~p | >>life/career/reputation/economy/chance/crop/business/environment/plan/health
spoil | v | ruin | >>view/party/game/day/food/holiday/fun/film/surprise/relationship/plan
burn down | v | destroy | >>building/house/church/village/town/city/home/school
burned down | x | destroyed by fire | <was/were/been <<building/house/church/town/school/castle/mill/hall >in/and/by/on/during
burnt down | x | destroyed by fire | <was/were/been <<building/house/church/town/school/castle/mill/hall >in/and/on/during
wipe out | v | destroy, eliminate~f | >np !>O
wiped out | x | destroyed, eliminated~f | <is/are/was/were/be/been
tear down | v | demolish, pull down | >np !>O
torn down | x | demolished, pulled down | <is/are/was/were/be/been
pulled down | x | demolished, torn down | <is/are/was/were/be/been <<building/house/church/castle/wall/bridge/station/mill/statue
demolished | x | torn down, pulled down | <is/are/was/were/be/been >in/and/to/by/during/for/after
knock down | v | demolish | >>building/house/wall/church
knock out | v | eliminate~f | >>team/side/champion/player/opponent/holder
knocked out | x | eliminated~f | <is/are/was/were/be/been >of/by/in
abandon | v | give up, drop | >>plan/idea/project/attempt/policy/effort/claim/search/hope/practice/goal/programme/principle !>O !<D/J
abandon | v | leave, desert | >>city/ship/village/site/town/house/home/fort/car/settlement/camp/post/base
abandon | v | desert | >>wife/family/child
abandoned | x | deserted, left | <is/are/was/were/be/been >in/by/after/during/when <<city/village/site/town/house/fort/settlement/camp/mine/castle/island/station
abandoned | x | given up, dropped | <is/are/was/were/be/been >in/by/after/because/due/when <<plan/idea/project/attempt/policy/search/scheme/programme/practice
reject | v | dismiss | >>appeal/claim/petition/complaint/lawsuit/argument !<D/J
reject | v | turn down, refuse | >>offer/request/application/invitation/petition !>O !<D/J
reject | v | turn down | >>proposal/plan/bid/idea/amendment/demand/call/suggestion/deal/bill/advice !>O !<D/J
rejected by | x | turned down by, dismissed by | <is/are/was/were/be/been <<offer/proposal/request/application/plan/bid/appeal/claim/idea/amendment/demand/suggestion/bill/petition/script/manuscript
refuse | v | decline | >to
refuse | v | reject, turn down | >>offer/request/invitation/proposal/application/demand/bribe !>O !<D/J
refuse | v | deny | >>permission !>O !<D/J
refused to | x | declined to | >B
fill in | v | complete | >>form/questionnaire/application/survey/field/detail
fill out | v | complete, fill in | >>form/questionnaire/application/survey
filled with | x | full of | <is/are/was/were >np !>>concrete/sand/cement/gas/air/soil/earth/helium/water/foam
equipped with | x | fitted with, provided with | <is/are/was/were/be/been/,/N
fitted with | x | equipped with | <is/are/was/were/be/been/,/N
armed with | x | equipped with, carrying | <is/are/was/were/be/been >>gun/rifle/missile/knife/weapon/cannon/machine/stick/sword
dressed in | x | wearing, clothed in | <is/are/was/were/be/been/,/N >np
fasten | v | fix, attach | >to/onto/with
tie | v | fasten | >to <be/is/are/was/were <<rope/boat/horse/dog/hand/prisoner/victim/string/he/she
heat | v | heat up | >>oil/oven/pan !<D/J
heat | v | warm, heat up | >>water/milk/house/room/soup !<D/J
warm | v | heat, warm up | >>water/milk/house/room/air/ocean/planet !<D/J
boil | v | cook | >>egg/potato/vegetable/rice/pasta
chop | v | cut up | >>onion/vegetable/carrot/tomato/meat/herb/garlic/wood !<D/J
contact | v | get in touch with, reach | >np !<the/a/in/eye/of/into/physical/close !>>ground/surface/wall/ball/skin/floor/water
speak to | v | talk to | >D/N/O !<<work/word/value/music/fact/experience/book/subject/evidence/issue/story
speak with | v | talk with, talk to | >D/N/O !>>voice/accent/passion/lisp/confidence/tongue/conviction/authority/tone/enthusiasm/pride
speak about | v | talk about, discuss | >np
speak of | v | talk about | >np
tell of | v | describe, recount~f | >np !<heard/is/are/was/were
reply to | v | answer, respond to | >np
write to | v | send a letter to | >D/N !>>file/disk/memory/database/address/card
hear | v | consider | >>case/appeal/complaint !<D/J
hear | v | listen to | >>evidence/argument/witness/testimony !<D/J
listen to | v | hear | >>speech/story/concert
read about | v | learn about | >np
introduce | v | present | >>speaker/guest/concept/idea/amendment/resolution/topic/character/resolution/bill
introduced by | x | brought in by | <is/are/was/were/be/been/,/N <<law/rule/system/measure/tax/policy/reform/ban/legislation/scheme/change/method/species
introduced to | x | brought to | <was/were/been <<species/plant/animal/sport/game/religion/technology/crop/tea/coffee/art
sign up | v | register, enrol | >for/to
sign up for | v | register for
register | v | sign up | >for ${active}
enrol / enroll | v | register | >in/at
enrol | v | register, sign up | >for
enroll | v | register, sign up | >for
enrolled at | x | began studying at | <he/she/and/who/then/later >>university/college/school/academy/institute
enrolled in | x | joined, entered | <he/she/and/who/then/later >>army/university/college/school/academy/course/programme/program
enlist | v | join up | >in/as/with
enlisted in | x | joined, signed up for | <he/and/who/then/later >np
qualify for | v | reach | >>final/semi-final/quarter-final/finals/tournament
specialise in / specialize in | v | focus on, concentrate on | >np
specialising in | x | focusing on | >np
derive from | x | come from, stem from | >np
derives from | x | comes from, stems from | >np
derived from | x | taken from, based on | <is/are/was/were/be/been/, >>name/word/latin/greek/arabic/french/term/novel/language/story/book/source
derive | v | gain, get~p, obtain~f | >>benefit/pleasure/income/power/satisfaction/energy/profit/revenue
extract | v | remove, take out | >>tooth/bullet !>O !<D/J
extract | v | obtain~f | >>oil/juice/metal/gold/coal/mineral/dna !>O !<D/J
extracted from | x | taken from, obtained from | <is/are/was/were/be/been
`;
