const be = '<is/are/was/were/be/been/being';
const active = '!<is/are/was/were/be/been/being/get/got/D/J/P/R';
const works =
  'film/movie/series/show/episode/book/novel/play/story/game/drama/documentary/song/album/opera/musical/programme/program/comic/strip/memoir/poem/diary/article/chapter/account/work';
const species =
  'bird/species/animal/larva/larvae/fish/caterpillar/insect/adult/bat/frog/snake/spider/mammal/moth/beetle/whale/shark/it/they';
const groups =
  'university/college/school/company/firm/hotel/hospital/airline/bank/club/network/organisation/organization/factory/plant/chain/corporation/group/business/agency';

/** What is told of people, their works, companies, creatures and places in texts that look things up. */
export const livesVerbs = `
was born to | x | was born into | >a/an >>family
was born into | x | was born to, came from | >a/an >>family
were born to | x | were born into | >a/an >>family
was born and raised in | x | was born and grew up in | >np
born and raised in | x | who was born and grew up in | <, >np
grew up in | x | spent his childhood in | <he >NNP
grew up in | x | spent her childhood in | <she >NNP
was brought up in | x | grew up in | >np <he/she/who/i/NNP
was raised by | x | was brought up by | >np
raised by | x | brought up by | <was/were/been/, >his/her/their
retired in | x | ended his career in | <he >C
retired in | x | ended her career in | <she >C
retire | v | stop working | >because/after ${active} <<he/she/father/who !>>army/navy/service/team/football/club/company
practise law / practice law | v | work as a lawyer
studied law | x | read law~f | >at/in/and
study law | v | read law~f | >at
work with | v | collaborate with~f | >the/his/her/a >>composer/director/artist/writer/producer/band/musician/singer/architect/photographer/poet/designer/choreographer/rapper/guitarist/author
worked together | x | collaborated~f, cooperated~f | >on/to/in
describe | v | tell of, recount~f | <<${works} >his/her/their/the >>travel/life/experience/journey/adventure/childhood/struggle/voyage
tell | v | relate~f | >the >>story/tale <<${works}
tells the story of | x | follows, is about | >np <<${works}
told the story of | x | followed, was about | >np <<${works}
tell of | v | describe, be about | <to
tells of | x | describes, is about | <<${works} >np
adapted into | x | made into, turned into | ${be} >np
stars | x | features | >NNP <<film/movie/series/show/comedy/drama/it/which/and
premiered | x | was first shown, first appeared | >at/in/on <<film/movie/episode/series/show/documentary/it/which
premiered | x | was first performed | >at/in/on <<play/opera/musical/ballet/symphony/concerto
gross | v | earn, take in | >$/£/€/C/over/more/about/nearly/around/approximately ${active}
peak at | v | reach | >number/C/the/no
reach number | v | peak at number
feature | v | have, include | <<song/track/album/single/video/record/ep >N/J ${active}
tour | v | perform across | <<band/group/orchestra/singer/company >>europe/states/country/australia/america/japan/germany/canada/world/asia/england/france
play in | v | compete in | >the <<club/team/side/they/it >>division/league/championship/conference/premiership/tier/cup/competition/tournament
play in | v | take part in | >the <<he/she/who/team >>game/match/final/series/tournament/cup
sign | v | agree to | >a/an >>contract/deal/extension ${active}
represent | v | play for, compete for | >>country/nation/england/scotland/wales/ireland/state/germany/france/australia/canada/italy/spain/brazil/japan <<he/she/who/player
has a population of | x | has a total population of | >C
had a population of | x | had a total population of | >C
first mentioned in | x | first recorded in, first named in | ${be} >np
first mentioned as | x | first recorded as | ${be} >np
first recorded in | x | first mentioned in | ${be} >C
placed on | x | put on, added to | ${be} >the >>list/register/market/roll
added to | x | placed on, put on | ${be} >the >>list/register
employ | v | give work to | >C/about/around/over/more/some/nearly/thousands/hundreds <<${groups}/it/which
changed its name in | x | was renamed in | >C
changed its name | x | took a new name | >in/after/when/and
changed their name to / changed his name to | x | became | >N
powered by | x | driven by | ${be}/,/N >np >>engine/motor/turbine/steam/diesel
grow to | v | reach | >a/an >>height/length/size/width/depth
feed on | v | eat | >np <<${species}
feeding on | x | eating | <, >np
contains | x | has, includes | <N/it >C/several/two/three/four/five/six/seven/eight/ten/twelve
contain | v | have, include | <NNS >C/several/two/three/four/five/six/seven/eight/ten/twelve
used to treat | x | used in treating, used against | ${be} >N
used to describe | x | used to refer to, applied to | ${be} >np
used to refer to | x | used to describe, used for | ${be} >np
used to make = used to produce | x | used for making | ${be} >np
used to create | x | used to make, used to produce | ${be} >np
used to measure | x | used for measuring | ${be} >np
used to determine | x | used to establish, used to find | ${be} >np
used to identify | x | used to recognise, used to find | ${be} >np
used to control | x | used for controlling | ${be} >np
used to transport | x | used to carry, used to move | ${be} >np
used to carry | x | used to transport, used for carrying | ${be} >np
used to provide | x | used to supply | ${be} >np
used to support | x | used to help | ${be} >np >>work/people/effort/project/development/student/family
used to store | x | used for storing, used to keep | ${be} >np
used to study | x | used to examine, used for studying | ${be} >np
used to help | x | used to assist~f | ${be} >np
used to detect | x | used to find, used for detecting | ${be} >np
used to build | x | used to construct, used for building | ${be} >np
used to estimate | x | used to calculate | ${be} >np
used to indicate = used to show | x | | ${be} >np/that
used in the | x | employed in the~f | ${be} >>production/construction/manufacture/treatment/study/industry/process/making/preparation
used for | x | employed for~f | ${be} >the/G !>>term/word
used by | x | employed by~f | <is/are/also/often/widely/was/were >np <<technique/method/strategy/tactic/device/approach/style/system
widely used in | x | common in | ${be} >np
developed by | x | worked out by | ${be} <<theory/idea/plan/concept/model/scheme >np
coined by | x | first used by, invented by | ${be}/N/, >np
coin | v | invent, make up~p | >the/a >>term/word/phrase/name/expression
coined in | x | first used in | ${be} >C
means | x | translates as | <<name/word/term/title/phrase/surname >N/J/a/the
spoken in | x | used in | ${be}/, >np
spoken by | x | used by | ${be}/, >np
concluded | x | agreed, signed | ${be} >in/by/on/between/with <<treaty/agreement/deal/pact/contract/accord/peace
signed | x | concluded~f | <was/were/been >in/by/on/at/between/with <<treaty/agreement/deal/pact/accord/ceasefire/truce/armistice
grant | v | give | >O/NNP <to/will/would/has/have/had/king/government/parliament/state/he/she/they/which/president/emperor/queen/council/can/may
grant | v | give | >the/his/her !>>motion/request/petition/application/injunction/relief/stay/appeal/wish/plaintiff/defendant/hearing/judgment <to/will/would/has/have/had/king/government/parliament/state/he/she/they/which/president/emperor/queen/council/can/may/and
succeed | v | follow, replace | >him/her/them ${active}
banned | x | outlawed, forbidden | <was/were/been >in/by/under <<party/organisation/organization/group/movement/union/drug/substance/game/sport
found him guilty | x | convicted him | >of/on/and
found her guilty | x | convicted her | >of/on/and
found them guilty | x | convicted them | >of/on/and
appoint | v | name | >O/NNP ${active}
appointed as | x | made, named as | ${be} >a/an/the/N
ordained as a / ordained a | x | made a | ${be} >priest/deacon/minister/rabbi/monk/pastor
crowned | x | made | ${be} >king/queen/emperor/champion/champions
knighted | x | made a knight | ${be} >in/by/for/on
enter orbit | v | go into orbit | >around/in/on
follow | v | trace~f, tell of | >the >>life/story/adventure/journey/fortune/career/exploit/struggle <<${works}
follows | x | tells of, is about | <<${works} >a/an >>man/woman/boy/girl/group/family/couple/team/detective/student/teacher/soldier/doctor
centers on / centres on | x | focuses on, is about | <<${works}/plot/it >np
revolves around | x | centres on, is about | >np <<plot/story/film/novel/show/series/book/episode/game
revolve around | v | centre on, focus on | >np <<plot/story/film/novel/show/series/book/episode/game/debate/discussion/life
ran for | x | lasted for, went on for | <<play/show/series/musical/production/exhibition/programme/program/strip/it/which >C/several/more/nearly/over/almost
aired on | x | was shown on, was broadcast on | <<episode/show/series/programme/program/film/it/documentary/special/pilot/movie/drama >np
aired in | x | was shown in | <<episode/show/series/programme/program/film/it/documentary/special/pilot/movie/drama >np
aired from | x | ran from, was shown from | <<show/series/programme/program/it/drama/sitcom/which >C
hangs in | x | is on display in | <<painting/portrait/picture/it/tapestry/work >np
hang in | v | be shown in | <to
on display in | x | on show in | <is/are/was/were
on display at | x | on show at | <is/are/was/were
stolen from | x | taken from | ${be} >np
run on | v | work on | <<software/program/system/app/application/game/version/it >N/J
rise to | v | reach | >a/an >>height/altitude/elevation
reaches a height of | x | rises to, grows to | >C <N/it
reach a height of | x | grow to, rise to | >C <N/they/can/may/to
fed by | x | supplied by | ${be} >np <<river/lake/stream/reservoir/canal/pool/pond/system/spring/fountain/it
dedicated to | x | devoted to | ${be} >>goddess/god/worship/cult
laid out | x | designed, planned | <was/were/is <<garden/park/town/city/street/cemetery/village/estate/square/course/grid !>on/the/a
disbanded | x | dissolved, broken up | ${be} <<unit/regiment/band/group/team/party/army/division/squadron/battalion/brigade/organisation/organization/force/corps/club/it >in/after/at/by/following/on
fight in | v | take part in | <<regiment/unit/soldier/division/brigade/army/battalion/force/troop >>battle/war/campaign
fell to | x | was captured by, was taken by | <<city/town/fort/castle/fortress/capital/village/constantinople/jerusalem >the
opened in | x | was opened in | <<office/line/route/exhibition/casino/market/mall/cinema/prison/academy/pub/clinic >C !<was/were/be/been/is
closed in | x | shut in, shut down in | <<mine/school/station/factory/line/hospital/mill/plant/branch/office/store/shop/theatre/theater/railway/club/it/which >C !<was/were/be/been/is
make | v | produce, manufacture~f | !*easier/cheaper/better/possible/difficult/stronger/safer <<factory/company/firm/plant/workshop/mill/works/manufacturer >N/J ${active} !>>sense/decision/money/profit/change/progress/use/way/effort/plan/mistake/loss/offer/statement/bid
named in honour of / named in honor of | x | named after | >np
named in his honour / named in his honor | x | named after him
named in her honour / named in her honor | x | named after her
play the part of | v | play, play the role of | >the/a/an/N
play the role of | v | play, play the part of | >the/a/an/N
played the lead role in | x | played the main part in, starred in | >np
play the lead role | v | play the main part | >in
was launched | x | started, began | >in/on <<channel/service/magazine/programme/program/series/website/campaign/project/newspaper/station/scheme/site/initiative/brand
were launched | x | started, began | >in/on <<channel/service/magazine/programme/program/website/campaign/project/newspaper/scheme/site/initiative
hold a degree | v | have a degree | >in/from
holds a | x | has a | <he/she/who >J/N >>degree/doctorate/diploma/phd/ph.d./master/bachelor/record/rank/chair
held a | x | had a | <he/she/who >J/N >>degree/doctorate/diploma/phd/ph.d./post/position/job
take the name | v | adopt the name | >of/N
took the name | x | adopted the name, used the name | >N/of
take the title | v | assume the title~f | >of
take the throne | v | come to the throne | >in/after/as/at/on
ascended the throne / ascended to the throne | x | came to the throne, took the throne
ascend the throne | v | come to the throne, take the throne
came to the throne | x | took the throne, became ruler | >in/at/after/as/on
had a son | x | was the father of a son | <he >,/.
gave his life | x | died | >for
fell ill | x | became ill, became sick~p | >in/with/and/on/during/while/at
devoted himself to | x | gave himself to, concentrated on | >np
devoted herself to | x | gave herself to, concentrated on | >np
became a professor | x | was appointed professor | >of
became professor of | x | was appointed professor of, was made professor of | >N
became a teacher | x | began teaching, began to teach | >at/in
became a lawyer | x | began to practise law | >in/and
went into exile | x | left the country, fled abroad | >after/when !*in
emigrated to | x | moved to, settled in | <he/she/they/family/who/parents/and/later/then >np
emigrate to | v | move to, settle in | <to/would >np
immigrated to | x | moved to, settled in | <he/she/they/family/who/parents/and >np
migrated to / relocated to | x | moved to | >np
migrate to | v | move to | >np
enjoyed great success | x | was very successful | >in/with/as
met with success | x | succeeded | >in/with/end
achieved success | x | found success, was successful | <he/she/it >with/in/as
achieved fame / gained fame | x | became famous, won fame | >as/for/with/in
rose to fame | x | became famous, won fame | >as/for/with/in/after
rose to prominence | x | became well known, became prominent | >as/for/with/in/after/during
gained popularity | x | became popular, grew in popularity | >in/with/as/among/during/after
gain popularity | v | become popular, grow in popularity | >in/with/as/among/during/after
lost popularity | x | fell out of favour | >in/with/as/after
fell into disuse | x | went out of use, was abandoned | >in/after/and/during
fell into disrepair | x | was neglected, decayed~f | >in/after/and/during
fall into disuse | v | go out of use | >in/after
fallen into disuse | x | gone out of use | <had/has/have
was abandoned in | x | was given up in, was deserted in | <<village/town/site/settlement/fort/mine/castle/station/building >np
ceased publication | x | stopped publication, closed | >in/with/on/after
ceased operations | x | stopped operating, closed | >in/on/after/and
went out of business | x | closed, closed down | >in/after/and
went out of print | x | ceased to be printed | >in
went into production | x | began production, entered production | >in/at
went into service | x | entered service, came into service | >in/on/with
entered service | x | came into service, went into service | >in/on/with
entered production | x | went into production | >in/at
entered use | x | came into use | >in
took effect | x | came into force, came into effect | >in/on/at/from
`;
