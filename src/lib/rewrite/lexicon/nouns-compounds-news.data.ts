/** Compounds of newspapers, of business and of sport: within them the engine changes no single word. */
export const newsCompounds = `
economic growth | x | growth in the economy | !<'s/’s/J/and >would/will/slowed/slows/could/may/has/./,/and/in !>rate
financial problems | x | money problems, financial difficulties | !>N
financial difficulties | x | financial problems, money problems
technical problems | x | technical difficulties, technical faults
technical difficulties | x | technical problems
legal action | x | court action | !>N
state television | x | state TV
state tv | x | state television
local media | x | local news outlets, the local press | >reported/said/report/say
media reports | x | press reports | !>N
news reports = press reports | x | media reports | !>N
oil prices | x | the price of oil | <start >rose/fell/dropped/climbed/jumped/hit/reached
gold prices | x | the price of gold | <start >rose/fell/dropped/climbed/jumped/hit/reached
food prices | x | the price of food, the cost of food | <start/rising/in/of/high/higher >rose/fell/dropped/climbed/jumped/./,/and
house prices | x | home prices, property prices
home prices | x | house prices
petrol prices | x | petrol costs
tax increase = tax rise | n |
tax increases | x | tax rises, higher taxes
power cuts | x | blackouts, power failures
power outage | n | power cut, blackout
power outages | x | power cuts, blackouts
border crossing | n | crossing point | <the/a/main !*illegal/migrants
border dispute | n | dispute over the border
land dispute | n | dispute over land
trade dispute | n | trade conflict, dispute over trade
labour dispute | n | industrial dispute
pay dispute | n | dispute over pay
power struggle | n | struggle for power
power supply | x | supply of power, electricity supply | <the !*computer/device/unit/voltage/board/cable/pc/circuit/plug
electricity supply | x | supply of electricity, power supply | <the
cease-fire | n | truce
peace treaty | n | peace agreement, peace accord
peace plan | n | peace proposal
aid package | n | package of aid
rescue package | n | bailout
rescue operation | n | rescue effort, rescue work
rescue effort | n | rescue operation
search operation | n | search
military operation | n | military action, military campaign
military campaign | n | military operation
air attack | n | air strike, air raid
air raid | n | air attack
air strike | n | air raid, air attack
air strikes | x | air raids, air attacks
bomb blast | n | bomb explosion, explosion
bomb explosion | n | bomb blast
car bombing | n | car bomb attack
suicide bombing | n | suicide attack
suicide attack | n | suicide bombing | *bomb/bomber/explosives/blast
hostage-taker | n | kidnapper
bank robbery | n | bank raid
drug smuggling | x | drug trafficking
human being | n | person, human
ethnic group | n | ethnic community
noble family | n | aristocratic family
head office | n | main office, headquarters
head coach | n | coach | *football/soccer/club
home ground | n | home stadium
home games | x | home matches | *football/soccer/club/league !*nfl/bills/touchdown/quarterback/baseball/basketball/hockey
home game | n | home match | *football/soccer/club/league !*nfl/touchdown/quarterback/baseball/basketball/hockey
away games | x | away matches | *football/soccer/club/league !*nfl/touchdown/quarterback/baseball/basketball/hockey
away game | n | away match | *football/soccer/club/league !*nfl/touchdown/quarterback/baseball/basketball/hockey
league title | n | championship | *won/win/winning
goal scorer | n | scorer
top scorer | n | leading scorer, highest scorer
leading scorer | n | top scorer
national team | n | national side | *football/rugby/soccer/cricket
opening match | n | first match, opening game | <the/their/his
opening game | n | first game, opening match | <the/their/his
final match | n | last match, final game | <the/their/his/her
final game | n | last game, final match | <the/their/his/her
debut match | n | first match
love story | n | romance
war film | n | war movie
horror film = horror movie | n |
action film = action movie | n |
silent film = silent movie | n |
book series | n | series of books
story line / plotline | n | plot
storyline | n | plot, story
screenplay | n | script
script | n | screenplay | <the/his/her *film/movie
title track = title song | n |
`;
