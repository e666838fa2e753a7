const active = '!<is/are/was/were/be/been/being/D/J/P/R';

/** Standing for, expressing, discussing, praising, persuading and naming. */
export const namingVerbs = `
represent | v | stand for, symbolise | >>peace/unity/hope/life/freedom/virtue !<D/J
represent | v | stand for | >>letter/number/word/sound !<D/J
represent | v | act for | >>client/company/player !>O !<D/J
represent | v | speak for | >>worker/people/community/employee/family/member/person/farmer/resident !>O !<D/J
represent | v | show, depict~f | <<statue/painting/figure/image/sculpture/picture/relief >np
represent | v | mark, mean | >>change/increase/departure/shift/step/improvement/break/rise/advance
represent | v | pose | >>threat/risk/danger
represent | v | make up, account for | >>percent/%/part/half/share/third/proportion/quarter/majority !<D/J
represent | v | play for | >>club/team !<D/J
symbolise / symbolize | v | represent, stand for | >np !<D/J
outline | v | set out, describe | >np !>O !<D/J
outline | v | set out | >in/by
set out | v | outline, describe | >>plan/view/reason/rule/principle/policy/goal/vision/term/condition/measure/strategy/proposal
set out in | x | described in, laid down in~f | <is/are/was/were/been/as
set out in | x | described in, laid down in~f | <N/, >the/this/a >>convention/act/law/article/section/report/document/agreement/treaty/paragraph/resolution/plan/regulation/code/guideline/chapter/annex/directive/charter
specify | v | state, set out | >np/that !>O !<D/J
specified in | x | set out in, stated in | <is/are/was/were/been/as/N/,
define | v | set, determine~f | >>limit/boundary/scope/role/goal/parameter/objective/border
define | v | explain | >>term/word/concept
define | v | describe | >>problem
detail | v | describe, list | >D
summarise | v | sum up | >np !>O !<D/J
summarize | v | sum up, outline | >np !>O !<D/J
express | v | voice | >>concern/view/opinion/support/doubt/fear/anger/regret/hope/interest/dissatisfaction/desire/wish/disappointment/confidence/reservation/gratitude/appreciation
express | v | show, convey~f | >>emotion/feeling/love/joy/meaning/idea
voice | v | express | >np
convey | v | communicate | >>message/information/impression
convey | v | communicate, express | >>meaning/idea/feeling/sense/emotion
communicate | v | convey~f, pass on | >>message/information/idea/result/news/decision !>O !<D/J
communicate with | v | talk to | >D/N
speak | v | talk | >to/with/about !*voice/tongue
speak out | v | protest | >against
speak at | v | address | >>conference/meeting/rally/event/ceremony/summit/forum
talk about | v | discuss, speak about | >np !>O
talk to | v | speak to, speak with | >np
talk with | v | speak with, speak to | >np
discuss | v | talk about, debate | >>issue/problem/matter/question/topic/plan/future/subject/idea/way/possibility/situation/proposal/option/policy/strategy/case !<D/J
discuss | v | examine, consider | <<chapter/paper/article/book/section/report/study >np
discussed in | x | examined in, covered in | <is/are/was/were/been/as
debate | v | discuss, argue about | >>issue/question/matter/bill/merit/topic/motion/proposal/policy/future/idea !<D/J
negotiate | v | work out, arrange | >>deal/settlement/ceasefire !>O !<D/J
negotiate | v | work out | >>agreement/treaty/contract/solution/term/price !>O !<D/J
negotiate with | v | hold talks with, talk to | >D/N
consult | v | talk to, speak to | >>expert/doctor/lawyer/people/union/member/specialist/professional/staff/adviser/resident/person !<D/J
consult | v | refer to, check | >>dictionary/manual/map/list/document/guide/book/website/documentation/source/record !<D/J
criticise / criticize | v | attack, find fault with | >>policy/plan/decision/government/idea/law/handling/approach/move/proposal/report/system/record/measure/reform
criticise | v | find fault with | >np
criticize | v | find fault with | >np
criticised for / criticized for | x | faulted for | <is/are/was/were/been/be
was criticised by / were criticised by / was criticized by | x | drew criticism from, came in for criticism from~w | >np
been criticised by / been criticized by | x | drawn criticism from | >np !<not/n't/never
were criticized by | x | drew criticism from, came in for criticism from~w | >np
condemn | v | denounce~f, criticise | >>decision/government/policy/move/practice
condemn | v | denounce~f | >>attack/violence/act/use/action/killing/terrorism/bombing/murder/regime/violation/aggression
denounce | v | condemn | >np
praise | v | commend~f, applaud | >np !>>god/lord
praised for | x | commended for~f, admired for | <is/are/was/were/been/be
praised by | x | well received by | <<film/album/book/novel/show/series/game/performance/song/production/design
praised by | x | applauded by, commended by~f | >np
thank | v | express gratitude to~f | >>people/government/delegation/member/colleague/staff/family/president/chairman/person !<D/J
welcome | v | applaud | >>decision/move/news/initiative/plan/step/agreement/progress/idea/proposal/effort/adoption/development
welcome | v | greet, receive | >>guest/visitor/refugee/delegation/tourist/traveller/newcomer
greet | v | welcome, meet | >np
apologise / apologize | v | say sorry~p | >for/to/end
complain | v | protest | >that/about <<@group/farmer/worker/resident/opposition/party/they/union
protest | v | demonstrate | >against/in/outside/over/for ${active}
protest against | v | oppose, demonstrate against
object to | v | oppose | >np
appeal for | v | call for, ask for
appeal to | v | attract, please | <<film/book/product/design/idea/style/show/music/game/story/programme
appeal against | v | challenge, contest | >np
persuade | v | convince | >O/D/N/the/his/her
convince | v | persuade | >O/D/N
convinced that | x | sure that | <is/are/was/were/am/be/been/'m/become/became
encourage | v | urge | >>people/government/country/child/student/member/company/state/user/reader/woman/parent/party/person !>>use/growth/development <<government/police/official/minister/council/authority/doctor/expert/president/leader/union/organisation/organization/group/campaigner/committee
encourage | v | promote, support | >>use/growth/development/investment/trade/participation/learning/cooperation/activity/competition/innovation/tourism/export/production/change/reform/spread/creation/behaviour
encouraged to | x | urged to | <is/are/was/were/been/be >B
discourage | v | deter~f, put off~p | >>@person/buyer/bidder !>O !<D/J
discourage | v | deter~f | >>use/investment/attempt/attack/crime/theft/practice/behaviour/behavior/competition/speculation/smoking !<D/J
inspire | v | influence, motivate | >>people/generation/child/artist/student/woman/writer/player/team/person
inspired by | x | influenced by | <partly >np
name after | v | call after
named after | x | named for | >np
named for | x | named after | <is/are/was/were/be/been/, >np
name | v | appoint | >>director/coach/captain/manager/successor/minister/chairman/ambassador/cabinet
is named | x | is called | >NNP <<town/village/ship/city/street/park/baby/son/daughter/island/place/river/band/group/species/man/woman/character/child/dog/boy/girl/restaurant
was named | x | was called | <<town/village/ship/city/street/park/baby/son/daughter/island/place/river/band/group/species/school/club >NNP !>>year/champion/team/player/winner
dub | v | call, nickname | >np !>>film/movie/voice/episode/dialogue/version/show
dubbed | x | called, nicknamed | <,/N/is/are/was/were/been >D/NNP/N
nicknamed | x | called, known as | <,/is/are/was/were/been/also >np
read | x | say | <<sign/text/line/notice/inscription/message >: 
read out | v | read aloud | >D
translated as | x | rendered as | <is/are/was/were/be/been
translate as | v | mean | !=K
interpret | v | understand, read | >>law/text/result/data/statement/rule/word/fact/sign
interpreted as | x | understood as, seen as, taken as | <is/are/was/were/been/be
`;
