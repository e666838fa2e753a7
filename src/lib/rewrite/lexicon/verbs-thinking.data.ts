const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Thinking, knowing, seeing, wanting, trying and deciding. */
export const thinkingVerbs = `
think | v | believe | >that !<'m/am/is/are/was/were/be/been
think | v | believe | !*would >D/it/they/he/she/we/N <he/she/they/we/people/many/who/some/experts/scientists
think about | v | consider, reflect on~f | >np/how/what/whether !>O !<D/J/P
think up | v | invent, devise~f | >np
thought to | x | believed to | <is/are/was/were/be/been/once/long/now/generally/originally/, >B
thought that | x | believed that | <is/was/been/he/she/they/who/I/we
is thought | x | is believed | >to/that
are thought | x | are believed | >to
was thought | x | was believed | >to/that
were thought | x | were believed | >to
believe | v | think | >that
believed to | x | thought to, considered to | <is/are/was/were/be/been/once/long/now/generally/originally/widely/, >B
believed that | x | thought that | <is/was/been
consider | v | think about, look at | !<is/are/was/were/be/been/being/R >>issue/option/question/possibility/matter/way/problem/alternative/effect/case/impact/implication/future/factor
consider | v | examine, discuss | !<is/are/was/were/be/been/being/R >>report/item/proposal/amendment/bill
consider | v | examine | !<is/are/was/were/be/been/being/R >>application/appeal/complaint/evidence/request
consider | v | think about | >G/how/whether
consider | v | think, believe | >that <N/he/she/they/who/also/have/has/had
considered as | x | regarded as, seen as | <is/are/was/were/be/been/often/generally/widely
considered a | x | regarded as a, seen as a | <is/are/was/were/be/been/widely/generally/often/also
considered an | x | regarded as an, seen as an | <is/are/was/were/be/been/widely/generally/often/also
considered the | x | regarded as the, seen as the | <is/are/was/were/be/been/widely/generally/often/also/now
considered by | x | examined by, discussed by | <N/is/was/were/be/been >>committee/commission/court/council/assembly/parliament/board/group
considered to be | x | thought to be, believed to be | <is/are/was/were/be/been/widely/generally/often/also/now
regard | v | see, view | >np <they/he/she/we/to/I
regarded as | x | seen as, considered | <is/are/was/were/be/been/widely/generally/often/also/now/commonly !>being/having
regarded by | x | seen by, viewed by | <is/are/was/were/be/been/widely/generally/often/also/now >many/most/some/D/N
seen as = viewed as | x | regarded as | <is/are/was/were/be/been/widely/generally/often/also/now/commonly/sometimes
seen by | x | viewed by, regarded by | <is/are/was/were/be/been/widely/often >many/some/critics
seen in | x | found in, observed in~f | <is/are/be/been >>animal/species/patient/people/child/part/area/case/country/region/europe/person
see | v | notice, spot | >D >>difference/change/improvement !<<year/century/period/decade/month/week/area/country/company/city/market/region/industry/day/season
see | v | consult~f, visit | >>doctor/lawyer/specialist/dentist
view as | v | regard as, see as
view | v | see, look at | >>page/file/image/list/video/document/content/map/picture/item !<D/J
viewed from | x | seen from | <when/is/be/,
look at | v | examine, study | >>issue/question/problem/evidence/effect/way/case/data/example/result/role/history/possibility/relationship/impact/factor/figure/option/situation/detail/structure/aspect/list/report
look at | v | watch, view | >>picture/screen/photo/image/painting/map
look for | v | search for | >O !<D/J
look for | v | search for, seek | >np !<D/J !>C !>>cent/dollar/euro/pound/earnings/profit/percent/revenue
look forward to | v | await~f, anticipate~f | >D
look after | v | care for, take care of | >np
look into | v | investigate, examine | >np !>>eye/mirror/face/camera/soul/future/heart/window/sky/room/distance/water/box
look like | v | resemble | >D/N !<start/it/that/this/things/which !>>self/selves/idea/problem/plan/way/time/success/win/deal/mistake/case/chance/reason/approach/issue/lot/start/end
look through | v | search, go through | >>file/paper/record/document/list/archive
look up to | v | admire, respect
look down on | v | despise~f | >>@person/poor
look up | v | search for, find | >>word/information/name/number/term/meaning/definition
look out for | v | watch for
watch | v | see | >>film/movie/match/game/show
watch | v | view~f | >>video/programme/program/broadcast/series/episode/documentary
watch over | v | guard, protect | >np
notice | v | see, observe | >that/D
spot | v | see, notice | >>difference/error/mistake/problem/sign/pattern/man/woman/animal/ship/bird/opportunity/trend
detect | v | find, discover | >>error/problem/virus/disease/planet/difference/cancer/trace/flaw/fault
detected | x | found, discovered | <is/are/was/were/be/been >in/by/at/on/near
discover | v | find | >>way/body/evidence/treasure/secret/oil/gold/planet/site/remains/cave/species/island/error/fossil/gene/truth/link
discovered | x | found | <is/are/was/were/be/been >in/at/by/on/near/during/when/to/under/off/inside
discover | v | find, learn | >that
find | v | discover | >that !=G !<<we/court/judge/jury/panel/circuit/tribunal/commission/committee/arbitrator/council/board/justice/inquiry/ombudsman
find | v | discover | <<researcher/scientist/study/team/police/archaeologist/explorer/diver/investigator/expert/survey/report/author >D/J/N/CD
find out | v | discover, learn | >that/about/who/what/how/why/whether/np/if
find fault with | v | criticise
find a solution | v | find an answer | >to
find a way | v | find a means | >of
find | v | discover, locate | >>body/evidence/site/remains/weapon/wreck/error/bug/source/gold/oil/file
found guilty | x | convicted | <is/are/was/were/be/been >of/by/in/on/and
find refuge | v | take shelter | >in/at/with
find themselves | x | end up | >in
found that | x | showed that, revealed that | <<study/survey/report/investigation/analysis/poll/test/research/inquiry/review
found that | x | discovered that | <<researcher/scientist/team/he/she/they/we/expert/author/group
found in | x | discovered in | <was/were >np !>>study/report/book/section/chapter/violation/contempt/breach/favour/favor/possession
found in | x | seen in, present in | <is/are >np !>>study/report/book/section/chapter
is found in | x | occurs in, lives in | <<species/animal/bird/fish/snake/frog/moth/beetle
is found in | x | occurs in | <<plant/tree/mineral
are found in | x | occur in, live in | <<species/animal/bird/fish/snake/frog
are found in | x | occur in | <<plant/tree/mineral
found to | x | shown to | <is/are/been/was/were >B
found at | x | discovered at | <was/were >np
found on | x | discovered on | <was/were >np
found by | x | discovered by | <was/were/been/be/is/are >D/N
found | x | discovered | <was/were >near/under/inside/dead/off/during/when
come to realise | v | begin to understand | >that/how
realise / realize | v | understand, see | >that/how/what/why
realise / realize | v | achieve, fulfil | >>dream/ambition/goal/potential/vision/aim/objective/hope/right/plan
recognise / recognize | v | acknowledge, accept | >that
recognise | v | acknowledge | >>need/importance/right/value/role/independence/contribution/fact/authority/problem/existence/difficulty/achievement/need
recognize | v | acknowledge | >>need/importance/right/value/role/independence/contribution/fact/authority/problem/existence/difficulty/achievement/responsibility
recognise / recognize | v | identify, know | >>face/voice
recognise | v | identify | >>sign/pattern/symptom/object/face/voice/song/bird
recognize | v | identify | >>sign/pattern/symptom/object
recognised as / recognized as | x | acknowledged as, accepted as | <is/are/was/were/be/been/now/widely/officially/generally
recognised by / recognized by | x | acknowledged by, accepted by | <is/are/was/were/be/been/officially
know about | v | be aware of | <to/will/should/must !*all/everything/what/much/more/little/want/wants/wanted/like
understand | v | grasp, see | >>point/meaning/nature/importance/concept/difference/idea/significance/problem/situation/reason/need/principle/implication/scale/extent/complexity
understand | v | see, grasp | >why/how/that !<is/are/was/were/be/been/being/R
understood as | x | seen as, taken as | <is/are/was/were/be/been/best
grasp | v | understand | >>idea/concept/meaning/point/importance/principle/significance/fact/nature/truth
comprehend | v | understand, grasp | >np/that/why/how
learn | v | find out, discover | >that/why/what/whether
learn | v | study | >>language/law/art/music/history/mathematics/science/english/french/german/chinese/latin/spanish/subject
learn | v | hear | >of
learn about | v | find out about, discover | >np/how
study | v | examine, investigate | >>effect/problem/behaviour/behavior/relationship/issue/impact/question/process/case/possibility/structure/role/nature/cause/evolution/data/report/influence/link/proposal/change/matter
study | v | examine | >how/whether
studied at | x | attended | <he/she/who/and/also/then/later >>university/school/academy/college/conservatory/institute/conservatoire/sorbonne
studied | x | examined, investigated | <is/are/was/were/be/been >by/in <<effect/problem/behaviour/relationship/issue/impact/process/possibility/structure/question/species/site
teach | v | instruct~f | >>student/pupil/class/soldier
taught at | x | lectured at | <he/she/who/also/later >>university
train | v | teach, prepare | >>teacher/student/worker/people/staff/doctor/pilot/young/soldier/engineer/professional/officer/personnel/person
educate | v | teach | >>child/people/public/student/youth/girl/user/consumer/voter/person
educated at | x | schooled at | <is/was/were/been/,/he/she !>>university/college
remember | v | recall~f | >that/how/D/G !<start/,/and/to/just/please/must/should/always/;
remembered as | x | known as | <is/are/was/were/be/been/best/now/,
remembered for | x | known for | <is/are/was/were/be/been/best/,
recall | v | remember | >how/D/G !>>ambassador/product/car/vehicle/parliament !<<@group/commission/union/we/delegation
imagine | v | picture | >D
guess | v | estimate | >>age/number/size
assume | v | suppose, believe | >that
assume | v | take on | >>responsibility/role/duty/obligation/burden/importance/significance !<D/J
assume | v | take on, adopt | >>form/identity/shape/character !<D/J
assume | v | take up | >>office/post/position !<D/J
assume | v | take over | >>command/control/leadership/power/presidency/throne !<D/J
assumed to be | x | thought to be, believed to be | <is/are/was/were/been
presume | v | assume, suppose | >that
presumed to | x | thought to, believed to | <is/are/was/were/be/been
suppose | v | assume | >that
supposed to | x | meant to, expected to | <is/are/was/were >B
infer | v | conclude, deduce | >that/from
deduce | v | infer, conclude | >that/from
assess | v | evaluate, measure | >>impact/effect/quality/performance/progress/effectiveness/extent
assess | v | evaluate | >>risk/value/need/state/situation/condition/ability/result
evaluate | v | assess, judge | >np/by/in/on/how/whether/for
examine | v | study, look at | >np !>>patient/witness/student/candidate/him/her/them/me/eye/ear/body/animal !<D/J
examine | v | study, look at | >how/whether/by/in
investigate | v | look into, examine | >np/how/whether !<D/J
investigate | v | examine, look into | >by/in
analyse / analyze | v | study, examine | >np
analysed / analyzed | x | studied, examined | <is/are/was/were/be/been >in/by/to/for/using/with
explore | v | examine, look at, investigate | >>issue/theme/question/possibility/idea/relationship/way/topic/role/effect/impact/concept/option/link/problem/nature/subject/potential/aspect/use !<D/J
explored in | x | examined in | <is/are/was/were/be/been
review | v | examine, look at, study | >>work/progress/situation/case/decision/policy/evidence/report/implementation/data/plan/law/literature/information/development/result/application/history !<D/J
inspect | v | examine, check | >np/by/for
monitor | v | keep track of, watch | >np
monitored by | x | watched by, checked by | <is/are/was/were/be/been
check | v | verify~f | >that/whether/if
check | v | inspect, examine | >>car/equipment/engine/building/machine/battery/cable/oil/wire/filter
check | v | verify~f | >>information/fact/identity/address/result/spelling/name/detail/accuracy/number/status/setting/date
check out | v | look at | >np !>O
verify | v | check, confirm | >np/that/whether
verified by | x | checked by, confirmed by | <is/are/was/were/be/been
test | v | try out | >>system/product/software/method/device/program/engine/feature
test | v | check | >>theory/idea/hypothesis/result/code
measure | v | assess, gauge~f | >>effect/impact/performance/success/progress/quality/effectiveness/value
calculate | v | work out, determine~f | >np !>O !<D/J/P
calculate | v | estimate, work out | >that/how
calculated by | x | worked out by, found by | <is/are/was/were/be/been >G
determine | v | establish | >whether/how/what/which/if/why/who <to/can/could/must/we/they/he/she/start/not/n't/help
determine | v | establish, find | <to/can/could/must/we/they/he/she/start/researchers/scientists/not/have >>cause/extent/number/identity/location/origin/cost/size/nature/position/effect/age/level/reason/distance/source/degree/impact
determine | v | decide, settle | >>outcome/fate/future/winner/result/course/policy/order
determine | v | set | >>price/rate/condition/limit/salary/wage/policy/standard/rule
determined by | x | decided by, set by | <is/are/was/were/be/been !>G >np
identify | v | find | >>problem/area/cause/need/source/way/pattern/error/risk/weakness/issue/opportunity/gene/trend
identified as | x | recognised as, named as | <is/are/was/were/be/been/later
identified by | x | recognised by | <is/are/was/were/be/been >D/N/G
identified in | x | found in | <is/are/was/were/be/been
distinguish between | v | tell apart | >np
distinguish | v | differentiate~f | >from/between
choose | v | select, pick~p | >np
choose | v | pick, select | >from/between/for
chosen | x | selected, picked | <is/are/was/were/be/been >as/to/by/for/because/from/in
select | v | choose, pick | >np
select | v | choose | >by/for/from/as/to/in/on/at <is/are/was/were/be/been/,
pick | v | choose, select | >>team/candidate/winner/player/name/colour/number/leader/member/card/option/date/place/successor
pick up | v | collect | >>child/passenger/parcel/key/package/order/rubbish/ticket
pick out | v | choose, select | >np
opt | v | choose | >for/to
opt for | v | choose | >np
decide | v | resolve~f, choose | >to
decide | v | conclude | >that
decide | v | determine~f, settle | >>fate/outcome/future/question/issue/dispute/matter
decide | v | determine~f | >>case/winner/result
decide | v | determine~f | >how/which/who <to/will/would/can
decide on | v | choose, settle on | >np
decide against | v | reject | >np !>G
decided by | x | settled by, determined by~f | <is/are/was/were/be/been !<<case/appeal
resolve | v | settle | >>dispute/conflict/question/difference/matter/argument/case
resolve | v | settle, solve | >>issue/crisis
resolve | v | solve | >>problem/difficulty
resolve | v | decide | >to/that ${active}
resolved by | x | settled by | <is/are/was/were/be/been
solve | v | resolve~f, sort out~p | >>problem/crisis/dispute/issue/conflict/difficulty !>O !<D/J
solve | v | crack | >>case/crime/murder !>O !<D/J
solve | v | work out, crack | >>mystery/puzzle/riddle !>O !<D/J
solve | v | work out | >>equation !>O !<D/J
solved by | x | resolved by | <is/are/was/were/be/been
agree | v | accept | >that !=VBD/K
agree on | v | settle on | >>date/price/plan/name/term/candidate/solution/compromise/venue/figure/place/method/strategy/border/rule/agenda/budget
agree to | v | accept | >np !>O
agreed upon | x | agreed on | <is/are/was/were/be/been
disagree with | v | dispute | >>idea/view/decision/statement/conclusion/opinion/policy/assessment/claim/argument
plan to | v | intend to, aim to | >B !<a/the/its/their/his/our/this !<is/are/was/were
plan | v | organise, prepare | >>attack/event/trip/campaign/meeting/wedding/operation/visit/party/protest/strike/tour/conference
planned to | x | intended to, aimed to | <N/he/she/it/they/had/originally/initially/also >B
planning to | x | intending to~f, preparing to | <is/are/was/were/be/been >B
intends to | x | plans to, aims to | >B
intend to | x | plan to, aim to | >B
intended to | x | planned to, aimed to | <he/she/they/it/had/never/originally/initially >B
intended to | x | meant to~p, designed to | <is/are/was/were/be/been/originally/,/not >B
intended for | x | meant for~p, aimed at | <is/are/was/were/be/been/originally/,
intended as | x | meant as~p | <is/are/was/were/be/been/originally/,
aim to | v | seek to, try to | >B ${active}
aimed at | x | intended for, directed at | <is/are/was/were/be/been/, >>child/student/people/woman/audience/market/user/consumer/beginner/adult/teenager/reader/public/family/company/person
aimed at | x | directed at | <is/are/was/were/be/been >G
aimed at | x | with the aim of~w, directed at | <N/, >G
mean to | v | intend to | >B ${active}
mean | v | involve~f, entail~f | >G <this/which/that/also/would/will
meant to | x | intended to, supposed to | <is/are/was/were >B
seek | v | try, attempt, aim | >to !<N
seeks to | x | tries to, aims to | >B
seek to | x | try to, aim to | >B
sought to | x | tried to, attempted to | <he/she/it/they/who/government/company/has/have/had/also >B
seek | v | look for | >>work/job/employment/solution/way/refuge/shelter/alternative/partner/answer/opportunity/protection !<D/J
seek | v | ask for, request~f | >>help/advice/permission/support/approval/asylum/information/compensation/damages/assistance/clarification/opinion !<D/J
seek out | v | look for, find | >np
search for | v | look for, seek | >np
search | v | look | >through
try | v | attempt | >to
try | v | try out | >>product/method/recipe/system/technique/approach/version
try out | v | test | >np
tried in | x | prosecuted in | <is/was/were/be/been >>court
tried for | x | prosecuted for | <is/was/were/be/been >np
attempt to | v | try to | >B !<D/J/P
attempt | v | try | >D !>>murder/coup/suicide/escape/robbery/pass/shot
attempted to | x | tried to, sought to | >B
strive | v | try, aim, work | >to
strive for | v | seek, aim for | >np
struggle for | v | fight for | >np
struggle against | v | fight against, resist | >np
endeavour / endeavor | v | try, attempt | >to
hope to | v | aim to | >B <<@group/project/researcher/scientist/organiser/developer/organizer
hoped to | x | wanted to | <had/he/she/they/we/who >B
hope for | v | wish for~f | >np <to/we/i/you/they/he/she/who/still/was/were/is/are/had/never/could
wish~f = want | v | | >to
want | v | wish for~f, desire~f | >>peace/freedom/change/independence/revenge !<D/J
want | v | seek | >>job/independence/attention/compensation/power
desire to | v | want to, wish to | >B !<D/J/P
desire | v | want | >np
expect | v | anticipate~f | >that
expect | v | anticipate~f | >>problem/result/growth/rise/increase/change/trouble/delay/demand
expected to | x | forecast to, projected to~f | <is/are/was/were/been >B <<price/rate/economy/growth/sale/cost/population/output/profit/demand/inflation/revenue/number/temperature/production/deficit/gdp/unemployment/sales/profits
expected to | x | set to | <is/are >B !<<@person/you/we/participant/applicant
anticipate | v | expect | >np/that
anticipated | x | expected | <is/are/was/were/be/been/as/than
await | v | wait for | >np !>O !<D/J
wait for | v | await~f | >D/N !*to
prefer | v | favour | >>approach/option/method/policy/solution/style/system
favour / favor | v | support | >np
like | v | enjoy | >G <he/she/they/who/people/to
enjoy | v | like | >>music/game/film/food/book/sport/movie
fear = worry | v | | >that ${active}
feel | v | sense | >>presence/pressure/tension/movement/change/vibration
feel | v | experience~f | >>pain/anger/guilt/loss/emotion/joy/pressure/stress/anxiety
doubt | v | question | >>value/ability/truth/wisdom/accuracy
trust | v | rely on, have faith in | >>government/people/judgment/leader/instinct/police/science/medium/system/doctor/media/person !<D/J
respect | v | honour | >>agreement/treaty/commitment/obligation/wish/decision/promise
admire | v | respect | >>work/courage/people/man/leader/skill/ability/artist/writer/person
value | v | prize~f, appreciate | >>work/freedom/opinion/time/skill/quality/friendship/privacy/independence/honesty
valued at | x | worth, estimated at | <is/are/was/were/,/N
appreciate | v | value | >>work/help/support/effort/quality/beauty/art/contribution/importance/difference/music
ignore | v | disregard~f, overlook | >>fact/problem/issue/evidence/need/danger/risk
ignore | v | disregard~f | >>warning/advice/rule/law/question/order/request/demand/instruction/wish/right
ignored by | x | overlooked by | <is/are/was/were/be/been
overlook | v | miss, ignore | >>fact/problem/error/importance/mistake/need/detail/point/issue/possibility/flaw/role
neglect | v | ignore | >>responsibility/duty/obligation/fact/need/issue/problem/rule/aspect !>to
focus | v | concentrate, centre | >on ${active} <<work/book/film/story/plot/study/debate/discussion/article/show/series/novel/report/which/that
focus | v | concentrate | >on ${active}
focused on | x | concentrated on, centred on | <is/are/was/were/be/been <<work/attention/effort/research/debate/discussion/programme/study/activity/interest/investigation/search
concentrate on | v | focus on | >np/G
concentrate | v | focus | >on
concentrated in | x | centred in, found mainly in | <is/are/was/were/be/been
concern | v | relate to, involve | <<issue/question/dispute/case/article/matter/law/chapter/provision/rule/document/letter/story/decision/report/debate/agreement/it/which >D/N/J !<D/J
concerned about | x | worried about, anxious about | <is/are/was/were/be/been/deeply/very/also/became/become
concerned that | x | worried that, afraid that | <is/are/was/were/be/been/deeply/very/also
relate to | x | concern | >np <<petition/issue/question/matter/rule/provision/article/case/law/document/paragraph/claim/dispute/allegation/charge/complaint
relates to | x | concerns | >np <<petition/issue/question/matter/rule/provision/article/case/law/document/paragraph/claim/dispute/allegation/charge/complaint
related to | x | linked to, connected to | <is/are/was/were/be/been/closely/, >np !>closely !<<@person/species/plant/animal/bird/language/it/family/genus/fish/tree/word/dialect !>>@person/species
worry about | v | be concerned about | <to >np
care about | v | value, be concerned about | <to >np
care for | v | look after, take care of | >np !<not/n't/really/never
dream of | v | hope for | >np !>O <N/he/she/they/who/to/always/we
reflect | v | show, mirror | <<work/figure/result/name/number/price/decision/report/policy/rate/change/fact/trend/increase/style/art/it/which/this/view/diversity/data >np
reflect | v | mirror, show | >>change/view/value/need/diversity/attitude/interest/belief/difference/influence/importance/desire/culture/concern/reality/fact/commitment/trend/nature/position/growth/growing
reflect on | v | think about, consider | >np !=K
reflected in | x | shown in, seen in | <is/are/was/were/be/been >np !>>mirror/water/lake/glass/window
`;
