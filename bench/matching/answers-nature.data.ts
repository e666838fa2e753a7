import type { Topic } from './corpus.ts';

/** Answers about nature: a source, the same with small edits, the same in other words, and one written without it. */
export const nature: readonly Topic[] = [
  {
    source:
      'Photosynthesis is the process by which green plants turn the energy of sunlight into sugar. The leaves take in carbon dioxide through tiny pores, while the roots draw water from the soil. A pigment called chlorophyll captures the light and drives the reaction. Oxygen is released as a by-product, and it is this oxygen that most animals breathe. Without the process, life on land could hardly have developed.',
    light:
      'Photosynthesis is the process with which green plants change the energy of sunlight into sugar. Their leaves take in carbon dioxide through very small pores, and the roots draw up water from the soil. A pigment that is called chlorophyll catches the light and drives the whole reaction. Oxygen is given off as a by-product, and this oxygen is what most animals breathe.',
    heavy:
      'Green plants can convert sunlight energy to sugar, which is known as photosynthesis. Water is drawn out of the soil by the roots and carbon dioxide enters the leaves by way of small pores. The light is caught by chlorophyll, a pigment which makes the reaction run. Most animals breathe the oxygen which is given off as a by-product, so life could hardly have come to the land without it.',
    own: 'When I grew beans at school, those in the cupboard stayed pale and thin. A plant needs light to make its own food. It uses carbon dioxide from the air and water, and in return we get oxygen. The green colour of a leaf comes from chlorophyll. That is why cutting down forests is said to be bad for the climate: trees store carbon in their wood for decades.',
  },
  {
    source:
      'Coral reefs are built by colonies of small animals that live in warm, shallow seas. Each polyp secretes a cup of limestone around its soft body, and over centuries these cups pile up to form massive structures. Algae that live inside the polyps provide them with sugar and give the reef its colours. When the water becomes too warm, the corals expel the algae and turn white, an event that is known as bleaching.',
    light:
      'Coral reefs are built by colonies of tiny animals living in warm and shallow seas. Each of the polyps secretes a cup of limestone around its soft body, and over hundreds of years these cups pile up and form massive structures. Algae living inside the polyps provide sugar and give the reef its colours. When water gets too warm, corals expel the algae and turn white, which is known as bleaching.',
    heavy:
      'Tiny animals living together in colonies build coral reefs in seas that are shallow and warm. Around the soft body of every polyp a limestone cup is secreted; in the course of centuries such cups accumulate into huge structures. Sugar, and also the bright colours, come from algae within the polyps. If temperatures of the water rise too much the algae are thrown out and the coral becomes white: this is called bleaching.',
    own: 'Divers love reefs because of the fish. About a quarter of all species in the ocean depend on them at some time of their lives. Reefs also break waves before they reach the beach, so villages behind them are safer in a storm. Fishing with dynamite, sunscreen and dirty rivers do a lot of damage. In Australia the corals have died in many places since the sea is heating up.',
  },
  {
    source:
      'Earthquakes happen when stress that has built up along a fault is suddenly released. The plates of the crust move only a few centimetres a year, but friction holds them together until the rock breaks. The energy travels outwards in waves that shake the ground. The point where the rupture starts is called the focus, and the place directly above it on the surface is the epicentre.',
    light:
      'Earthquakes occur when stress that built up along a fault gets suddenly released. The plates of the crust move just a few centimetres each year, but friction holds them together until rock breaks. The energy then travels outwards in waves which shake the ground. The point where the rupture begins is called the focus, and the spot directly above it on the surface is called the epicentre.',
    heavy:
      'A sudden release of stress accumulated along a fault produces an earthquake. Though the crustal plates shift by merely a few centimetres per year, they are held by friction till the rock finally gives way. Waves then carry the energy outwards and make the ground shake. One calls the starting point of the rupture the focus; the epicentre lies right above that on the surface.',
    own: 'In Japan children practise what to do when the floor begins to move: get under a table and hold on to its legs. The strength of a quake is given on a scale where each whole number means about thirty times more energy. Most of the victims are killed by houses that collapse, and at the coast by the tsunami which may follow. Nobody can tell the day in advance.',
  },
  {
    source:
      'Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen, then circles back to the start. The angle of the line shows the direction in relation to the sun, and the duration of the shaking shows the distance. Other workers follow her closely in the dark hive and soon fly out to the same place.',
    light:
      'Honey bees tell one another where food is to be found by dancing on the comb. A worker which has discovered a rich patch of flowers walks in a straight line shaking her abdomen and then circles back to the start. The angle of this line shows the direction in relation to the sun, while the duration of the shaking shows the distance. The other workers follow her closely in the dark hive.',
    heavy:
      'By means of a dance on the comb, bees inform their sisters about places with food. The worker who found plenty of flowers shakes her abdomen as she runs along a straight line and returns in a circle. How far it is can be read from how long she shakes; which direction, from the angle of her line compared to the sun. In the darkness of the hive others follow close behind and fly to that place soon afterwards.',
    own: 'My grandfather kept twelve hives behind his barn. In spring a colony has only a few thousand bees, in June about fifty thousand. The queen does nothing but lay eggs. Young workers clean cells and feed larvae, older ones collect nectar and pollen. In winter they sit tightly together and tremble to keep warm. A beekeeper takes the honey and gives sugar water instead.',
  },
  {
    source:
      'Glaciers form where more snow falls in winter than melts in summer. Year after year the layers are pressed together until the air is squeezed out and the snow turns into dense blue ice. Under its own weight the ice begins to flow slowly downhill, scraping rock from the valley floor. At the lower end it melts and leaves behind heaps of rubble called moraines.',
    light:
      'Glaciers form in places where more snow falls in winter than melts in the summer. Year after year, layers are pressed together until air is squeezed out and the snow becomes dense blue ice. Under its own weight the ice starts to flow slowly downhill and scrapes rock from the floor of the valley. At the lower end it melts, leaving behind heaps of rubble that are called moraines.',
    heavy:
      'If summer does not melt all the snow that fell during winter, a glacier can develop. The yearly layers press on one another, the air gets squeezed out, and what was snow is now blue, dense ice. Its own weight makes it flow down the valley at a slow pace, and rock is scraped off the floor on the way. Where it finally melts, rubble is left in heaps, the so-called moraines.',
    own: 'I walked on the ice near Chamonix with a rope and a guide. Signs by the path show where the tongue of the glacier ended in 1950, and it is a long way up from there today. The melt water feeds rivers in hot months, so farmers will miss it. Cracks of up to forty metres open where the slope gets steeper. Scientists drill cores to learn about the climate of the past.',
  },
  {
    source:
      'Bats find their way at night by echolocation. They give out short cries that are too high for human ears and listen to the echoes that come back from walls, branches and insects. From the delay of an echo they judge how far away an object is, and from small differences between their two ears they tell its direction. Some moths have learnt to hear the cries and drop to the ground when a hunter comes near.',
    light:
      'Bats find their way around at night by echolocation. They give out short cries too high for human ears and listen for the echoes coming back from walls, branches and insects. From the delay of the echo they judge how far away the object is, and from small differences between the two ears they tell its direction. Some moths have learned to hear these cries and drop to the ground when a hunter is near.',
    heavy:
      'Echolocation is how bats navigate in the dark. Human ears cannot hear their short, high cries, the echoes of which return from insects, branches or walls. The distance of an object is judged by the delay, and its direction by slight differences between both ears. There are moths able to hear the cries; they let themselves fall to the ground whenever the hunter approaches.',
    own: 'There are more than a thousand species of bat, and only three of them drink blood. In our town they sleep in the roof of the church. Wind turbines kill many of them, as do insecticides, since they eat up to half of their weight in mosquitoes in a night. Their wings are hands with very long fingers. In November they look for a damp cave and sleep until March.',
  },
  {
    source:
      'The water cycle describes how water moves between the oceans, the air and the land. Heat from the sun makes water evaporate from the sea, and the vapour rises until it cools and condenses into clouds. Winds carry the clouds over land, where the water falls as rain or snow. Part of it runs off in rivers, part sinks into the ground and feeds springs, and in the end it returns to the sea.',
    light:
      'The water cycle describes how water moves between oceans, air and land. The heat of the sun makes water evaporate from the sea, and the vapour rises until it cools down and condenses into clouds. The winds carry the clouds over the land, where water falls as rain or as snow. A part of it runs off in rivers, another part sinks into the ground and feeds springs, and finally it returns to the sea.',
    heavy:
      'Between the land, the sea and the atmosphere water is always on the move, and this is called its cycle. It evaporates out of the ocean through the warmth of the sun; as the vapour climbs, it gets cooler and clouds condense. These are blown over the continents and it rains or snows. Rivers take some of the water away, some seeps into the ground for the springs, and all of it comes back to the sea at last.',
    own: 'Only about three per cent of the water on our planet is fresh, and most of that is frozen. A litre from the tap has been in many places before: it may have been drunk by a dinosaur. Cities get theirs from lakes, wells or reservoirs. Where too much is pumped up, the level sinks and wells go dry. In my village we had to stop watering gardens for two summers.',
  },
  {
    source:
      'Volcanoes erupt when molten rock from deep inside the earth rises to the surface. The magma contains dissolved gases, and as the pressure drops on the way up these gases form bubbles, much as in a bottle of lemonade that is opened. Thin lava lets the gas escape easily and flows away in rivers, whereas thick lava traps it until the mountain explodes. Ash from a large eruption can cool the whole planet for years.',
    light:
      'Volcanoes erupt when molten rock rises to the surface from deep inside the earth. Magma contains dissolved gases, and as pressure drops on the way up, these gases form bubbles, as in a bottle of lemonade being opened. Thin lava lets gas escape easily and flows away in rivers, while thick lava traps the gas until the mountain explodes. The ash of a large eruption can cool the whole planet for several years.',
    heavy:
      'An eruption takes place if melted rock comes up from the deep interior of the earth. Like in a lemonade bottle which somebody opens, the gases dissolved in the magma turn to bubbles because the pressure gets lower as it rises. With thin lava, gas easily escapes and there are rivers of it; with thick lava it is trapped and the mountain may explode. For years afterwards the planet can be cooler from the ash of a large one.',
    own: 'Pompeii was covered in the year 79 within one day. Today three million people live around Vesuvius, because the soil is good for wine and tomatoes. Researchers measure small quakes, gas and the shape of the slopes, and give a warning when something changes. In Iceland the heat is used for houses and greenhouses. I have seen Etna smoke from the ferry, which made me nervous.',
  },
];
