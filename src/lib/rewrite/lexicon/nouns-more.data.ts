/** Nouns that are in few neighbourhoods, and expressions around nouns. */
export const moreNouns = `
government officials | x | officials of the government
the general public | x | the public
members of the public | x | ordinary people
the rest of the world | x |
the outside world | x |
the present day | x | today | <to/until/till
the modern day | x | today | <to/until
the early part of | x | the beginning of, the first part of
the latter part of | x | the second half of, the end of
the first half of | x | 
the second half of | x | the latter half of
the majority | x |
the vast majority | x | the great majority | !>of
the remainder | x | the rest | !>of
a resident of | x | an inhabitant of~f
a native of | x | originally from | <,/was/is
a supporter of | x | in favour of | <was/is !>NNP !*club/team/fan/football
a graduate of | x |
an opponent of | x | opposed to, against | <was/is !*match/game/team/fight
a critic of | x | critical of | <was/is !*film/art/music/literary/theatre
the idea that | x | the notion that~f
the fact that | x |
the belief that | x | the view that, the idea that
the view that | x | the opinion that, the idea that
the possibility that | x | the chance that | !*raise/raised/raises/raising/discuss/discussed/open/opened
the hope that | x |
the claim that | x | the assertion that~f
the ability to | x | the capacity to
the right to | x |
the opportunity to | x | the chance to
the desire to | x | the wish to
the importance of | x | the significance of~f, the value of
the existence of | x | the presence of | >>conflict/threat/problem/gap/water/rule/disease/virus/cell/tumour/tumor/base/network/camp
the lack of | x | the absence of
the rise of | x | the emergence of | !>C !>>price/temperature/level/rate/sea/sun/cost/tide/unemployment/dollar/water/inflation/curtain
the growth of | x | the expansion of | >>city/town/economy/trade/industry/market/company/sector/empire/business/internet/railway/university/programme/settlement/area/region/village
the growth of | x | the rise of | >>nationalism/movement/internet/party/class/extremism/tourism/terrorism/inequality/populism
the emergence of | x | the rise of | !>>evidence/species/symptom/variant/strain/adult/larva/detail/virus/insect
the spread of | x | the growth of | >>religion/christianity/islam/idea/democracy/city/internet/technology/empire/education
the decline of | x | the weakening of, the fall of | >>empire/power/dynasty/kingdom/regime/monarchy/state
the collapse of | x | the fall of | >>union/government/regime/empire/republic/dynasty/communism/kingdom/state/monarchy
the collapse of | x | the breakdown of | >>talk/negotiation/marriage/order/relationship/ceasefire/truce/peace
the outbreak of | x | the start of, the beginning of | *war/hostilities/fighting/revolution/rebellion/revolt/uprising !*disease/cholera/virus/flu/epidemic/fever/plague
the onset of | x | the start of, the beginning of
the advent of | x | the arrival of, the coming of
the creation of | x | the formation of, the establishment of | >>government/company/group/team/state/committee/union/club/republic/alliance/organisation/organization/agency/commission/ministry/department/council/institution/party/university/foundation/fund/parliament/unit/association/force
the establishment of | x | the creation of | !>>relation/contact/link/rule/fact
the formation of | x | the creation of | >>@group
the founding of | x | the establishment of, the creation of
the foundation of | x | the founding of, the establishment of | <since/after/before/until
the construction of | x | the building of | !*statute/clause/contract/court/sentence/instrument/meaning/text
the building of | x | the construction of | !<start/in/into/inside/to/outside/at/near/behind/of/from
the adoption of | x | the introduction of | >>policy/system/technology/measure/method/currency/calendar/practice/approach/standard/strategy
the purchase of | x | the acquisition of~f
the sale of | x | the selling of
the publication of | x | the release of | >his/her/their/its/the/a >>work/report/book/album/figure/data/study/result/novel/document/statistic/poem/volume/list/article
the release of | x | the publication of | >>report/book/novel/figure/data/study/paper
the completion of | x | 
the conclusion of | x | the end of, the close of | !*treaty/agreement/convention/contract/agreements/argument/study/report/paper/pact/marriage/article/essay
the closure of | x | the closing of
the arrival of | x | the coming of | >>settler/railway/spring/winter/autumn/summer/christianity/islam/monsoon/railroad/internet/television/missionary/european/industry/age/century
the appointment of | x | the naming of
the assassination of | x | the murder of, the killing of
the murder of | x | the killing of
the purpose of | x | the aim of, the goal of | !<for >>work/study/research/paper/article/report/project/programme/program/law/act/bill/policy/reform/plan/meeting/visit/conference/exercise/investigation/analysis/experiment/organisation/organization/group/campaign/game/education/rule/amendment/agreement/treaty/mission/trip/commission/committee/book/essay/review/course/survey/scheme/event/society/party/war
the aim of | x | the goal of, the purpose of
the goal of | x | the aim of, the purpose of | !>>season/game/match/tournament/year/month !*scored/striker
the basis of | x | the foundation of | !<on
the origin of | x | the source of | >>name/word/term/phrase/fire/outbreak/infection/virus/wealth/sound/leak/expression/problem
the origins of | x | the roots of, the beginnings of | >>movement/party/war/conflict/tradition/religion/festival/organisation/organization/group/company/city/town/language/people/game/sport/crisis/dispute/family/church/school/institution
the impact of | x | the effect of | !*bullet/crash/asteroid/meteorite/collision/comet/projectiles/projectile
the effect of | x | the impact of | !<have/has/had/having !>G !*dose/drug/drugs/alcohol/illusion/painting/optical
the effects of | x | the impact of | !*dose/drug/drugs/alcohol/feel/felt/poison
the influence of | x | the impact of | !<under
the consequences of | x | the effects of
the results of | x | the findings of | >>study/survey/research/investigation/analysis/poll
the findings of | x | the results of
the causes of | x | the factors behind
the reason for | x | the cause of | >>delay/failure/problem/decline/increase/rise/crash/death/error/fall/collapse/loss/success/change/difference
the reasons for | x | the causes of, the factors behind | >>delay/failure/problem/decline/increase/rise/crash/error/fall/collapse/loss/change/difference/success/revolution/war
the reason why | x | the reason, why
the reason that | x | the reason why | !>V/M
the means of | x |  | !<by
the nature of | x | the character of | >>relationship/war/conflict/regime/city/area/region/town/neighbourhood/state/society/landscape
the extent of | x | the scale of | !<to
the scale of | x | the extent of | !<on >>problem/damage/disaster/crisis/fraud/destruction/loss/abuse/violence/poverty/corruption/crime/suffering/devastation/flooding/pollution/theft !*map/music/notes/major/minor
the risk of | x | the danger of | !<at/run/runs/ran/running/take/takes/took/bear/bears
the danger of | x | the risk of
the likelihood of | x | the chance of, the probability of~f
the possibility of | x | the chance of, the prospect of | !*explore/exploring/explored/discuss/discussed/discussing/consider/considering/considered/examine/offer/offered/offers/investigate/study/studying/raise/raised/raises
the prospect of | x | the possibility of
the threat of | x | the danger of | >>war/disease/flood/storm/fire/climate/extinction/terrorism/attack/famine/flooding/invasion
the absence of | x | the lack of | !<in !>NNP !>>@person
the benefits of = the advantages of | x |
the disadvantages of | x | the drawbacks of
the status of | x | the position of, the standing of~f | >>woman/teacher/artist/language/church/worker/minority/profession/nobility/peasant
the condition of | x | the state of | !<on/under
the question of | x | the issue of, the matter of
the issue of | x | the question of, the matter of | !>>magazine/journal/newspaper/stamp/share/bond/note/coin/banknote/visa/passport !*magazine
the process by which | x | the way in which
the way in which | x | how, the way
the ways in which | x | how, the ways
the manner in which | x | the way in which, how, the way
the extent to which | x | how far | !<to
the degree to which | x | the extent to which, how far | !<to
the rate at which | x | how fast, the speed at which | !*interest/tax/exchange/bank/charged/loan
the speed at which | x | how fast, the rate at which
the period in which | x | the time when, the period when
the day when | x | the day on which
the year in which | x | the year when
the place where | x | the spot where | *body/buried/killed/accident/fell/stood/landed/died/crash/shot/found/burned/tree/grave
the area where | x | 
the point at which | x | the point where
the people who | x | those who
those who | x | the people who, people who | !<,
those that | x | the ones that
people who | x | those who | <of/by/from/for/with/to/and/,/in/as/that/when/on/about/among/are/is
anyone who | x | anybody who
everyone who | x | everybody who
someone who | x | somebody who
everyone = everybody | x |
someone | x | somebody
somebody | x | someone | !<D
anyone = anybody | x |
no one | x | nobody | !>N/J
nobody | x | no one | !<D
everything that | x |
each individual | x | each person | !>N/J
every individual | x | every person | !>N/J
human beings | x | humans, people
humankind | n | humanity, the human race
mankind | n | humanity, the human race, humankind
the human race | x | humanity, mankind
men and women | x |
husband and wife | x |
the elderly | x | older people | !>N/J
the poor | x | poor people, those in poverty | >./,/are/have <of/for/help/and/by/to
the rich | x | rich people, the wealthy | >./,/are/have <of/for/and/by/to
the wealthy | x | rich people, the rich | >./,/are/have
the sick | x | sick people | >./,/are
the wounded = the injured | x | | >./,/and/were
the homeless | x | homeless people | >./,/are
the disabled | x | disabled people, people with disabilities | >./,/are
the dead | x |
police officers | x | members of the police | <C/several/some/many/more/of !>'/'s/N
a police officer | x | a member of the police
policeman | n | police officer
fireman | n | firefighter | !*train/locomotive/steam/driver/engine
chairman | n | chairperson, head | <x
salesman | n | salesperson
attorney | n | lawyer | <his/her/an/their/defence/defense/the >!/general
lawyer | n | attorney | <his/her/their/defence/defense >./,/said/for/who/say/says *u.s./federal/county/american/florida/texas/california/york/defense
physician | n | doctor
doctor | n | physician~f | <a/the/his/her/their >./,/who/and/said/in
movie | n | film | <the/this/a/his/first/of/that/horror/best/any/another/these/all/great/good/entire/whole
film | n | movie~p | <the/this/a/his/first/that/these/entire/whole/horror >was/is/has/had/stars/./,/and/about/which/that/to/in !*camera/exposure/photographic/kodak/lens/mm
photo | n | photograph, picture
photograph | n | photo, picture | <a/the/this
novel | n | book | <this/his/her/first/second >was/is/./,/about/by/tells/and/in/has/had
tale | n | story | <the/a/this/his/her/of/and
story | n | tale | >of <the/a/this *novel/legend/fairy/hero/love/adventure/adventures/king/ancient/myth
plot | n | story, storyline | <the/this/its >is/of/./,/was/and/to/has !>to !*land/garden/kill/assassination/bomb/coup/police/terrorist/graph/grave/overthrow/murder/data/vegetable
contest | n | competition | <the/a/this/in !>of !*election/senate/presidential
competition | n | contest | <a/the/this >./,/was/is/in/for *winner/prize/won/entered/judges/entries/talent/contestants/final/song !*market/companies
match | n | game | <the/a/this/second/first/final/last/their >against/between/was/in/at/./, !*tennis/wimbledon/boxing/wrestling/chess/badminton/volleyball/set/sets/fight
victory | n | win, triumph~f | <a/the/his/their/her/this/first/second/third >over/against/in/at/for/./, *election/match/game/season/team/party/final/vote/cup/league/seats/candidate/club/goals/tournament
victory | n | triumph~f | <a/the/his/their/her/this >over/against/in/for
win | n | victory | <a/the/his/their/her/this/first/second/third >over/against/in/at/for/./,
defeat | n | loss | <a/the/his/their/her/this/first/second/third >to/by/against/at/in/./, !*army/battle/war/napoleon/troops/forces/military/empire/general/emperor/king/navy
loss | n | defeat | <a/the/his/their/her >to/against *season/match/game/team/final/cup/league/coach/round/tournament/election/beat/scored/vote
triumph | n | victory, success | >over/in/at/of
battle | n | fight, struggle | <a/the/long/legal >for/with/over/against !*army/troops/killed/fleet/british/french/german/soldiers
fight | n | battle, struggle | >for/over/against <the/a/their/his/this !*boxing/boxer/title/heavyweight/ring/drunk/bar/school/champion/punch
struggle | n | fight, battle | >for/with/over/against <the/a/their/his/this/long
war | n |
troops | x | soldiers, forces | >in/to/from/were/are/and/./,/had/have <the/of/,/american/british/german/more/their/french/its
soldiers | x | troops | >in/to/from/were/are/and/./,/had/have <of/,/american/british/german/more/their/french/and
assault | n | attack | >on/against/in !<sexual/indecent/aggravated/common !*charged/charge/convicted/guilty/battery/charges/accused/pleaded/arrested
raid | n | attack | >on <a/the !*police/drug/drugs/officers/fbi/arrested/detectives/seized/customs/home/office/offices
explosion | n | blast | <an/the/a/huge/large/this !>of/in
blast | n | explosion | <the/this/a >in/at/killed/was/occurred/./,/near/on/that *killed/bomb/injured/wounded/explosives/police/gas/mine/suicide
blaze | n | fire | <the/a >in/at/./,/was
fire | n | blaze | <the >broke/started/destroyed/swept
incident | n | event | <the/this/a/these >occurred/happened/was/took
event | n | occasion | <the/this >was/is/./, *celebrate/celebrated/guests/wedding/ceremony/celebration/dinner/anniversary
disaster | n | catastrophe~f, tragedy | <the/this/a/major *killed/died/deaths/victims
disaster | n | catastrophe~f | <the/this/a/major !*relief/dining/movie/recipe
catastrophe | n | disaster
disease | n | illness | <the/this/a/serious >./,/is/was/and/in/that/which !*plant/plants/crop/crops/tree/trees/leaves/cattle/animals/heart/cancer/pigs/poultry/fungus/chronic
ailment | n | illness
wound | n | injury | >to/in/./,/and !*sewed/sew/stitches/bandage/bandaged/clean/dress/healing/heal/knife/bullet/gunshot/dressing/bleeding
death | n |
offence | n | crime | <serious/an/this !*offensive/took/take/team/attack
offense | n | crime | <serious/an/this !*team/yards/game/season/coach/defense/football/quarterback
prison | n | jail | <in/to/from/of/a/the >./,/for/and/on/after/in/was/where/term
jail | n | prison | <in/to/from/of/a/the >./,/for/and/on/after/in/was/where/term !*night/overnight/hours/bail/county
trial | n |
verdict | n | decision, judgment | <the/a/his
ruling | n | decision, judgment~f | <the/a/this/court
legislation | n | laws | >on/to <new/national/of/such
regulations | x | rules | >on/for/that/governing/./,/and/in/to <the/new/strict/these/existing/government/safety/local/of !*rules
law | n |
rule | n | regulation | <the/these/new/strict >governing/on/for =NNS !*game/grammar/players/play/language/rules
ban | n | prohibition~f | >on <a/the/an
prohibition | n | ban | >on/against
restriction | n | limit, constraint~f | >on
limit | n | restriction | >on <the/a/strict/no/any
limitation | n | restriction, limit | >on !<of
barrier | n | obstacle | >to <a/the/main/major/biggest/no
obstacle | n | barrier, hurdle | >to
hurdle | n | obstacle, barrier | >to/for
policy | n |
strategy | n | plan, approach | >to/for/of <a/the/this/new/its/their/his
scheme | n | plan | >to/for
initiative | n | plan, project | >to/for <a/this/an/new
principle | n |
instruction | n | order | >to/from <his/her/with
advice | n | guidance~f | >to/from/on/of/./, <the/his/her/some/for
guidance | n | advice | >to/from/on/./,/for
information | n | details~p | >about/on/from <the/more/further/any/some/of/detailed/additional !*is/was/has
details | x | information | >about/on <more/further/any/no !*are/were/have
knowledge | n | understanding | >of <the/a/his/her/their/our/good/deep
understanding | n | knowledge, grasp~p | >of <the/a/his/her/their/our/an/good/deep/better/clear
awareness | n | consciousness~f | >of <the/an/greater/growing
skill | n | ability | <his/her/their/technical/the/great >as/in/./,/and
talent | n | gift | >for/as <a/his/her/great
education | n | schooling~p | <his/her/their >in/at/./,/and
training | n |
pupil | n | student | <the/a/his/her/their/all/some/of/by/many/school >./,/and/in/at/were/are/who !*eye/eyes/iris/light
instructor | n | teacher | <an/his/her/the >in/at/./,/of/and
scholar | n | academic | <many/some/the >have/believe/say/in/at/from/argue !*chinese/ancient/medieval/islamic/jewish/latin
academic | n | scholar
college | n |
organization / organisation | n | group | <the/this >which/that/was/has/said/had
association | n | connection, link | >between/with <the/his/her/close/its/an/long
party | n |
squad | n | team | <the/his/their
competition | n | rivalry | >between !=NNS
atmosphere | n | mood | <the/a/friendly/this >of/is/was/in/at !*gas/air/planet/earth/carbon/oxygen/pressure/temperature/venus/mars/cylinder/layer/dioxide/emissions/heat
mood | n | atmosphere, feeling | <the/a >of/in
feeling | n | sense | >of <a/the/his/her/this !=NNS
emotion | n | feeling | <his/her/their/strong/deep/of/the/these/human
anger | n | fury | >at/over/among
fear | n | worry, concern | >that/about/over <the/public/growing/of/these/their/widespread
concerns | x | worries, fears | >about/over/that =NNS
anxiety | n | concern, worry | >about/over !*disorder/depression/patients/symptoms
happiness | n | joy | <great/his/her/their
joy | n | delight, happiness | <great/his/her/their/with/of
sorrow | n | sadness, grief
grief | n | sorrow, sadness
courage = bravery | n |
fame | n | renown~f, recognition | <international/worldwide/his/her/national/to !>and/&
popularity | n | appeal | <its/his/her/their/the/great/growing !>with/among
beauty | n |
habit | n | practice | >of <the/a/his/her/this !*get/got/into/break/kick/bad/drug/smoking/drinking
custom | n | tradition, practice | <local/the/this/a/ancient/old >of/is/was/./,/and
tradition | n | custom, practice | <local/this/ancient/old >of
holiday | n |
journey | n | trip | <a/the/his/her/their/this/long >to/from/through/across
trip | n | journey, visit | <a/the/his/her/their/this >to !*store/shop/supermarket/doctor/bathroom/grocery
trip | n | journey | <a/the/his/her/their/this >./,
voyage | n | journey | >to/from/across
visit | n | trip | >to <a/his/her/their/first/brief/recent/this
tourist | n | visitor | <many/foreign/of/for/by/and/the >to/./,/and/in/from/who/are/come
destination | n |
shore | n | bank | <the/western/eastern/northern/southern >of *river !*sea/ocean/lake/island
weather | n |
food | n |
clothes | x | clothing | <his/her/their/the/of/new/old !>are/were/have/that/which
clothing | n | clothes | <and/the/their/his/warm !>is/was/has
garment | n | piece of clothing
tool | n | instrument | >for/to <a/useful/powerful/an !=NNS
device | n | tool, instrument | >for/to <a/the/an/this !*phone/usb/connect/bluetooth/battery/android/app/screen/explosive/bomb/medical/software
substance | n | material | <hazardous/toxic/dangerous/radioactive
gap | n | difference | >between <the/a/this/wide *rich/poor/income/pay/wage/wages/incomes/expectations/inequality/men/women/prices/education/scores/performance/reality
shape | n | form | <the/a/this/its >of
appearance | n |
noise | n | sound | <a/loud !>of/and/on
sound | n | noise | <a/loud/strange >./,/and/from !*music/guitar/album/band/record/radio !>and
smell | n | scent, aroma | >of <the/a !*smoke/gas/sewage/urine/rotting/blood/garbage/death/sweat/burning/decay/waste/petrol/gunpowder
stage | n | phase | >of/in <this/first/early/each/next/final/second/every/later/last !*theatre/festival/concert/tour/music/play/race/cycling/rider/rocket/larvae
phase | n | stage | >of/in <this/first/early/a/each/next/final/second/every/the/last !*moon/liquid/solid/gas/wave/lunar/voltage
era | n | period, age | <the/this/modern/that/an >of/in/./,/and !*end/ended
moment | n | instant | <a/the/this/that/same >later/when
anniversary | n |
decade | n |
schedule | n | timetable | >for/of <a/the/strict/tight
break | n | pause, rest | <short >./,/in/from/after/between !*holiday/travel/weekend/spa/hotel/trip
pause | n | break | <a/short/brief/the >in
setback | n | blow | <a/major/serious/another/the >for/to
blow | n | setback | <a/major/serious/another/severe/heavy >to/for !*head/skull/neck/punch/face/chest/hit
achievement | n | accomplishment~f, success | <his/her/their/the/great/major/greatest/this
accomplishment | n | achievement
prize | n | award | <a/the/several/this >for/of/./, !*lottery/raffle/money/cash/draw/contest
present | n | gift | <a/birthday/wedding/christmas
contribution | n |
ancestor | n | forebear~f, forefather | =NNS !*species/animal/dog/language/mammals/birds/genus/dinosaurs/evolved/evolution/fossil/horse/plant/plants
descendant | n |
infant | n | baby | <an/the/her/his/this/young
baby | n | infant~f | <newborn/premature
`;
