import type { Example } from './example.ts';

/**
 * After the citation quick guides and chapters 13 to 15 of the Chicago Manual of Style; not compared with them word by word. Examples of the 17th edition are
 * without the places of publishers, which the 18th leaves out. Italics are between asterisks.
 */
export const chicagoBibliographyExamples: readonly Example[] = [
  [
    'Binder, Amy J., and Jeffrey L. Kidder. *The Channels of Student Activism: How the Left and Right Are Winning (and Losing) in Campus Politics Today*. University of Chicago Press, 2022.',
    {
      authors: ['Binder, Amy J.', 'Kidder, Jeffrey L.'],
      title:
        'The Channels of Student Activism: How the Left and Right Are Winning (and Losing) in Campus Politics Today',
      publisher: 'University of Chicago Press',
      date: '2022',
    },
  ],
  [
    'Melville, Herman. *Moby-Dick; or, The Whale*. Harper & Brothers, 1851. https://melville.electroniclibrary.org/moby-dick-side-by-side.',
    {
      type: 'book',
      authors: ['Melville, Herman'],
      title: 'Moby-Dick; or, The Whale',
      publisher: 'Harper & Brothers',
      date: '1851',
      url: 'https://melville.electroniclibrary.org/moby-dick-side-by-side',
    },
  ],
  [
    'Dittmar, Emily L., and Douglas W. Schemske. “Temporal Variation in Selection Influences Microgeographic Local Adaptation.” *American Naturalist* 202, no. 4 (2023): 471–85. https://doi.org/10.1086/725865.',
    {
      type: 'article',
      authors: ['Dittmar, Emily L.', 'Schemske, Douglas W.'],
      title: 'Temporal Variation in Selection Influences Microgeographic Local Adaptation',
      container: 'American Naturalist',
      volume: '202',
      issue: '4',
      date: '2023',
      pages: '471-485',
      doi: '10.1086/725865',
    },
  ],
  [
    'Manjoo, Farhad. “Snap Makes a Bet on the Cultural Supremacy of the Camera.” *New York Times*, March 8, 2017. https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
    {
      type: 'article',
      authors: ['Manjoo, Farhad'],
      title: 'Snap Makes a Bet on the Cultural Supremacy of the Camera',
      container: 'New York Times',
      date: '2017-03-08',
      url: 'https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
    },
  ],
  [
    'Mead, Rebecca. “The Prophet of Dystopia.” *New Yorker*, April 17, 2017.',
    {
      type: 'article',
      authors: ['Mead, Rebecca'],
      title: 'The Prophet of Dystopia',
      container: 'New Yorker',
      date: '2017-04-17',
    },
  ],
  [
    'Blajer de la Garza, Yuna. “A House Is Not a Home: Citizenship and Belonging in Contemporary Democracies.” PhD diss., University of Chicago, 2019. ProQuest (13865986).',
    {
      type: 'thesis',
      authors: ['Blajer de la Garza, Yuna'],
      title: 'A House Is Not a Home: Citizenship and Belonging in Contemporary Democracies',
      number: 'PhD',
      publisher: 'University of Chicago',
      container: 'ProQuest (13865986)',
      date: '2019',
    },
  ],
  [
    'Yale University. “About Yale: Yale Facts.” Accessed May 1, 2017. https://www.yale.edu/about-yale/yale-facts.',
    {
      type: 'webpage',
      authors: ['Yale University'],
      title: 'About Yale: Yale Facts',
      container: 'Yale University',
      url: 'https://www.yale.edu/about-yale/yale-facts',
      accessed: '2017-05-01',
    },
  ],
  [
    'Grazer, Brian, and Charles Fishman. *A Curious Mind: The Secret to a Bigger Life*. Simon & Schuster, 2015.',
    {
      authors: ['Grazer, Brian', 'Fishman, Charles'],
      title: 'A Curious Mind: The Secret to a Bigger Life',
      publisher: 'Simon & Schuster',
      date: '2015',
    },
  ],
  [
    'D’Agata, John, ed. *The Making of the American Essay*. Graywolf Press, 2016.',
    {
      authors: ['D’Agata, John (Ed.)'],
      title: 'The Making of the American Essay',
      publisher: 'Graywolf Press',
      date: '2016',
    },
  ],
  [
    'Kurland, Philip B., and Ralph Lerner, eds. *The Founders’ Constitution*. University of Chicago Press, 1987. http://press-pubs.uchicago.edu/founders/.',
    {
      type: 'book',
      authors: ['Kurland, Philip B.', 'Lerner, Ralph (Eds.)'],
      title: 'The Founders’ Constitution',
      publisher: 'University of Chicago Press',
      date: '1987',
      url: 'http://press-pubs.uchicago.edu/founders/',
    },
  ],
  [
    'Ward, Geoffrey C., and Ken Burns. *The War: An Intimate History, 1941–1945*. Knopf, 2007.',
    {
      authors: ['Ward, Geoffrey C.', 'Burns, Ken'],
      title: 'The War: An Intimate History, 1941–1945',
      publisher: 'Knopf',
      date: '2007',
    },
  ],
  [
    'Mendelsohn, Daniel. “But Enough about Me.” *New Yorker*, January 25, 2010.',
    {
      type: 'article',
      authors: ['Mendelsohn, Daniel'],
      title: 'But Enough about Me',
      container: 'New Yorker',
      date: '2010-01-25',
    },
  ],
  [
    'Babb, Florence. *Between Field and Cooking Pot: The Political Economy of Marketwomen in Peru*. Rev. ed. University of Texas Press, 1989.',
    {
      authors: ['Babb, Florence'],
      title: 'Between Field and Cooking Pot: The Political Economy of Marketwomen in Peru',
      edition: 'Rev. ed.',
      publisher: 'University of Texas Press',
      date: '1989',
    },
  ],
  [
    'Bunce, Valerie. “Rethinking Recent Democratization: Lessons from the Postcommunist Experience.” *World Politics* 55, no. 2 (2003): 167–92.',
    {
      type: 'article',
      authors: ['Bunce, Valerie'],
      title: 'Rethinking Recent Democratization: Lessons from the Postcommunist Experience',
      container: 'World Politics',
      volume: '55',
      issue: '2',
      date: '2003',
      pages: '167-192',
    },
  ],
  [
    'Calabrese, Edward J., and Linda A. Baldwin. “Hormesis: The Dose-Response Revolution.” *Annual Review of Pharmacology and Toxicology* 43 (2003): 175–97.',
    {
      type: 'article',
      authors: ['Calabrese, Edward J.', 'Baldwin, Linda A.'],
      title: 'Hormesis: The Dose-Response Revolution',
      container: 'Annual Review of Pharmacology and Toxicology',
      volume: '43',
      date: '2003',
      pages: '175-197',
    },
  ],
  [
    'Novak, William J. “The Myth of the ‘Weak’ American State.” *American Historical Review* 113, no. 3 (2008): 752–72.',
    {
      type: 'article',
      authors: ['Novak, William J.'],
      title: 'The Myth of the “Weak” American State',
      container: 'American Historical Review',
      volume: '113',
      issue: '3',
      date: '2008',
      pages: '752-772',
    },
  ],
  [
    'University of Chicago Press. *The Chicago Manual of Style*. 17th ed. University of Chicago Press, 2017.',
    {
      authors: ['University of Chicago Press'],
      title: 'The Chicago Manual of Style',
      edition: '17',
      publisher: 'University of Chicago Press',
      date: '2017',
    },
  ],
  [
    'Vedrashko, Ilya. “Advertising in Computer Games.” Master’s thesis, MIT, 2006. http://hdl.handle.net/1721.1/39144.',
    {
      type: 'thesis',
      authors: ['Vedrashko, Ilya'],
      title: 'Advertising in Computer Games',
      number: 'Master',
      publisher: 'MIT',
      date: '2006',
      url: 'http://hdl.handle.net/1721.1/39144',
    },
  ],
  [
    'Sechzer, Jeri A., S. M. Pfafflin, F. L. Denmark, A. Griffin, and S. J. Blumenthal, eds. *Women and Mental Health*. Johns Hopkins University Press, 1996.',
    {
      authors: ['Sechzer, Jeri A.', 'Pfafflin, S. M.', 'Denmark, F. L.', 'Griffin, A.', 'Blumenthal, S. J. (Eds.)'],
      title: 'Women and Mental Health',
      publisher: 'Johns Hopkins University Press',
      date: '1996',
    },
  ],
  [
    'Harper-Dorton, Karen V., and Martin Herbert. *Working with Children, Adolescents, and Their Families*. 3rd ed. Lyceum Books, 2002.',
    {
      authors: ['Harper-Dorton, Karen V.', 'Herbert, Martin'],
      title: 'Working with Children, Adolescents, and Their Families',
      edition: '3',
      publisher: 'Lyceum Books',
      date: '2002',
    },
  ],
  [
    'Glass, Jennifer, and Philip Levchak. “Red States, Blue States, and Divorce: Understanding the Impact of Conservative Protestantism on Regional Variation in Divorce Rates.” *American Journal of Sociology* 119, no. 4 (2014): 1002–46. https://doi.org/10.1086/674703.',
    {
      type: 'article',
      authors: ['Glass, Jennifer', 'Levchak, Philip'],
      title:
        'Red States, Blue States, and Divorce: Understanding the Impact of Conservative Protestantism on Regional Variation in Divorce Rates',
      container: 'American Journal of Sociology',
      volume: '119',
      issue: '4',
      date: '2014',
      pages: '1002-1046',
      doi: '10.1086/674703',
    },
  ],
  [
    'Gold, Ann Grodzins. “Grains of Truth: Shifting Hierarchies of Food and Grace in Three Rajasthani Tales.” *History of Religions* 38, no. 2 (1998): 150–71.',
    {
      type: 'article',
      authors: ['Gold, Ann Grodzins'],
      title: 'Grains of Truth: Shifting Hierarchies of Food and Grace in Three Rajasthani Tales',
      container: 'History of Religions',
      volume: '38',
      issue: '2',
      date: '1998',
      pages: '150-171',
    },
  ],
  [
    'Pai, Tanya. “The Squishy, Sugary History of Peeps.” *Vox*, April 11, 2017. http://www.vox.com/culture/2017/4/11/15209084/peeps-easter.',
    {
      type: 'article',
      authors: ['Pai, Tanya'],
      title: 'The Squishy, Sugary History of Peeps',
      container: 'Vox',
      date: '2017-04-11',
      url: 'http://www.vox.com/culture/2017/4/11/15209084/peeps-easter',
    },
  ],
  [
    '*A True and Sincere Declaration of the Purpose and Ends of the Plantation Begun in Virginia, of the Degrees Which It Hath Received, and Means by Which It Hath Been Advanced*. 1610.',
    {
      type: 'book',
      title:
        'A True and Sincere Declaration of the Purpose and Ends of the Plantation Begun in Virginia, of the Degrees Which It Hath Received, and Means by Which It Hath Been Advanced',
      date: '1610',
    },
  ],
];

