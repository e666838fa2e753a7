/** Saying, telling, showing, arguing, asking and answering. */
export const reportingVerbs = `
say goodbye | v | bid farewell~f | >to
say sorry | v | apologise | >to/for/end
tell him that | v | inform him that~f
tell her that | v | inform her that~f
tell them that | v | inform them that~f
tell us that | v | inform us that~f
tell me that | v | inform me that~f
tell the police that | v | inform the police that~f
tell the court that | v | inform the court that~f
tell the committee that | v | inform the committee that~f
tell the conference that | v | inform the conference that~f
tell the council that | v | inform the council that~f
tell the public that | v | inform the public that~f
tell parliament that | v | inform parliament that~f
tell customers that | v | inform customers that~f
tell staff that | v | inform staff that~f
tell users that | v | inform users that~f
tell patients that | v | inform patients that~f
tell a lie | v | lie | >to/about/end
tell the difference | v | distinguish~f | >between
tell the story of | v | follow | >np
told reporters | x | said | >that/O/N/D/in/on/at/after/during
tell apart | v | distinguish~f | >end/N/D
be told | x | be informed~f | >that/of/about
was told | x | was informed~f | >that/of/about
were told | x | were informed~f | >that/of/about
been told | x | been informed~f | >that/of/about
inform | v | tell | >O
informed | x | told | <is/are/was/were/be/been >that/of/about
notify | v | inform, tell~p | >O/D/N
notified | x | informed, told~p | <is/are/was/were/be/been >that/of
state / report | v | say | >that
state | v | give | >>reason/name !>O !<D/J
state | v | set out | >>view/purpose/position/opinion/condition !>O !<D/J
announce | v | say, reveal | >that
announce | v | reveal, make public | >>plan/result/decision/name/winner/detail/figure/deal/intention/finding !<D/J
announce | v | reveal, make public | <<plan/result/decision/name/winner/deal/list/figure >in/on/by/at/last
announce | v | declare | >>candidacy/ceasefire/bankruptcy/independence/support/opposition
was announced | x | was revealed, was made public | >in/on/by/at/that/last
were announced | x | were made public | >in/on/by/at
declare | v | announce, state | >that
declare | v | announce, proclaim~f | >>independence/republic/ceasefire/truce/victory/emergency
declare | v | announce | >>intention/candidacy/bankruptcy/result/support/opposition
proclaim | v | declare | >np/that
report | v | record, announce | >>profit/loss/revenue/earnings/growth/increase/rise/fall/drop/decline/case/sales
report | v | publish, present | >>finding/result/findings
report | v | describe | >>experience/symptom/effect
be reported | x | be recorded | >in/at <<case/death/incident/attack/injury
were reported | x | were recorded | <<case/death/incident/attack/injury >in/at/on/during
was reported | x | was recorded | <<case/death/incident/attack/injury/temperature >in/at/on/during
note | v | point out, observe | >that
note | v | notice | >>difference/change/similarity/absence
note | v | mention, point out | >>problem/risk/importance/fact/need/lack/limitation !<D/J
observe | v | note, remark~f | >that
observe | v | watch, monitor | >>behaviour/behavior/animal/bird/child/people/movement/process/patient/person
observe | v | see, notice | >>change/effect/increase/difference/pattern/phenomenon/trend/decline/reaction/improvement/reduction
observe | v | see | <is/are/was/were/be/been/, <<change/effect/increase/difference/pattern/phenomenon/trend/decline/reaction/species/behaviour >in/at/during/with/by/between/among
observe | v | follow, obey | >>rule/law/regulation/custom/order
observe | v | mark, keep | >>holiday/anniversary/day/tradition
observe | v | keep | >>sabbath/fast
remark | v | observe, say | >that
comment | v | remark, say | >that
comment on | v | speak about, discuss | >D/N
mention | v | note, say | >that
mention | v | refer to | >np !<to !>that !>>name !<D/J
mentioned in | x | named in, referred to in | <is/are/was/were/be/been/,
refer to | v | mention, cite | =VBD/VBZ >>fact/need/report/resolution/paragraph/article/document/study/case/statement/example !<is/are/was/were/be/been/being !<<term/word/name/phrase/it/which/that/this/expression/title
refer to | v | mean, describe | <<term/word/name/phrase/concept/title/expression/acronym >np
referred to as | x | called, known as | <is/are/was/were/be/been/also/sometimes/often/commonly/usually/,
cite | v | quote | >>report/source/figure/author/official
cite | v | mention | >>work/study/example/case/article
cite | v | give, point to | >>reason/concern/need/lack/factor/risk/problem !<D/J
quote | v | cite | >>study/report/source/figure/passage/official/author/text
claim | v | say, maintain, argue | >that
claim to | v | profess to~f | >B
claim | v | demand, ask for | >>damages/compensation/refund/money !<D/J
claim | v | take, win | >>title/victory/medal/gold/silver/bronze/prize/crown
claim | v | take | >>life
claim responsibility | v | take responsibility | >for
assert | v | claim, maintain, state | >that
allege | v | claim, say | >that
insist | v | maintain | >that
insist on | v | demand | >np !>G
maintain | v | claim, insist, argue | >that
maintain | v | keep | >>order/control/balance/contact/temperature/position/level/power/speed/lead/status/silence
maintain | v | keep, preserve | >>peace/independence/secrecy/standard/quality
maintain | v | preserve | >>stability/unity/identity
maintain | v | keep up, continue | >>pressure/relation/tradition/practice/momentum/support/friendship/pace/effort !>O !<D/J
maintain | v | look after, keep up | >>road/building/property/garden/equipment/network/railway/bridge/facility/line/park/cemetery !>O !<D/J
maintained by | x | looked after by, run by | <is/are/was/were/be/been/, !<<peace/order/temperature/position/balance
argue | v | claim, maintain | >that
argue for | v | support, advocate~f | >np
argue against | v | oppose | >np
argue about | v | quarrel about, debate | >np
contend | v | argue, claim, maintain | >that
contend with | v | face, cope with | >np
suggest | v | indicate, show | <<study/evidence/result/data/finding/research/figure/survey/report/analysis/poll/record/theory/findings/signs/sign >that
suggest | v | propose, put forward | >>name/solution/plan/method/change !>O !<D/J
suggest | v | imply, indicate | <<name/term/word/title/fact/absence/presence >that
suggest | v | point to | <<evidence/data/result/study/finding/research >D/J !>O !<D/J
was suggested | x | was proposed | >that/by/as
been suggested | x | been proposed | >that/by/as
were suggested | x | were proposed | >by/as/for
propose | v | suggest | >that
propose | v | suggest, put forward | >>name/idea/solution/way/plan/method/change/theory/alternative/explanation/amendment/model/candidate/date/reform/measure !>O !<D/J
proposed by | x | suggested by, put forward by | <N/is/are/was/were/been/be/first/,
put forward | v | propose, suggest | >np/by/in/as/for
recommend | v | suggest, advise | >that
recommend | v | suggest | >>course/measure/change/approach/method/option/step/action/visit
recommended that | x | advised that | <is/was
advise | v | recommend, suggest | >that
advise | v | counsel~f | >him/her/them/me/us/you !<be/been/is/are/was/were !*on/about/of
advise against = warn against | v | | >np/G
advised to | x | urged to | <is/are/was/were/been/be >B
warn | v | caution | >that
warn | v | alert | >>people/public/user/police/resident/customer/government/reader/visitor/person !*not
caution | v | warn | >that/against
urge | v | call on, press | >>government/country/member/people/leader/state/company/public/president/party/resident/voter/party/commission/committee/council/authority/community/person !>O !<D/J
urged to | x | called on to | <is/are/was/were/been/be >B
call for | v | demand | >np !>O !<P/D/J <<@group/@person/report/activist/critic/protester/resolution/they/he/she/we !>>election/calm/restraint/peace/unity/help/aid/donation/ambulance/prayer/backup/dialogue/silence/volunteer
call for | v | require, need | <<work/recipe/job/plan/situation/task/treaty/agreement/problem/rule/design
call on | v | urge, ask | >>government/country/member/state/leader/company/people/party/community/president/authority/parliament/nation/commission/person
call upon | v | call on | >np
call off | v | cancel | >>strike/match/meeting/talks/wedding/deal/visit/event/trip/protest/attack/concert/race/engagement
call off | v | end | >>search/hunt
called off | x | cancelled | <is/are/was/were/been/be !<<search/hunt
call into question | v | cast doubt on | >np
called into question | x | questioned | <is/are/was/were/been/be >by/in/end
call attention to | v | highlight, point to
call a halt to | v | end, stop
call in | v | bring in, summon~f | >>police/expert/army/troop/specialist/consultant
call a meeting | v | arrange a meeting | >end
called | x | named | <N/, >N <<man/woman/boy/girl/guy/person/dog/horse/friend/brother/sister/son/daughter/village/town/place/company/firm/group/band/species/island/ship/book/film/song/movie/method/process/technique/system/disease/language/tribe/street/river/game/magazine/album/character/programme/program/organisation/organization/device/house
is called | x | is known as | >np !<<he/she
are called | x | are known as | >np !<<they
was called | x | was named | >NNP <<he/she/man/woman/boy/girl/son/daughter/father/mother/wife/brother/sister/dog/horse/baby/king/character
was called | x | was known as | >np !>a/an !<<@person
were called | x | were known as | >np !<<they/people/police
so called because | x | given this name because | <is/was/are/were
is known as | x | is called, is referred to as~f | >np
are known as | x | are called, are referred to as~f | >np
was known as | x | was called, was referred to as~f | >np
were known as | x | were called | >np
be known as | x | be called | >np
been known as | x | been called | >np
known as | x | called | <,/N/also/commonly/now/better/formerly/locally/previously/originally/popularly/generally/usually !<better >np
better known as | x | commonly known as, usually called | >np
is known for | x | is famous for, is noted for | >np
are known for | x | are famous for, are noted for | >np
was known for | x | was famous for, was noted for | >np
were known for | x | were famous for | >np
known for | x | famous for, noted for | <,/N/well/best/also !<well/best >np
explain | v | make clear | >that/why/how
explain | v | account for | >>difference/fact/change/increase/rise/lack/decline/success/failure/variation !>O !<D/J
explain | v | set out, describe | >>plan/process/idea/theory/principle/concept/procedure/method/rule/system !>O !<D/J
clarify | v | make clear, explain | >np !>O !<D/J
clarify | v | make clear | >that/how/what
point out | v | note, say, stress | >that
point out | v | note, mention | >>fact/difference/error/mistake/problem/flaw/need/importance
point to | v | indicate | >>need/existence/link/change/lack
emphasise / emphasize | v | stress, underline | >np/that/how
emphasized | x | stressed, underlined | <is/are/was/were/be/been >in/by/that/as
stress | v | emphasise, underline | >that
stress | v | emphasise, underline | >>importance/need/point/role/fact/value/significance/necessity/urgency
highlight | v | underline, point out, stress | >>importance/need/problem/fact/difference/role/issue/risk/difficulty/lack/danger/value !>O !<D/J
underline | v | stress, highlight | >np/that
underscore | v | underline, highlight | >np/that
reiterate | v | repeat, restate | >np/that
repeat | v | restate | >>claim/call/demand/view/position/request
indicate | v | show, suggest | >that
indicate | v | show, point to | >>presence/level/direction/existence/position/change/location/number/need/lack/extent/degree !>O !<D/J
indicate | v | show | >how/whether/what/when
imply | v | suggest, mean | >that
imply | v | suggest, mean | >np !<D/J
show | v | indicate, demonstrate~f, reveal | <<study/evidence/result/data/finding/research/figure/survey/report/analysis/poll/record/experiment/test/statistics/experience/findings/history >that/how
show | v | display | >>result/picture/image/message/list/number/name/photo/map/data/screen/sign/symptom/date/page
show | v | exhibit, display | >>work/painting/art/collection
show | v | demonstrate~f | >>ability/commitment/understanding/effect/importance/skill/need/willingness/value/courage/leadership/power
show | v | demonstrate~f | >how
show | v | depict~f, portray | <<painting/picture/map/photograph/image/film/scene/relief/poster/drawing/mural/photo >np
show | v | reveal | >>extent/weakness/face/side/character
show | v | indicate | >>direction/level/time/location/temperature/percentage/share/rate
show interest in | v | express interest in
show signs of | v | display signs of
show up | v | arrive, turn up~p | >at/in/for/end
show off | v | display | >np !>O
is shown | x | is displayed | >in/on/as/at/below/above !<<film/movie/series/programme/program/episode/show/match/it
are shown | x | are displayed | >in/on/as/at/below/above !<<film/movie/series/programme/program/episode/show/match/they
been shown | x | been found | >to
was shown | x | was presented | >at <<work/film/painting/picture/model/car/collection/sculpture/documentary
demonstrate | v | show, prove | >that
demonstrate | v | show | >np/how
demonstrate | v | protest | <<people/worker/student/protester/crowd/thousands/person >in/against/outside/for
reveal | v | disclose | >that <<<@person/@group/NNP
reveal | v | show | >that <<<study/survey/poll/analysis/test/examination/investigation/research/report/excavation/experiment/data/figure/result/document/record/evidence/photograph/image/scan/finding/inspection/audit/x-ray/autopsy/search/inquiry/review
reveal | v | disclose, expose | >>secret/truth
reveal | v | disclose | >>information/identity/detail/fact/plan/existence/name
reveal | v | show, expose | >>extent/problem/weakness
reveal | v | show, uncover | >>pattern/difference/evidence/trace/remains/presence/structure/trend
revealed that | x | showed that | <<study/survey/investigation/analysis/test/research/report/inquiry/examination/examinations
disclose | v | reveal, make public | >np/that !>O !<D/J
disclose | v | reveal | >by/in/to
expose | v | reveal, uncover | >>fraud/corruption/truth/weakness/plot/flaw/scandal/abuse/crime/lie
confirm | v | verify~f | >>identity/address/result/accuracy/date/email/account/report/information/diagnosis
confirm | v | show | >that <<result/number/study/test/census/analysis/data/experiment/figure/finding/statistics
confirm | v | say | >that <<spokesman/spokeswoman/official/police/company/government/he/she/minister/ministry/club/council/officer/source
confirm | v | support, back up | >>theory/view/hypothesis/idea/suspicion/claim/impression !>O !<D/J
confirm | v | approve, endorse | >>appointment/nomination/nominee
admit | v | acknowledge~f, concede | >that
admit | v | confess | >to !*bar/hospital/club/university/college/school/union/ward/clinic/prison/order/academy/society/hall !<start !<is/are/was/were/be/been/being/R
admit | v | acknowledge~f | >>mistake/failure/error/problem/fact/responsibility/weakness/liability/existence
admit | v | accept | >>student/member/woman/pupil/refugee !>O !<D/J
admit | v | let in | >>visitor/public/audience !>O !<D/J
admit defeat | v | concede defeat | >end
admitted to | x | taken to | <is/are/was/were/been/be >>hospital/clinic
acknowledge | v | admit, recognise | >that
acknowledge | v | recognise, admit | >>existence/fact/problem/difficulty
acknowledge | v | admit | >>mistake/failure
acknowledge | v | recognise | >>need/importance/role/right/contribution/risk/value
concede | v | admit, accept | >that
concede | v | let in | >>goal/try !<D/J
confess | v | admit | >that/to
deny | v | reject, dispute | >>claim/allegation/charge/accusation/report/rumour/rumor/suggestion !>O
deny | v | refuse | >>access/entry/permission/request/visa/help/service/bail/asylum
denied that | x | rejected claims that | >the/he/she/they/his/her/its/their/there/any !<are/is/was/were/be/been
deny access to | v | block access to
refute | v | disprove, rebut~f | >>claim/theory/argument/idea/allegation/hypothesis
dispute | v | question, challenge, contest | >>claim/result/finding/decision/fact/will/view/ruling
challenge | v | question, dispute | >>view/decision/claim/ruling/result/belief <<@person/@group
challenge | v | question | >>view/idea/assumption/decision/claim/belief/authority/notion/law/ruling/policy/wisdom/stereotype/orthodoxy/result
question | v | doubt | >>need/value/ability/accuracy
question | v | doubt, challenge | >>validity/wisdom
question | v | challenge | >>decision/right/authority/legitimacy
question | v | interview | >>suspect/witness/people/man/person
questioned by | x | interviewed by | >>police/detective/officer/investigator/inspector
ask | v | request~f | >>permission/help/advice/support/assistance/information
ask | v | inquire~f | >whether/if/about !<is/are/was/were/be/been/being/get/R
ask for | v | request, seek | >>help/advice/permission/support/information/opinion/asylum/view/approval/assistance/aid/comment/clarification !<is/are/was/were/be/been/being/get
ask for | v | request | >np !>>trouble/mercy/forgiveness !<is/are/was/were/be/been/being/get
asked for | x | requested | <is/are/was/were/been/be >by/in
asked to | x | requested to~f | <is/are/was/were/been/be >B
ask | v | invite | >>member/guest/reader/audience/participant >D
request | v | ask for, seek | >>information/permission/help/advice/support/assistance/aid/approval/meeting/copy/access/asylum/change/funding/fund/money/loan/review/delay/protection/extension/report/payment/refund/hearing/interview/proof !>O !<D/J
request | v | ask | >that
requested | x | asked | <is/are/was/were/been/be >to
enquire | v | ask | >about/whether/if/into
inquire | v | ask | >about/whether/if
inquire into | v | look into, investigate
query | v | question | >>need/bill/result/decision/cost
answer | v | respond to | >>question !>O !<D/J
answer | v | respond to, reply to | >>letter/query/email/critic/request/enquiry !>O !<D/J
answer the phone | v | pick up the phone | >end
reply | v | answer, respond | >that/with
reply | v | respond | >to
respond | v | react | >to !*police/call/calls/treatment/patient/patients/firefighter/firefighters/crew/crews/request/requests/email/emails/message/messages/question/questions/comment/comments/letter/inquiry/enquiry/query/officer/officers/survey/emergency/therapy
respond | v | reply, answer | >that
respond to | v | answer, reply to | >>question/letter/email/query/request/message/critic
react | v | respond | >to/by !*chemical/acid/oxygen/water/reaction/metal/compound/molecule/gas
promise to = pledge to = vow to | v | | >B
promise = pledge = vow | v | | >that
promise | v | pledge | >>support/help/aid/action/reform/loyalty/money
pledge | v | promise | >np
swear | v | promise, vow | >to !*god/lord
guarantee | v | ensure | >that
guarantee | v | ensure, secure | >>safety/right/success/security/freedom/access/place/peace/quality/protection/independence/supply/equality/stability
assure | v | promise, tell | >O !<be/was/were/is/are/been/am/'m/'re/'s
predict = forecast | v | expect | >that
predict | v | forecast | >>growth/rise/price/demand/weather/result/increase/fall/rate/trend/inflation/recession/earthquake/deficit/decline/loss/profit
predict | v | foresee | >>future/problem/need/collapse/event/change/outcome/end/war/crisis
predicted to | x | expected to, forecast to | <is/are/was/were/been/be >B
forecast | x | predicted, expected | <is/are/was/were/been/be >to
projected to | x | expected to, predicted to | <is/are/was/were/been >B
estimate | v | calculate, reckon | >that
estimated to | x | thought to, believed to | <is/are/was/were/been >B
describe | v | outline, explain | >>process/method/procedure/system/principle/way
describe | v | outline | >>plan/role/structure/feature
describe | v | depict~f, portray | >>life/scene/character/world
described as | x | called, characterised as~f | <is/are/was/were/been/be/often/sometimes/, >D/N
described in | x | outlined in, set out in | <is/are/was/were/been/as/,/N >D !*species/genus
depict | v | show, portray | >np
depict | v | portray | >in/by/on/as/with
portray | v | play | >O/NNP *film/movie/series/actor/actress/sitcom/drama
portray | v | show, depict~f | >np <<work/painting/book/film/novel/story/article/medium/media/report/press/author/writer/poem/it/which/picture/artist/play
portray | v | depict~f | >in/as
portrayed by | x | played by | <is/are/was/were/been/, <<character/role/part
illustrate | v | show, demonstrate~f | >that/how
illustrate | v | show | >>point/importance/difference/need/way/difficulty/problem/effect/principle
`;
