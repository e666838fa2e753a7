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
people with | x | those with, individuals with | !<of/the/for
people living in | x | residents of, those living in | >the/this/these/that/NNP
people living with | x | those living with, people with
the people of | x | the inhabitants of, the residents of | >NNP/the/this >>@place
people died | x | lives were lost | <C >in/when/after/on/during/./,
people were killed | x | people died, lives were lost | <C >in/when/after/on/during/./,/and
people were injured | x | people were hurt
people were wounded | x | people were injured, people were hurt
people were hurt | x | people were injured
team | n | side | <the/their/his/home/national/winning/first/a/away/visiting ${LOOSE} *football/cricket/rugby/soccer/striker/goalkeeper/midfielder/footballer
club | n | team | <the/his/this/their/first/former/several/other/top/local ${LOOSE} ${GAMES}
title | n | championship | <the/second/third/first/their/his/her ${LOOSE} *champion/champions/season/league/cup/tennis/boxing/tournament/playoffs
championship | n | title | <the/second/third/first/their/his/her/national ${LOOSE} *won/win/season/champions
war | n | conflict | <the/this ${LOOSE}
government troops | x | government forces | !>N
government forces | x | government troops | !>N
rights group | n | rights organisation
rights groups | x | rights organisations
militant group | n | militant organisation
terrorist group | n | terrorist organisation
extremist group | n | extremist organisation
environmental group | n | environmental organisation
aid group | n | aid organisation
parts of | x | areas of, sections of | <in/across/some/other/many/large/over/most >the/this >>country/city/region/state/province/world/island/town/county/district/capital
a large number of | x | a great many | >NNS/J
population was | x | number of inhabitants was | <the >C
population is | x | number of inhabitants is | <the >C
house | n | home | <his/her/their/the/a/family/small/own/old ${LOOSE} *lived/lives/family/bought/couple/wife/parents/neighbours/neighbors/residents/fire/burglary
houses | x | homes | !>N/of/'s !<public/coffee/opera/boarding/safe/both/C/great/manor/country/publishing/trading/green
homes | x | houses | <of/destroyed/damaged/new/the/C/damage/build/built !>N/of/for
building | n | structure | <the/this/brick/wooden/stone/old/original/present/historic/main/new/tall/several/many ${LOOSE} *built/storey/stone/architect/century/church/roof/construction/demolished/erected/brick/tower
law | n | legislation | <the/this >which/that/would/bans/banning/allows/allowing/requires/requiring/making/passed
the new law | x | the new legislation | !>N/of
a new law | x | new legislation | >that/which/to/on/banning/allowing/requiring/making/,/.
the proposed law | x | the proposed legislation | !>N/of
a law that | x | legislation that
a law banning | x | legislation banning
a law allowing | x | legislation allowing
a law requiring | x | legislation requiring
bill | n | draft law | <the/a/this ${LOOSE} *parliament/lawmakers/senate/law/lawmaker/legislature/vetoed
officials | x | authorities | <start/,/local/that >said/say/have/blamed/were/had/believe/warned/reported/announced/confirmed !>N
leader of | x | head of | <the/a/as >the/a/an/his >>party/group/union/movement/delegation/community/church/organisation/organization/gang/expedition/faction
leaders of | x | heads of | >the/these/several >>party/group/union/movement/community/church/organisation/organization/country/nation/state/industry
forces | x | troops | <government/german/british/french/american/soviet/rebel/russian/allied/enemy/japanese/iraqi/israeli/spanish/italian/turkish/chinese/confederate/royalist/foreign !>N/of/'s
attack | n | assault | <the/an/this/another/C/armed ${LOOSE} ${ATTACKS}
attack | n | assault, raid | >on <the/an/this/another/surprise/armed/C
career | n | working life, professional life | <his/her >as
role | n | part | <the/title/lead/leading/starring >of/in *film/movie/play/actor/actress/starred/opera/series/stage/theatre/television/musical
role | n | part | <important/key/major/minor/small/central/significant/vital/crucial/active/leading/big/larger !>N/model/of/as/'s
businesses | x | companies, firms | <small/local/of/many/new/for/private/other/by/large/and/foreign !>N/of/'s
products | x | goods | <of/these/agricultural/foreign/imported/industrial/consumer/finished/such !>N/of/'s
jobs | x | positions, posts | <C !>N/of/'s
decision | n | ruling | <the/this/a/its/that *court/judge/judges/appeals/tribunal ${LOOSE}
efforts to | x | attempts to | !<best
efforts at | x | attempts at
results | x | findings | <the/these/their/her/his *study/research/experiment/survey/researchers/scientists/experiments !>N/'s
the end of | x | the close of | >>year/season/century/decade/month/week/term/session/reign
the development of | x | the growth of | >>city/town/region/economy/industry/village/settlement/country/area/port/tourism/trade/agriculture
the position of | x | the post of | >>@person
position as | x | post as, job as~p | <the/a/his/her
students | x | pupils | !>N/of/'s *school/schools !*university/college/universities/colleges/students
study | n | research | <the/this >found/showed/shows/suggests/suggested/says/said/published
story | n | tale | <the/a/this/his/her ${LOOSE} *novel/book/hero/fairy/legend/children/tells/told
television | n | TV | <on/for/in/of/by/national/american/british/state/public/and/live ${LOOSE}
battle | n | fighting | <the >ended/lasted/began/raged/continued
weapons | x | arms | <of/heavy/more/carry/carrying/and/sell/selling/supply/supplying/illegal/buy/light/with !>N/of/'s
king | n | monarch | <the/a ${LOOSE}
crime | n | offence | <a/this/any !>N/of/'s
crimes | x | offences | <of/these/such/serious/violent/other/many/several/minor/sexual/his/her/their !>N/against/'s
trade | n | commerce | <international/foreign/maritime/local/overseas/the/and/of/for !>N/of/'s/in/union/unions/deficit
industry | n | sector | <the/this/entire/domestic/whole/private/financial ${LOOSE}
opposition | n | resistance | >to
relations | x | ties, links | >with/between !<public/human/in/sexual
ties | x | relations, links | >with/between !<family/in/blood
a meeting with | x | talks with | >the/his/her/NNP/D
meeting | n | gathering | <annual/public/a/mass/first >of <the
capital | n | capital city | <the/its/provincial >,/./on/in/and/where/to/for/were/was *government/president/country/troops/protest/protesters/city/miles/north/south/east/west/rebels/police/people/airport/province/minister/soldiers/thousands/nation
strike | n | walkout | <the/a/one-day/two-day/three-day ${LOOSE} *union/unions/workers/drivers/wages/employees/strikers
strikes | x | walkouts | <of/more/the/further *union/unions/workers/drivers/wages/employees/strikers !>N/of/on
money | n | funds, cash~p | !*refund/refunded/customer/account/back/bought <the/more/of/enough/public/some/raise/raised/raising/his/their/its ${LOOSE} !>laundering
country | n | nation | <the/a/this/his/their/whole/entire/every/each/its/other/another/any/our/several/many/these/those/poor/poorer/rich/richest/poorest/african/european/asian/arab/western/developing/C ${LOOSE}
nation | n | country | <the/african/european/asian/arab/western/developing/poorest/richest/other/many/several/C/industrialised/industrialized ${LOOSE}
funding | n | money, financing | <the/more/public/for/of/government/federal/additional/with/provide/provided/providing !>N/of/'s
fund | n |
amount of money | x | sum of money, sum | <large/small/huge/the/an/considerable/this/certain
amounts of money | x | sums of money, sums | <large/small/huge/vast/considerable
sum of money | x | amount of money | <large/small/huge/the/considerable/a
building work | n | construction work
construction work | n | building work | <the/of/and
fighting | n | clashes | <heavy/fierce/the/in/of/by/from >between/in/near/with/broke/,/. !>was/is/has
violence | n | unrest | <the/of/ethnic/political/in/recent/sectarian >in/./,/has/that/and *protests/protesters/riots/unrest/clashes/riot/ethnic/police
survival | n | existence | <the/its/their >of/,/.
customer | n | client, shopper | <the/its/many/other/new/to/of/their/for ${LOOSE}
employee | n | worker, staff member | <the/its/C/of/all/many/former/other/government/to/new/their ${LOOSE}
worker | n | employee | <the/its/C/of/all/many/former/other/to/new/their/factory/skilled/young/by/for/laid-off ${LOOSE} *company/factory/plant/firm/employer/jobs/wages/union/industry/pay/management
staff | n | employees, personnel~f | <its/the/of/all/their/hospital/medical/airline/and/more/our >./,/to/in/at/and/on/by/from
farmer | n | grower | <fruit/vegetable/local
physician | n | doctor | <a/the/his/her/personal/many ${LOOSE}
attorney | n | lawyer | <a/an/his/her/their/the/defense/defence ${LOOSE} !>general
politician | n |
scientist | n | researcher | <the/many/some/of/to/other/these/several/by/and/most ${LOOSE}
researcher | n | scientist | <the/many/some/of/to/other/these/several/by/and ${LOOSE} *species/study/disease/cancer/cells/brain/climate/animals/research/university/experiment
author | n | writer | <an/the/and/many/several/other/as ${LOOSE}
writer | n | author | <the/a/and/many/several/other/as/american/english/british ${LOOSE} *book/books/novel/novels/published/wrote/stories/poems/poet
professor | n |
expert | n | specialist | <an/the/many/some/other/of/by/to/health/foreign/legal/medical/security ${LOOSE}
specialist | n | expert | <a/the/many/other/of/by ${LOOSE}
analyst | n | expert, observer | <many/some/political/economic/most/by/to/the/independent ${LOOSE}
expert on | x | authority on, specialist in | <an/leading/the >D/N/J
offer | n | proposal | <the/an/his/its/their ${LOOSE} *rejected/accept/accepted/reject/union/talks/negotiations
rules | x | regulations | <new/the/these/strict/safety/government/tougher/stricter/existing/under !>N/of/'s *government/law/laws/minister/companies/farmers/industry/eu/banks/firms/safety/regulators/ministry
rules | x | regulations | <new/strict/safety/tougher/stricter !>N/of/'s
costs | x | expenses | <running/travel/legal/medical/high/operating !>N/of/'s
customer | n | client | <its/their/of/for/to/many/several/other ${LOOSE} *company/firm/bank/business/service/services
`;
