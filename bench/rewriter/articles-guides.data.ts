/** Short articles as guides, shops and reviews have them, a blank line between paragraphs. Brands are invented. */
export const guideArticles: readonly string[] = [
  `A bicycle that is cleaned regularly lasts longer and is safer to ride. You do not need expensive products: a bucket of warm water, a little soap, two brushes and an old towel are enough.

Start with the chain, because it is the dirtiest part. Put some cleaner on a cloth and turn the pedals backwards while you hold the chain. Repeat this until the cloth stays almost clean. A small brush helps you to reach the teeth of the wheels.

Next, wash the frame from top to bottom. Never use a strong jet of water, since it can push dirt into the bearings. Let the bicycle dry in the shade or rub it down with the towel.

When everything is dry, put one drop of oil on each link of the chain and turn the pedals several times. Wait for ten minutes and remove the oil that is left on the outside. Finally, check the brakes and the pressure of the tyres. The correct value is printed on the side of the tyre.

If you ride every day, you should clean the chain about once a month. After a trip on salted roads in winter, do it at once.`,
  `Many people believe that growing tomatoes is difficult. In fact, a sunny balcony and a little care are all you need.

Choose small varieties, because they need less space and ripen earlier. Sow the seeds indoors in March and keep them in a bright, warm place. The young plants can go outside in the middle of May, when there is no danger of frost. Each plant needs a pot that holds at least ten litres of soil.

Tomatoes are thirsty, but they do not like wet leaves. Water them every morning, directly on the soil, and put the pots under a roof if possible. From June onwards, give them some fertiliser once a week. Tie the stems to a stick so that they do not break in the wind.

Most varieties form side shoots between the stem and the leaves. Remove them with your fingers while they are small. Otherwise the plant will produce a lot of leaves and only a few fruits.

The first tomatoes are usually ready in July. Pick them when they are fully coloured and feel slightly soft. Do not store them in the fridge, as they lose their taste there.`,
  `Moving to a new flat is stressful, but good planning makes it much easier. Begin at least eight weeks before the date. Cancel your old contract in writing and ask the landlord to confirm it.

Then decide what you really want to take with you. Things that you have not used for two years can probably be sold, given away or thrown out. Every box that stays behind saves time and money.

Collect boxes from supermarkets and pack one room at a time. Heavy objects such as books belong in small boxes. Write the name of the room on at least two sides, so that your helpers know where to put them. Keep important documents, keys and medicine in a bag that you carry yourself.

If you hire a company, get three offers and compare them carefully. The cheapest one is not always the best. Ask whether the price includes insurance. When friends help you, make sure that there is enough food and that nobody has to carry a washing machine alone.

On the last day, read the meters and take photographs of the empty rooms. They may be useful if there is a dispute about the deposit.`,
  `We have spent four weeks with the Orsa Mini, a coffee machine for small kitchens. It is only 14 centimetres wide, and it weighs less than three kilograms. The water tank holds 0.6 litres, which is enough for about five cups.

The machine heats up in 40 seconds. That is faster than most of its rivals. The coffee is hot and strong, and the foam is surprisingly good for a device that costs $89. We particularly liked the large buttons, which are easy to clean.

There are a few weak points, though. The pump is rather loud, so you will not want to use it while others are asleep. The tank is fixed at the back and cannot be removed without moving the whole machine. We also missed a way to change the amount of water.

The manual is clear and was obviously written by someone who drinks coffee. Spare parts can be ordered for at least ten years, the maker promises.

If you live alone and have little space, the Orsa Mini is an excellent choice. Families or offices should look at a bigger model. For the price, however, we have not seen anything better this year.`,
  `Our new winter collection was designed for people who spend a lot of time outdoors. Every coat, glove and hat has been tested by mountain guides in northern Norway, where temperatures often drop below −25 °C.

The heart of the collection is the Fjell parka. Its outer layer is made of recycled fishing nets and keeps out wind and rain. Inside, wool from our own sheep keeps you warm without making you sweat. Two large pockets can be opened even when you are wearing thick gloves.

We want our clothes to last. If a zip breaks or a seam opens, send the piece back to us and we will repair it free of charge. Last year, we repaired more than 3,200 items, some of which were over 20 years old.

All products are made in two small factories in Portugal, and every worker receives at least 30 percent more than the minimum wage. You can read the reports of the independent auditors on our website.

The collection will be available from 1 October in our shops and online. Members of our club can order a week earlier. As always, you have 60 days to change your mind.`,
  `Version 5 of Notewell is here. It is the biggest update since we started in 2014, and it would not have been possible without the help of 6,000 testers.

The first thing you will notice is the new search. It finds words in notes, pictures and attached files, and it shows results while you are still typing. In our tests, it was about four times faster than the old one.

You can now share a notebook with others and decide whether they may change it or only read it. Changes appear within a second. If two people edit the same line, both versions are kept, so nothing is lost.

We have also listened to your complaints. The menu has become shorter, and the colours are easier to read at night. Several bugs that caused the program to crash on older phones have been fixed.

The update is free for everyone who bought version 4. It will be installed automatically during the next few days. You do not have to change anything, but we recommend that you make a copy of your notes first. Old files can still be opened. However, files that were saved with version 5 cannot be read by version 3.`,
  `A sourdough starter is a mixture of flour and water in which wild yeast and bacteria live. They produce the gas that makes the bread rise and the acids that give it its typical taste. Making one takes about a week, but most of that time is spent waiting.

On the first day, mix 50 grams of rye flour with 50 grams of warm water in a clean jar. Cover it with a plate and put it in a warm place. On each of the following days, throw away half of the mixture and add the same amount of fresh flour and water.

After two or three days, you should see the first bubbles. The smell may be unpleasant at the beginning, but it will become mild and sour. When the starter doubles in size within six hours, it is ready to use.

Between two baking days, it can be kept in the fridge for up to two weeks. Feed it at least once in this time. If a dark liquid appears on the surface, the starter is hungry and needs flour. If it turns pink or smells of paint, throw it away and begin again.`,
];
