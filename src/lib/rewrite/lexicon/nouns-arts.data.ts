/** No noun hangs on, and no "of" that would narrow it. */
const LOOSE = "!>N/of/'s";
const MUSIC =
  '*album/albums/song/songs/guitarist/drummer/singer/bassist/tour/concert/concerts/record/label/rock/punk/pop/metal/jazz/music/musical/recorded/released/single/singles/lineup/musicians/musician';
const MATCHES =
  '*team/teams/season/players/club/league/cup/championship/won/coach/football/soccer/goal/goals/tennis/matches';

/** Nouns of the arts, of sport, of learning and of what people make. */
export const nounsOfArts = `
band | n | group | <the/this/a/their/his/new/first/another !>N/'s/of/aid ${MUSIC}
group | n | band | <the >released/recorded/toured/disbanded/signed/performed/consists/played *album/albums/song/songs/guitarist/drummer
album | n | record | <the/this/their/his/her/its/second/third/fourth/fifth/next/new/last/final !>N/'s/of !>cover
song | n | track | <the/this/a/each/other/first/several/new/these >was/is/,/./by/from/on/has/were/in/which/that/and/appears/features *album/albums/band/released/recorded/single/singles/chart
song | n | tune | <his/her/their/popular/old/a >by/from/about/and/,/.
singer | n | vocalist | <a/the/and/american/british/english/german/french/as ${LOOSE}
vocalist | n | singer | <a/the/and/as/lead ${LOOSE}
concert | n | show, performance | <a/the/his/her/their/first/last/live/final/of !>N/'s/of/hall/party
gig | n | concert, show
lyrics | x | words | <the/its/whose/with !>N *song/songs/music/written/wrote/album
melody | n | tune | <the/a/simple/his/this
tune | n | melody | <the/a/simple/his/this
composition | n | work, piece | <his/her/the/musical/this/several ${LOOSE} *music/musical/piano/composer/orchestra/choir
novel | n | book | <the/a/several/of/historical ${LOOSE} *author/published/wrote/written/writer/chapter/tells/protagonist/film/adaptation/adapted/publisher
novel | n | book | <this/his/her/their/first/second/third/debut/new/latest/next/last ${LOOSE}
book | n | work | <the >was/is/deals/describes/tells/contains/received/consists/became/won
drama | n | play | <the/a/his/her/first *theatre/theater/stage/playwright
painting | n | picture, work | <the/this/his/her/a/of/several/these/many >by/was/is/shows/depicts/in/./,/and/were/are/from/at !<of
drawing | n | sketch | <a/his/the/early/her >of/by/for
exhibition | n | show, display | <an/the/his/her/first/solo/new/major >at/in/was/./,/which
audience | n | public | <general/wide/wider/large/larger/broad/international
spectators | x | fans, onlookers | <of/the/C/many/by/and !>N
debut | n | first appearance | <his/her/its/their >in/for/on/at/against/with/as
directorial debut | x | first film as a director | <his/her
doctorate | n | PhD, doctoral degree | <a/his/her >in/from/at/./,/and
award | n | prize, honour | <the/an/this/several/many/numerous/of/literary >for/from/./,/in/and/at !>in/ceremony
prize | n | award | <the/a/first/several/this/of/literary/many >for/./,/in/and/at
tournament | n | competition, contest | <the/a/this/first/final/last ${LOOSE}
championship | n | title | <the/his/their/first/second/third/C >in/with/./,/for/by/and *won/win/winning
squad | n | team | <the/his/their/national/final ${LOOSE}
fixture | n | match, game | <a/the/last/first/their/against >against/at/in/,/.
match | n | game | <a/the/this/that/his/her/their/last/opening/C/first/second/home/away/final ${LOOSE} ${MATCHES}
game | n | match | <the/a/this/his/their/last/opening/first/second/third/home/away/final >against/between/with *football/soccer/rugby/cricket/tennis/club/striker/midfielder
victory | n | win, triumph~f | <a/the/his/their/her/this/second/third ${LOOSE} ${MATCHES}
training session | n | practice session
stadium | n | ground, arena | <the/a/its/their/new/home/this ${LOOSE} *football/club/team/match/matches/league
experiment | n | test | <an/the/these/this/such/several/some/of/first >in/on/with/to/./,/was/were/showed/that
discovery | n | finding | !*archaeologists/coins/planet/island/continent/element/gold/oil/remains/secret <the/this/a/new/important/his/their >that/was/is/,/./has
invention | n | creation | <his/this/an/her/their/the
inventor | n | creator | >of
finding | n | result | <the/these/this/main/key >of/were/are/suggest/show/was/is !>that
essay | n | paper, piece | <an/the/his/her/this >on/about/in
article | n | piece, report | <an/the/his/her/this/several >on/about/in/,/./that/which !>of
publication | n | release | <the/its/after/before >of/in/, *book/novel/report/work
excerpt | n | extract, passage | >from
extract | n | excerpt, passage | >from <an/the
manuscript | n | document, text | <ancient/old/the/medieval >of/in/,/.
website | n | site | <the/its/a/their/his/official/this/company !>N/'s
web site | n | website, site
variant | n | version, form | >of !*virus/disease/covid/infection/vaccine
version | n | form | <early/earlier/simple/simplified/modified/modern >of
edition | n | version | <new/english/latest/revised/first/second/the >of
emphasis | n | focus, stress | >on
focus | n | emphasis | >on <the/main/its/a/his/their
approach | n | method | <an/the/this/new/different/traditional/alternative/similar/general >to/for/is/was/, !<new
criticism | n | disapproval | <strong/public/of/much/widespread/international/some >for/from/by/over
portrayal | n | depiction, picture | >of
depiction | n | portrayal, picture | >of
representation | n | picture, image | <visual/graphic/symbolic >of
narrative | n | story, account | <the/a/this ${LOOSE}
tale | n | story | <a/the/this/of/and/his/her
legend | n | story, tale | <a/the/local/according
saying | n | proverb | <an/the/old/popular
phrase | n | expression | <the/this/a >is/was/has/comes/that/which/,/in
term | n | word, expression | <the/this >refers/comes/derives/originated/applies/describes/covers/itself/often/was/is/has/may/can !>of *word/used/called/coined/english/latin/language/describe/refer/meaning/means
word | n | term | <the/this >is/was/refers/derives/may/can/, *used/describe/refer/language/english/latin
expression | n | phrase | <the/this/an >is/was/comes/that/meaning
the meaning of | x | the sense of | >>word/term/phrase
surname | n | family name, last name | ${LOOSE}
family name | n | surname | !>of
nickname | n | pet name | <his/her/the/a >of !>of
pseudonym | n | pen name | <the/a/his/her/under
pen name | n | pseudonym
birthplace | n | place of birth | <his/her/the/its
hometown | n | home town, native town | <his/her/their
homeland | n | home country, native country | <his/her/their/its
upbringing | n | childhood | <his/her/a/strict/religious
schooling | n | education | <his/her/early/the/of/formal
education | n | schooling | <his/her/primary/secondary/early/formal/basic/further/received >in/at/./,/from
tuition | n | teaching, lessons | <private/his/her/free
lesson | n | class | <piano/dance/the/private/his/her/some
scholarship | n | grant, award | <a/his/her/full
apprenticeship | n | training | <an/his/her >as/with
profession | n | job, occupation~f | <his/her/their/this/legal/a/by !>of
occupation | n | job, profession | <his/her/their/an/main
craftsman | n | artisan, skilled worker
artisan | n | craftsman, skilled worker
apparatus | n | equipment, device | ${LOOSE}
instrument | n | tool, device | <scientific/useful/these/important/policy
machinery | n | equipment, machines | <the/agricultural/heavy/farm/of/and
gear | n | equipment | <protective/fishing/camping/military
equipment | n | gear~p, tools | <the/their/protective/necessary/special/of/fishing >./,/and/to/for
component | n | part | <the/these/key/main/other/individual/several/various/important
ingredient | n | component, part | <key/important/main/essential >of/in
jet | n | plane, aircraft | <the/private/this ${LOOSE}
fighter jet | n | fighter plane, warplane
warplane | n | fighter plane, military aircraft
boat | n | vessel | <the/a/this/small/fishing/wooden/of ${LOOSE}
ship | n | vessel | <the/this/a/of/each/all/another/first/naval/merchant/two/several ${LOOSE}
bicycle | n | bike | ${LOOSE}
bike | n | bicycle | <a/his/her/the/their/by ${LOOSE} !>ride
motorcycle | n | motorbike | ${LOOSE}
motorbike | n | motorcycle
lorry | n | truck
automobile | n | car, vehicle | <the/an/of/first
cargo | n | freight, goods | <the/of/and/heavy/carry/carrying ${LOOSE}
`;
