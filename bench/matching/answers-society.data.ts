import type { Topic } from './corpus.ts';

/** Answers about history and society. */
export const society: readonly Topic[] = [
  {
    source:
      'The printing press with movable type was introduced in Europe by Johannes Gutenberg around 1450. Before that, books were copied by hand, which could take months and made them very expensive. With metal letters that could be arranged again and again, hundreds of pages were printed in a day. Ideas spread faster than ever before, and scholars in distant cities could argue about the same text.',
    light:
      'The printing press using movable type was introduced in Europe by Johannes Gutenberg about 1450. Before this, books were copied by hand, which could take many months and made them expensive. With metal letters that could be rearranged again and again, hundreds of pages could be printed in one day. Ideas spread faster than ever before and scholars in distant cities could argue about the same texts.',
    heavy:
      'Around 1450 Europe got the press with movable type from Johannes Gutenberg. Copying a book by hand had taken months until then, so that books cost a great deal. Since the letters of metal could be put together over and over, a day was enough to print hundreds of pages. Thoughts travelled more quickly than they ever had, and learned men of far-off cities were able to discuss one and the same text.',
    own: 'I visited the museum in Mainz, where a woman showed us how to set a line of letters upside down. The Bible printed there had forty-two lines on each page. Paper was needed in large amounts and came from old rags. Luther could not have had such success without pamphlets. In China and Korea people printed long before, but their writing has thousands of signs.',
  },
  {
    source:
      'The industrial revolution began in Britain in the second half of the eighteenth century. Coal and iron lay close together, rivers and canals made transport cheap, and merchants had money to invest. Steam engines first pumped water out of mines and later drove spinning machines in large factories. Workers left the countryside for crowded towns, where wages were low and children laboured for twelve hours a day.',
    light:
      'The industrial revolution started in Britain in the second half of the eighteenth century. Coal and iron lay close to each other, rivers and canals made transport cheap and merchants had the money to invest. The steam engines at first pumped water out of mines and then drove spinning machines in big factories. Workers left the countryside for the crowded towns, where wages were low and children laboured twelve hours a day.',
    heavy:
      'It was in Britain that industry began its revolution after 1750. There was money among the merchants for investment, transport on canals and rivers cost little, and iron was found near coal. Mines were the first to use steam engines, for pumping water; afterwards these powered spinning machines in huge factories. The towns became crowded with workers from the country, and for low wages even children had to labour twelve hours daily.',
    own: 'My ancestors were weavers in Silesia who lost their living when cheap cloth arrived. Trains changed the sense of time: before the railway each town had its own clock. Trade unions were forbidden for a long time, and the first laws to protect young people were hardly controlled. The middle class got richer and built villas on the west side, away from the smoke.',
  },
  {
    source:
      'Democracy in ancient Athens was direct: citizens met on a hill and voted on laws by raising their hands. Officials were mostly chosen by lot, since elections were thought to favour the rich. Women, slaves and foreigners had no say, so that only a small part of the inhabitants took part. A politician who became too powerful could be sent into exile for ten years by a vote written on pieces of pottery.',
    light:
      'Democracy in ancient Athens was direct, as citizens met on a hill and voted on the laws by raising their hands. Officials were mostly chosen by lot, because elections were thought to favour rich people. Women, slaves and foreigners had no say, so only a small part of all inhabitants took part. A politician who had become too powerful could be sent into exile for ten years by votes written on pieces of pottery.',
    heavy:
      'The Athenians of antiquity decided on their laws themselves by a show of hands at a meeting on a hill. Because they believed that the rich would win elections, most offices were given by lot. Only few of the inhabitants could join in, for foreigners, slaves and women were left out. By writing a name on bits of pottery they could exile any politician with too much power, for as long as ten years.',
    own: 'Today we elect a parliament every four years and hope for the best. Switzerland still has places where people decide in the market square. Aristotle was not fond of the rule of the many, and Plato blamed it for the death of Socrates. Pericles paid a fee to jurors so that poor men could afford to come. The word itself is Greek and means power of the people.',
  },
  {
    source:
      'Inflation means that prices rise and money loses its value. It can be caused by demand that grows faster than supply, by higher costs of raw materials, or by a central bank that brings too much money into circulation. A little inflation is regarded as healthy because it encourages people to spend and invest. When it becomes very high, savings are destroyed and nobody wants to sign long contracts.',
    light:
      'Inflation means that prices go up and that money loses value. It may be caused by demand growing faster than supply, by higher costs of raw materials, or by a central bank bringing too much money into circulation. Some inflation is regarded as healthy because it encourages people to spend and to invest. When it becomes very high, savings get destroyed and nobody wants to sign a long contract.',
    heavy:
      'If the value of money sinks as prices climb, one speaks of inflation. Among the causes are raw materials that get dearer, a central bank which puts too much money into circulation, and supply that cannot keep up with demand. Economists find it healthy when there is a little, as people then invest and spend. Very high rates destroy savings, and long contracts are not signed by anybody.',
    own: 'My parents paid forty cents for a bread roll, I pay one euro. In 1923 Germans carried banknotes in laundry baskets and the bread in the morning cost less than in the evening. The statistics office looks at a basket of goods each month. Pensioners suffer most, while those who owe a lot are glad. Frankfurt tries to hold the rate near two per cent by changing interest.',
  },
  {
    source:
      'The Silk Road was not one road but a network of routes that linked China with the Mediterranean. Caravans of camels carried silk, spices and porcelain to the west and brought back glass, wool and silver. Few traders made the whole journey; goods changed hands many times in oasis towns along the way. Religions, inventions and diseases travelled together with the merchandise.',
    light:
      'The Silk Road was not a single road but a network of routes linking China with the Mediterranean. Camel caravans carried silk, spices and porcelain westwards and brought back glass, wool and silver. Only few traders made the whole journey, as goods changed hands many times in the oasis towns along the way. Religions, inventions and also diseases travelled along with the merchandise.',
    heavy:
      'Many routes together, instead of a single one, made up the Silk Road from the Mediterranean to China. Silver, wool and glass went east by camel caravan, while porcelain, spices and of course silk came west. Hardly any trader went all the way, because in the towns at oases the goods were sold on again and again. With the wares went inventions and religions, but diseases too.',
    own: 'Marco Polo left Venice at seventeen and returned when nobody knew him any more. The desert of Taklamakan was feared for its storms. The Mongols made travel safe for a while by giving out passes. When Portuguese ships reached India around Africa, the long way over land lost its importance. Today Beijing pays for railways and harbours in dozens of countries.',
  },
  {
    source:
      'Supply and demand determine the price of a good in a free market. If the price is high, producers offer more, but buyers want less; if it is low, the opposite is true. At one point both quantities are equal, and this point is called equilibrium. When a bad harvest reduces the supply of wheat, the equilibrium moves and bread becomes dearer until some buyers turn to other food.',
    light:
      'In a free market, supply and demand determine the price of a good. If the price is high, the producers offer more but buyers want less, and if it is low the opposite is true. At one point the two quantities are equal, and this point is called the equilibrium. When a bad harvest reduces the supply of wheat, the equilibrium moves and bread gets dearer until some of the buyers turn to other food.',
    heavy:
      'What something costs on a free market depends on how much of it is supplied and demanded. High prices make producers offer more of it and buyers take less, and with low ones it is the other way round. The point at which the quantities are the same has the name equilibrium. It shifts if, for instance, there is less wheat after a poor harvest: bread gets more expensive till buyers choose different food.',
    own: 'Last summer tickets for the concert were sold out in five minutes, and on the internet people asked three times as much for them. A shop lowers what it asks for coats in January since nobody needs them any longer. The state may set a maximum rent, but then flats become hard to find. Adam Smith spoke of an invisible hand. Monopolies do not have to care about competitors.',
  },
  {
    source:
      'Sleep is controlled by two processes that work together. The first is a pressure that grows with every hour we are awake, because a substance called adenosine collects in the brain. The second is an inner clock that follows light and darkness and tells the body when to release melatonin. Coffee keeps us awake because caffeine blocks the receptors for adenosine, but the pressure remains and is felt later.',
    light:
      'Sleep is controlled by two processes working together. The first one is a pressure growing with every hour that we are awake, because a substance called adenosine collects inside the brain. The second one is an inner clock which follows light and darkness and tells the body when to release melatonin. Coffee keeps us awake since caffeine blocks the receptors for adenosine, but the pressure remains and is felt later on.',
    heavy:
      'Two processes act together when they regulate our sleep. An internal clock guided by darkness and light decides at what time melatonin gets released in the body. In addition, adenosine gathers in the brain for each hour without sleep and so the pressure mounts. Its receptors are blocked by the caffeine of coffee, which is why we stay awake, although later we feel the pressure that has remained.',
    own: 'I go to bed at eleven and still cannot get up at six. Teenagers have a later rhythm than adults, and some doctors want school to begin at nine. Dreams come mostly in the phase in which the eyes move. A dark, cool room without a telephone helps. Whoever works at night has a higher risk of heart trouble, and pilots know well how hard it is to cross time zones.',
  },
  {
    source:
      'Vaccines prepare the body for an infection without making it ill. They contain weakened germs, parts of them or the plan for such a part, and the immune system answers with antibodies and memory cells. When the real germ arrives, the memory cells recognise it and stop it within days. If enough people are vaccinated, the disease finds no new victims, which also protects those who cannot be vaccinated themselves.',
    light:
      'Vaccines prepare the body for infection without making it ill. They contain weakened germs, parts of germs or the plan for such a part, and the immune system responds with antibodies and memory cells. When the real germ arrives the memory cells recognise it and stop it within a few days. If enough people are vaccinated, a disease finds no new victims, and this also protects people who cannot be vaccinated themselves.',
    heavy:
      'Through a vaccine the body gets ready for an infection and does not fall ill. The immune system makes memory cells and antibodies as an answer to what is in it: germs that have been weakened, pieces of them, or plans for a piece. Memory cells later know the true germ again and need only days to stop it. Those who cannot be vaccinated profit as well, because with enough vaccinated people there are no new victims to be found for the disease.',
    own: 'Edward Jenner noticed that milkmaids did not get smallpox and tried his idea on the son of his gardener. The last case of that illness was in 1977. Before a new product may be used, it is tested on thousands of volunteers. A sore arm for two days is common. I was afraid of needles when I was eight, so the nurse let me hold a toy. Measles came back where parents refused.',
  },
];
