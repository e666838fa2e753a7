/** No word of degree comes before. */
const PLAIN = '!<R/more/most/less/least/as/how/so/too/very';

/** Adjectives of quality, of judgement, and of what people feel. */
export const adjectivesOfQuality = `
good | a | strong | >>relationship/reason/performance/relation/reputation/argument/case/support ${PLAIN} !<a !<with
good | a | positive | >>news/outcome/impression/influence/review
great | a | major, significant | >>importance/impact/success/influence/change/achievement/challenge/problem/threat/damage ${PLAIN} !<the/of/a
great | a | considerable~f | >>importance/difficulty/effort/cost/power/skill/wealth/courage/care ${PLAIN} !<the
great | a | considerable~f, huge~p | >>success/interest/influence/pressure/damage/popularity/demand ${PLAIN} !<the
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
exceptional | a | extraordinary, unusual | >>circumstance/difficulty/case/measure/situation
exceptional | a | outstanding, remarkable, extraordinary | >N
impressive | a | striking, remarkable | >N
terrible = awful~p | a | dreadful | >N
horrible | a | terrible, awful, dreadful | >N
dreadful | a | terrible, awful | >N
bad | a | poor | >>quality/weather/performance/health/result/condition/start/harvest/service/management/relation/judgment/diet/eyesight/season ${PLAIN}
bad | a | serious, severe | >>accident/injury/damage/flood/storm/outbreak/pain/crash ${PLAIN}
poor | a | bad~p, weak | >>performance/result/start/service/management/acting/script/visibility/season/weather/design/planning/decision ${PLAIN}
poor | a | deprived~f, disadvantaged~f | >>area/family/neighbourhood/neighborhood/community/district/background ${PLAIN}
rich | a | wealthy, affluent~f | >>family/man/country/people/nation/merchant/person/woman/landowner/businessman/businessman/farmer/neighbourhood/client/citizen/investor ${PLAIN}
wealthy | a | rich, affluent~f | >>family/man/country/people/nation/merchant/person/woman/landowner/businessman/farmer/investor/client/citizen
rich | x | wealthy, affluent~f | <the >and
effective | a | successful | >>campaign/strategy/method
famous | a | well-known, celebrated | >>work/writer/author/painter/poet/singer/actor/actress/composer/artist/architect/scientist/musician/novelist/song/book/novel/film/speech/painting/building/case/family/battle/quotation/passage ${PLAIN}
famous | a | well-known | >N !>last ${PLAIN}
famous | a | well known | >for/as !<most
renowned | a | famous, celebrated, well-known | >N
renowned | a | famous, well known | >for/as
celebrated | x | famous, renowned, well-known | <a/the/his/her >work/author/writer/painter/poet/composer/artist/architect/actor/actress/singer/novelist/case
prominent | a | leading, important, well-known | >>figure/member/politician/leader/family/scientist/businessman/writer/citizen/scholar/critic/lawyer/artist
notable | a | well-known | >>work/person/figure/member/resident/building/example ${PLAIN}
notable | a | important, significant | >>event/feature/achievement/contribution/exception ${PLAIN}
notable | a | remarkable, noteworthy | >for
noted | x | famous, well-known, celebrated | <a/the >author/writer/painter/poet/composer/artist/architect/actor/scholar/historian/scientist/critic
popular | a | well-liked | >>teacher/character/member/colleague
popular | a | common, widespread | >>belief/misconception
popular | a | common | >>name
beautiful | a | lovely~p | >>house/garden/place/view/girl/city/town/building/flower/day/park/scenery/landscape/woman ${PLAIN} !<the/a
attractive | a | appealing | >N/to/./, !>force/forces
pretty | a | attractive, lovely | >>girl/house/village/woman/town/face
ugly | a | unattractive | >>building/place
ugly | a | unpleasant | >>scene
nice | a | pleasant, lovely~p | >N
pleasant | a | nice~p, agreeable~f, enjoyable | >N
enjoyable | a | pleasant, entertaining | >N/to
interesting | a | intriguing, fascinating | >N ${PLAIN}
fascinating | a | interesting, intriguing | >N
exciting | a | thrilling | >>match/game/story/film/movie/race/finish/ride/adventure/experience/climax/performance/contest/journey
boring | a | dull, tedious | >N/./,/and/to
dull | a | boring, tedious | >>work/film/movie/book/story/plot/place/life/speech/job/game/match
funny | a | amusing, humorous | >>film/movie/story/book/scene/joke/moment/character/line
amusing | a | funny, entertaining | >N
entertaining | a | enjoyable, amusing | >N
strange | a | odd, unusual, peculiar | >N/./,
strange | a | odd | >to/that
odd | a | strange, unusual, peculiar | >>thing/way/story/place/behaviour/behavior/choice/situation/mix/mixture/case
unusual | a | uncommon, rare | >>occurrence/event/sight/phenomenon ${PLAIN}
unusual | a | uncommon | >>name/feature/practice/step/combination/situation/experience/circumstance/incident ${PLAIN}
unusual | a | rare, uncommon | >for/in/to/. ${PLAIN} !<anything/something/nothing/bit
weird | a | strange, odd | >N
special | a | particular | >>attention/importance/emphasis/focus/concern/circumstance/reason ${PLAIN}
particular | a | specific | >>type/kind/area/case/group/place/reason/purpose/situation/problem/issue/time/species/form/aspect/topic/question/region/product/individual/theory
particular | a | special | >>interest/importance/attention/emphasis/concern/significance/relevance/care/focus
specific | a | particular | >>type/kind/area/case/group/place/reason/purpose/situation/need/problem/issue/time/aspect/requirement/region ${PLAIN} !<a
common | a | widespread, frequent | >>problem/practice/cause/type/use/mistake/occurrence/belief/misconception/complaint/feature/error ${PLAIN} !<a/the/of/in
common | a | usual, typical | >>name/symptom/feature/form/practice/approach/way/method ${PLAIN} !<a/the/of/in
common | a | shared, mutual | >>interest/goal/goals/purpose/border/ancestor/language/enemy/friend/heritage/origin/history/policy ${PLAIN}
usual | a | normal, customary~f | >N !>suspects
normal | a | ordinary | >>people/person/life/day
normal | a | usual | >>way/practice/procedure/time/price/circumstance/behaviour/behavior
ordinary | a | normal, average | >>people/person/citizen/man/woman
ordinary | a | normal | >>life/family/day/worker
typical | a | usual, normal | >>day/size/response/pattern/behaviour/behavior
typical | a | characteristic~f | >of
average | a | typical, ordinary | >>person/family/man/citizen/consumer/voter/user/worker/reader/american
simple | a | easy, straightforward | >>task/way/question/solution/method/answer/process/matter/step/procedure ${PLAIN}
simple | a | plain | >>dress/food/room
simple | a | basic, plain | >>design/meal
simple | a | basic | >>structure/form/house/tool/technique/rule ${PLAIN}
easy | a | simple, straightforward | >>task/way/question/solution/method/answer/process/matter/step/job ${PLAIN}
difficult | a | hard~p, challenging, tough~p | >N ${PLAIN} !>person/man/woman/child/children/people/relationship/birth/access/terrain/position/customer/customers
difficult | a | hard~p | >to/for
difficult | a | hard~p, challenging | >./,/; ${PLAIN}
hard | a | difficult, tough | >>question/task/decision/problem/time/choice/job/life/winter/fight/lesson ${PLAIN}
hard | a | difficult | >to <is/was/be/it/are/were/more/makes/made/make/find/found
tough | a | difficult, hard, challenging | >>question/task/decision/problem/time/choice/job/match/game/challenge/situation/year/market
tough | a | strict | >>measure/law/rule/restriction
tough | a | severe, harsh | >>sentence/punishment/penalty/sanction
tough | a | firm | >>stance
challenging | x | difficult, demanding | <a/the/more/most/very >N
demanding | x | challenging, difficult | <a/the/more/most/very >N
complex | a | complicated | >N/./,/and/process ${PLAIN} !>number/numbers !>carbohydrate/carbohydrates/carbs/compounds/plane
complicated | a | complex | >N/./,
dangerous | a | hazardous~f | >>work/waste/material/condition/journey/substance/chemical/product/job/area/environment/situation
risky | a | dangerous | >>job/operation/mission/procedure/journey/behaviour/behavior/surgery/plan/move
risky | a | dangerous | >to/./,
safe | a | secure | >>place/environment/haven/home/future
secure | a | safe | >>place/environment/area/home/investment/base/job
serious | a | severe | >>damage/injury/illness/shortage/disease/difficulty/loss/consequence/effect ${PLAIN}
serious | a | major | >>problem/accident/risk ${PLAIN}
serious | a | major, grave~f | >>crisis/threat/danger ${PLAIN}
serious | a | grave~f, major | >>mistake/error/concern/crime/offence/offense/violation ${PLAIN}
serious | a | major | >>challenge ${PLAIN}
severe | a | serious, acute | >>shortage/crisis/problem ${PLAIN}
severe | a | serious | >>damage/illness/consequence/difficulty/loss/injury/threat/disease ${PLAIN}
severe | a | acute | >>pain
severe | a | harsh, hard | >>winter
severe | a | harsh | >>punishment/penalty/criticism/sentence
harsh | a | severe, strict | >>law/rule/discipline
harsh | a | severe | >>winter/weather/punishment/penalty/criticism/sentence/climate/measure
harsh | a | tough~p | >>condition/environment
strict | a | tight, rigorous~f | >>control
strict | a | tight | >>limit/security/regulation
strict | a | tough~p | >>rule/law/measure
strict | a | rigorous~f | >>standard/requirement
strong | a | powerful | >>army/force/influence/wind/country/state/leader/effect/argument/message/storm/ally/enemy/voice/weapon ${PLAIN}
strong | a | firm | >>supporter/commitment/belief/opposition/stance/ally ${PLAIN}
strong | a | firm, solid | >>support/evidence ${PLAIN}
strong | a | solid | >>foundation/base/basis ${PLAIN}
powerful | a | influential | >>family/group/figure/man/people/leader/position ${PLAIN}
powerful | a | strong | >>country/state/nation/ally/economy/force ${PLAIN}
powerful | a | strong | >>wind/storm/earthquake/message/argument/current/influence/performance/voice/explosion
influential | a | important, powerful | >>leader/politician/family/group/position/figure
influential | a | important | >>work/person/role/book/writer/thinker/member/critic/artist
weak | a | fragile | >>economy/state/government/recovery
weak | a | poor | >>performance/health/script/condition/demand/growth ${PLAIN}
ill | a | sick | <fell/fall/became/is/was/seriously/very
sick | a | ill | <was/is/were/are/became/get/getting/got/very !>of
sick | a | ill | >>people/person/child/patient/man/woman
dead | a |
wounded | x | injured | <were/was/and/been/people/others/the !<dead
injured | x | hurt | <were/was/been/people/others !>party
fast | a | rapid~f | >>growth/change/progress/increase/rate
fast | a | quick, rapid~f | >>pace/recovery/response
fast | a | quick | >>start/way
quick | a | fast, rapid~f | >>growth/pace/change/progress/recovery
quick | a | swift, rapid~f | >>response/reaction/action
quick | a | fast | >>start/way/solution
quick | a | swift | >>decision/victory
rapid | a | fast~p | >>growth/change/pace/rate
rapid | a | fast~p, quick, swift | >>progress/recovery/response
rapid | a | swift | >>expansion/rise/decline/spread
swift | a | quick, rapid, fast~p | >N
slow | a | sluggish | >>growth/recovery/economy ${PLAIN}
slow | a | gradual | >>change/improvement/decline/progress/process ${PLAIN}
gradual | a | slow, steady | >>increase/decline/decrease/improvement/recovery/change/process/growth/development/shift/rise
sudden | a | unexpected | >>death/attack/loss/visit/appearance/arrival/success/departure
sudden | a | abrupt~f | >>end/change/halt/stop/rise/drop/fall/increase/withdrawal/start
unexpected | a | surprising | >>result/finding/answer/success/outcome/victory/win/decision/turn/development/discovery/defeat/conclusion
surprising | a | unexpected, remarkable | >N/that/./,
dramatic | a | sharp | >>increase/rise/fall/decline/drop/decrease/reduction
dramatic | a | striking | >>effect/improvement/difference
dramatic | a | drastic, striking | >>change
sharp | a | marked~f, striking | >>contrast/difference
sharp = steep | a | dramatic | >>increase/rise/fall/decline/drop/decrease
drastic | a | radical | >>change/reform
drastic | a | extreme | >>measure/step/action
drastic | a | severe | >>cut/reduction
radical | a | fundamental, far-reaching | >>change/reform/shift/transformation
extreme | a | severe | >>weather/cold/heat/condition/drought/pain
intense | a | fierce, heavy | >>fighting
intense | a | heavy | >>pressure
intense | a | fierce | >>heat/competition/debate/criticism/battle
intense | a | strong | >>feeling/interest
fierce | a | intense, strong, bitter | >>competition/fighting/battle/debate/criticism/opposition/resistance/fight/attack/rivalry
clear = obvious | a | | >>sign/example/advantage/reason/link/difference ${PLAIN}
clear | a | obvious, evident~f, apparent | >that <is/was/are/it/becomes/became ${PLAIN}
obvious | a | clear, evident~f | >that/to/./,
evident | a | clear, obvious | >that/in/from/./,
unclear = uncertain | a | | >whether/how/what/why/when/if/who/where/which
uncertain | a | unclear, unsure | >./,/;
sure | a | confident | >that/D/O <is/are/was/were/not/n't/pretty
confident | a | sure | >that/D/O/of <is/are/was/were/not/be
aware | a | conscious | >of/that <is/are/was/were/not/be/well/fully/more/become/became !<be
familiar | a | acquainted~f | >with
willing | a | prepared, ready | >to !<very/less/more/so
prepared | x | ready, willing | <be/is/are/was/were/not >to
ready | a | prepared | !*use/eat/hand/go/harvest/pick/serve <<<@person/he/she/they/we/you/i/government/company/team/army/country/union/party >to/for <be/is/are/was/were/get/getting
eager | x | keen, anxious~f | >to
keen | a | eager | >to
reluctant | a | unwilling, hesitant | >to
unwilling | a | reluctant | >to
afraid | a | scared~p, frightened | >of/that/to !<<i/we !<'m/am/i
scared | a | afraid, frightened | >of/to/that
scared | x | afraid, frightened | <is/was/are/were/so/very/too >of/to/that
happy | a | pleased, glad | >to/about/that <be/is/are/was/were/very/more/'s
happy | a | pleased | >with <be/is/are/was/were/very/more/'s
happy | a | content | >./,/and <is/are/was/were/not/very
glad | a | happy, pleased | >to/that/D/O
pleased | x | happy, glad | <is/are/was/were/be/very/so >to/that
pleased | x | happy | <is/are/was/were/be/very/so >with
delighted | x | very pleased, thrilled~p | <is/are/was/were/be >to/that/with
sad | a | unhappy | <<<@person/he/she/they/i/we/you >./,
sad | a | unhappy | >ending
unhappy | a | dissatisfied, displeased | >with
furious | a | very angry | >at/with/about/that/./,
upset | a | unhappy, distressed | >about/at
upset | a | distressed | >by
worried | x | concerned, anxious | <is/are/was/were/be/very/more/so >about/that
concerned | x | worried | <is/are/was/were/be/very/more/deeply/increasingly >about/that
anxious | a | worried, nervous | >about
nervous | a | anxious, uneasy | >about/./,
surprised | x | astonished, taken aback | <is/are/was/were/be/greatly >by
surprised | x | astonished | <is/are/was/were/be/greatly >at/to/that
tired | a | weary, exhausted | >./,/and/after
hungry | a |
proud | a |
kind | a | kind-hearted | >>man/woman/person
kind | a | generous | >>gesture/offer
friendly | a | welcoming | >>staff/atmosphere/service/people/place
friendly | a | warm | >>smile/welcome
generous | a | kind | >>offer/help/support
polite | a | courteous~f | >N/./,/and
rude | a | impolite~f, discourteous~f | >N/to/./,/and
honest | x | truthful | >>answer/account
honest | x | sincere | >>opinion/feedback
brave | a | courageous~f | >N/./,
clever | x | intelligent, smart | >>man/boy/girl/woman/student
clever | x | ingenious~f, smart | >>idea/trick/way/plot/plan/design
smart | a | clever, intelligent | >>man/boy/girl/woman/people/guy/student/person/choice/decision/move
intelligent | a | clever, smart, bright | >>man/boy/girl/woman/people/student/person
stupid | a | foolish, silly | >N/./,/to
foolish | a | unwise, silly, stupid~p | >N/to/./,
silly | a | foolish, ridiculous | >N
wise | a | sensible, prudent~f | >>decision/choice/move/policy/course/use/investment
sensible | a | wise, reasonable | >>decision/choice/approach/solution/policy/way/precaution
reasonable | a | fair | >>price/offer/request/chance
reasonable | a | sensible | >>decision/solution/explanation/conclusion/assumption
fair | a | reasonable | >>price/deal/settlement/solution ${PLAIN}
correct | a | accurate | >>information/figure/interpretation
correct | a | right | <is/was/are/were/be >in/that/./,/to
right | a | correct | <the/a >>answer/number/word/spelling/solution/order/interpretation/name
right | a | proper, appropriate | <the >>tool/way/approach/condition/treatment
right | a | appropriate | <the >>time/moment/person
wrong | a | incorrect~f | >>answer/number/information/name/word/spelling
wrong | a | mistaken | >>idea/belief/impression/view
wrong | a | incorrect~f, mistaken | >>conclusion/assumption/decision
wrong | a | mistaken | <<<@person/he/she/they/i/we/you >./,/in/about
accurate | a | correct | >>information/figure/description/account/record/data/report
exact | a | precise | >N !>copy/copies/replica/change/match/science
precise | a | exact | >>date/location/number/time/figure/nature/definition/meaning/moment/cause/reason/detail
precise | a | accurate | >>measurement/information
true | a | real | >>reason/nature/identity/meaning/cost/purpose/extent/picture/feeling/self ${PLAIN}
true | a | genuine | >>friend/democracy/happiness ${PLAIN}
true | a | correct | <is/was/are/be >./, !<<it
real | a | true, actual | >>name/reason/identity/meaning/purpose/cause ${PLAIN}
real | a | genuine | >>problem/threat/danger/chance/interest/need/risk/difference/concern/progress/opportunity/change ${PLAIN}
actual / genuine | a | real | >N
false | a | untrue | >>claim/statement/story/rumour/rumor/allegation/report
false | a | incorrect | >>information
false | a | mistaken | >>belief/impression
fake | a | false | >>document/passport/identity/id
fake | a | bogus | >>account/website
appropriate | a | suitable | >>action/time/place/step/measure/treatment/way/level/method/response/word/technology/behaviour/behavior/person/use/form
appropriate | a | suitable | >for/to
suitable | a | appropriate | >N/for <the
suitable | a | appropriate | >N/for !<the
suitable | a | appropriate | >to
proper | x | appropriate | >>treatment/care/training/education/equipment/planning
proper | x | correct | >>way/use/place/order/procedure/form/method
useful | a | helpful, valuable | >>information/advice/tool/tip/guide/suggestion/resource/source/hint ${PLAIN}
useful | a | helpful | >for/in/to/./, ${PLAIN}
helpful | a | useful, valuable | >>information/advice/tool/tip/guide/hint/suggestion/feature/comment
helpful | a | useful | >to/in/for
valuable | a | useful, important | >>work/information/lesson/resource/contribution/experience/source/tool/advice/insight/role/service ${PLAIN}
worth | a |
expensive | a | costly | >>process/equipment/project/mistake/war/method/option/way/business/solution/treatment/operation/procedure/campaign
expensive | a | costly | >to/and/./,/for
costly | a | expensive | >N/to/and/./,
cheap | a | inexpensive~f, low-cost | >>flight/housing/food/hotel/product/goods/clothes/accommodation/meal/ticket/car/drink/import/energy/alternative/version/material/method/option/restaurant ${PLAIN}
cheap | a | inexpensive | >to/./,/and
affordable | a | reasonably priced, cheap~p | >>option/accommodation/food/clothes/restaurant/hotel
empty | a | vacant | >>seat/flat/apartment/lot/property/house
empty | a | deserted | >>street
full of | x | filled with | >np !<too/so/very/R
crowded | a | packed | >>street/room/place/market/train/bus/area
busy | a | bustling | >>street/market/city/port/town/restaurant
quiet | a | peaceful | >>place/street/town/village/area/life/neighbourhood/neighborhood
quiet | a | calm | >>day/night
calm | a | peaceful | >>place/atmosphere
peaceful | a | quiet | >>place/village/life/town/area
peaceful | a | calm | >>atmosphere
loud | a | noisy | >>crowd/place/bar/restaurant/party
bright | a | vivid, brilliant | >>colour/color/red/blue/green/yellow
dark | a | gloomy | >>room/corridor/corner/passage
hot | a | very warm | >>weather/summer/climate/day
cold | a | chilly | >>weather/day/night/wind/morning/room ${PLAIN}
wet | a | rainy | >>weather/season/day/summer/autumn/winter
dry | a | arid~f | >>climate/region/desert/zone
outdated | a | out-of-date | >N
fresh | a | new | >>start/evidence/approach/attack/idea/talk/election/doubt/round/wave/perspective/fighting/concern/supply
elderly | a | old, older | >>man/woman/couple/person/people/patient/parent/resident
american | a |
economic | a | financial | >>difficulty/loss/hardship/support/help/assistance/aid/trouble
financial | a | economic | >>loss/hardship
financial | a | monetary | >>loss/reward/gain/value/contribution/penalty
monetary | a | financial | >>loss/reward/gain/value/contribution/compensation
legal | a | lawful | >>owner/heir/means ${PLAIN}
illegal | a | illicit~f | >>drug/trade/substance/activity/sale
illegal | a | unlawful~f | >>act/detention/killing/use
unlawful | a | illegal | >>act/activity/trade/use/sale/arrest/detention
scientific | a |
political | a |
historical | a | historic | >>building/site/town/significance/importance/monument
historic | a | historical | >>site/significance/importance
traditional | a | conventional | >>method/approach/view/technique/role ${PLAIN}
traditional | a | customary~f | >>practice/way ${PLAIN}
conventional | a | traditional, standard | >>method/approach/practice/technique ${PLAIN}
conventional | a | traditional | >>view/way/form/design ${PLAIN}
standard | a | usual, normal | >>practice/procedure/treatment/way/approach/method ${PLAIN}
standard | a | normal, regular | >>size/version/rate ${PLAIN}
official | a | formal | >>statement/announcement/complaint/request/recognition/apology/ceremony/opening/response ${PLAIN}
formal | a | official | >>statement/announcement/complaint/request/recognition/apology/ceremony/opening/agreement/investigation/response ${PLAIN}
public | a |
private | a | personal | >>life/matter/letter/papers ${PLAIN}
personal | a | private | >>life/matter/letter/belongings/use/reason ${PLAIN}
personal | a | individual | >>freedom/choice/experience ${PLAIN}
mutual | a | shared, common | >>interest/goal/enemy/friend
joint | a | combined | >>effort/operation/campaign/action/work
joint | a | shared | >>responsibility/project/programme/program/initiative
`;
