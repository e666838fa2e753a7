import { describe, expect, it } from 'vitest';
import { apa, apaInText } from './apa.ts';
import { chicagoAuthorDate, chicagoBibliography, chicagoInText, chicagoNote } from './chicago.ts';
import { bibtex, ris } from './exports.ts';
import { harvard, harvardInText } from './harvard.ts';
import { mla, mlaInText } from './mla.ts';
import type { Part, Source } from './source.ts';

const none: Source = {
  type: 'book',
  title: '',
  authors: [],
  date: undefined,
  container: '',
  publisher: '',
  volume: '',
  issue: '',
  pages: '',
  edition: '',
  number: '',
  doi: '',
  url: '',
  accessed: undefined,
};
/** Italics between asterisks. */
const written = (parts: readonly Part[]) => parts.map(({ text, italic }) => (italic ? `*${text}*` : text)).join('');

const author = (family: string, given = '') => ({ family, given });

// The examples of apastyle.apa.org.
describe('APA', () => {
  it.each<[Partial<Source>, string]>([
    [
      {
        type: 'article',
        authors: [
          author('Grady', 'Jenna S.'),
          author('Her', 'Mai'),
          author('Moreno', 'Geena'),
          author('Perez', 'Cynthia'),
          author('Yelinek', 'Joan'),
        ],
        date: { year: 2019 },
        title:
          'Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States',
        container: 'Psychology of Popular Media Culture',
        ...{ volume: '8', issue: '3', pages: '207-217', doi: '10.1037/ppm0000185' },
      },
      'Grady, J. S., Her, M., Moreno, G., Perez, C., & Yelinek, J. (2019). Emotions in storybooks: A comparison of storybooks that represent ethnic and racial groups in the United States. *Psychology of Popular Media Culture*, *8*(3), 207–217. https://doi.org/10.1037/ppm0000185',
    ],
    [
      {
        authors: [author('Jackson', 'Lynne M.')],
        ...{
          date: { year: 2019 },
          edition: '2',
          publisher: 'American Psychological Association',
          doi: '10.1037/0000168-000',
        },
        title: 'The psychology of prejudice: From attitudes to social action',
      },
      'Jackson, L. M. (2019). *The psychology of prejudice: From attitudes to social action* (2nd ed.). American Psychological Association. https://doi.org/10.1037/0000168-000',
    ],
    [
      {
        authors: [author('Sapolsky', 'Robert M.')],
        ...{ date: { year: 2017 }, publisher: 'Penguin Books' },
        title: 'Behave: The biology of humans at our best and worst',
      },
      'Sapolsky, R. M. (2017). *Behave: The biology of humans at our best and worst*. Penguin Books.',
    ],
    [
      {
        type: 'webpage',
        authors: [author('World Health Organization')],
        ...{
          date: { year: 2018, month: 5, day: 24 },
          title: 'The top 10 causes of death',
          container: 'World Health Organization',
        },
        url: 'https://www.who.int/news-room/fact-sheets/detail/the-top-10-causes-of-death',
      },
      'World Health Organization. (2018, May 24). *The top 10 causes of death*. https://www.who.int/news-room/fact-sheets/detail/the-top-10-causes-of-death',
    ],
    [
      {
        type: 'thesis',
        authors: [author('Harris', 'Lashana')],
        ...{ date: { year: 2014 }, number: 'PhD', publisher: 'University of Virginia' },
        title: 'Instructional leadership perceptions and practices of elementary school leaders',
      },
      'Harris, L. (2014). *Instructional leadership perceptions and practices of elementary school leaders* [Unpublished doctoral dissertation]. University of Virginia.',
    ],
    [
      {
        type: 'report',
        authors: [author('National Cancer Institute')],
        ...{
          date: { year: 2019 },
          number: 'NIH Publication No. 18-2059',
          title: 'Taking time: Support for people with cancer',
        },
        publisher: 'U.S. Department of Health and Human Services, National Institutes of Health',
        url: 'https://www.cancer.gov/publications/patient-education/takingtime.pdf',
      },
      'National Cancer Institute. (2019). *Taking time: Support for people with cancer* (NIH Publication No. 18-2059). U.S. Department of Health and Human Services, National Institutes of Health. https://www.cancer.gov/publications/patient-education/takingtime.pdf',
    ],
    [
      { type: 'webpage', title: 'Who we are', url: 'https://example.com/', container: 'Example' },
      '*Who we are*. (n.d.). Example. https://example.com/',
    ],
  ])('writes %j', (source, expected) => {
    expect(written(apa({ ...none, ...source }))).toBe(expected);
  });

  it('names in the text', () => {
    const of = (...names: string[]) =>
      written(apaInText({ ...none, authors: names.map((name) => author(name)), date: { year: 2020 } }));
    expect([of('Luna'), of('Salas', 'D’Agostino'), of('Martin', 'Lee', 'Chen')]).toEqual([
      '(Luna, 2020)',
      '(Salas & D’Agostino, 2020)',
      '(Martin et al., 2020)',
    ]);
  });

  it('leaves out all but the last of more than twenty authors', () => {
    const authors = Array.from({ length: 22 }, (_, at) => author(`A${at + 1}`));
    expect(written(apa({ ...none, authors, title: 'T' }))).toContain('A18, A19, . . . A22. (n.d.)');
  });
});

