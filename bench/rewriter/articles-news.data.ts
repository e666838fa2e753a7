/** Short articles as newspapers and encyclopaedias have them, a blank line between paragraphs. All they tell of is invented. */
export const newsArticles: readonly string[] = [
  `The last ferry between Skarnes and the island of Hule will leave on 30 September, the shipping company Norlinje announced on Wednesday. The service, which has run since 1927, has lost money for eleven years in a row.

"We looked at every possible solution," said Marit Eide, the head of the company. "There simply are not enough passengers in winter." She added that the 14 members of the crew would be offered work on other routes.

Residents of the island are angry. About 340 people live there all year round, and many of them work on the mainland. They say that the new bus, which has to take a detour of 50 kilometres, is no replacement. A group of parents has already collected more than 2,000 signatures against the decision.

The county council could still save the line. It had asked for two months to look for another operator, but Norlinje refused to wait. A final meeting is planned for next Monday. If no agreement is reached, the ship will be sold to a firm in Greece. The mayor of Skarnes said that she had not given up hope, although time was running out.`,
  `A fire that broke out in the early hours of Saturday destroyed large parts of the market hall in Ostby. Nobody was hurt, but 60 traders have lost their stalls and most of their goods.

The fire brigade was called at 3:20 in the morning by a taxi driver who had seen smoke above the roof. When the first engines arrived, the flames had already spread to the second floor. It took 90 firefighters almost six hours to bring the fire under control. Nearby houses had to be evacuated, and the main street remained closed until noon.

The cause is not yet known. Police said that there was no evidence that the fire had been started deliberately. An electrician had carried out repairs on the lighting two days before, according to a spokesman for the city.

The hall was built in 1889 and had survived two wars. It was restored at a cost of 7.5 million crowns only four years ago. The city promised that it would be rebuilt. Until then, the traders will be allowed to use a car park by the station. Many of them fear that their customers will not follow them there.`,
  `Unemployment in the region fell to 4.8 percent in August, its lowest level since 2007. The number of people without work dropped by 3,100 compared with the previous month, the labour office reported on Thursday.

Most of the new jobs were created in construction and in hotels and restaurants. Industry, on the other hand, continued to shrink. Two car suppliers closed their plants in the spring, and a third one is expected to follow before the end of the year.

Experts warned against too much optimism. Many of the new jobs are badly paid and will disappear when the season ends, said Jonas Weil, an economist at the University of Tarn. He believes that the rate could rise again to more than 5.5 percent by January.

The government, however, sees the figures as proof that its reforms are working. "Fewer people depend on support than at any time in the last decade," the minister of labour told reporters. The opposition rejected this view. It pointed out that the number of people who have two jobs had increased by a third. The unions demanded that the minimum wage be raised to 13 crowns an hour.`,
  `The women's team of Vale Rovers has won the cup for the first time in its history. In front of 18,400 spectators, the side from the second division beat the favourites from Lindholm 2–1 after extra time.

Lindholm had more of the ball from the beginning and took the lead after 23 minutes, when Petra Sand scored with a header. Rovers did not give up, however. Shortly before half-time, the referee gave them a penalty, which Joanna Reyes converted safely. In the second half, both teams had several good chances, but neither managed to score.

The decision came in the 114th minute. A long pass reached Aisha Cole, who ran past two defenders and sent the ball into the far corner. "I just closed my eyes and shot," the 19-year-old said afterwards. She only joined the club in January and works as a nurse during the week.

The coach of Lindholm, Karl Brandt, congratulated the winners. His team had not been patient enough, he said. For Rovers, the victory means that they will play in a European competition next season. Hundreds of fans welcomed the players at the station on Sunday evening.`,
  `Archaeologists have discovered the remains of a Roman villa under a car park in the town of Merrow. The walls were found last autumn, when workers were laying new pipes, but the discovery was kept secret until this week.

The house had at least 22 rooms, four of which were heated. Its owner must have been very rich, said Dr Ines Falk, who directs the excavation. One floor is decorated with a mosaic of fish and sea monsters that has survived almost without damage. Coins found in the kitchen suggest that the building was abandoned around the year 390.

What happened to the inhabitants is unclear. There are no signs of a fire or a fight. "It looks as if they packed their things and left," Falk said.

The town is now trying to decide what to do with the site. Some members of the council want to build a museum, while others point to the costs. In any case, the work will not be finished before next summer. Visitors will be able to see the mosaic on two weekends in June. Tickets are not yet on sale.`,
  `The grey heath moth is a small insect that lives in dry, open areas of northern Europe. It was first described in 1794 by the Swedish naturalist Nils Ahlgren. Its wings have a span of 22 to 26 millimetres and are pale grey with two dark lines.

The adults fly from June until the middle of August, usually at night. They are attracted by light and are therefore often seen near houses. The females lay up to 90 eggs on the leaves of heather, which is the only plant that the caterpillars eat. After about three weeks, the young animals spin a cocoon, in which they spend the winter.

In the nineteenth century, the species was very common. Since then, its numbers have declined considerably, because heaths were turned into fields or planted with trees. In several countries, it is now protected by law. The largest population survives on a military training area in the north of Jutland, where no fertiliser has ever been used.

The moth is not considered a pest. It is sometimes confused with the closely related sand moth, which is slightly bigger and has only one line.`,
  `Edda Lindqvist was a Swedish engineer and inventor. She was born on 2 February 1889 in Falun, the daughter of a carpenter, and grew up with five brothers. After school she worked in a paper mill, where she repaired the machines in her spare time. In 1911, she became one of the first women who were allowed to study at the technical college in Gothenburg.

Lindqvist is best known for a valve that controls the pressure in steam boilers. She developed it in 1919, after an explosion had killed three of her colleagues. The device was cheap, easy to build and reliable. Within ten years, it was used in more than 4,000 factories around the world. She refused to sell the patent and founded her own company, which employed mainly women.

During the war, she left the country and taught mathematics in Edinburgh. She returned in 1946, but the company had been sold in her absence. Lindqvist spent her last years in a small house by the sea. She died in 1963. A street in Falun and a prize for young engineers are named after her. Her letters are kept in the city archive and have not been published.`,
];