export const chicagoNoteExamples: readonly Example[] = [
  [
    '1. Meghan Daum, ed., *Selfish, Shallow, and Self-Absorbed: Sixteen Writers on the Decision Not to Have Kids* (Picador, 2015).',
    {
      authors: ['Daum, Meghan (Ed.)'],
      title: 'Selfish, Shallow, and Self-Absorbed: Sixteen Writers on the Decision Not to Have Kids',
      publisher: 'Picador',
      date: '2015',
    },
  ],
  [
    '1. Steven D. Levitt and Stephen J. Dubner, *Freakonomics: A Rogue Economist Explores the Hidden Side of Everything* (William Morrow, 2005).',
    {
      authors: ['Levitt, Steven D.', 'Dubner, Stephen J.'],
      title: 'Freakonomics: A Rogue Economist Explores the Hidden Side of Everything',
      publisher: 'William Morrow',
      date: '2005',
    },
  ],
  [
    '1. Ilya Vedrashko, “Advertising in Computer Games” (master’s thesis, MIT, 2006), http://hdl.handle.net/1721.1/39144.',
    {
      type: 'thesis',
      authors: ['Vedrashko, Ilya'],
      title: 'Advertising in Computer Games',
      number: 'Master',
      publisher: 'MIT',
      date: '2006',
      url: 'http://hdl.handle.net/1721.1/39144',
    },
  ],
  [
    '1. Florence Babb, *Between Field and Cooking Pot: The Political Economy of Marketwomen in Peru*, rev. ed. (University of Texas Press, 1989).',
    {
      authors: ['Babb, Florence'],
      title: 'Between Field and Cooking Pot: The Political Economy of Marketwomen in Peru',
      edition: 'Rev. ed.',
      publisher: 'University of Texas Press',
      date: '1989',
    },
  ],
  [
    '1. Rebecca Mead, “The Prophet of Dystopia,” *New Yorker*, April 17, 2017.',
    {
      type: 'article',
      authors: ['Mead, Rebecca'],
      title: 'The Prophet of Dystopia',
      container: 'New Yorker',
      date: '2017-04-17',
    },
  ],
  [
    '1. Farhad Manjoo, “Snap Makes a Bet on the Cultural Supremacy of the Camera,” *New York Times*, March 8, 2017, https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html.',
    {
      type: 'article',
      authors: ['Manjoo, Farhad'],
      title: 'Snap Makes a Bet on the Cultural Supremacy of the Camera',
      container: 'New York Times',
      date: '2017-03-08',
      url: 'https://www.nytimes.com/2017/03/08/technology/snap-makes-a-bet-on-the-cultural-supremacy-of-the-camera.html',
    },
  ],
  [
    '1. “About Yale: Yale Facts,” Yale University, accessed May 1, 2017, https://www.yale.edu/about-yale/yale-facts.',
    {
      type: 'webpage',
      title: 'About Yale: Yale Facts',
      container: 'Yale University',
      url: 'https://www.yale.edu/about-yale/yale-facts',
      accessed: '2017-05-01',
    },
  ],
  [
    '1. Jeri A. Sechzer et al., eds., *Women and Mental Health* (Johns Hopkins University Press, 1996).',
    {
      authors: ['Sechzer, Jeri A.', 'Pfafflin, S. M.', 'Denmark, F. L.', 'Griffin, A.', 'Blumenthal, S. J. (Eds.)'],
      title: 'Women and Mental Health',
      publisher: 'Johns Hopkins University Press',
      date: '1996',
    },
  ],
  [
    '1. Karen V. Harper-Dorton and Martin Herbert, *Working with Children, Adolescents, and Their Families*, 3rd ed. (Lyceum Books, 2002).',
    {
      authors: ['Harper-Dorton, Karen V.', 'Herbert, Martin'],
      title: 'Working with Children, Adolescents, and Their Families',
      edition: '3',
      publisher: 'Lyceum Books',
      date: '2002',
    },
  ],
  [
    '1. Cheryl Strayed, *Wild: From Lost to Found on the Pacific Crest Trail* (Alfred A. Knopf, 2012).',
    {
      authors: ['Strayed, Cheryl'],
      title: 'Wild: From Lost to Found on the Pacific Crest Trail',
      publisher: 'Alfred A. Knopf',
      date: '2012',
    },
  ],
];

