/**
 * Paragraphs of stories, travels, essays and reports, each retold by hand (sentences merged and split, voices changed, other
 * words) and in the way of a translation there and back.
 */
interface UnseenParagraph {
  source: string;
  byHand: string;
  translated: string;
}

/** The weights were not fitted to them; what it takes to go over to a source was chosen with them in view. */
export const unseenParagraphs: readonly UnseenParagraph[] = [
  {
    source:
      'The old captain came down to the harbour every morning before the gulls were awake. He carried a lantern in one hand and a loaf of bread in the other, and he spoke to nobody. When he reached the end of the pier he would set the lantern on a bollard, break the bread into small pieces and throw them into the black water. The fishermen, who had known him in his better days, took off their caps as they passed. It was said that his only son had sailed from that pier one winter and had never returned.',
    byHand:
      'Each day, while even the seabirds still slept, an aged skipper made his way to the port. He talked to no one. With a lamp and some bread in his hands he walked out to where the jetty ended; there the light was put down on a post, and crumb after crumb of the loaf was tossed into the dark sea. Men who fished there remembered what he had once been, and bared their heads when going by. People told each other that the one boy he had put to sea from here during a winter and did not come home.',
    translated:
      'Every morning, even before the seagulls had woken, the old captain went down to the port. In one hand he held a lantern, in the other a bread, and with nobody did he speak. Arrived at the end of the jetty he placed the lantern on a bollard, crumbled the bread in little pieces and threw these into the black water. The fishermen who knew him from better times removed their caps in passing. One said that his only son had left from this jetty in a winter and never came back.',
  },
  {
    source:
      "My uncle was a man of fixed habits, and nothing annoyed him more than a guest who came late to dinner. At seven o'clock precisely the soup was carried in, whether anyone was there to eat it or not. He would sit at the head of the long table with his watch beside his plate, and at each minute that passed his face grew a little redder. I have seen a bishop creep to his chair like a schoolboy under that look. Yet an hour later, over the port, there was no kinder host in the whole county.",
    byHand:
      'Unpunctual dinner guests irritated my uncle, whose ways never changed, more than anything else in the world. The soup appeared on the stroke of seven even if there was no one to have it. His watch lying next to his plate, he presided over the long table and turned redder with every minute. That stare could make a bishop steal to his place as if he were a boy at school: I was there when it happened. When the port went round an hour afterwards, however, you could not have found a more generous host anywhere in those parts.',
    translated:
      'My uncle was a man with firm customs and nothing angered him as much as a visitor who appeared too late for the dinner. Exactly at seven the soup was brought in, regardless of whether somebody was there to eat it. He sat at the upper end of the long table, his clock next to the plate, and with every minute that went by his face became a little more red. I saw how a bishop sneaked to his chair under this look like a pupil. But an hour later, with the port wine, there was in the entire county no more friendly host.',
  },
  {
    source:
      'The road over the pass was closed from November to May, and in those months the village had no news but what the postman brought on skis. He was a thin, cheerful man who had lost two fingers to the frost. Along with the letters he delivered medicine, needles, gossip and once a live piglet in a basket. The children waited for him at the bridge and fought over who might carry his bag. When he fell ill in the winter of the great snow, the whole village understood how small its world had become.',
    byHand:
      'Between November and May nobody could cross the pass, which meant that whatever news there was reached the villagers through the man who carried the mail on his skis, a merry, slight fellow with two fingers missing since they had been frozen. Needles, rumours, remedies: all of these came with the letters, and on one occasion even a little pig, alive, in a basket. To bear his sack was an honour that the youngsters, who met him by the bridge, quarrelled about. It took the winter with the big snow, when sickness kept him away, for the people to see how narrow their world was.',
    translated:
      'From November until May the street over the pass was blocked, and the village received in these months no other news than those which the postman on skis brought. He was a lean, happy man, who through the frost had lost two fingers. Together with the letters he brought medicines, needles, gossip and one time a living piglet in a basket. At the bridge the children waited for him and argued who was allowed to carry his bag. As he became sick in the winter of the big snow, the entire village realised how small their world had become.',
  },
  {
    source:
      "The city council has voted to close three of its seven public swimming pools by the end of next year, citing the rising cost of energy and repairs. Opponents of the plan presented a petition with eleven thousand signatures and argued that children in the northern districts would have nowhere left to learn to swim. The mayor replied that the remaining pools would open two hours longer each day. A citizens' group has announced that it will take the decision to court, since the public was not heard in time.",
    byHand:
      'By the end of the coming year, three out of seven municipal pools will shut; energy and maintenance have become too expensive, the councillors said when they took the vote. Eleven thousand people have signed against it. Those who oppose the scheme fear that there will be no place where kids from the north of town could be taught to swim, to which the mayor responded by promising that in the pools which are kept, opening hours will be extended by two a day. Because residents had not been consulted early enough, an initiative now intends to sue.',
    translated:
      "The municipal council has decided to shut down three of the seven public swimming baths until the end of the next year and gave as the reason the increasing costs for energy and repairs. Opponents of the plan handed over a petition with eleven thousand signatures and argued the children in the northern quarters would no longer have a place to learn swimming. The mayor answered that the remaining baths will be opened daily two hours longer. A citizens' initiative announced to go to court against the decision, as the public was not heard in good time.",
  },
  {
    source:
      'Bread made with a sour starter keeps longer than bread made with yeast from a packet, because the acids in the dough hold back mould. The starter is a mixture of flour and water in which wild yeasts and bacteria live together. It has to be fed with fresh flour at least once a week, or it will starve. Bakers who keep several starters say that each has a character of its own, depending on the grain and on the warmth of the room. A spoonful of an old one is enough to begin a new one.',
    byHand:
      'Mould does not like acid. This is the reason for sourdough loaves staying good for longer than the ones that owe their rise to packaged yeast. Bacteria and yeasts from the surroundings share a home in the so-called starter, which is nothing more than flour stirred into water; unless somebody gives it new flour every week it dies of hunger. If you ask a baker with more than one of them, you will hear that they all differ in temperament according to how warm they stand and what cereal they get. To start another, take a spoon of what you have.',
    translated:
      'Bread that is produced with sourdough stays fresh for longer than bread with yeast out of the package, since the acids in the dough inhibit the mould. The sourdough is a mix of flour and water, in which wild yeasts and bacteria live with each other. At least once per week one must feed it with fresh flour, otherwise it starves. Bakers who have several sourdoughs say that every one has its own character, depending on the cereal and the temperature of the room. A spoon of an old one suffices in order to start a new one.',
  },
  {
    source:
      'The first railway in the valley was built by convicts, and their graves still lie along the line, marked by nothing but heaps of stones. The engineers had promised the governor that it would be finished in two years. It took nine. Floods carried away the bridges three times, and the fever killed more men than the falling rocks did. When the first train finally ran, decorated with flags and ferns, no one who had begun the work was invited to ride on it.',
    byHand:
      'Prisoners laid the earliest track through the valley. Where they died they were buried, right beside it, and piles of rock are all that shows the place today. Two years had been the time named to the governor by those who planned it; in the end nine were needed, for the bridges were washed away on three occasions and illness took a heavier toll of lives than landslides. Nobody from the beginnings sat in the train when, covered in green and banners, it made its maiden journey.',
    translated:
      'The first railroad in the valley was constructed by prisoners, and their graves are still lying along the track, characterised only by piles of stones. The engineers promised the governor that it will be completed within two years. It lasted nine. Three times the bridges were torn away by floods, and the fever killed more men than the falling down rocks. When at last the first train drove, adorned with flags and ferns, nobody who had started the work was invited to go with it.',
  },
  {
    source:
      'Owls can turn their heads through almost three quarters of a circle, far more than any mammal. They need to, because their eyes are fixed in their sockets like the lamps of a car and cannot be moved. The bones of the neck, of which there are twice as many as in ours, have wide channels through which the arteries run with room to spare. Small reservoirs of blood below the brain keep it supplied while the vessels are squeezed. In this way the bird can look behind itself without fainting.',
    byHand:
      'An owl is able to look over its own back and does not lose consciousness. No mammal gets anywhere near the 270 degrees by which it rotates its head. Since its eyeballs sit as rigidly in the skull as headlights do in a car, it has no choice. Twice the number of vertebrae that we possess make up its neck, and the passages in them leave the blood vessels plenty of space. Should these nevertheless be pinched, the brain lives on little stores of blood underneath it.',
    translated:
      'Owls are able to turn the head by nearly three quarters of a circle, much further than every mammal. They have to do it as their eyes sit firmly in the eye sockets like the headlights of an automobile and are not movable. The neck bones, of which they own double as many as we, have broad canals, through which the arteries pass with much space. While the vessels are squeezed, small blood reservoirs under the brain supply it. So the bird is able to look behind itself without becoming unconscious.',
  },
  {
    source:
      'She had been warned that the house was damp, but not that it was full of clocks. They stood on every shelf and hung on every wall, and no two of them told the same time. The agent, a nervous young man, explained that the last owner had wound them all each Sunday until the week he died. Nobody had the heart to stop them. For the first few nights she lay awake and listened to them striking one after another, and by the end of the month she could not have slept without them.',
    byHand:
      'About the damp in the house they had told her, about the clocks they had not. Wherever there was a wall or a shelf, there was one, and all of them disagreed on the hour. On Sundays, so the jittery youth from the agency said, they had been wound by the former owner, right up to his death, and afterwards it had seemed cruel to let them run down. In the beginning their chimes, never together, kept her from sleeping. Four weeks later it was only thanks to them that she slept at all.',
    translated:
      'One had warned her that the house is humid, but not that it was filled with clocks. They were standing on each shelf and hanging on each wall and not two of them showed the same time. The broker, a nervous young man, explained the last owner had wound them up every Sunday until the week in which he died. Nobody brought it over the heart to stop them. In the first nights she lay awake and heard how they struck one after the other, and at the end of the month she would not have been able to sleep without them.',
  },
  {
    source:
      'In most languages the words for mother and father begin with sounds that babies can make early, such as m, p or b. Linguists once took this as a sign that all languages descend from a single one. A simpler explanation is that parents hear their names in what is only babble, and answer to it. The lips are the first part of the mouth that an infant learns to control, since it needs them for sucking. What looks like a memory of the first language is therefore more likely a habit of proud parents.',
    byHand:
      'Why do "mama" and "papa" sound alike nearly everywhere? An m, a b or a p is among the earliest noises an infant produces, because sucking teaches it to master its lips before anything else in its mouth. Formerly, scholars of language believed that these words proved one common ancestor of all tongues. It is easier to assume that mothers and fathers think they are being called when a child merely babbles, and that they react. So we are probably dealing with the vanity of parents and not with any recollection of some original language.',
    translated:
      'In the majority of languages the words for mother and father start with sounds which babies can form early, for example m, p or b. Earlier, linguists saw this as an indication that all languages originate from one single language. An easier explanation is that parents hear their name in that what is merely babbling and react to it. The lips are the first part of the mouth which a baby learns to control as it needs them for sucking. What appears as a memory of the first language is consequently rather a habit of proud parents.',
  },
  {
    source:
      'We marched until the sun stood over the dunes, and then lay down in the shadow of our camels, for there was no other. The guide, whose name was Salim, scratched a circle in the sand and said that in its middle there had been a well when his grandfather was young. We dug with our hands and with the lids of our pots. At the depth of a man the sand grew dark, and a little deeper it was wet. None of us spoke while the first cup slowly filled.',
    byHand:
      'When noon came we stopped marching. The camels threw the only shade for miles, so it was beside them that we rested. Our guide Salim drew a ring on the ground: water had been fetched here, in the centre of it, in the youth of his grandfather. With pot lids and bare hands a hole was made. As soon as a man could have stood upright in it, the sand had changed its colour, and further down we felt moisture. The cup that was filled first took its time, and we watched it in silence.',
    translated:
      'We marched until the sun was standing above the dunes and then we laid ourselves in the shade of our camels because there was no other one. The leader, who was called Salim, scratched a circle into the sand and said in the centre of it there was a fountain as his grandfather was young. We dug with the hands and the covers of our pots. In the depth of a man the sand became dark and a bit deeper it was moist. Nobody of us spoke while the first cup filled itself slowly.',
  },
  {
    source:
      'Small shops survive where large ones cannot, in streets that are too narrow for lorries and among customers who buy little but come often. Their owners know who is ill, who has lost a job and who will pay on Friday. This knowledge is worth more than a discount. When a supermarket opens on the edge of the town, the shops that sell the same goods at higher prices close within a year. Those that remain are the ones that offer what cannot be stacked on a pallet: advice, repairs and credit.',
    byHand:
      'There are places in which big stores fail and little ones live on: lanes that no truck fits into, and neighbourhoods where people drop in all the time for next to nothing. Shopkeepers there have learned who is out of work or in bed with a cold, and whose money will arrive at the end of the week, and no price cut can compete with that. Let a supermarket be built outside town, and in twelve months whoever had the same wares, only dearer, is gone. Advising, mending and lending cannot be piled up in a warehouse; whoever does these will stay.',
    translated:
      'Small stores survive where big ones are not able to, in streets which are too narrow for trucks and among clients who purchase little but come frequently. Their proprietors know who is sick, who has lost the job and who will pay on Friday. This knowledge is more valuable than a rebate. If a supermarket opens at the edge of the city, the stores which sell the same articles for higher prices shut within one year. Those that stay are those which offer what one cannot stack on a pallet: consultation, repairs and credit.',
  },
  {
    source:
      'A translation of a poem can keep the meaning or the music, but seldom both. Those who keep the meaning write prose in short lines, and those who keep the music write a new poem on the same subject. The best translators do neither consistently. They listen for the place where the poem is most alive, and they give up everything else to save it. That is why two good translations of the same verse may have hardly a word in common.',
    byHand:
      'Seldom does a poem arrive in another language with its sense as well as its sound. Rescue the sense, and you are left with chopped-up prose; rescue the sound, and what you have is another poem, if about the same thing. Great translators stick to neither rule. Having found out by ear in which spot the original has most life, they sacrifice whatever else there is for the sake of that spot. No wonder that scarcely one word is shared by two renderings of a stanza which are both good.',
    translated:
      'The translation of a poem can preserve the sense or the music, but rarely the two. Whoever preserves the sense writes prose in short lines and whoever preserves the music writes a new poem about the same subject. The best translators do none of both consequently. They listen for the spot where the poem is the most alive and sacrifice everything else in order to save it. Therefore two good translations of the same verse can hardly have one word in common.',
  },
];
