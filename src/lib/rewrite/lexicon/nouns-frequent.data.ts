/** No noun hangs on, and no "of" that would narrow it. */
const LOOSE = "!>N/of/'s";
/** The sentence speaks of a team game. */
const GAMES =
  '*season/players/league/cup/coach/football/footballer/soccer/striker/goalkeeper/midfielder/defender/rugby/cricket/scored/matches/relegated/promoted/signed';
const ATTACKS =
  '*killed/police/army/soldiers/troops/rebels/militants/bomb/gunmen/wounded/military/forces/injured/attackers/embassy/base';

/** The commonest nouns of encyclopaedias and newspapers, where their neighbours or the sentence leave no doubt. */
export const frequentNouns = `
goal | n | | *scored/scoring/scorer/striker/penalty/midfielder/goalkeeper/kick/equaliser/minute/league/hat-trick
film | n | | <thin/plastic/of/protective *layer/coating/surface/thickness
match | n | | *fire/lit/candle/burned/strike/stick/dna
bank | n | | <left/right/opposite
people with | x | those with, individuals with | <start/that/,/and/help/by/to/among/as/in/from/or
people living in | x | residents of | >the/this/these/that/NNP <start/the/of/million/and/by/most/many/all/C
people living with | x | people with | >hiv/aids/dementia/cancer/diabetes/disabilities/depression
the people of | x | the inhabitants of, the residents of | >NNP/the/this >>@place !*nation/country/president/government/freedom
people died | x | lives were lost | <C >in/when/after/on/during/./,
people were killed | x | people died, lives were lost | <C >in/when/after/on/during/./,/and
people were injured = people were hurt | x |
people were wounded | x | people were injured, people were hurt
team | n | side | <the/their/his/home/national/winning/a/away/visiting ${LOOSE} *football/cricket/rugby/soccer/striker/goalkeeper/midfielder/footballer !*nfl/touchdown/quarterback/basketball/baseball/college
club | n | team | <the/his/this/their/first/former/several/other/top/local ${LOOSE} ${GAMES} !*incorporated/founded/company/stadium/owner/chairman/members/shares/stake/debt/president/nightclub/golf
title | n | championship | <the/second/third/first/their/his/her ${LOOSE} *champion/champions/season/league/cup/tennis/boxing/tournament/playoffs !*film/book/song/album
championship | n | title | <the/second/third/first/their/his/her/national ${LOOSE} *won/win/season/champions
war | n | conflict | <the/this ${LOOSE} !>on
government troops = government forces | x | | !>N
rights group | n | rights organisation
rights groups | x | rights organisations
militant group | n | militant organisation
terrorist group | n | terrorist organisation
extremist group | n | extremist organisation
environmental group | n | environmental organisation
aid group | n | aid organisation
parts of | x | areas of | <in/across/some/other/many/large/over/most >the/this >>country/city/region/state/province/world/island/town/county/district/capital
a large number of | x | a great many | >NNS/J
population was | x | number of inhabitants was | <the >C
population is | x | number of inhabitants is | <the >C
house | n | home | <his/her/their/the/a/family/small/own/old ${LOOSE} *lived/lives/family/bought/couple/wife/parents/neighbours/neighbors/residents/fire/burglary !*bill/senate/speaker/vote/congress/lords/commons
houses | x | homes | =NNS !>N/of/'s/a/an/the/some/many/C !<public/coffee/opera/boarding/safe/both/C/great/manor/country/publishing/trading/green/glass/legislative/auction/religious
homes | x | houses | <of/destroyed/damaged/damage =NNS !>N/of/for !*flats/apartments/apartment/care/nursing
building | n | structure | <the/this/brick/wooden/stone/old/original/present/historic/main/new/tall/several/many ${LOOSE} *built/storey/stone/architect/century/church/roof/construction/demolished/erected/brick/tower
law | n | legislation | <the/this >which/that/would/bans/banning/allows/allowing/requires/requiring/making/passed !*physics/nature/motion
the new law | x | the new legislation | !>N/of
a new law | x | new legislation | >that/which/to/on/banning/allowing/requiring/making/,/.
the proposed law | x | the proposed legislation | !>N/of
a law that | x | legislation that
a law banning | x | legislation banning
a law allowing | x | legislation allowing
a law requiring | x | legislation requiring
bill | n | draft law | <the/a/this ${LOOSE} *parliament/lawmakers/senate/law/lawmaker/legislature/vetoed
officials | x | authorities | <start/,/local/that >said/say/have/blamed/were/had/believe/warned/reported/announced/confirmed !>N !*match/referee/team/football/club/olympic
leader of | x | head of | <the/a/as >the/a/an/his >>party/group/union/movement/delegation/community/church/organisation/organization/gang/expedition/faction
leaders of | x | heads of | >the/these/several >>party/group/union/movement/community/church/organisation/organization/country/nation/state/industry
forces | x | troops | <government/german/british/french/american/soviet/rebel/russian/allied/enemy/japanese/iraqi/israeli/spanish/italian/turkish/chinese/confederate/royalist/foreign !>N/of/'s =NNS
attack | n | assault | <the/an/this/another/C/armed ${LOOSE} ${ATTACKS}
career | n | working life, professional life | <his/her >as
role | n | part | <title/lead/leading/starring >of/in *film/movie/play/actor/actress/starred/opera/series/stage/theatre/television/musical
role | n | part | <the >of *cast/starred/starring/actress/actor
role | n | part | <important/key/major/minor/small/central/significant/vital/crucial/active/leading/big/larger !>N/model/of/as/'s
businesses | x | companies, firms | <local/of/many/new/for/private/other/by/large/and/foreign !>N/of/'s
products | x | goods | <agricultural/foreign/imported/industrial/consumer/finished !>N/of/'s
jobs | x | positions, posts | <C !<million/thousand/hundred/billion/two/three !>N/of/'s *lost/cut/cuts/redundancies/company/plant/factory/firm
decision | n | ruling | <the/this/a/its/that *court/judge/judges/appeals/tribunal ${LOOSE}
efforts to | x | attempts to | <his/her/their/its/failed/unsuccessful/despite/in/repeated/previous/earlier/recent
efforts at | x | attempts at
results | x | findings | <the/these/their/her/his *study/research/experiment/survey/researchers/scientists/experiments !>N/'s =NNS !>in
the end of | x | the close of | >>year/season/century/decade/month/week/term/session/reign
the development of | x | the growth of | >>city/town/region/economy/industry/village/settlement/country/area/port/tourism/trade/agriculture
the position of | x | the post of | !>D >>minister/chairman/director/president/manager/secretary/governor/professor/judge/editor/coach/captain/ambassador/chancellor/commander/mayor/principal/treasurer/prosecutor/chief/head/officer/superintendent/inspector/conductor/organist/librarian
position as | x | post as | <the/a/his/her !*maintain/maintained/strengthened/consolidate/consolidated/best/world/leading/cemented/reputation
students | x | pupils | !>N/of/'s *school/schools !*university/college/universities/colleges/students !*high/graduate/american/u.s./california/texas/campus/law/medical/art/dance
study | n | research | <the/this >found/showed/shows/suggests/suggested/says/said/published
story | n | tale | <the/a/this/his/her ${LOOSE} *novel/hero/fairy/legend/myth/adventures
television | n | TV | <on/for/in/of/by/national/american/british/state/public/and/live ${LOOSE}
battle | n | fighting | <the >ended/lasted/began/raged/continued
weapons | x | arms | <carry/carrying/sell/selling/supply/supplying/illegal/buy !>N/of/'s !*game/player
king | n | monarch | <the/a ${LOOSE} !*chess/princess/card/dragon/lion/fairy
crime | n | offence | <a/this/any !>N/of/'s *police/court/charged/convicted/committed/guilty/prosecutors/sentence/accused/offenders !*u.s./federal/american/war
crimes | x | offences | <of/these/such/serious/violent/other/many/several/minor/sexual/his/her/their !>N/against/'s !*u.s./federal/american
trade | n | commerce | <maritime/local/overseas/and !>N/of/'s/in/union/unions/deficit/them/it
industry | n | sector | <the/this/entire/domestic/whole/private/financial ${LOOSE} !*music/film/movie/album/entertainment/fashion/game/gaming
opposition | n | resistance | >to !<in !*announced/announce/declared/expressed/voiced/stated/party
relations | x | ties | >with/between !<public/human/in/sexual/international/industrial/labour/labor/race/foreign/community/interpersonal/class/social/blood/personal/family
ties | x | relations | >with/between !<family/in/blood !*cup/match
a meeting with | x | talks with | >the/his/her/NNP/D *president/minister/leaders/officials/ambassador/union/envoy/delegation/chancellor
capital | n | capital city | <the/its/provincial >,/./on/in/and/where/to/for/were/was *government/president/country/troops/protest/protesters/city/miles/north/south/east/west/rebels/police/people/airport/province/minister/soldiers/thousands/nation !*invest/investment/investors/bank/bonds/shares/equity/stock/punishment/fund
strike | n | walkout | <the/a/one-day/two-day/three-day ${LOOSE} *union/unions/workers/drivers/wages/employees/strikers
strikes | x | walkouts | <of/more/the/further *union/unions/workers/drivers/wages/employees/strikers !>N/of/on
money | n | funds | <raise/raised/raising/public/enough/more !>N/of/'s/is/was/has/laundering !*mouth/run/refund/refunded/back/account/spend/spent
country | n | nation | <the/a/this/his/their/whole/entire/every/each/its/other/another/any/our/several/many/these/those/poor/poorer/rich/richest/poorest/african/european/asian/arab/western/developing/C ${LOOSE} !*flee/fled/leave/left/leaving/enter/entered/music/songs
nation | n | country | <the/african/european/asian/arab/western/developing/poorest/richest/other/many/several/C/industrialised/industrialized ${LOOSE}
funding | n | money, financing | <the/more/public/for/of/government/federal/additional/with/provide/provided/providing !>N/of/'s
fund | n |
amount of money | x | sum of money, sum | <large/small/huge/the/an/considerable/this/certain
amounts of money | x | sums of money, sums | <large/small/huge/vast/considerable
sum of money | x | amount of money | <large/small/huge/the/considerable/a
building work | n | construction work
construction work | n | building work | <the/of/and
fighting | n | clashes | <heavy/fierce/the/in/of/by/from >between/in/near/with/broke/,/. !>was/is/has
violence | n | unrest | <the/of/ethnic/political/in/recent/sectarian >in/./,/has/that/and *protests/protesters/riots/unrest/riot !*domestic/sexual/women/gun/killed/dead
survival | n | existence | <the/its/their >of/,/. !*patients/cancer/disease/passengers/rate
customer | n | shopper | <the/its/many/other/to/of/their/for ${LOOSE} *store/stores/supermarket/supermarkets/retailer/retailers/mall !*app/online/bank
employee | n | worker, staff member | <the/its/C/of/all/many/former/other/government/to/new/their ${LOOSE}
worker | n | employee | <the/its/C/of/all/many/former/other/to/new/their/factory/skilled/young/by/for/laid-off ${LOOSE} *company/factory/plant/firm/employer/jobs/wages/union/industry/pay/management
staff | n | employees, personnel~f | <its/the/all/their/hospital/airline/and/more/our >./,/to/in/at/and/on/by/from !*teachers/pupils/school
farmer | n | grower | <fruit/vegetable/local
physician | n | doctor | <a/the/his/her/personal/many ${LOOSE}
attorney | n | lawyer | <a/an/his/her/their/the/defense/defence ${LOOSE} !>general
politician | n |
scientist | n | researcher | <the/many/some/of/to/other/these/several/by/and/most ${LOOSE} !<political/social =NNS
researcher | n | scientist | <the/many/some/of/to/other/these/several/by/and ${LOOSE} *species/study/disease/cancer/cells/brain/climate/animals/research/university/experiment !*history/historical/market/language/survey/social/security
author | n | writer | <an/the/and/many/several/other/as ${LOOSE} !*study/paper/research/journal/studies
writer | n | author | <the/a/and/many/several/other/as/american/english/british ${LOOSE} *book/books/novel/novels/published/wrote/stories/poems/poet !*film/director/television/script/tv/screenplay/comic/song/show/producer/journalist
professor | n |
expert | n | specialist | <the/many/some/other/of/by/to/health/foreign/legal/medical/security ${LOOSE}
specialist | n | expert | <a/the/many/other/of/by ${LOOSE} !*doctor/doctors/patients/medical/hospital/treatment/heart/eye/health/surgeon/army
analyst | n | expert, observer | <many/some/political/economic/most/by/to/the/independent ${LOOSE}
expert on | x | authority on, specialist in | <an/leading/the >D/N/J
offer | n | proposal | <the/an/his/its/their ${LOOSE} *rejected/accept/accepted/reject/union/talks/negotiations *talks/union/negotiations/peace/ceasefire !>to
rules | x | regulations | <new/these/strict/safety/government/tougher/stricter/existing/under !>N/of/'s/and !*play/plays/played/playing/game/grammar *government/law/laws/minister/companies/farmers/industry/eu/banks/firms/safety/regulators/ministry
rules | x | regulations | <new/strict/safety/tougher/stricter !>N/of/'s !>and !*play/game
costs | x | expenses | <running/travel/legal/medical/operating =NNS !>N/of/'s
customer | n | client | <its/their/of/for/to/many/several/other ${LOOSE} *company/firm/bank/business/service/services
homes | x | houses | <C >were/had =NNS !*flats/apartments/apartment/care/nursing
customer | n | buyer | >who *ordered/order/bought/purchase/buy
building | n | structure | <the >was *abandoned/war/ruins/storey/demolished/restored/wooden/damaged/floors/archaeologists
trade | n | commerce | <of !>N/of/'s/in/union/unions *centre/center/port/merchants/merchant !*terms/balance/union/free/world
`;
