/** Giving, getting, having, holding, keeping, taking and gaining. */
export const havingVerbs = `
give | v | provide, offer | >>information/support/advice/example/access/detail/help/evidence/opportunity/explanation/service/protection/assistance/guidance/overview/chance/insight/description/shelter/training !<is/are/was/were/be/been/being !=K
given | x | provided, offered | <has/have/had >>information/support/advice/access/detail/help/evidence/guidance/insight/protection
given | x | offered | <is/are/was/were/be/been >>opportunity/chance/help/advice/support/training/shelter/protection/money/food
give | v | deliver, make | >>speech/address/presentation
give | v | deliver | >>lecture/talk/sermon
give | v | grant~f | >>permission/right/citizenship/licence/license/independence/asylum/status/autonomy/freedom/immunity/land
give | v | present, award | >>award/medal/prize
give | v | hold | >>party/concert/conference
give | v | assign~f | >>task/role
given | x | granted~f | <is/are/was/were/be/been >>permission/right/citizenship/licence/license/independence/power/asylum/status/access/autonomy/freedom/immunity/land
given to | x | granted to~f, presented to | <is/are/was/were/be/been >np <<award/prize/right/land/power/medal/title/priority
given by | x | provided by | <N/is/are/was/were/be/been >np <<support/information/advice/help/evidence/assistance/explanation/example/reason/service
give away | v | donate~f, hand out | >>money/land/ticket/copy/fortune/prize/food/gift
give back | v | return | >np
give birth to | v | have, bear | >>child/son/daughter/baby/twin/twins/girl/boy
give evidence | v | testify~f | >to/in/at/against/before/end
give in | v | yield~f, surrender | >to
give in to / give way to | v | yield to~f
give off | v | emit~f, release | >np
give out | v | hand out, distribute~f | >np !>>light/heat/sound/signal/smell/information/detail/number/name/advice/energy/work
give priority to | v | put first, prioritise~f | >D/N/J
give rise to | v | lead to, cause, produce | >np
give support to | v | support, back
give the impression | v | suggest | >that
give up | v | abandon | >>hope/search/attempt/idea/plan/practice/struggle/effort/career/dream
give up | v | stop, quit | >>smoking/drinking
give up | v | surrender | >>right/power/control/land/territory/claim/throne/weapon
give way | v | yield~f | >to
give consideration to / take into consideration | v | consider
give attention to | v | focus on, consider
give encouragement to | v | encourage
give help to | v | help
give advice to | v | advise
give assistance to | v | help, assist~f
give thought to | v | think about, consider
give an account of / give a description of | v | describe
give approval to | v | approve
get | v | receive | >>money/information/permission/support/help/award/prize/card/licence/license/treatment/visa/copy/treatment/access/aid/approval/degree/refund/payment/call/loan/vote/funding !=K !*back !*out !<have/has/'ve/'s/had/n't/not
get | v | earn, receive | >>salary/wage/reward !=K
get | v | find, take | >>job !>the !*back !*done !=K
get | v | catch | >>cold/flu/train/bus !=K
get | v | become | >angry/tired/sick/ill/old/older/better/worse/wet/bigger/larger/stronger/weaker/cold/hot/warm/dark/bored/rich/lost/involved/upset/worried/excited/harder/easier/stuck !>>N
get across | v | communicate~f, convey~f | >>message/point/idea !>O
get around | v | avoid, bypass | >>problem/rule/law/issue/limitation/restriction/ban
get away | v | escape | >from/end !>with
get away from | v | escape from
get back | v | return | >to/from/home
get back to | v | return to | >np !>O
get better | v | improve | >end
get worse | v | worsen, deteriorate~f | >end
get bigger | v | grow | >end
get in touch | v | make contact | >with
get in touch with | v | contact | >np !>>feeling/feminism/emotion/nature/side/self/body
get into | v | enter | >>car/room/house/building/bloodstream/system
get married | v | marry | >in/to/at/on/and/end
got married | x | married | >in/at/on
get on | v | board~f | >>bus/train/plane/boat/ship
get off | v | leave | >>bus/train/plane/boat/ship
get on with | v | continue with | >>work/job/task/business/life
get out | v | leave, escape | >./,
get out of | v | leave, escape from | >>house/city/country/building/room/prison/jail
get over | v | recover from | >np !>>wall/fence/tree/hill/bridge/river/border/mountain/side
get ready | v | prepare | >for/to
get rid of / take away | v | remove | >np
get through | v | survive, endure~f | >>day/winter/night/crisis/period/week/year
get to | v | reach, arrive at | >>station/airport/top/city/village/point/school/office/house/place/destination
get to know | v | become familiar with~f | >D
get together | v | meet, gather | >to/in/for/with/at/end
get under way | v | start, begin | >in/on/with/at/end
get up | v | rise, stand up | >from
get used to | v | become accustomed to~f, adapt to | >np
have | v | hold | >>opinion/position/meeting/conversation/licence/license/discussion/talks/election/rank/stake >np
have | v | possess~f | >>knowledge/skill/weapon/property/quality/ability/characteristic/nuclear >np
have | v | feature, include | <<hotel/building/park/house/museum/album/campus/complex/phone/website/camera/school/centre/center/town/village/stadium >>restaurant/pool/garden/room/bar/library/shop/gallery/collection/button/gym/court >np
have | v | contain | <<book/article/box/room/bag/document/page/chapter/file >>page/chapter/copy/information/letter/list/table/illustration/entry >np
have | v | suffer | >>attack/stroke/loss/damage/injury/setback >np
have | v | face | >>difficulty/problem/challenge >np !>no !*drinking
have | v | enjoy | >>freedom/success/right/support/popularity >np !>no !<<software/app/version/system/device/browser/tool/program/model/phone/computer
have | v | offer | <<method/approach/system/design/plan/technique/technology/material/option/solution >>advantage/benefit >np !>no
have | v | experience | >>symptom/difficulty/pain/problem >np
have an effect = have an impact | v | | >on
have an effect on / have an impact on | v | affect, influence | >np
have an influence on | v | influence, affect
have a desire | v | want | >to
have a tendency | v | tend | >to
have a tendency to | v | tend to | >B
have a role | v | play a role, play a part | >in/to
have a look | v | look | >at
have a look at / take a look at | v | look at, examine~f
have a conversation / have a discussion | v | talk | >with/about
have a meeting / hold talks | v | meet | >with
have a fight | v | fight | >with
have a chance | v | have an opportunity~f | >to
have the chance | v | get the chance, have the opportunity | >to
have the opportunity | v | get the chance, have the chance | >to
have the right | v | be entitled~f | <to/will/would/should/must >to
have faith in / have confidence in | v | trust, believe in
have trust in | v | trust
have fun | v | enjoy themselves | <they >end
have knowledge of | v | know about
have trouble | v | have difficulty~f | >G
have respect for | v | respect
have sympathy for | v | sympathise with
have responsibility for | v | be responsible for | <to/will/would/should/must
own | v | possess~f, have | >>car/land/house/property/dog/book/share/copy/weapon/gun/phone/computer/home
owned by | x | the property of | <is/are/was/were !<<company/club/team/firm/bank/station/airline/brand/it/newspaper/channel
possess | v | have, own | >>weapon/gun/car/land/property
possess | v | have | >np
hold | v | keep | >>hostage/prisoner/money/information
hold | v | have | >>degree/licence/license/passport/share/stake/majority/view/opinion/belief/seat/right/qualification/certificate/citizenship
hold | v | stage, organise | >>festival/exhibition/concert/tournament/competition/protest/rally/demonstration/event
hold | v | occupy | >>position/post/office/chair/seat/territory
hold | v | contain, store | <<tank/room/box/container/bottle/bag/cell/disk/table/variable/file/library/archive/museum >np
hold | v | believe, maintain | >that <<philosopher/scholar/theorist/historian/critic/christian/muslim/believer/people
hold a meeting / hold meetings | v | meet | >in/at/on/with/to/end
hold talks with | v | meet, talk to
hold on to | v | keep, retain~f | !>O
hold onto | v | keep
hold back | v | restrain | >np
hold up | v | delay | >>work/traffic/train/progress/process/project/bill
keep | v | maintain | >>order/peace/record/balance/control/contact/distance/diary/pace/silence/quality/temperature
keep | v | retain~f, hold on to | >>job/title/seat/name/position/status/control/power/place/land/copy/property/throne !<D/J
keep | v | store | >>food/data/file/information/document/medicine/stock !*safe/secure/private/confidential/fresh/warm/clean
keep | v | honour | >>promise/word
kept in | x | stored in, held in | <is/are/was/were/be/been >np !<<@person/animal/dog/horse/bird !>>prison/hospital/mind/dark/check/captivity/power/place/order/detention/custody/isolation/touch/view/line
kept at | x | held at, stored at | <is/are/was/were/be/been >np !<<@person/rate/price/level !>>bay/distance/home/level/minimum
keep a record of | v | record
keep away from | v | avoid, stay away from | >np
keep in mind | v | remember, bear in mind | >that/np
keep in touch | v | stay in touch | >with/end
keep pace with | v | keep up with, match
keep quiet | v | stay silent | >about/end
keep silent | v | stay silent | >about/on/end
keep to | v | follow, stick to~p | >>rule/plan/schedule/path/limit/agreement
keep track of | v | follow, monitor | >np
keep up | v | maintain, continue | >>work/pressure/pace/effort/tradition/momentum/appearance
keep up with | v | keep pace with
keep an eye on | v | watch, monitor
keep alive | v | preserve | >>memory/tradition/hope/spirit
keep | v | prevent, stop | >from <was/were/been/be/is/are
retain | v | keep | >np/by/as/in
preserve | v | protect, maintain | >>peace/environment/culture/heritage/identity/tradition/forest/right/unity/building/independence/nature/habitat/language/integrity/wildlife/way
store | v | keep | >>food/data/file/information/document/book/goods/grain/water/wine/weapon
stored in | x | kept in, held in | <is/are/was/were/be/been/N/, >np
stored on | x | kept on, held on | <is/are/was/were/be/been/N >np
save | v | rescue | >>people/child/crew/passenger/victim/animal/person !>O
save | v | store | >>file/document/data/image/setting/password
saved from | x | rescued from | <is/are/was/were/be/been >np
take a break | v | rest, pause | >from/to/in/after/end
take a decision | v | decide | >on/to/about
take decisions | v | make decisions | >on/about/end
take a photograph of / take a picture of | v | photograph
take a risk | v | run a risk | >end
take a seat | v | sit down | >in/on/at/end
take account of | v | consider, allow for
take action | v | act | >to/against/on/in/end
take advantage of | v | use, exploit~f, make use of | >np !>O !>>@person
take aim at | v | target
take an interest | v | become interested | >in
take apart | v | dismantle~f | >D
take back | v | recover, recapture | >>city/town/land/territory/control/power/capital
take by surprise | v | surprise
take care of | v | look after, care for | >np !>it/this/that !>>problem/check/business/bill/issue/matter/thing/rest/paperwork/symptom/task/need
take charge | v | take control | >of/in/./,
take charge of | v | take control of
take command | v | assume command~f | >of/in/end
take control | v | gain control, take charge | >of/in/end
take control of | v | gain control of | >np
take cover | v | shelter, hide | >in/behind/from/under
take delivery of | v | receive
take effect | v | come into force | >in/on/at/from/after/end !*drug/medicine/tablet/pill/dose/alcohol/treatment/poison
take effort | v | require effort | >to
take exception to | v | object to
take for granted | v | assume | >that
take hold of | v | grab~p, grasp, seize
take home | v | win | >>prize/award/medal/trophy/title
take inspiration from | v | be inspired by | <to/will/would/can
take interest in | v | become interested in
take into account | v | consider | >np/that
taken into account / taken into consideration | x | considered | <is/are/was/were/be/been >in/when/by/and/,
take issue with | v | disagree with, dispute
take its name from | x | get its name from, derive its name from
takes its name from | x | gets its name from, is named after
took its name from | x | got its name from, was named after
take note of | v | notice, note
take notice of | v | notice
take off | v | remove | >>hat/coat/shoe/clothes/jacket/glove/mask/helmet
take on | v | assume, accept | >>responsibility/role/duty/debt/burden
take on | v | accept | >>work/task/job/project/challenge
take on | v | hire, employ | >>worker/staff/employee/people/person
take on | v | assume~f, acquire | >>meaning/significance/form/importance/shape
take on | v | face | >>opponent/champion/team/side/winner
take out | v | remove | >>body/battery/card/part/disk/tooth
take out | v | get, obtain~f | >>loan/mortgage/patent/insurance/policy
take over | v | gain control of, assume control of~f | >>company/firm/business/country/city/management/government/bank/airline/factory/town/territory/club
take over as | v | become | >N/D/np
took over as | x | became | >N
took over from | x | replaced, succeeded | >np
take over from | v | replace, succeed
take part | v | participate~f | >in/end
take part in | v | participate in~f, join in | >np
take pleasure in | v | enjoy
take possession of | v | acquire
take power | v | seize power, come to power | >in/from/after/by/end
take precedence | v | come first | >./,
take precedence over | v | come before | >np
take pride in | v | be proud of | <to/should/can
take prisoner | v | capture
taken prisoner | x | captured | <is/are/was/were/be/been
take refuge | v | shelter, find shelter | >in/at/from/with/on
take responsibility | v | assume responsibility~f | >for
take revenge | v | get revenge | >on/for/against/end
take root | v | become established | >in/end
take shape | v | form, develop | >in/as/end
take shelter | v | shelter, take refuge | >in/from/under/at
take steps | v | act, take action, take measures | >to
take measures | v | act, take action, take steps | >to
take the lead | v | go ahead | >in/with/after/end *goal/match/game/minute/half/score/points
take the opportunity | v | use the opportunity, take the chance | >to
take the place of | v | replace | >np
take the side of | v | side with
take the view | v | believe | >that
take up | v | occupy, fill | >>space/room/time/page/area/hour
take up | v | accept, assume | >>post/appointment/role/job
take up | v | accept | >>offer/challenge
take up | v | start, begin | >>work/painting/golf/photography/writing/study/music/sport/farming/politics
take up residence | v | settle | >in/at/on
takes place | x | happens | >when/if/because
take | v | need, require | <it >>time/effort/courage/patience/skill/lot
take | v | capture, seize | >>city/town/fort/castle/fortress/capital/village/island/base/hill
taken | x | captured, seized | <is/are/was/were/be/been <<city/town/fort/castle/fortress/capital/village >by/in/on/from/after
take | v | accept | >>job/post/bribe/blame/advice/responsibility/offer/role !*seriously !*granted !*active !*leading
take | v | adopt | >>approach/view/stance/position/measure/name/attitude/resolution !*from !*mirror
take | v | win | >>gold/silver/bronze/medal/prize
take | v | win | >>title *team/champion/tournament/final/season/championship/race/cup/round/player
take | v | attend | >>class/lesson
take | v | attend | >>course !>its/their !*different/action/nature
take | v | sit | >>exam/examination
take | v | catch, use | >>bus/train/taxi/ferry/plane/tram/metro
take | v | follow | >>road/route/path/course
receive | v | obtain~f | >>degree/permission/licence/license/approval/information/copy/doctorate/education/diploma/master/bachelor
receive | v | win | >>award/prize/medal
receive | v | win, gain | >>support/praise/recognition/acclaim
receive | v | attract, draw | >>criticism/attention/visitor
receive | v | get~p | >np !>O !>>@person/signal/delegation/nomination
received by | x | obtained by~f | <N <<vote/mark/information/income/money/fund/score >np
accept | v | take | >>job/post/position/role !<D/J
accept | v | agree to | >>proposal/plan/term/condition/compromise/request/deal !<D/J
accept | v | take up | >>offer/invitation !<D/J
accept that | v | acknowledge that~f | >D/O/NNS/NNP/there
accept | v | take | >>responsibility/blame/bribe/money/gift/payment/order/card/risk
accepted by | x | approved by, agreed to by | <is/are/was/were/be/been >>government/council/parliament/party/committee/assembly/senate
obtain | v | gain, acquire~f | >>knowledge/experience/skill/information/insight
obtain | v | get~p | >np
acquire | v | gain, obtain~f | >>knowledge/skill/right/citizenship/status/experience/reputation/information/meaning/taste/habit/power/wealth/nationality/language
acquire | v | buy, purchase~f | >>company/land/property/building/house/share/stake/business/firm/painting/ship/site/estate/collection/equipment/asset/bank/shares
acquired by | x | bought by, taken over by | <is/are/was/were/be/been/, >np <<company/firm/business/bank/it/club/estate/property/building/land/house/site/which/station/chain/painting/collection
gain | v | win, obtain~f | >>support/independence/control/seat/majority/approval/victory/freedom/recognition/award/respect/medal/reputation/popularity/vote/power/confidence/prize
gain | v | acquire~f, get~p | >>experience/knowledge/information/skill/qualification/insight/degree/understanding
gain | v | get~p | >>access/entry/advantage/benefit
gain | v | benefit, profit | >from <to/will/would/can/could/may/might/also/they/he/she
regain | v | recover, win back | >>control/power/strength/independence/confidence/territory/title/consciousness/health/position/freedom/trust !<D/J
recover | v | regain, get back | >>strength/health/money/territory/control/property/debt/consciousness !<D/J
recover | v | find, retrieve~f | >>body/weapon/wreckage/remains/gun/artefact/item
recover from | v | get over~p | >np !>>site/river/sea/tomb/wreck/scene/water/body
achieve | v | reach, attain~f | >>goal/target/objective/agreement/level/aim/consensus/peak/balance/height/speed/standard
achieve | v | win, gain | >>independence/victory/success/fame/recognition/popularity/independence/status/freedom/fame/majority/support
achieve | v | accomplish~f | >>task/purpose/mission
achieve | v | produce, accomplish~f | >>result/change/improvement
achieve | v | make | >>progress
achieved by | x | reached by, accomplished by~f | <is/are/was/were/be/been >G
accomplish | v | achieve | >np !>>task/mission/feat
accomplish | v | achieve | >by/in/through/with
attain | v | reach, achieve | >np
attain | v | reach, achieve | >by/in/through/at
earn | v | make, get~p | >>money/dollar/euro/pound/living/income/salary/wage/profit/fortune
earn | v | win, gain | >>respect/reputation/praise/place/award/title/nickname/trust/nomination/medal/recognition/point/acclaim
earn | v | receive, obtain~f | >>degree/doctorate/bachelor/master/diploma/phd/certificate
`;
