/** Compounds and set expressions around nouns: within them the engine changes no single word. */
export const nounCompounds = `
press conference = news conference | n |
phone call = telephone call | n | call
family members | x | relatives, members of the family | !>of/'s
family member | x | relative, member of the family | <a/another/one/any/each/no !>of/'s
close relative | n | close family member
football player / soccer player | n | footballer
interest rates | x | borrowing costs | <raise/raised/cut/lower/lowered/raising/cutting/higher/low/high/in/on/keep/reduce/increase >./,/and/to/in/by/on
the death penalty | x | capital punishment | >./,/for/and/in/was/is
gun attack | n | shooting
bomb attack | n | bombing
bomb attacks | x | bombings
car accident = car crash | n | road accident
traffic accident = road accident | n |
plane crash = air crash | n |
rescue workers | x | rescuers, rescue teams
rescue teams | x | rescue workers, rescuers
aid workers = relief workers | x |
aid agency | n | relief agency, relief organisation
fire brigade | n | fire service
medical treatment | x | treatment, medical care | <for/receive/received/receiving/of/need/needed
hospital treatment | x | treatment in hospital
peace talks | x | peace negotiations | !>N
peace negotiations | x | peace talks
peace agreement = peace deal = peace accord | n |
trade deal / trade pact | n | trade agreement
trade agreement | n | trade deal, trade pact
member states | x | member countries | !<the !<eu/un/european/union
member countries | x | member states
member nations | x | member states, member countries
trade union / labor union | n | union
trade unions | x | unions
labor unions | x | unions
job cuts | x | layoffs, redundancies
tax cuts | x | tax reductions, cuts in tax
price increase = price rise | n |
price hike | n | price increase, price rise
pay rise = pay increase | n | wage increase
wage increase | n | pay rise, pay increase | !<minimum
share price = stock price | n |
share prices | x | stock prices
stock prices | x | share prices
budget deficit | n | budget shortfall
unemployment rate = jobless rate | n |
living standards | x | standards of living
living conditions | x | conditions of life
working conditions | x | conditions at work
opinion poll | n | survey, poll
opinion polls | x | polls, surveys
election campaign | n | campaign | <his/her/the/their
power plant = power station | n |
railway station = train station | n | rail station
railway line = rail line | n |
rail service = train service | n |
city centre | x | centre of the city | <the
city center | x | center of the city | <the
town centre | x | centre of the town | <the
town center | x | center of the town | <the
village centre | x | centre of the village | <the
river bank | n | bank of the river | <the
riverbank | n | river bank
mountain top | n | summit | <the
population growth | x | growth in population, growth of the population | >./,/and/in/has/is/was
food shortages | x | shortages of food
food shortage | x | shortage of food
water shortage | x | shortage of water
water shortages | x | shortages of water
fuel shortages | x | shortages of fuel
food supplies | x | supplies of food
water supply | x | supply of water | <the >./,/and/in/is/was/to
oil production | x | production of oil, oil output | >./,/and/in/by/to
oil output | x | oil production
food production | x | production of food | >./,/and/in
weather conditions | x | weather | <bad/poor/severe/extreme/good/the/difficult/adverse/of/in >./,/and/in
weather conditions | x | weather | !>are/were/have
television series | x | TV series
television show | n | TV show, TV programme
television programme | n | TV programme
television program | n | TV program, TV show
television station | n | TV station
television channel | n | TV channel
television network | n | TV network
television film | n | TV film
television movie | n | TV movie
tv series | x | television series
tv show | n | television show
tv station | n | television station
tv channel | n | television channel
motion picture | n | film, movie
debut album | n | first album
first album | n | debut album | <his/her/their !>in/for/since/as/to/with/on/of
debut single | n | first single
first single | n | debut single | <his/her/their !>from/in/for/since/as/to/with/on/of
debut novel | n | first novel
first novel | n | debut novel | <his/her !>in/for/since/as/to/with/of
film debut | x | first film appearance | <his/her
lead singer = lead vocalist | n |
lead role | n | leading role, main role
leading role | n | lead role, main role | <the/a >in
starring role / main role | n | leading role, lead role
main character | x | central character | <the
main characters | x | central characters, leading characters | <the/its
movie star = film star | n |
movie theater | n | cinema
movie director | n | film director
feature film | n | full-length film
film version | n | film adaptation, screen version
stage play | n | play
folk tale | n | folk story
folk tales | x | folk stories
fairy tale | n | fairy story
chief executive officer | n | chief executive, CEO
mobile phone | n | cellphone, mobile
cell phone | n | cellphone, mobile phone
motor vehicle | n | vehicle
motor vehicles | x | vehicles
motor car | n | car, automobile
passenger aircraft | x | passenger plane | <a/the
passenger plane | n | passenger aircraft, airliner
airliner | n | passenger plane
native language = mother tongue = first language | n |
given name | n | first name
newborn baby | n | newborn
newborn babies | x | newborns
young person | n | 
elementary level | n | basic level
at an elevation of | x | at an altitude of, at a height of
at an altitude of | x | at a height of, at an elevation of
has an elevation of | x | lies at a height of | !<that/which/who
total area of | x | area of | <an/a/has/with
the surrounding area | x | the area around | >./,
surrounding areas | x | neighbouring areas | <the
the capital of | x | the capital city of | >NNP
the capital city of | x | the capital of
its capital | x | its capital city | >./,/is/was/and !*bank/company/shares/invest/fund/investors/ratio
a commercial success | x | commercially successful | <was/is/were/be/been !<not >./,/and/but/worldwide/in
a critical success | x | well received by critics | <was >./,/and/but
a great success / a big success / a major success | x | very successful, highly successful | <was/were/been/be >./,/and/but/in
a huge success | x | hugely successful, enormously successful | <was/were/been/be >./,/and/but/in
a success | x | successful | <was/is/were/be/been/become/a >./,/and/but
a failure | x | unsuccessful | <was/were/been/be >./,/and/but
of great importance | x | very important, highly important | <is/was/are/were/be >./,/to/for/in/and
of particular importance | x | particularly important | <is/was/are/were/be
of particular interest | x | particularly interesting | <is/was/are/were/be >to/./,
of major importance | x | very important, highly significant | <is/was/are/were/be
of importance | x | important | <is/was/are/were
of use | x | useful | <is/was/are/were/be
of interest | x | interesting | <is/was/are/were/be >to/./,
of value | x | valuable | <is/was/are/were/be
of the same name | x | with the same name
of the opinion that | x | of the view that
in large part due to | x | largely because of, mainly due to
years in prison = years in jail | x | years behind bars
months in prison | x | months in jail, months behind bars
life in prison | x | life imprisonment, life in jail
life imprisonment | x | life in prison
prison sentence | n | jail sentence, jail term
prison sentences | x | jail sentences, jail terms
prison term | n | jail term, jail sentence
jail term / jail sentence | n | prison sentence, prison term
thousands of people | x | thousands | >took/gathered/marched/fled/protested/attended/turned
hundreds of people | x | hundreds | >took/gathered/marched/fled/protested/attended/turned
tens of thousands of people | x | tens of thousands | >took/gathered/marched/fled/protested/attended/turned/were
hundreds of thousands of people | x | hundreds of thousands | >took/gathered/marched/fled/protested/attended/turned/were
in the streets | x | on the streets | <took/protest/protested/demonstrated/marched/people
the tourism industry | x | the tourist industry, the tourism sector
the oil industry | x | the oil sector | !>N
the banking industry | x | the banking sector
the construction industry | x | the construction sector, the building industry | !>N
the energy industry | x | the energy sector
the manufacturing industry | x | manufacturing, the manufacturing sector
the manufacturing sector | x | manufacturing, the manufacturing industry
the agricultural industry | x | farming, the farming industry
the agricultural sector | x | agriculture, farming
the private sector | x | private business, private companies | !>N/J
nuclear weapons = nuclear arms | x | | !>N
military action | x | the use of force, military force | >against
security personnel | x | security staff
medical care | x | medical treatment | <for/of/and/receive/to/better
health care = healthcare | x | | !>N
health problems | x | medical problems, ill health | <of/serious/with/from/to >./,/and
ill health | x | poor health | <of/to/from/his/her
poor health | x | ill health | <of/to/from/his/her/in
human activity | x | human action | >./,/and/in
wild animals | x | wildlife | <of/and/protect/for >./,/and/in
wildlife | n | wild animals | <of/and/by/protect/other >./,/and/in/such
wide variety | x | wide range | <a >of
great majority | x | vast majority | <the
close friend = good friend | n | | <a
close friends | x | good friends
close associate | n | close colleague
home country = native country | n | homeland
native town | n | home town
old friend | n | long-time friend
rainy season = wet season | x | | <the
north side | x | northern side | <the >of
south side | x | southern side | <the >of
east side | x | eastern side | <the >of
west side | x | western side | <the >of
north bank | x | northern bank | <the >of
south bank | x | southern bank | <the >of
east coast | x | eastern coast | <the >of
west coast | x | western coast | <the >of
north coast | x | northern coast | <the >of
south coast | x | southern coast | <the >of
wide use | x | widespread use | <in/into/found
common use | x | general use | <in/into
everyday life | x | daily life
day-to-day | a | daily, everyday | >N
early life | x | early years | <his/her
later life | x | later years | <his/her
early childhood | x | first years | <his/her
final years = last years | x | | <his/her/its
final resting place | x | last resting place
the northern part of | x | the north of | >the/NNP
the southern part of | x | the south of | >the/NNP
the eastern part of | x | the east of | >the/NNP
the western part of | x | the west of | >the/NNP
the northeastern part of | x | the northeast of | >the/NNP
the northwestern part of | x | the northwest of | >the/NNP
the southeastern part of | x | the southeast of | >the/NNP
the southwestern part of | x | the southwest of | >the/NNP
from around the world = from across the world | x |
from around the country = from across the country | x |
in the centre of the town | x | in the town centre
in the center of the town | x | in the town center
in the centre of the city | x | in the city centre
in the center of the city | x | in the city center
in the centre of the village | x | in the village centre
from all parts of the | x | from all over the | >country/province/region/world/island/city/county/kingdom/empire
a popular place | x | a favourite place, a favourite spot | >for/to/with/among
a popular destination | x | a favourite destination | >for/with/among
a popular choice | x | a favourite choice | >for/with/among
`;
