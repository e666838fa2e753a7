/** No noun hangs on, and no "of" that would narrow it. */
const LOOSE = "!>N/of/'s";
const MUSIC =
  '*album/albums/song/songs/guitarist/drummer/singer/bassist/tour/concert/concerts/record/label/rock/punk/pop/metal/jazz/music/musical/recorded/released/single/singles/lineup/musicians/musician';
const MATCHES =
  '*team/teams/season/players/club/league/cup/championship/won/coach/football/soccer/goal/goals/tennis/matches';

/** Nouns of the arts, of sport, of learning and of what people make. */
export const nounsOfArts = `
band | n | group | <the/this/a/their/his/new/first/another !>N/'s/of/aid ${MUSIC} !*rubber/frequency/wedding/elastic
group | n | band | <the >released/recorded/toured/disbanded/signed/performed/consists/played *album/albums/song/songs/guitarist/drummer
album | n | record | <the/this/their/his/her/its/second/third/fourth/fifth/next/new/last/final !>N/'s/of !>cover !*photo/photos/wedding/stamp
song | n | track | <the/this/a/each/other/first/several/new/these >was/is/,/./by/from/on/has/were/in/which/that/and/appears/features *album/albums/band/released/recorded/single/singles/chart
singer | n | vocalist | <a/the/and/as ${LOOSE} *band/group/album/guitarist/drummer/bassist
vocalist | n | singer | <a/the/and/as/lead ${LOOSE}
concert | n | show, performance | <a/the/his/her/their/first/last/live/final/of !>N/'s/of/hall/party
gig | n | concert, show | !*economy/job
lyrics | x | words | <the/its/whose/with !>N *song/songs/music/written/wrote/album
melody | n | tune | <the/a/simple/his/this
tune | n | melody | <the/a/simple/his/this !>of
composition | n | work, piece | <his/her/the/musical/this/several ${LOOSE} *music/musical/piano/composer/orchestra/choir
novel | n | book | <the/a/several/of/historical ${LOOSE} *author/published/wrote/written/writer/chapter/tells/protagonist/film/adaptation/adapted/publisher
novel | n | book | <this/his/her/their/first/second/third/debut/new/latest/next/last ${LOOSE}
book | n | work | <the >was/is/deals/describes/tells/contains/received/consists/became/won
drama | n | play | <the/a/his/her/first *theatre/theater/stage/playwright
painting | n | picture, work | <the/this/his/her/a/of/several/these/many >by/was/is/shows/depicts/in/./,/and/were/are/from/at !<of
drawing | n | sketch | <a/his/the/early/her >of/by/for !*lots/prize/lottery/blood/water/line/technical/plans
exhibition | n | show | <an/the/his/her/first/solo/new/major >at/in/was/./,/which
audience | n | public | <general/wide/wider/broad/international
spectators | x | fans | <of/the/C/many/by/and !>N *football/match/stadium/club/league/rugby/cricket/soccer/side/goal/team/cup/season/striker/game
debut | n | first appearance | <his/her/its/their >in/for/on/at/against/with/as !*number/chart/album/single
directorial debut | x | first film as a director | <his/her
doctorate | n | PhD, doctoral degree | <a/his/her >in/from/at/./,/and
award | n | prize | <the/an/this/several/many/numerous/of/literary >for/from/./,/in/and/at !>in/ceremony !*court/arbitrator/damages/tribunal/contract/jury/compensation/grant/arbitration
prize | n | award | <the/a/this/several/of/literary/many >for/./,/in/and/at !*lottery/raffle/money/cash/draw
tournament | n | competition | <the/a/this/first/final/last ${LOOSE}
championship | n | title | <the/his/their/first/second/third/C >in/with/./,/for/by/and *won/win/winning
squad | n | team | <the/his/their/national/final ${LOOSE}
fixture | n | match, game | <a/the/last/first/their/against >against/at/in/,/. !*light/bathroom/lighting/plumbing
match | n | game | <a/the/this/that/his/her/their/last/opening/C/first/second/home/away/final ${LOOSE} ${MATCHES} !*tennis/boxing/wrestling/chess/badminton/volleyball/set/sets/wimbledon
game | n | match | <the/a/this/his/their/last/opening/first/second/third/home/away/final >against/between/with *football/soccer/rugby/cricket/tennis/club/striker/midfielder !*nfl/touchdown/quarterback/yards/nba/basketball/baseball/nhl/hockey/touchdowns/bowl/college
victory | n | win, triumph~f | <a/the/his/their/her/this/second/third ${LOOSE} ${MATCHES}
training session | n | practice session
stadium | n | ground | <the/a/its/their/new/home/this ${LOOSE} *football/club/match/matches/league !*nfl/baseball/olympic/american
experiment | n | test | <an/the/these/this/such/several/some/of/first >in/on/with/to/./,/was/were/showed/that
discovery | n | finding | !*archaeologists/coins/planet/island/continent/element/gold/oil/remains/secret <the/this/a/new/important/his/their >that/was/is/,/./has
invention | n | creation | <his/this/her/their !>of
inventor | n | creator | >of
finding | n | result | <the/these/this/main/key >of/were/are/suggest/show/was/is !>that
essay | n | paper, piece | <an/the/his/her/this >on/about/in
article | n | piece, report | <an/the/his/her/this/several >on/about/in/,/./that/which !>of !*constitution/treaty/convention/law/act/paragraph/charter/clause/grammar/noun/definite
publication | n | release | <the/its/after/before >of/in/, *book/novel/report/work
excerpt | n | extract, passage | >from
extract | n | excerpt, passage | >from <an/the
manuscript | n | document, text | <ancient/old/the/medieval >of/in/,/.
website | n | site | <the/its/a/their/his/official/this/company !>N/'s
web site | n | website, site
variant | n | version, form | >of !*virus/disease/covid/infection/vaccine
version | n | form | <early/earlier/simple/simplified/modified/modern >of !*software/windows/android/app/game/song/track/tracks/film/car
edition | n | version | <english/latest/revised/new >of !*festival/tournament/games/cup/event/race/newspaper/competition/contest
emphasis | n | focus | >on
focus | n | emphasis | >on <the/main/its/a/his/their
approach | n | method | <an/the/this/new/different/traditional/alternative/similar/general >for/is/was/, !<new !*bridge/airport/runway/door/road/portico/river
portrayal = depiction | n | | >of
representation | n | picture, image | <visual/graphic/symbolic >of
narrative | n | story, account | <the/a/this ${LOOSE}
legend | n | story, tale | <a/the/local/according !*player/football/music/rock/basketball/map/singer/sports/baseball/hockey/jazz
saying | n | proverb | <an/the/old/popular
phrase | n | expression | <the/this/a >is/was/has/comes/that/which/,/in
term | n | expression | <the/this >refers/comes/derives/originated/applies/describes/covers/itself/often/was/is/has/may/can !>of *word/used/called/coined/english/latin/language/describe/refer/meaning/means
word | n | term | <the/this >is/was/refers/derives/may/can/, *used/describe/refer/language/english/latin
expression | n | phrase | <the/this/an >is/was/comes/that/meaning !*face/facial/gene/genes/mathematical/algebraic/cell/protein/emotion
the meaning of | x | the sense of | >>word/term/phrase
surname | n | family name, last name | ${LOOSE}
family name | n | surname | !>of
pseudonym | n | pen name | <the/a/his/her/under
pen name | n | pseudonym
birthplace | n | place of birth | <his/her
hometown | n | home town | <his/her/their
homeland | n | home country, native country | <his/her/their/its
upbringing | n | childhood | <his/her/a/strict/religious
schooling | n | education | <his/her/early/the/of/formal
education | n | schooling | <his/her/primary/secondary/early/formal/basic/received >in/at/./,/from
tuition | n | lessons, teaching | <private
lesson | n | class | <private
scholarship | n | grant | <a/full
apprenticeship | n | training | <his/her >as/with
profession | n | occupation~f, job | <his/her/their/this/by !>of
occupation | n | job, profession | <his/her/their/an/main !*troops/army/german/germans/israeli/military/forces/territory/land/japanese/war
craftsman = artisan | n | skilled worker
apparatus | n | device | <an ${LOOSE} !*state/security/party/government
apparatus | n | equipment | <the/his/their ${LOOSE} !*state/security/party/government/golgi/vocal/digestive
instrument | n | tool | <useful/important !*music/musical/orchestra/play/played/guitar/piano/strings/violin/wind/sound/songs/band/debt
instrument | n | device | <scientific
machinery | n | equipment | <the/agricultural/heavy/farm/of/and !>of
gear | n | equipment | <protective/fishing/camping/military
equipment | n | gear~p | <the/their/protective/necessary/special/of/fishing >./,/and/to/for
component | n | part | <the/these/key/main/other/individual/several/various/important
ingredient | n | component | <key/important/main/essential >of/in
jet | n | plane, aircraft | <the/private/this ${LOOSE} !*water/gas/ski/stream/button
fighter jet | n | fighter plane, warplane
warplane | n | fighter plane, military aircraft
boat | n | vessel | <the/this/fishing ${LOOSE} *crew/coast/sank/sea/migrants/passengers/coastguard/aboard/navy/port
ship | n | vessel | <the/this/a/of/each/all/another/first/naval/merchant/two/several ${LOOSE} !*space/planet/alien
bicycle | n | bike | ${LOOSE}
bike | n | bicycle | <a/his/her/the/their/by ${LOOSE} !>ride !*motorcycle/engine/rider/racing/biker/bikers/motor/mph/race/bmx/spin
motorcycle | n | motorbike | ${LOOSE}
motorbike | n | motorcycle
lorry | n | truck
cargo | n | freight | <the/of/and/heavy/carry/carrying ${LOOSE}
`;