export const chicagoAuthorDateExamples: readonly Example[] = [
  [
    'Binder, Amy J., and Jeffrey L. Kidder. 2022. *The Channels of Student Activism: How the Left and Right Are Winning (and Losing) in Campus Politics Today*. University of Chicago Press.',
    {
      authors: ['Binder, Amy J.', 'Kidder, Jeffrey L.'],
      title:
        'The Channels of Student Activism: How the Left and Right Are Winning (and Losing) in Campus Politics Today',
      publisher: 'University of Chicago Press',
      date: '2022',
    },
  ],
  [
    'Dittmar, Emily L., and Douglas W. Schemske. 2023. “Temporal Variation in Selection Influences Microgeographic Local Adaptation.” *American Naturalist* 202 (4): 471–85. https://doi.org/10.1086/725865.',
    {
      type: 'article',
      authors: ['Dittmar, Emily L.', 'Schemske, Douglas W.'],
      title: 'Temporal Variation in Selection Influences Microgeographic Local Adaptation',
      container: 'American Naturalist',
      volume: '202',
      issue: '4',
      date: '2023',
      pages: '471-485',
      doi: '10.1086/725865',
    },
  ],
  [
    'Mendelsohn, Daniel. 2010. “But Enough about Me.” *New Yorker*, January 25.',
    {
      type: 'article',
      authors: ['Mendelsohn, Daniel'],
      title: 'But Enough about Me',
      container: 'New Yorker',
      date: '2010-01-25',
    },
  ],
  [
    'Kossinets, Gueorgi, and Duncan J. Watts. 2009. “Origins of Homophily in an Evolving Social Network.” *American Journal of Sociology* 115:405–50.',
    {
      type: 'article',
      authors: ['Kossinets, Gueorgi', 'Watts, Duncan J.'],
      title: 'Origins of Homophily in an Evolving Social Network',
      container: 'American Journal of Sociology',
      volume: '115',
      date: '2009',
      pages: '405-450',
    },
  ],
  [
    'Schwarz, G. J. 2000. “Multiwavelength Analyses of Classical Carbon-Oxygen Novae.” PhD diss., Arizona State University.',
    {
      type: 'thesis',
      authors: ['Schwarz, G. J.'],
      title: 'Multiwavelength Analyses of Classical Carbon-Oxygen Novae',
      publisher: 'Arizona State University',
      date: '2000',
    },
  ],
  [
    'Yale University. n.d. “About Yale: Yale Facts.” Accessed May 1, 2017. https://www.yale.edu/about-yale/yale-facts.',
    {
      type: 'webpage',
      authors: ['Yale University'],
      title: 'About Yale: Yale Facts',
      container: 'Yale University',
      url: 'https://www.yale.edu/about-yale/yale-facts',
      accessed: '2017-05-01',
    },
  ],
  [
    'World Health Organization. 1993. *WHO Editorial Style Manual*. World Health Organization.',
    {
      type: 'book',
      authors: ['World Health Organization'],
      title: 'WHO Editorial Style Manual',
      publisher: 'World Health Organization',
      date: '1993',
    },
  ],
  [
    'D’Agata, John, ed. 2016. *The Making of the American Essay*. Graywolf Press.',
    {
      authors: ['D’Agata, John (Ed.)'],
      title: 'The Making of the American Essay',
      publisher: 'Graywolf Press',
      date: '2016',
    },
  ],
  [
    'Blajer de la Garza, Yuna. 2019. “A House Is Not a Home: Citizenship and Belonging in Contemporary Democracies.” PhD diss., University of Chicago. ProQuest (13865986).',
    {
      type: 'thesis',
      authors: ['Blajer de la Garza, Yuna'],
      title: 'A House Is Not a Home: Citizenship and Belonging in Contemporary Democracies',
      number: 'PhD',
      publisher: 'University of Chicago',
      container: 'ProQuest (13865986)',
      date: '2019',
    },
  ],
];