// The examples of style.mla.org.
describe('MLA', () => {
  it.each<[Partial<Source>, string]>([
    [
      {
        type: 'article',
        authors: [author('Baron', 'Naomi S.')],
        title: 'Redefining Reading: The Impact of Digital Communication Media',
        ...{ container: 'PMLA', volume: '128', issue: '1', date: { year: 2013, month: 1 }, pages: '193-200' },
      },
      'Baron, Naomi S. “Redefining Reading: The Impact of Digital Communication Media.” *PMLA*, vol. 128, no. 1, Jan. 2013, pp. 193–200.',
    ],
    [
      {
        authors: [author('Jacobs', 'Alan')],
        ...{ title: 'The Pleasures of Reading in an Age of Distraction', publisher: 'Oxford UP', date: { year: 2011 } },
      },
      'Jacobs, Alan. *The Pleasures of Reading in an Age of Distraction*. Oxford UP, 2011.',
    ],
    [
      {
        type: 'webpage',
        authors: [author('Deresiewicz', 'William')],
        title: 'The Death of the Artist—and the Birth of the Creative Entrepreneur',
        ...{ container: 'The Atlantic', date: { year: 2014, month: 12, day: 28 } },
        url: 'https://www.theatlantic.com/magazine/archive/2015/01/383497/',
      },
      'Deresiewicz, William. “The Death of the Artist—and the Birth of the Creative Entrepreneur.” *The Atlantic*, 28 Dec. 2014, www.theatlantic.com/magazine/archive/2015/01/383497/.',
    ],
    [
      {
        type: 'thesis',
        authors: [author('Njus', 'Jesse')],
        ...{ title: 'Performing the Passion: A Study on the Nature of Medieval Acting', date: { year: 2010 } },
        ...{ publisher: 'Northwestern U', number: 'PhD' },
      },
      'Njus, Jesse. *Performing the Passion: A Study on the Nature of Medieval Acting*. 2010. Northwestern U, PhD dissertation.',
    ],
  ])('writes %j', (source, expected) => {
    expect(written(mla({ ...none, ...source }))).toBe(expected);
  });

  it('names two authors, and the first of three', () => {
    const authors = [author('Dorris', 'Michael'), author('Erdrich', 'Louise')];
    expect(written(mla({ ...none, authors, title: 'T' }))).toBe('Dorris, Michael, and Louise Erdrich. *T*.');
    expect(written(mla({ ...none, authors: [...authors, author('X', 'Y')], title: 'T' }))).toBe(
      'Dorris, Michael, et al. *T*.',
    );
    expect(written(mlaInText({ ...none, authors }))).toBe('(Dorris and Erdrich)');
  });
});

// The examples of the Chicago Manual of Style's quick guide, 18th edition.
describe('Chicago', () => {
  const yu: Source = {
    ...none,
    authors: [author('Yu', 'Charles')],
    ...{ title: 'Interior Chinatown', publisher: 'Pantheon Books', date: { year: 2020 } },
  };
  const kwon: Source = {
    ...none,
    type: 'article',
    authors: [author('Kwon', 'Hyeyoung')],
    title: 'Inclusion Work: Children of Immigrants Claiming Membership in Everyday Life',
    ...{
      container: 'American Journal of Sociology',
      volume: '127',
      issue: '6',
      date: { year: 2022 },
      pages: '1818-59',
    },
    doi: '10.1086/720277',
  };
  const rutz: Source = {
    ...none,
    type: 'thesis',
    authors: [author('Rutz', 'Cynthia Lillian')],
    ...{
      title: 'King Lear and Its Folktale Analogues',
      publisher: 'University of Chicago',
      date: { year: 2013 },
      number: 'PhD',
    },
  };

  it('writes a bibliography', () => {
    expect(written(chicagoBibliography(yu))).toBe('Yu, Charles. *Interior Chinatown*. Pantheon Books, 2020.');
    expect(written(chicagoBibliography(kwon))).toBe(
      'Kwon, Hyeyoung. “Inclusion Work: Children of Immigrants Claiming Membership in Everyday Life.” *American Journal of Sociology* 127, no. 6 (2022): 1818–59. https://doi.org/10.1086/720277.',
    );
    expect(written(chicagoBibliography(rutz))).toBe(
      'Rutz, Cynthia Lillian. “King Lear and Its Folktale Analogues.” PhD diss., University of Chicago, 2013.',
    );
  });

  it('writes notes', () => {
    expect(written(chicagoNote(yu))).toBe('1. Charles Yu, *Interior Chinatown* (Pantheon Books, 2020).');
    expect(written(chicagoNote(kwon))).toBe(
      '1. Hyeyoung Kwon, “Inclusion Work: Children of Immigrants Claiming Membership in Everyday Life,” *American Journal of Sociology* 127, no. 6 (2022): 1818–59, https://doi.org/10.1086/720277.',
    );
    expect(written(chicagoNote(rutz))).toBe(
      '1. Cynthia Lillian Rutz, “King Lear and Its Folktale Analogues” (PhD diss., University of Chicago, 2013).',
    );
  });

  it('writes author and date', () => {
    expect(written(chicagoAuthorDate(yu))).toBe('Yu, Charles. 2020. *Interior Chinatown*. Pantheon Books.');
    expect(written(chicagoAuthorDate(kwon))).toBe(
      'Kwon, Hyeyoung. 2022. “Inclusion Work: Children of Immigrants Claiming Membership in Everyday Life.” *American Journal of Sociology* 127 (6): 1818–59. https://doi.org/10.1086/720277.',
    );
    expect(written(chicagoAuthorDate(rutz))).toBe(
      'Rutz, Cynthia Lillian. 2013. “King Lear and Its Folktale Analogues.” PhD diss., University of Chicago.',
    );
    expect(written(chicagoInText(yu))).toBe('(Yu 2020)');
  });
});

