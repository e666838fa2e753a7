/** Verbs of instructions, letters and everyday reports, in narrow places: looked up where no line of the other files fits. */
export const plainVerbs = `
use | v | consume~f | *energy/electricity/fuel/power >C/less/more/much/little !<can/to
used to | x | employed to~f | <is/are/was/were/been >collect/measure/study/analyse/analyze/identify/assess/test/calculate/describe/examine/treat/control/produce/estimate/compare/investigate/explore/detect
take | v | last | >about/around/nearly/almost/C/several <<journey/trip/flight/crossing/questionnaire/survey/test/interview/operation/talks/trial
take photographs | v | take pictures, take photos~p | >of/and/./,
take | v | require~f | >C/about/three/several <usually/normally/often/only/which >>day/week/hour/minute/month/year
find it hard to | v | struggle to, find it difficult to
find it difficult to | v | struggle to, find it hard to
find | v | locate~f | >the/your >>number/button/key/file/address
found | x | discovered | <were/was >in/at/near/on/under/during !<have/had/has
found | x | discovered | <coins/remains/bones/objects/tools/fragments/bodies/artefacts/artifacts/fossils/weapons/manuscripts/traces >in/at/near/on/under/during
be found | x | be detected~f, be seen | <could *trend/evidence/link/effect/difference/trace/connection/relationship
find any | v | see any, detect any~f | <not >link/evidence/difference/effect/trace/sign/connection/relationship
make changes to / make any changes to | v | alter, change
make a list of | v | list, write down
make a copy of | v | copy
made by hand | x | crafted by hand | <is/are/was/were
made of | x | made from | <is/are/was/were >J/N
made in | x | produced in, manufactured in~f | <are/is/was/were >C/NNP <<car/product/toy/shoe/clothes/phone/watch/instrument/machine/model/furniture/engine/bicycle/glass/cloth
made in | x | produced in | <are/is/was/were >C/NNP <<film/movie/cheese/wine/beer/record/series/it
given for | x | offered for | <is/are/usually/often/was/were *explanation/explanations/reason/reasons/advice
give up hope | v | lose hope
need | v | require~f | >any/special/much/a/an/help/N/J <not !>to
need | v | require~f | >space/less/more/water/time/food/flour/care/N <<plant/project/system/patient/house/machine/company/school/child/animal/it/they/process/starter/work !>to
need help | v | require assistance~f, need assistance | <you/they/who/people
needed to | x | required to | <is/are/was/were/be >B
needed | x | required | <is/are/was/were/be >for/in/./,/by/as
work in | v | be employed in | <to/will/would >agriculture/industry/tourism/construction/hotels
work in | x | are employed in | <NNS >agriculture/industry/tourism/construction/fishing/farming/forestry/education/manufacturing/factories/hotels/services
work | v | function | >well/properly/correctly/again !<J/D
work | v | function | >end/yet/properly <not/n't <<link/website/machine/lift/system/button/screen/software/device/heating/printer/phone/app/light/engine/lock/line/clock
write | v | note down, write down | >the/your >>name/number/address/date/password/code/title <start/,/and
leave the study | v | withdraw from the study~f, drop out of the study~p
leave | v | depart | >on/at <will
leave | v | depart | >on/at/from <<train/ferry/bus/boat/ship/flight/plane >on/at/from !<was/is/were/are/been
keep | v | retain~f | >your/its/the/a/their >>receipt/ticket/invoice/form/shape/heat/moisture/colour/independence
kept constant | x | held constant
kept at | x | held at | <is/are/was/were/be >C/a/the
kept in | x | held in | <is/are/was/were >the/a *archive/archives/museum/library/collection
see | v | notice, spot | <have/had/has/should >>smoke/advertisement/bubble/difference/change/mistake/sign/crack/light/error
see | v | view | >the >>mosaic/painting/collection/exhibition/sight <to/can/could/will
see | v | view, regard | >the/this/these/his/her/its *as <<president/economist/minister/critic/expert/analyst/union/government/scholar/historian/researcher/author/many/some/falk/opposition
lose money | v | make a loss | <has/have/had/which/it/company/also/still/not
lose money | v | make a loss | >for/in/on/every <<company/service/line/firm/shop/business/bank/airline/club
change | v | alter | >the/anything >>way/design/shape/wording/balance/structure/format/setting/landscape/composition/behaviour/behavior/result/outcome/meaning/pattern/character/nature/appearance/colour/color/text/plan/size/taste/amount !<D/J/P
change | v | alter | >anything !*clothes/battery/bulb/money
changed | x | altered | <has/have/had >considerably/significantly/greatly/slightly/little
change your mind | v | think again, reconsider~f
moved to | x | transferred to, shifted to | <been/was/were/be *meeting/office/capital/headquarters/production/event/match/conference/date/appointment
opened | x | was opened | <which/hospital/museum/school/station/library/bridge/line/airport/hotel/theatre/stadium >in
remain closed | v | stay closed, stay shut
remain | v | stay | >open/empty/dry/calm/high/low/stable/silent/quiet/unchanged/strong/cool/cold/warm
stay | v | remain | >black/clean/dry/warm/cool/cold/fresh/closed/open/empty/calm/quiet/healthy/alive/silent/almost/sharp
stays behind | x | is left behind | <that/which
badly paid | x | poorly paid
surviving | x | remaining | <oldest/only/last/few/largest >N
sign | v | recruit | <<club/team/side >the/C/a !*contract/deal/agreement/treaty
start | v | begin | >./,/end <you/we/they !<to
started deliberately | x | lit deliberately, set deliberately~p
hold | v | accommodate~f, seat | <can/could >C/up/about/around/more *spectators/visitors/passengers/guests/fans
hold | v | contain | <which/that/tank/pot/jar/bottle >C/at/up/about *litres/liters/water/ml/gallons/millilitres
add | v | put in | >the >>rice/egg/onion/milk/sugar/flour/butter/tomato/vegetable/spice/herb/bean/pasta
arrive | v | come | >end <not/yet/already/just <<part/package/order/parcel/letter/delivery/furniture/book
when we arrived | x | when we got there | >,/.
when they arrived | x | when they got there | >,/.
when he arrived | x | when he got there | >,/.
arrive in your | v | reach your
will get | x | will receive | >a/an/its/their/your/C/more >>price/discount/room/email/update/message/letter/answer/reply/code/link/copy/ticket/confirmation/parcel/bonus/pension
get | v | receive | <will/you/they >a/an/its/their/your/C/more/three >>price/discount/email/update/message/letter/answer/reply/code/link/copy/ticket/confirmation/parcel/bonus/pension/offer
get | v | have | <will/should/must >its/their/his/her >>room/office/desk/space/entrance/garden
eat together | v | have meals together | <to/can/could/will
eat | v | feed on | >np <<caterpillar/larva/bird/animal/insect/moth/fish/bat/butterfly/beetle !>>meal/dinner/lunch/breakfast
run | v | operate | >on/since/between/every/daily/until/hourly/at <<train/bus/ferry/service/tram
run | v | operate | >since/daily/hourly *train/trains/bus/buses/ferry/service/line/route/railway
run | v | operate | <not/will >on/at/between *train/trains/bus/buses/ferry/ferries/trams
shown on | x | given on | <address/number/price/date/name/code/figure/time
offer you a | v | give you a | >voucher/refund/discount/replacement/free/full/new/place
came in the | x | arrived in the | <goal/decision/winner/breakthrough/equaliser/equalizer/penalty !>wake
comes in | x | is available in | >C/several/many/various/different/three *colours/sizes/colors/versions/flavours/shades/models
come in | x | are available in | <NNS >C/several/many/various/different/three *colours/sizes/colors/versions/flavours/shades/models
come to the | v | attend the | >meeting/party/conference/event/wedding/ceremony/opening/concert
went well | x | turned out well, was a success | <it/meeting/event/party/interview
going well | x | turning out well | <is/are/was/were
put | v | place | >the/a/an/one/some/your/it/them *on/in/into/under/onto/over <start/,/and/;/then !*practice/effect/order/market/trial/risk/danger/charge/power/prison/fire/pressure/end/effort/blame/stop/weight/work
live in | v | reside in~f | <whom/who/inhabitants/residents >the/NNP
close | v | shut | >at/early <<shop/store/museum/office/library/bank/restaurant/market/cafe/pub
spend | v | pass | >the/his/her/their/its >>night/winter/summer/childhood/youth/year/weekend
become | v | turn | >brittle/sour/mild/cold/dark/red/yellow/brown/violent/green/black/white/pale/hard
become | v | grow | >JJR
become | v | grow | >significantly/increasingly/steadily/slightly/much !>O
quickly became | x | soon became
become | v | develop into | >a/an >>centre/center/port/hub/resort
last | v | run for, go on for~p | <to/will/would >C/about/several/nearly/almost *exhibition/festival/trial/strike/course/event/show/tour/project/campaign
grow to | v | reach | >about/around/C
return to | v | come back to, go back to | >the/their/his/her/its !>>power/office/question/throne/stage/team/list/state/market/work
return | v | send back | >any/an/your/it/the/unused >>item/product/goods/device/form/order/purchase
return | v | give back, hand back | >the/a/C/three/several >>carving/painting/object/artefact/artifact/land/property/treasure/sculpture/statue
returned to us | x | sent back to us | <was/were/been/be
lies at an | x | is at an, sits at an | >altitude/elevation
surrounded by | x | ringed by | <is/are *mountains/hills/forests/trees/walls
grew up | x | was raised, was brought up | <he/she >in/on/near/as
grew up | x | was raised, was brought up | <and >in/on/near !*they/their/were/who/brothers/sisters/children
join | v | become a member of | >the >>club/party/union/band/association/society/council/orchestra/academy/choir
complete | v | fill in, fill out | >the/this/your/our/a/an/each >>questionnaire/form/survey
answer | v | complete | >>questionnaire/survey
answer | v | reply to, respond to | >>question/letter/email/criticism !>O !<D/J
tell you that | v | let you know that, inform you that~f
tell | v | inform~f | >your/the >>manager/police/landlord/doctor/teacher/bank/authority !*to
hope that | v | trust that~f | <I/we
check | v | inspect | >the/your >>tyre/brake/engine/roof/cable/filter/wheel/chain/hose/pipe
mix | v | combine | >>gram/flour/ingredient/egg/water/butter/sugar/product
store | v | keep | >the/them/it *dark/cool/dry/fridge/cupboard/jar/freezer/shade <start/,/and
wear | v | put on | >gloves/goggles/protective/a <start !*when/time
switched off | x | turned off
switched on | x | turned on
switch off | v | turn off
switch on | v | turn on
thrown out | x | thrown away | <is/are/was/were/be/been <<rubbish/food/waste/clothes/item/bottle/paper/box/packaging/bread
thrown out | x | thrown away | <or >,/.
be delivered | x | arrive | <will/can/should/to >on/by/in/within/before/next !>C
was delivered | x | arrived | >this/on/yesterday/today/at <parcel/order/package/letter/furniture/machine/sofa
save money | v | spend less | <to >,/./and
save | v | store | >the/your/a >>file/document/picture/photo/data <start/,/and/to
fit | v | match, agree with | >the/this/these/our >>data/evidence/fact/history/theory/description/pattern/result/observation
fix | v | correct | >>bug/error/fault
apply to | v | cover | <not/will/only/also/should *ban/rule/rules/law/tax/regulation/regulations/restriction/restrictions/limit
try again | v | make another attempt, have another go~p | >./,/later
talks collapsed | x | talks broke down
announced on | x | said on | <NNP/company/ministry/government/airline/bank >NNP !<was/is/been !*plan/plans/measures/deal
reported on | x | said on | <office/ministry/agency/police/institute/bank >NNP !*case/cases/death/deaths/growth/loss/profit
deal with | v | look at, concern~f | <<study/paper/article/book/chapter/report/novel/film >np
refuse | v | reject, turn down | >>request/offer/application/proposal/demand/invitation/claim/loan !<D/J
occupy | v | keep busy | >linguists/scholars/historians/scientists/researchers <has/have/had/long
lay | v | produce | >C/up/about/around *eggs !<to
analysed by | x | examined by, studied by | <is/are/was/were/been
rise again | v | go up again, increase again
drop below | v | fall below
fell | x | dropped | <N >C *percent/%/points
rose | x | climbed, went up | <N >C/by *percent/%/points
increased as | x | rose as, went up as
jump | v | leap | >from/to/by/over !<D/J
attract | v | draw | >about/around/more/C/up/nearly/thousands/hundreds/visitors/tourists
travel to | v | go to | >NNP/the <will/to/would/can/he/she/they
enjoy | v | like | <really/very/not >the/your/it !>>right/support/success/status/protection/reputation/benefit/confidence/access/popularity
comment on | v | speak about | <to >the/a/its/his/her/this >>report/case/figure/rumour/rumor/matter/decision/plan
search for | v | look for | >survivors/clues/evidence/the/a/her/his/new !<D/J
searching for | x | looking for | <were/was/are/is/still
reduce | v | cut, shorten | >the/your/its >>journey/trip/time/wait/delay/distance
fear that | x | worry that, are afraid that | <NNS
cut back | v | prune | >>rose/tree/shrub/hedge/bush/vine
control | v | regulate | >the >>pressure/temperature/flow/speed/level/heating
suits you better | x | works better for you, is more convenient for you~f
has to be | x | must be, needs to be | <N >K !<NNS
tried | x | attempted | <have/has/had/long >to
thank | v | express thanks to~f | <to >the/all/our >>member/people/staff/colleague/volunteer
taken from | x | removed from | <were/was >the/a/an/NNP *carvings/painting/paintings/museum/grave/tomb/site/village
hurt | x | injured | <was/were/been/nobody/is >,/./in/but/and/when
broke out | x | started, began | *fire/war/blaze/riot/riots/fighting/epidemic/disease >in/on/at/between/during
repaired | x | fixed, mended | <and/we/he/she/they >the/a/more
rebuilt | x | reconstructed~f | <was/were/be/been/never
evacuated | x | cleared | <be/were/was *house/building/home/flat/street !*resident/people/family/patient/guest/student/passenger/villager/person
settle | v | make their home | >in <and/family/they *family/settlers/refugees/couple
flows into | x | empties into, runs into
painted | x | coated | <wood/wall >with
listen to | v | pay attention to | >your/the/what !>>music/song/radio/album/record/copy/band/recording/news/programme/podcast/tape/speech/sound/voice
disappear | v | vanish | <will/may/would/to/has/have/had/had
raise | v | increase, put up~p | >the >>age/wage/price/tax/rate/rent/limit/fee/threshold
play in | v | take part in, compete in | >a/the >>competition/tournament/league/championship/cup
direct | v | lead, head | >the >>excavation/project/institute/research/department/centre/museum
have your money back | v | get your money back
have | v | own | >two/three/four/C >>house/car/shop/home/boat/restaurant/hotel !<to
go outside | v | go outdoors | <can/could/to/may/should
pack | v | box up | >the/your >>book/kitchen/thing/room
burn | v | scorch | >end *leaf/leaves/plant/plants/sun
need to make a decision | v | need to decide
make a decision | v | decide, reach a decision | >before/by/on/about/soon/this/at
find it slow | v | consider it slow
say what | v | explain what | >you/they/he/she/we
tell reporters | v | say to reporters
lie in | v | be located in, be situated in | <to
carry out repairs | v | do repairs, make repairs
close | v | shut | >their/its/the/two/three >>plant/factory/shop/branch/store/office/door/window
hide | v | conceal~f | >>cost/fact/truth/evidence/identity/crime/body/weapon/money/information
cut | v | chop | >>onion/carrot/vegetable/potato/herb/pepper/tomato
feel cut off | v | feel isolated
accompanied by | x | with | <be/are >an/a *adult/parent/guardian
`;
