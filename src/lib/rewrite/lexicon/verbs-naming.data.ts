const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Standing for, expressing, discussing, praising, persuading and naming. */
export const namingVerbs = `
represent | v | stand for, symbolise | >>peace/unity/hope/life/freedom/letter/value/number/light/virtue !<D/J
represent | v | act for, speak for | >>client/worker/people/interest/company/community/employee/family/player/member/person !>O !<D/J
represent | v | show, depict~f | <<statue/painting/figure/image/sculpture/picture/relief >np
represent | v | mark, mean | >>change/increase/departure/shift/step/improvement/break/rise/threat/advance
represent | v | make up, account for | >>percent/%/part/half/share/third/proportion/quarter/majority !<D/J
represent | v | play for | >>club/team !<D/J
symbolise | v | represent, stand for | >np !<D/J
symbolize | v | represent, stand for | >np !<D/J
outline | v | set out, describe | >np !>O !<D/J
outline | v | set out | >in/by
set out | v | outline, describe | >>plan/view/reason/rule/principle/policy/goal/vision/term/condition/measure/strategy/proposal
set out in | x | described in, laid down in~f | <is/are/was/were/been/as/N/,
specify | v | state, set out | >np/that !>O !<D/J
specified in | x | set out in, stated in | <is/are/was/were/been/as/N/,
define | v | set, determine~f | >>limit/boundary/scope/role/goal/parameter/objective/border
define | v | describe | >>term/word/concept/problem
detail | v | describe, list | >D
summarise | v | sum up | >np !>O !<D/J
summarize | v | sum up, outline | >np !>O !<D/J
express | v | voice | >>concern/view/opinion/support/doubt/fear/anger/regret/hope/interest/dissatisfaction/desire/wish/disappointment/confidence/reservation/gratitude/appreciation
express | v | show, convey~f | >>emotion/feeling/love/joy/meaning/idea
voice | v | express | >np
convey | v | communicate, express | >>message/meaning/idea/information/feeling/sense/impression/emotion
communicate | v | convey~f, pass on | >>message/information/idea/result/news/decision !>O !<D/J
communicate with | v | talk to, contact | >D/N
speak | v | talk | >to/with/about
speak out | v | protest | >against
speak at | v | address | >>conference/meeting/rally/event/ceremony/summit/forum
talk about | v | discuss, speak about | >np !>O
talk to | v | speak to, speak with | >np
talk with | v | speak with, speak to | >np
discuss | v | talk about, debate | >>issue/problem/matter/question/topic/plan/future/subject/idea/way/possibility/situation/proposal/option/policy/strategy/case !<D/J
discuss | v | examine, consider | <<chapter/paper/article/book/section/report/study >np
discussed in | x | examined in, covered in | <is/are/was/were/been/as
debate | v | discuss, argue about | >>issue/question/matter/bill/merit/topic/motion/proposal/policy/future/idea !<D/J
negotiate | v | work out, arrange | >>deal/agreement/treaty/contract/settlement/peace/price/solution/ceasefire/term/release !>O !<D/J
negotiate with | v | hold talks with, talk to | >D/N
consult | v | talk to, speak to | >>expert/doctor/lawyer/people/union/member/specialist/professional/staff/adviser/resident/person !<D/J
consult | v | refer to, check | >>dictionary/manual/map/list/document/guide/book/website/documentation/source/record !<D/J
criticise | v | attack, condemn | >np
criticize | v | attack, condemn | >np
criticised for | x | attacked for | <is/are/was/were/been/be
criticized for | x | attacked for, condemned for | <is/are/was/were/been/be
criticised by | x | attacked by, condemned by | >np
criticized by | x | attacked by, condemned by | >np
condemn | v | denounce~f, criticise | >>attack/violence/act/use/decision/action/killing/terrorism/government/policy/bombing/murder/move/regime/practice/violation/aggression
denounce | v | condemn, criticise | >np
accused of | x | charged with | <is/are/was/were/been/be >>murder/theft/fraud/crime/assault/treason/rape/corruption/bribery/robbery/conspiracy
praise | v | commend~f, applaud | >np
praised for | x | commended for~f, admired for | <is/are/was/were/been/be
praised by | x | applauded by, well received by | >np
thank | v | express gratitude to~f | >>people/government/delegation/member/colleague/staff/family/president/chairman/person !<D/J
welcome | v | applaud | >>decision/move/news/initiative/plan/step/agreement/progress/idea/proposal/effort/adoption/development
welcome | v | greet, receive | >>guest/visitor/refugee/delegation/tourist/traveller/newcomer
greet | v | welcome, meet | >np
apologise | v | say sorry~p | >for/to/end
apologize | v | say sorry~p | >for/to/end
complain | v | protest | >that/about <<@group/farmer/worker/resident/opposition/party/they/union
protest | v | demonstrate | >against/in/outside/over/for ${active}
protest against | v | oppose, demonstrate against
object to | v | oppose | >np
appeal for | v | call for, ask for
appeal to | v | attract, please | <<film/book/product/design/idea/style/show/music/game/story/programme
appeal against | v | challenge, contest | >np
persuade | v | convince | >O/D/N
convince | v | persuade | >O/D/N
convinced that | x | sure that | <is/are/was/were/am/be/been/'m/become/became
encourage | v | urge | >>people/government/country/child/student/member/company/state/user/reader/woman/parent/party/person !>>use/growth/development
encourage | v | promote, support | >>use/growth/development/investment/trade/participation/learning/cooperation/activity/competition/innovation/tourism/export/production/change/reform/spread/creation/behaviour
encouraged to | x | urged to, invited to | <is/are/was/were/been/be >B
discourage | v | deter~f, put off~p | >np !>O !<D/J
inspire | v | influence, motivate | >>people/generation/child/artist/student/woman/writer/player/team/person
inspired by | x | influenced by | <partly >np
name after | v | call after
named after | x | named for | >np
named for | x | named after | <is/are/was/were/be/been/, >np
name | v | appoint | >>director/coach/captain/manager/successor/minister/chairman/head/leader/ambassador/cabinet
is named | x | is called | >np
was named | x | was called | <<town/village/ship/city/street/park/baby/son/daughter/island/place/river/band/group/species/school/club >np !>after
named | x | called | <,/N >N
dub | v | call, name | >np
dubbed | x | called, nicknamed | <,/N/is/are/was/were/been >D/NNP/N
nicknamed | x | called, known as | <,/is/are/was/were/been/also/N
read | x | say | <<sign/text/line/notice/inscription/message >: 
read out | v | read aloud | >D
recite | v | repeat | >np
translate | v | render~f | >>work/book/text/bible/poem/novel
translated as | x | rendered as | <is/are/was/were/be/been
translate as | v | mean
interpret | v | understand, read | >>law/text/result/data/statement/rule/word/fact/sign
interpreted as | x | understood as, seen as, taken as | <is/are/was/were/been/be
`;
