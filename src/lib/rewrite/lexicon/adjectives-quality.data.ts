/** No word of degree stands before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very';

/** Adjectives of quality, of judgement, and of what people feel. */
export const adjectivesOfQuality = `
good | a | strong | >>relationship/reason/performance/relation/reputation/argument/result/case/support ${PLAIN} !<a
good | a | positive | >>news/effect/result/outcome/impression/influence/review
great | a | major, significant | >>importance/impact/success/influence/change/achievement/challenge/problem/threat/damage ${PLAIN} !<the/of/a
great | a | considerable~f, huge~p | >>importance/success/difficulty/interest/influence/effort/pressure/damage/cost/power/skill/wealth/courage/popularity/demand/loss/pressure/care ${PLAIN} !<the
great | a | huge~p, enormous | >>impact/success/difference/pleasure/achievement/challenge/loss/opportunity/effort/honour/honor/problem/advantage/crowd/pressure/potential/improvement ${PLAIN}
great | a | excellent, wonderful~p | >>film/movie/book/place/idea/food/service/time/job/performance/actor/cast/meal/restaurant/story/show/way/game ${PLAIN}
excellent | a | outstanding, superb, first-rate | >N ${PLAIN}
outstanding | a | excellent, exceptional | >>work/performance/achievement/contribution/player/feature/example/student/service/quality/career/success
superb | a | excellent, outstanding | >N
wonderful | a | marvellous, lovely~p, great~p | >N
fantastic | a | wonderful, great~p, superb | >N/./,
amazing | a | astonishing, remarkable, incredible~p | >N
awesome | a | amazing, great | >N
incredible | a | amazing~p, remarkable, extraordinary | >N
remarkable | a | extraordinary, striking, exceptional | >N ${PLAIN}
extraordinary | a | remarkable, exceptional, unusual | >N !>general/session/meeting
exceptional | a | outstanding, remarkable, extraordinary | >N
impressive | a | striking, remarkable | >N
terrible | a | awful~p, dreadful | >N
awful | a | terrible, dreadful | >N
horrible | a | terrible, awful, dreadful | >N
dreadful | a | terrible, awful | >N
bad | a | poor | >>quality/weather/performance/health/result/condition/start/harvest/service/management/relation/judgment/diet/eyesight/season ${PLAIN}
bad | a | serious, severe | >>accident/injury/damage/flood/storm/outbreak/pain/crash ${PLAIN}
poor | a | bad~p, weak | >>performance/result/start/service/management/acting/script/visibility/season/weather/design/planning/decision ${PLAIN}
poor | a | deprived~f, disadvantaged~f | >>area/family/neighbourhood/neighborhood/community/district/background ${PLAIN}
rich | a | wealthy, affluent~f | >>family/man/country/people/nation/merchant/person/woman/landowner/businessman/businessman/farmer/neighbourhood/client/citizen/investor ${PLAIN}
wealthy | a | rich, affluent~f | >>family/man/country/people/nation/merchant/person/woman/landowner/businessman/farmer/investor/client/citizen
rich | x | wealthy, affluent~f | <the >and
successful | a | effective | >>campaign/treatment/method/strategy/programme/program/operation
effective | a | successful | >>campaign/treatment/method/strategy/programme/program
effective | a | efficient | >>way/method/means/tool/system/use
efficient | a | effective | >>way/method/means/system
famous | a | well-known, celebrated, noted~f | >N !>last !<most
famous | a | well known | >for/as !<most
well-known | a | famous, noted~f
renowned | a | famous, celebrated, well-known | >N
renowned | a | famous, well known | >for
celebrated | x | famous, renowned, well-known | <a/the/his/her >work/author/writer/painter/poet/composer/artist/architect/actor/actress/singer/novelist/case
prominent | a | leading, important, well-known | >>figure/member/politician/leader/family/role/scientist/businessman/writer/citizen/scholar/critic/lawyer/artist
notable | a | important, significant, well-known | >>work/figure/example/feature/person/event/building/member/achievement/contribution/resident/exception ${PLAIN}
notable | a | remarkable, noteworthy | >for
noted | x | famous, well-known, celebrated | <a/the >author/writer/painter/poet/composer/artist/architect/actor/scholar/historian/scientist/critic
popular | a | well-liked, favourite | >>teacher/character/figure/member/colleague
popular | a | common, widespread | >>belief/opinion/view/name/method/misconception
beautiful | a | lovely~p, attractive | >>house/garden/place/view/girl/city/town/building/flower/day/park/scenery/landscape/woman ${PLAIN} !<the/a
attractive | a | appealing | >N/to/./, !>force/forces
pretty | a | attractive, lovely | >>girl/house/village/woman/town/face
ugly | a | unattractive, unpleasant | >>building/scene/place
nice | a | pleasant, lovely~p | >N
pleasant | a | nice~p, agreeable~f, enjoyable | >N
enjoyable | a | pleasant, entertaining | >N/to
interesting | a | intriguing, fascinating | >N ${PLAIN}
fascinating | a | interesting, intriguing | >N
exciting | a | thrilling | >N
boring | a | dull, tedious | >N/./,/and/to
dull | a | boring, tedious | >>work/film/movie/book/story/plot/place/life/speech/job/game/match
funny | a | amusing, humorous | >>film/movie/story/book/scene/joke/moment/character/line
amusing | a | funny, entertaining | >N
entertaining | a | enjoyable, amusing | >N
strange | a | odd, unusual, peculiar | >N/that/to/./,
odd | a | strange, unusual, peculiar | >>thing/way/story/place/behaviour/behavior/man/choice/situation/mix/mixture/case
unusual | a | uncommon, rare | >N ${PLAIN}
unusual | a | rare, uncommon | >for/in/to/. ${PLAIN}
weird | a | strange, odd | >N
special | a | particular | >>interest/attention/importance/emphasis/need/focus/case/concern/care/value/circumstance/reason ${PLAIN}
particular | a | specific | >>type/kind/area/case/group/place/reason/purpose/situation/problem/issue/time/interest/species/form/aspect/emphasis/attention/need/topic/question/region/product/style/individual/theory
particular | a | special | >>interest/importance/attention/emphasis/concern/significance/relevance/care/focus
specific | a | particular | >>type/kind/area/case/group/place/reason/purpose/situation/need/problem/issue/condition/time/aspect/requirement/region ${PLAIN} !<a
common | a | widespread, frequent | >>problem/practice/cause/type/use/mistake/occurrence/belief/misconception/complaint/feature/error ${PLAIN} !<a/the/of/in
common | a | usual, typical | >>name/symptom/feature/form/practice/approach/way/method ${PLAIN} !<a/the/of/in
common | a | shared, mutual | >>interest/goal/goals/purpose/border/ancestor/language/enemy/friend/heritage/origin/history/policy ${PLAIN}
usual | a | normal, customary~f, typical | >N !>suspects
normal | a | usual, ordinary, regular | >>conditions/condition/life/way/practice/procedure/time/day/people/person/state/circumstance/business/activity/price/behaviour/behavior/working
ordinary | a | normal, average, regular | >>people/person/citizen/man/woman/life/family/day/worker
typical | a | usual, normal, characteristic~f | >>feature/day/example/form/case/response/behaviour/behavior/size/pattern
typical | a | characteristic~f | >of
average | a | typical, ordinary | >>person/family/man/citizen/consumer/voter/user/worker/reader/american
simple | a | easy, straightforward | >>task/way/question/solution/method/answer/process/matter/step/procedure ${PLAIN}
simple | a | basic, plain | >>design/form/food/meal/structure/house/life/dress/shape/room ${PLAIN}
easy | a | simple, straightforward | >>task/way/question/solution/method/answer/process/matter/step/access/job ${PLAIN}
difficult | a | hard~p, challenging, tough~p | >N ${PLAIN}
difficult | a | hard~p | >to/for
difficult | a | hard~p, challenging | >./,/; ${PLAIN}
hard | a | difficult, tough | >>question/task/decision/problem/time/choice/job/life/winter/fight/lesson ${PLAIN}
hard | a | difficult | >to <is/was/be/it/are/were/very/so/too/more/makes/made/make/find/found
tough | a | difficult, hard, challenging | >>question/task/decision/problem/time/choice/job/match/game/challenge/situation/year/market
tough | a | strict, severe, harsh | >>measure/law/sentence/rule/punishment/penalty/restriction/stance/line/sanction
challenging | x | difficult, demanding | <a/the/more/most/very >N
demanding | x | challenging, difficult | <a/the/more/most/very >N
complex | a | complicated | >N/./,/and/process ${PLAIN} !>number/numbers
complicated | a | complex, difficult | >N/./,
dangerous | a | hazardous~f | >>work/waste/material/condition/journey/substance/chemical/product/job/area/environment/situation
risky | a | dangerous, hazardous~f | >N/to/./,
safe | a | secure | >>place/environment/area/haven/home/investment/future/distance
secure | a | safe | >>place/environment/area/home/future/investment
serious | a | severe, grave~f, major | >>problem/damage/threat/injury/crisis/illness/consequence/difficulty/risk/loss/shortage/disease/accident/danger/condition/effect ${PLAIN}
serious | a | grave~f, major | >>mistake/error/concern/crime/offence/offense/violation/challenge ${PLAIN}
severe | a | serious, grave~f, acute | >>problem/damage/crisis/illness/consequence/difficulty/loss/shortage/injury/threat/condition/pain/disease ${PLAIN}
severe | a | harsh, hard | >>winter/weather/punishment/penalty/criticism/sentence/condition
harsh | a | severe, tough~p, strict | >>winter/weather/punishment/penalty/criticism/sentence/condition/law/rule/treatment/environment/climate/discipline/measure
strict | a | tight, rigorous~f, tough~p | >>control/rule/law/limit/measure/regulation/standard/condition/requirement/security
strong | a | powerful | >>army/force/influence/position/wind/country/state/leader/economy/effect/argument/message/storm/ally/tradition/enemy/image/man/voice/weapon ${PLAIN}
strong | a | firm, solid | >>support/supporter/commitment/belief/opposition/foundation/base/stance/ally/evidence/basis
powerful | a | strong, influential | >>country/state/leader/family/group/figure/ally/nation/position/man/people/force/economy ${PLAIN}
powerful | a | strong | >>wind/storm/earthquake/message/argument/current/drug/influence/tool/weapon/engine/image/performance/voice/explosion
influential | a | important, powerful, significant | >>work/figure/person/leader/role/book/writer/thinker/politician/member/family/group/critic/artist/position
weak | a | fragile | >>economy
weak | a | poor, fragile | >>demand/performance/position/state/government/currency/recovery/growth/script/condition/health ${PLAIN}
ill | a | sick | <fell/fall/became/is/was/seriously/very/mentally
sick | a | ill, unwell | <was/is/were/are/became/get/getting/got/very
sick | a | ill | >>people/person/child/patient/man/woman
dead | a |
wounded | x | injured | <were/was/and/been/people/others/the !<dead
injured | x | hurt, wounded | <were/was/been/people/others !>party
fast | a | quick, rapid~f | >>growth/start/response/pace/change/way/progress/recovery/increase/rate
quick | a | fast, rapid~f, swift | >>growth/start/response/pace/change/way/progress/recovery/action/decision/reaction/solution/victory
rapid | a | fast~p, quick, swift | >>growth/change/progress/expansion/increase/rise/recovery/development/decline/response/pace/rate/spread
swift | a | quick, rapid, fast~p | >N
slow | a | gradual, sluggish | >>growth/recovery/progress/pace/improvement/decline/change/economy
gradual | a | slow, steady | >>increase/decline/decrease/improvement/recovery/change/process/growth/development/shift/rise
sudden | a | abrupt~f, unexpected | >N
unexpected | a | surprising | >N
surprising | a | unexpected, remarkable | >N/that/./,
dramatic | a | sharp, striking, drastic | >>increase/rise/fall/decline/drop/change/decrease/reduction/growth/effect/improvement/shift/difference
sharp | a | steep, marked~f, dramatic | >>increase/rise/fall/decline/drop/decrease/reduction/growth/contrast/difference
steep | a | sharp, dramatic | >>increase/rise/fall/decline/drop/decrease
drastic | a | radical, extreme, severe | >>change/measure/reduction/step/action/cut
radical | a | drastic, fundamental, far-reaching | >>change/reform/shift/departure/transformation
extreme | a | severe | >>weather/cold/heat/poverty/condition/drought/pain
intense | a | strong, fierce, heavy | >>pressure/heat/fighting/competition/debate/criticism/feeling/battle/storm/interest
fierce | a | intense, strong, bitter | >>competition/fighting/battle/debate/criticism/opposition/resistance/fight/attack/rivalry
clear | a | obvious, evident~f, plain | >>sign/example/evidence/advantage/reason/link/case/difference/indication/violation/message ${PLAIN}
clear | a | obvious, evident~f, apparent | >that <is/was/are/it/becomes/became ${PLAIN}
obvious | a | clear, evident~f, plain | >>sign/example/advantage/reason/choice/link/difference/question/answer/problem/fact/solution ${PLAIN}
obvious | a | clear, evident~f | >that/to/./,
evident | a | clear, obvious | >that/in/from/./,
unclear | a | uncertain | >whether/how/what/why/when/if/who/where/which
uncertain | a | unclear | >whether/how/what/why/when/if/who/where/which
uncertain | a | unclear, unsure | >./,/;
sure | a | confident | >that/D/O/./, <is/are/was/were/not/n't/be/pretty
confident | a | sure | >that/D/O/of/./, <is/are/was/were/not/be/more
aware | a | conscious | >of/that <is/are/was/were/not/be/well/fully/more/become/became
familiar | a | acquainted~f | >with
willing | a | prepared, ready | >to !<very/less/more/so
prepared | x | ready, willing | <be/is/are/was/were/not >to
ready | a | prepared, set | !*use/eat/hand/go/harvest/pick/serve <<<@person/he/she/they/we/you/i/government/company/team/army/country/union/party >to/for <be/is/are/was/were/get/getting
eager | x | keen, anxious~f | >to
keen | a | eager | >to
reluctant | a | unwilling, hesitant | >to
unwilling | a | reluctant | >to
afraid | a | scared~p, frightened | >of/that/to
scared | a | afraid, frightened | >of/to/that
scared | x | afraid, frightened | <is/was/are/were/so/very/too >of/to/that
happy | a | pleased, glad | >to/with/about/that <be/is/are/was/were/very/more/'s
happy | a | pleased, content | >./,/and <is/are/was/were/not/very
glad | a | happy, pleased | >to/that/D/O
pleased | x | happy, glad | <is/are/was/were/be/very/so >to/that/with
delighted | x | very pleased, thrilled~p | <is/are/was/were/be >to/that/with
sad | a | unhappy, sorrowful~f | >N/./,
unhappy | a | dissatisfied, displeased | >with
angry | a | furious, annoyed | >at/with/about/that/./, ${PLAIN}
furious | a | very angry, outraged | >at/with/about/that/./,
upset | a | unhappy, distressed | >about/by/at/that/./,
worried | x | concerned, anxious | <is/are/was/were/be/very/more/so >about/that
concerned | x | worried | <is/are/was/were/be/very/more/deeply/increasingly >about/that
anxious | a | worried, nervous | >about
nervous | a | anxious, uneasy | >about/./,
surprised | x | astonished, taken aback | <is/are/was/were/be/greatly >by/at/to/that
tired | a | weary, exhausted | >./,/and/after
hungry | a |
proud | a |
kind | a | generous, good | >>man/woman/people/person/heart/word/gesture
friendly | a | welcoming, warm | >>staff/atmosphere/service/people/place/smile/welcome
generous | a | kind, liberal~f | >>offer/gift/support/donation/help
polite | a | courteous~f, civil | >N/./,/and
rude | a | impolite~f, discourteous~f | >N/to/./,/and
honest | x | truthful, sincere | >>answer/opinion/person/man/account/woman/feedback
brave | a | courageous~f, bold | >N/./,
clever | x | intelligent, smart, ingenious~f | >>man/idea/boy/girl/trick/way/woman/plot/plan/design/student
smart | a | clever, intelligent | >>man/boy/girl/woman/people/guy/student/person/choice/decision/move
intelligent | a | clever, smart, bright | >>man/boy/girl/woman/people/student/person
stupid | a | foolish, silly | >N/./,/to
foolish | a | unwise, silly, stupid~p | >N/to/./,
silly | a | foolish, ridiculous | >N
wise | a | sensible, prudent~f | >>decision/choice/move/policy/course/use/investment
sensible | a | wise, reasonable | >>decision/choice/approach/solution/policy/way/precaution
reasonable | a | sensible, fair | >>price/amount/request/offer/explanation/solution/conclusion/decision/assumption/time/chance
fair | a | reasonable | >>trial/treatment/decision/distribution/price/deal/settlement/solution/system ${PLAIN}
correct | a | right, accurate | >>answer/decision/choice/way/information/figure/number/spelling/interpretation/solution
correct | a | right | <is/was/are/were/be >in/that/./,/to
right | a | correct | <the/a >>answer/number/word/spelling/solution/order/interpretation/name
right | a | proper, appropriate | <the >>time/tool/moment/person/way/approach/condition/treatment
wrong | a | incorrect~f, mistaken | >>answer/idea/decision/conclusion/belief/assumption/number/information/impression/name/word/spelling/view
wrong | a | mistaken | <is/was/are/were/be >./,/in/about
accurate | a | precise, exact, correct | >>information/figure/description/measurement/account/picture/data/prediction/record/estimate/result/report
exact | a | precise | >N
precise | a | exact, accurate | >>date/location/number/time/measurement/figure/nature/definition/meaning/detail/information/moment/cause/reason/details
true | a | real, genuine | >>story/reason/nature/identity/meaning/friend/value/cost/purpose/love/self/extent/picture/test/feeling/democracy/happiness/success ${PLAIN}
true | a | correct | <is/was/are/be >./,
real | a | true, actual, genuine | >>name/reason/problem/threat/danger/cause/identity/meaning/issue/purpose/power/change/chance/interest/need/risk/difference/concern/progress/opportunity ${PLAIN}
actual | a | real | >N
genuine | a | real, true, sincere | >N
false | a | untrue, incorrect | >>claim/statement/information/report/rumour/rumor/accusation/story/belief/allegation/impression
fake | a | false, bogus | >>document/passport/account/identity/news/website/id
appropriate | a | suitable, proper, right~p | >>action/time/place/step/measure/treatment/way/level/method/response/word/technology/behaviour/behavior/person/use/form
appropriate | a | suitable | >for/to
suitable | a | appropriate, right~p, fitting | >N/for <the
suitable | a | appropriate | >N/for !<the
suitable | a | appropriate | >to
proper | x | correct, appropriate, right~p | >>way/name/use/place/order/treatment/care/training/procedure/form/method/education/equipment/planning
useful | a | helpful, valuable | >N/for/in/to/./, ${PLAIN}
helpful | a | useful, valuable | >>information/advice/tool/tip/guide/hint/suggestion/feature/comment
helpful | a | useful, of help | >to/in/for
valuable | a | useful, important | >>work/information/lesson/resource/contribution/experience/source/tool/advice/insight/role/service ${PLAIN}
worth | a |
expensive | a | costly, dear~p | >>process/equipment/project/mistake/war/method/option/way/business/solution/treatment/operation/procedure/campaign
expensive | a | costly | >to/and/./,/for
costly | a | expensive | >N/to/and/./,
cheap | a | inexpensive~f, low-cost, affordable | >N ${PLAIN} !>labour/labor
cheap | a | inexpensive | >to/./,/and
affordable | a | reasonably priced, cheap~p | >>price/option/accommodation/food/clothes/restaurant/hotel
available | a | accessible | >to <is/are/was/were/be/widely/freely/easily
empty | a | vacant, deserted | >>house/building/seat/room/street/flat/apartment/space/lot/property
full of | x | filled with | >np
crowded | a | packed, busy | >>street/room/place/market/train/bus/area
busy | a | crowded, bustling | >>street/market/place/road/city/port/station/restaurant/town/airport
quiet | a | peaceful, calm | >>place/street/town/village/area/life/neighbourhood/neighborhood/day/night
calm | a | quiet, peaceful | >>day/night/water/sea/place/atmosphere
peaceful | a | quiet, calm | >>place/village/life/atmosphere/town/area/scene
loud | a | noisy | >>music/crowd/place/bar/restaurant/party
bright | a | vivid, brilliant | >>colour/color/light/red/blue/green/yellow
dark | a | dim, gloomy | >>room/place/corner/corridor/night/street/cave/passage
hot | a | very warm | >>weather/summer/climate/day
cold | a | chilly, cool | >>weather/day/night/wind/morning/water/room ${PLAIN}
wet | a | damp, rainy | >>weather/season/day/climate/summer/autumn/winter/conditions
dry | a | arid~f | >>climate/region/area/land/desert/zone
dirty | a | filthy, unclean~f | >>room/place/street/clothes/floor/house/hands
clean | a | tidy | >>room/house
old-fashioned | a | outdated, dated
outdated | a | old-fashioned, obsolete
fresh | a | new | >>start/evidence/approach/attack/look/idea/talk/election/doubt/round/wave/perspective/fighting/concern/supply
young people | x | young adults
young children | x | small children
older people | x | the elderly, older adults, senior citizens
old people | x | the elderly, older people
poor people | x | the poor
rich people | x | the rich, the wealthy
sick people | x | the sick
elderly | a | old, aged~f, older | >>man/woman/couple/person/people/patient/parent/resident
elderly people | x | older people, the elderly, old people~p
disabled people | x | people with disabilities
homeless people | x | the homeless
american | a |
economic | a | financial | >>difficulty/problem/loss/hardship/support/help/assistance/aid/trouble
financial | a | economic | >>difficulty/problem/loss/hardship/trouble
financial | a | monetary | >>loss/reward/gain/value/support/aid/contribution/penalty
monetary | a | financial | >>loss/reward/gain/value/contribution/compensation
legal | a | lawful | >>owner/heir/authority/means ${PLAIN}
illegal | a | unlawful~f, illicit~f | >>act/activity/trade/drug/use/sale/weapon/business/trading/operation/substance/detention/killing
unlawful | a | illegal, illicit | >>act/activity/trade/use/sale/killing/arrest/detention
scientific | a |
political | a |
historical | a | historic | >>building/site/town/significance/importance/event/figure/monument
historic | a | historical | >>site/significance/importance/figure/building
traditional | a | conventional, customary~f | >>method/approach/practice/view/way/role/form/medicine/technique ${PLAIN}
conventional | a | traditional, standard | >>method/approach/practice/view/way/form/design/medicine/technique ${PLAIN}
standard | a | usual, normal, regular | >>practice/procedure/method/form/way/size/treatment/rate/approach/version ${PLAIN}
official | a | formal | >>visit/statement/announcement/complaint/request/recognition/apology/ceremony/investigation/opening/response/report ${PLAIN}
formal | a | official | >>statement/announcement/complaint/request/recognition/apology/ceremony/opening/agreement/investigation/response ${PLAIN}
public | a |
private | a | personal | >>life/matter/letter/conversation/collection/meeting/papers ${PLAIN}
personal | a | private, individual | >>life/matter/letter/reasons/reason/opinion/problem/experience/choice/freedom/property/belongings/use/interest ${PLAIN}
mutual | a | shared, common | >>interest/friend/goal/agreement/understanding/benefit/respect/enemy
joint | a | shared, combined, common | >>work/effort/project/operation/campaign/responsibility/programme/program/action/initiative
responsible for | x | behind~p | >>attack/bombing/killing/murder/explosion/shooting/theft/violence/blast <is/was/are/were/be
responsible for | x | in charge of | >>administration/management/operation/security/department/policy/programme/program/organisation/organization/project/defence/defense/maintenance/education/finance <is/was/are/were/be
responsible | a | accountable | >to
guilty | a |
innocent | a | blameless~f | >>people/victim/civilian/man/woman
active | a | involved | >in <was/is/were/are/became/also/very/more
involved in | x | engaged in, active in, taking part in | >>work/project/campaign/activity/politics/effort/negotiation/business/process/trade/talk/protest/research/programme/program <is/was/were/are/been/be
related | x | connected, linked | <is/was/are/were/closely/directly >to
linked | x | connected, tied, related | <is/was/are/were/been/closely/directly >to
connected | x | linked, tied | <is/was/are/were/been/closely/directly >to
dependent on | x | reliant on | >np
reliant on | x | dependent on | >np
subject to | x | liable to, open to | >N <is/are/was/were/be !>the
prone to | x | liable to | >N
consistent with | x | in line with, in keeping with | >np
inconsistent with | x | at odds with, contrary to | >np
satisfied with | x | happy with, pleased with, content with | >np
dissatisfied with | x | unhappy with, displeased with | >np
opposed to | x | against, in opposition to | >np <is/was/were/are/been/strongly/be
similar to | x | like, comparable to~f | >np <is/was/are/were/looks
similar to | x | like, resembling | >D/PRP$ <N
identical to | x | the same as | >np
different from | x | unlike, distinct from | >np <is/was/are/were/very/quite/completely
equal to | x | the same as, equivalent to | >np <is/was/are/were/be
equivalent to | x | equal to, the same as | >np <is/was/are/were/be
due to be | x | expected to be, set to be, scheduled to be
likely to be | x |
supposed to be | x | meant to be, expected to be
set to | x | due to, about to | <is/are >V
able to | x |
old | a | elderly | >>man/woman/lady/couple/gentleman
strong | a | robust~f, solid | >>growth/demand/economy/sales/performance/recovery
open to | x | available to | >>public/visitor/student/everyone/member
`;
