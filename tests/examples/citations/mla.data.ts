import type { Example } from './example.ts';

/** After examples of style.mla.org, the MLA Handbook, 9th edition, and the Purdue Online Writing Lab; not compared with them word by word. Italics are between asterisks. */
export const mlaExamples: readonly Example[] = [
  [
    'Gleick, James. *Chaos: Making a New Science*. Penguin, 1987.',
    { authors: ['Gleick, James'], title: 'Chaos: Making a New Science', publisher: 'Penguin', date: '1987' },
  ],
  [
    'Henley, Patricia. *The Hummingbird House*. MacMurray, 1999.',
    { authors: ['Henley, Patricia'], title: 'The Hummingbird House', publisher: 'MacMurray', date: '1999' },
  ],
  [
    'Gillespie, Paula, and Neal Lerner. *The Allyn and Bacon Guide to Peer Tutoring*. Allyn and Bacon, 2000.',
    {
      authors: ['Gillespie, Paula', 'Lerner, Neal'],
      title: 'The Allyn and Bacon Guide to Peer Tutoring',
      publisher: 'Allyn and Bacon',
      date: '2000',
    },
  ],
  [
    'Wysocki, Anne Frances, et al. *Writing New Media: Theory and Applications for Expanding the Teaching of Composition*. Utah State UP, 2004.',
    {
      authors: ['Wysocki, Anne Frances', 'Johnson-Eilola, Johndan', 'Selfe, Cynthia L.', 'Sirc, Geoffrey'],
      title: 'Writing New Media: Theory and Applications for Expanding the Teaching of Composition',
      publisher: 'Utah State UP',
      date: '2004',
    },
  ],
  [
    'American Allergy Association. *Allergies in Children*. Random House, 1998.',
    {
      authors: ['American Allergy Association'],
      title: 'Allergies in Children',
      publisher: 'Random House',
      date: '1998',
    },
  ],
  [
    '*Encyclopedia of Indiana*. Somerset, 1993.',
    { type: 'book', title: 'Encyclopedia of Indiana', publisher: 'Somerset', date: '1993' },
  ],
  [
    'Crowley, Sharon, and Debra Hawhee. *Ancient Rhetorics for Contemporary Students*. 3rd ed., Pearson, 2004.',
    {
      authors: ['Crowley, Sharon', 'Hawhee, Debra'],
      title: 'Ancient Rhetorics for Contemporary Students',
      edition: '3rd ed.',
      publisher: 'Pearson',
      date: '2004',
    },
  ],
  [
    'Hill, Charles A., and Marguerite Helmers, editors. *Defining Visual Rhetorics*. Lawrence Erlbaum Associates, 2004.',
    {
      authors: ['Hill, Charles A.', 'Helmers, Marguerite (Eds.)'],
      title: 'Defining Visual Rhetorics',
      publisher: 'Lawrence Erlbaum Associates',
      date: '2004',
    },
  ],
  [
    'Peterson, Nancy J., editor. *Toni Morrison: Critical and Theoretical Approaches*. Johns Hopkins UP, 1997.',
    {
      authors: ['Peterson, Nancy J. (Ed.)'],
      title: 'Toni Morrison: Critical and Theoretical Approaches',
      publisher: 'Johns Hopkins UP',
      date: '1997',
    },
  ],
  [
    'Burdick, Anne, et al. *Digital_Humanities*. MIT P, 2012.',
    {
      authors: ['Burdick, Anne', 'Drucker, Johanna', 'Lunenfeld, Peter', 'Presner, Todd', 'Schnapp, Jeffrey'],
      title: 'Digital_Humanities',
      publisher: 'MIT P',
      date: '2012',
    },
  ],
  [
    'Jacobs, Alan. *The Pleasures of Reading in an Age of Distraction*. Oxford UP, 2011.',
    {
      authors: ['Jacobs, Alan'],
      title: 'The Pleasures of Reading in an Age of Distraction',
      publisher: 'Oxford UP',
      date: '2011',
    },
  ],
  [
    'Baron, Sabrina Alcorn, et al., editors. *Agent of Change: Print Culture Studies after Elizabeth L. Eisenstein*. U of Massachusetts P / Center for the Book, Library of Congress, 2007.',
    {
      authors: ['Baron, Sabrina Alcorn', 'Lindquist, Eric N.', 'Shevlin, Eleanor F. (eds)'],
      title: 'Agent of Change: Print Culture Studies after Elizabeth L. Eisenstein',
      publisher: 'U of Massachusetts P / Center for the Book, Library of Congress',
      date: '2007',
    },
  ],
  [
    'Nunberg, Geoffrey, editor. *The Future of the Book*. U of California P, 1996.',
    {
      authors: ['Nunberg, Geoffrey (ed.)'],
      title: 'The Future of the Book',
      publisher: 'U of California P',
      date: '1996',
    },
  ],
  [
    'Mantel, Hilary. *Wolf Hall*. Picador, 2010.',
    { authors: ['Mantel, Hilary'], title: 'Wolf Hall', publisher: 'Picador', date: '2010' },
  ],
  [
    'Dorris, Michael, and Louise Erdrich. *The Crown of Columbus*. HarperCollins Publishers, 1999.',
    {
      authors: ['Dorris, Michael', 'Erdrich, Louise'],
      title: 'The Crown of Columbus',
      publisher: 'HarperCollins Publishers',
      date: '1999',
    },
  ],
  [
    'Charon, Rita, et al. *The Principles and Practice of Narrative Medicine*. Oxford UP, 2017.',
    {
      authors: ['Charon, Rita', 'DasGupta, Sayantani', 'Hermann, Nellie'],
      title: 'The Principles and Practice of Narrative Medicine',
      publisher: 'Oxford UP',
      date: '2017',
    },
  ],
  [
    '*MLA Handbook*. 9th ed., Modern Language Association of America, 2021.',
    {
      authors: ['Modern Language Association of America'],
      title: 'MLA Handbook',
      edition: '9',
      publisher: 'Modern Language Association of America',
      date: '2021',
    },
  ],
  [
    '*Reading at Risk: A Survey of Literary Reading in America*. National Endowment for the Arts, June 2004.',
    {
      type: 'report',
      authors: ['National Endowment for the Arts'],
      title: 'Reading at Risk: A Survey of Literary Reading in America',
      publisher: 'National Endowment for the Arts',
      date: '2004-06',
    },
  ],
  [
    'Baron, Naomi S. “Redefining Reading: The Impact of Digital Communication Media.” *PMLA*, vol. 128, no. 1, Jan. 2013, pp. 193–200.',
    {
      type: 'article',
      authors: ['Baron, Naomi S.'],
      title: 'Redefining Reading: The Impact of Digital Communication Media',
      container: 'PMLA',
      volume: '128',
      issue: '1',
      date: '2013-01',
      pages: '193-200',
    },
  ],
  [
    'Poniewozik, James. “TV Makes a Too-Close Call.” *Time*, 20 Nov. 2000, pp. 70–71.',
    {
      type: 'article',
      authors: ['Poniewozik, James'],
      title: 'TV Makes a Too-Close Call',
      container: 'Time',
      date: '20 Nov. 2000',
      pages: '70-71',
    },
  ],
  [
    'Buchman, Dana. “A Special Education.” *Good Housekeeping*, Mar. 2006, pp. 143–48.',
    {
      type: 'article',
      authors: ['Buchman, Dana'],
      title: 'A Special Education',
      container: 'Good Housekeeping',
      date: '2006-03',
      pages: '143-148',
    },
  ],
  [
    'Brubaker, Bill. “New Health Center Targets County’s Uninsured Patients.” *Washington Post*, 24 May 2007, p. LZ01.',
    {
      type: 'article',
      authors: ['Brubaker, Bill'],
      title: 'New Health Center Targets County’s Uninsured Patients',
      container: 'Washington Post',
      date: '2007-05-24',
      pages: 'LZ01',
    },
  ],
  [
    'Piper, Andrew. “Rethinking the Print Object: Goethe and the Book of Everything.” *PMLA*, vol. 121, no. 1, Jan. 2006, pp. 124–38.',
    {
      type: 'article',
      authors: ['Piper, Andrew'],
      title: 'Rethinking the Print Object: Goethe and the Book of Everything',
      container: 'PMLA',
      volume: '121',
      issue: '1',
      date: '2006-01',
      pages: '124-138',
    },
  ],
  [
    'Lundman, Susan. “How to Make Vegetarian Chili.” *eHow*, www.ehow.com/how_10727_make-vegetarian-chili.html. Accessed 6 July 2015.',
    {
      type: 'webpage',
      authors: ['Lundman, Susan'],
      title: 'How to Make Vegetarian Chili',
      container: 'eHow',
      url: 'https://www.ehow.com/how_10727_make-vegetarian-chili.html',
      accessed: '2015-07-06',
    },
  ],
  [
    '“Athlete’s Foot - Topic Overview.” *WebMD*, 25 Sept. 2014, www.webmd.com/skin-problems-and-treatments/tc/athletes-foot-topic-overview.',
    {
      type: 'webpage',
      title: 'Athlete’s Foot - Topic Overview',
      container: 'WebMD',
      date: '2014-09-25',
      url: 'https://www.webmd.com/skin-problems-and-treatments/tc/athletes-foot-topic-overview',
    },
  ],
  [
    'Bernstein, Mark. “10 Tips on Writing the Living Web.” *A List Apart: For People Who Make Websites*, 16 Aug. 2002, alistapart.com/article/writeliving.',
    {
      type: 'webpage',
      authors: ['Bernstein, Mark'],
      title: '10 Tips on Writing the Living Web',
      container: 'A List Apart: For People Who Make Websites',
      date: '2002-08-16',
      url: 'https://alistapart.com/article/writeliving',
    },
  ],
  [
    'Njus, Jesse. *Performing the Passion: A Study on the Nature of Medieval Acting*. 2010. Northwestern U, PhD dissertation.',
    {
      type: 'thesis',
      authors: ['Njus, Jesse'],
      title: 'Performing the Passion: A Study on the Nature of Medieval Acting',
      date: '2010',
      publisher: 'Northwestern U',
      number: 'PhD',
    },
  ],
  [
    'Bishop, Karen Lynn. *Documenting Institutional Identity: Strategic Writing in the IUPUI Comprehensive Campaign*. 2002. Purdue University, PhD dissertation.',
    {
      type: 'thesis',
      authors: ['Bishop, Karen Lynn'],
      title: 'Documenting Institutional Identity: Strategic Writing in the IUPUI Comprehensive Campaign',
      date: '2002',
      publisher: 'Purdue University',
    },
  ],
  [
    'Bauch, Nicholas. *Enchanting the Desert: A Pattern Language for the Production of Space*. Stanford UP, 2016, www.enchantingthedesert.com/home/.',
    {
      type: 'book',
      authors: ['Bauch, Nicholas'],
      title: 'Enchanting the Desert: A Pattern Language for the Production of Space',
      publisher: 'Stanford UP',
      date: '2016',
      url: 'http://www.enchantingthedesert.com/home/',
    },
  ],
  [
    'Borroff, Marie. *Language and the Poet: Verbal Artistry in Frost, Stevens, and Moore*. U of Chicago P, 1979.',
    {
      authors: ['Borroff, Marie'],
      title: 'Language and the Poet: Verbal Artistry in Frost, Stevens, and Moore',
      publisher: 'U of Chicago P',
      date: '1979',
    },
  ],
  [
    'Borroff, Marie, editor. *Wallace Stevens: A Collection of Critical Essays*. Prentice-Hall, 1963.',
    {
      authors: ['Borroff, Marie (Ed.)'],
      title: 'Wallace Stevens: A Collection of Critical Essays',
      publisher: 'Prentice-Hall',
      date: '1963',
    },
  ],
  [
    'Palmer, William J. *Dickens and New Historicism*. St. Martin’s, 1997.',
    { authors: ['Palmer, William J.'], title: 'Dickens and New Historicism', publisher: 'St. Martin’s', date: '1997' },
  ],
  [
    'Palmer, William J. *The Films of the Eighties: A Social History*. Southern Illinois UP, 1993.',
    {
      authors: ['Palmer, William J.'],
      title: 'The Films of the Eighties: A Social History',
      publisher: 'Southern Illinois UP',
      date: '1993',
    },
  ],
  [
    'United States, Government Accountability Office. *Climate Change: EPA and DOE Should Do More to Encourage Progress Under Two Voluntary Programs*. Government Printing Office, 2006.',
    {
      type: 'report',
      authors: ['United States, Government Accountability Office'],
      title: 'Climate Change: EPA and DOE Should Do More to Encourage Progress Under Two Voluntary Programs',
      publisher: 'Government Printing Office',
      date: '2006',
    },
  ],
  [
    'United Nations. *Consequences of Rapid Population Growth in Developing Countries*. Taylor and Francis, 1991.',
    {
      authors: ['United Nations'],
      title: 'Consequences of Rapid Population Growth in Developing Countries',
      publisher: 'Taylor and Francis',
      date: '1991',
    },
  ],
  [
    'Boggs, Colleen Glenney. “Public Reading and the Civil War Draft Lottery.” *American Periodicals*, vol. 26, no. 2, 2016, pp. 149–66.',
    {
      type: 'article',
      authors: ['Boggs, Colleen Glenney'],
      title: 'Public Reading and the Civil War Draft Lottery',
      container: 'American Periodicals',
      volume: '26',
      issue: '2',
      date: '2016',
      pages: '149-166',
    },
  ],
  [
    'Hollmichel, Stefanie. “The Reading Brain: Differences between Digital and Print.” *So Many Books*, 25 Apr. 2013, somanybooksblog.com/2013/04/25/the-reading-brain-differences-between-digital-and-print/.',
    {
      type: 'webpage',
      authors: ['Hollmichel, Stefanie'],
      title: 'The Reading Brain: Differences between Digital and Print',
      container: 'So Many Books',
      date: '2013-04-25',
      url: 'https://somanybooksblog.com/2013/04/25/the-reading-brain-differences-between-digital-and-print/',
    },
  ],
  [
    'Parker-Pope, Tara. “How to Age Well.” *The New York Times*, 2 Nov. 2017, www.nytimes.com/guides/well/how-to-age-well.',
    {
      type: 'webpage',
      authors: ['Parker-Pope, Tara'],
      title: 'How to Age Well',
      container: 'The New York Times',
      date: '2017-11-02',
      url: 'https://www.nytimes.com/guides/well/how-to-age-well',
    },
  ],
  [
    'Bile, Jeffrey. *Ecology, Feminism, and a Revised Critical Rhetoric: Toward a Dialectical Partnership*. 2005. Ohio University, PhD dissertation.',
    {
      type: 'thesis',
      authors: ['Bile, Jeffrey'],
      title: 'Ecology, Feminism, and a Revised Critical Rhetoric: Toward a Dialectical Partnership',
      date: '2005',
      publisher: 'Ohio University',
      number: 'PhD',
    },
  ],
  [
    'Deresiewicz, William. “The Death of the Artist—and the Birth of the Creative Entrepreneur.” *The Atlantic*, 28 Dec. 2014, www.theatlantic.com/magazine/archive/2015/01/383497/.',
    {
      type: 'webpage',
      authors: ['Deresiewicz, William'],
      title: 'The Death of the Artist—and the Birth of the Creative Entrepreneur',
      container: 'The Atlantic',
      date: '2014-12-28',
      url: 'https://www.theatlantic.com/magazine/archive/2015/01/383497/',
    },
  ],
];
