import type { Topic } from './corpus.ts';

/** Answers about technology and computing: own work shares the terms of the source, and not its sentences. */
export const techniques: readonly Topic[] = [
  {
    source:
      'A hash table stores pairs of keys and values in an array. A hash function turns each key into a number, and this number tells the slot of the array in which the value is kept. Two different keys may end up in the same slot, which is called a collision. Collisions can be resolved by keeping a list in every slot or by looking for the next free slot. On average, a value is found in constant time, no matter how many are stored.',
    light:
      'A hash table stores pairs of keys and values within an array. A hash function turns every key into a number, and the number tells the slot of the array where the value is kept. Two different keys may end up in one slot, and this is called a collision. Collisions can be resolved by keeping a list in each slot or by looking for the next slot that is free. On average a value is found in constant time, however many are stored.',
    heavy:
      'In a hash table the values are kept in the slots of an array. Which slot it is, is told by a number that the hash function computes from the key. We speak of a collision if the slot of two keys is the same; one can then search for another free slot, or have a list in each of them. The average time to find a value is constant and does not depend on the number stored.',
    own: 'In my program I used a dictionary to count words, because looking something up in a list took too long. Python takes the hash of the key, and so keys must not change. A bad hash function puts everything in one place and then it is as slow as a list. When the table gets too full, it is made twice as large and all entries are moved. The order of the elements is lost in most languages.',
  },
  {
    source:
      'Inheritance is a way to form new classes from classes that have already been defined. The new class, known as a derived class, takes over the attributes and behaviour of the base class. It may add members of its own or override those it has inherited. In this way code is reused, and an object of the derived class can be used wherever the base class is expected. Some languages allow a class to have more than one base class, which is called multiple inheritance.',
    light:
      'Inheritance is a way of forming new classes from classes which have already been defined. The new class, called a derived class, takes over attributes and behaviour of the base class. It can add members of its own or override the ones it has inherited. This way code is reused and an object of the derived class can be used wherever the base class is expected. Some languages allow more than one base class for a class, called multiple inheritance.',
    heavy:
      'New classes can be formed out of defined ones by inheritance. Behaviour and attributes of a base class are taken over by the class derived from it, which is free to override inherited members or to add its own. So code gets reused, and where a base class is expected one may use a derived object. If a language lets classes have several base classes this is multiple inheritance.',
    own: 'Object oriented programs are made of objects that send messages to each other. With inheritance a subclass such as Dog gets everything that Animal has, for example a name and a method to eat. The parent class should not know its children. Java uses the word extends and has interfaces, since a subclass has only one parent there. Too deep hierarchies are hard to read, so many teachers prefer composition today.',
  },
  {
    source:
      'A search engine ranks pages by the links that point to them. Every link counts as a vote, but votes from pages that are themselves important weigh more. The rank of a page is therefore computed from the ranks of the pages that link to it, and the calculation is repeated until the numbers hardly change. It can be understood as the probability that a person who clicks on links at random arrives at the page.',
    light:
      'The search engine ranks pages by links that point to them. Each link counts as a vote, but votes of pages that are important themselves weigh more. The rank of a page is thus computed from the ranks of pages linking to it, and the calculation is repeated until numbers hardly change any more. It can be understood as the probability that a person clicking on links at random arrives at that page.',
    heavy:
      'Links pointing to a page determine its place in a search engine. They are counted like votes, where the vote of an important page has more weight. To compute a rank one needs the ranks of all the pages which link there; thus one repeats the calculation as long as the figures change. Someone who randomly clicks on links will arrive at the page with just this probability.',
    own: 'PageRank was invented by two students at Stanford and named after one of them. It was the base of Google, which became much better than the search engines before. A page with many links from good sites gets a higher score. Some people sold links in order to cheat. There is a damping factor of 0.85 in the formula so that the surfer sometimes jumps to any page. Today hundreds of other signals are used.',
  },
  {
    source:
      'Dynamic programming solves a problem by breaking it into smaller problems that overlap. Each of them is solved only once, and its answer is stored in a table so that it can be looked up later. The method works when the best solution of the whole can be put together from the best solutions of its parts. A plain recursive program for the Fibonacci numbers needs exponential time, whereas with a table it takes a number of steps that grows only linearly.',
    light:
      'Dynamic programming solves problems by breaking them into smaller problems which overlap. Each one is solved only once, and the answer is stored in a table so that it may be looked up later. The method works if the best solution of the whole can be put together from best solutions of its parts. A plain recursive program for Fibonacci numbers needs exponential time, while with a table it takes a number of steps growing only linearly.',
    heavy:
      'When smaller problems overlap, dynamic programming can be used. One stores the answer of each in a table and looks it up, instead of solving it more than once. A condition is that optimal solutions of the parts can be put together to the best one of the whole problem. Fibonacci numbers are an example: the steps grow linearly with the table, but exponential time is needed by simple recursion.',
    own: 'Richard Bellman chose the name in the fifties because it sounded good to his boss. I used it to find the longest common subsequence of two words and for the knapsack problem. There are two styles: from the top with memoization or from the bottom with a table of results. A greedy algorithm is faster but may be wrong. It is an important concept in bioinformatics, where DNA is aligned.',
  },
  {
    source:
      'In the vector space model, documents and queries are represented as vectors of term weights. Each dimension stands for a word of the vocabulary, and its weight is often the frequency of the term in the document multiplied by its rarity in the collection. The similarity of a document to a query is measured by the cosine of the angle between the two vectors. The model ignores the order of the words and treats them as independent of each other.',
    light:
      'In the vector space model, both documents and queries are represented as vectors of term weights. Every dimension stands for one word of the vocabulary, and the weight is often the frequency of the term in the document times its rarity in the collection. The similarity of a document to the query is measured by the cosine of the angle between both vectors. This model ignores the order of words and treats them as independent of each other.',
    heavy:
      'Term weights form vectors, and these stand for queries as well as documents in the vector space model. There is a dimension for every word in the vocabulary; as its weight one often multiplies how frequent a term is in the document by how rare in the whole collection. One measures the cosine of the angle between vectors to get the similarity. That words have an order and depend on one another is ignored by the model.',
    own: 'Information retrieval systems need to find the right texts quickly. Salton proposed this algebraic model in the seventies for his SMART system. If a query has the words cat and food, texts with both get a better score. Long documents have a small advantage unless they are normalised. Synonyms are a problem: car and automobile have nothing in common for the computer. Newer systems use neural embeddings instead of counting words.',
  },
  {
    source:
      'Bayes theorem tells how a belief should change when new evidence is seen. The probability of a hypothesis after the evidence equals its probability before, multiplied by the likelihood of the evidence under the hypothesis and divided by the overall probability of the evidence. A test that is right in ninety-nine of a hundred cases can still give mostly false alarms if the disease it looks for is rare. The theorem is named after an English clergyman whose essay was published after his death.',
    light:
      "Bayes' theorem tells us how a belief should change when new evidence is seen. The probability of the hypothesis after the evidence equals the probability before it, multiplied by the likelihood of the evidence under the hypothesis and divided by the overall probability of that evidence. A test that is right in ninety-nine out of a hundred cases can still give mostly false alarms if the disease is rare. The theorem is named after an English clergyman whose essay was published after he died.",
    heavy:
      'How evidence ought to change what we believe is the subject of the theorem of Bayes, an English clergyman; his essay on it was only published when he was dead. One takes the earlier probability of the hypothesis, multiplies it by the likelihood that it gives to the evidence, and divides by how probable the evidence is overall. For a rare disease most alarms may be false even though the test is right in ninety-nine cases of a hundred.',
    own: 'My spam filter learns from the messages that I mark. It counts how often a word such as lottery occurs in spam and in normal mail, and then calculates the conditional probability with Bayes theorem, P(A|B). The prior is how much of my mail is spam at all. The naive version supposes that all words are independent, which is wrong but works well. Doctors often confuse P(A|B) with P(B|A).',
  },
  {
    source:
      'A lithium battery stores energy by moving ions between two electrodes. While it is charged, lithium ions leave the metal oxide of the cathode, pass through the electrolyte and settle between the layers of graphite in the anode. When the battery is used they travel back, and the electrons flow through the device outside. After many cycles a film grows on the anode, which binds lithium and makes the battery weaker. Heat and full charging speed up this ageing.',
    light:
      'A lithium battery stores energy by moving ions between its two electrodes. While being charged, lithium ions leave the metal oxide of the cathode, pass through the electrolyte and settle between layers of graphite in the anode. When the battery is in use they travel back and electrons flow through the device outside. After many cycles a film grows on the anode that binds lithium and makes the battery weaker. Both heat and full charging speed up this ageing.',
    heavy:
      'The energy in lithium batteries is stored through ions which move from one electrode to the other. Charging drives them out of the cathode, a metal oxide, across the electrolyte and in between the graphite layers of the anode. They go back while the battery supplies a device, through which electrons flow on the outside. With the cycles the anode gets a film that binds the lithium, and so the battery loses strength, all the faster if it is hot or always fully charged.',
    own: 'My telephone is three years old and dies at four in the afternoon. Such accumulators are light and can be loaded a thousand times. Cobalt comes from mines in the Congo, where children work under terrible conditions, so firms look for other materials. An electric car has hundreds of kilos of them under the floor. One should not leave a laptop in the sun. Fires are rare, but difficult to put out with water.',
  },
  {
    source:
      'Satellite navigation works by measuring time. Every satellite sends out a signal that says where it is and when the signal was sent. The receiver compares this with its own clock and so learns the distance to the satellite, since the signal travels at the speed of light. Three distances fix a position in space, and a fourth is needed because the clock of a cheap receiver is not exact. Relativity has to be taken into account, for clocks in orbit run faster than those on the ground.',
    light:
      'Satellite navigation works by measuring the time. Each satellite sends out a signal saying where it is and when the signal was sent. The receiver compares that with its own clock and thus learns the distance to the satellite, because the signal travels at the speed of light. Three distances fix the position in space, and a fourth one is needed since the clock of a cheap receiver is not exact. Relativity must be taken into account, because clocks in orbit run faster than those on the ground.',
    heavy:
      'Time measurement is the basis of navigation by satellite. In its signal each of them tells its own place and the moment of sending. As light speed is known, a receiver can work out how far off the satellite is by looking at its clock. To fix where one is takes three such distances; with a fourth, one makes up for the inexact clock in a cheap receiver. One must also allow for relativity, as in orbit clocks go faster than on the ground.',
    own: 'Without the little voice in the car I would never find my aunt. The American system was made for the army, and until the year 2000 the public got a worse quality on purpose. Europe built Galileo in order to be independent. In streets with tall houses the position jumps, because the waves are reflected. Ships, farmers and even banks rely on it. Some drivers ended up in a lake since they trusted it blindly.',
  },
];