describe('quotation marks in titles', () => {
  const book = { ...none, authors: [author('Smith', 'Ann')], title: 'Rules of the "game"', date: { year: 2020 } };
  const article: Source = { ...book, type: 'article', container: 'Games', volume: '3' };

  it('are set as each style sets them', () => {
    expect(written(apa(book))).toBe('Smith, A. (2020). *Rules of the “game.”*');
    expect(written(apa(article))).toBe('Smith, A. (2020). Rules of the “game.” *Games*, *3*.');
    expect(written(harvard(book))).toBe('Smith, A. (2020) *Rules of the ‘game’*.');
    expect(written(harvard(article))).toBe('Smith, A. (2020) ‘Rules of the “game”’, *Games*, 3.');
  });
});

it('a report with a bare number has it as one in APA', () => {
  const report: Source = { ...none, type: 'report', title: 'Trees', number: '7', publisher: 'Tree Council' };
  expect(written(apa(report))).toBe('*Trees* (No. 7). (n.d.). Tree Council.');
});

// The patterns of "Cite Them Right", as British universities print them.
describe('Harvard', () => {
  it('writes a book, an article and a page', () => {
    const book = {
      ...none,
      authors: [author('Bell', 'Judith')],
      title: 'Doing your research project',
      edition: '6',
      publisher: 'Open University Press',
      date: { year: 2014 },
    };
    expect(written(harvard(book))).toBe(
      'Bell, J. (2014) *Doing your research project*. 6th edn. Open University Press.',
    );
    const many = ['Norrie', 'Hammond', 'D’Avray', 'Collington'].map((name, at) => author(name, 'CJLF'[at]));
    const article: Source = {
      ...none,
      type: 'article',
      ...{
        authors: many,
        title: 'Doing it differently?',
        container: 'Reflective Practice',
        volume: '13',
        issue: '4',
        pages: '565-578',
        date: { year: 2012 },
      },
    };
    expect(written(harvard(article))).toBe(
      'Norrie, C. *et al.* (2012) ‘Doing it differently?’, *Reflective Practice*, 13(4), pp. 565–578.',
    );
    expect(written(harvardInText(article))).toBe('(Norrie *et al.*, 2012)');
    const page: Source = {
      ...none,
      type: 'webpage',
      ...{
        authors: [author('Burton', 'Paul A.')],
        title: 'Castles of Spain',
        date: { year: 2012 },
        url: 'https://example.com/castles',
      },
      accessed: { year: 2015, month: 10, day: 14 },
    };
    expect(written(harvard(page))).toBe(
      'Burton, P.A. (2012) *Castles of Spain*. Available at: https://example.com/castles (Accessed: 14 October 2015).',
    );
  });
});

describe('files for programs', () => {
  const source: Source = {
    ...none,
    type: 'article',
    authors: [author('Müller', 'Anna'), author('R&D Group')],
    ...{
      title: '100% of {x}_1',
      container: 'Acta',
      volume: '3',
      issue: '2',
      pages: '1-9',
      date: { year: 2020, month: 3 },
    },
    doi: '10.1000/a_b',
  };

  it('writes BibTeX with its signs escaped', () => {
    expect(bibtex(source)).toBe(
      '@article{muller2020,\n  author = {Müller, Anna and {R\\&D Group}},\n  title = {{100\\% of \\{x\\}\\_1}},\n  journal = {Acta},\n  year = {2020},\n  month = {3},\n  volume = {3},\n  number = {2},\n  pages = {1--9},\n  doi = {10.1000/a_b}\n}\n',
    );
  });

  it('writes RIS', () => {
    expect(ris(source).split('\r\n')).toEqual([
      ...['TY  - JOUR', 'AU  - Müller, Anna', 'AU  - R&D Group', 'TI  - 100% of {x}_1', 'T2  - Acta', 'PY  - 2020'],
      ...['DA  - 2020/03', 'VL  - 3', 'IS  - 2', 'SP  - 1', 'EP  - 9', 'DO  - 10.1000/a_b', 'ER  - ', ''],
    ]);
  });
});
