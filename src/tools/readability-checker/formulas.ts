import { readingGrade } from '#lib/text/reading-grade';
import type { Counts } from './measure.ts';

interface Formula {
  name: string;
  source: string;
  value: (counts: Counts) => number;
  meaning: (value: number) => string;
}

/** The formulas of a language, and the school grade that its first one stands for. */
export interface LanguageFormulas {
  formulas: readonly Formula[];
  grade: (counts: Counts) => number;
}

const perSentence = ({ words, sentences }: Counts) => words / sentences;
const perWord = ({ syllables, words }: Counts) => syllables / words;
const percent = (part: number, { words }: Counts) => (part / words) * 100;

const school = (value: number) =>
  value < 1 ? 'Grade 1 or below' : value > 16 ? 'University degree' : `Grade ${Math.max(1, Math.round(value))}`;

/** Words for values from each number up. */
function scale(...steps: readonly (readonly [from: number, words: string])[]) {
  return (value: number) => steps.find(([from]) => value >= from)?.[1] ?? steps.at(-1)?.[1] ?? '';
}

/** A line through points, level before the first and after the last but for its slope. */
function through(...points: readonly (readonly [x: number, y: number])[]) {
  return (x: number) => {
    const after = points.findIndex(([at]) => x < at);
    const to = after < 0 ? points.length - 1 : Math.max(1, after);
    const [x1, y1] = points[to - 1] ?? [0, 0];
    const [x2, y2] = points[to] ?? [1, 0];
    return y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
  };
}

const ease = scale(
  [90, 'Very easy'],
  [80, 'Easy'],
  [70, 'Fairly easy'],
  [60, 'Plain'],
  [50, 'Fairly hard'],
  [30, 'Hard'],
  [0, 'Very hard'],
);
/** The grades that Rudolf Flesch gave his scores; the formulas for other languages were fitted to the same scale. */
const gradeOfEase = through([0, 17], [30, 14], [50, 11], [60, 8.5], [70, 7], [80, 6], [90, 5], [100, 4]);

const lix: Formula = {
  name: 'LIX',
  source: 'C. H. Björnsson, "Läsbarhet", 1968',
  value: (counts) => perSentence(counts) + percent(counts.long, counts),
  meaning: scale([60, 'Very hard'], [50, 'Hard'], [40, 'Medium'], [30, 'Easy'], [0, 'Very easy']),
};
/** Grades of LIX by J. Anderson, "Lix and Rix: Variations on a Little-Known Readability Index", 1983. */
const gradeOfLix = through([10, 1], [20, 3], [28, 5], [36, 7], [44, 9], [52, 11], [60, 13], [72, 17]);

function easeOf(name: string, source: string, [start, bySentence, byWord]: readonly [number, number, number]): Formula {
  const value = (counts: Counts) => start - bySentence * perSentence(counts) - byWord * perWord(counts);
  return { name, source, value, meaning: ease };
}

/** A language whose first formula gives a score of ease. */
function byEase(first: Formula, further: readonly Formula[] = [], gradeOf = gradeOfEase): LanguageFormulas {
  return { formulas: [first, ...further, lix], grade: (counts) => gradeOf(first.value(counts)) };
}

const kincaid: Formula = {
  name: 'Flesch-Kincaid Grade',
  source: 'J. P. Kincaid and others, "Derivation of New Readability Formulas", 1975',
  value: (counts) => readingGrade(counts) ?? 0,
  meaning: school,
};

const english: LanguageFormulas = {
  formulas: [
    easeOf('Flesch Reading Ease', 'R. Flesch, "A New Readability Yardstick", 1948', [206.835, 1.015, 84.6]),
    kincaid,
    {
      name: 'Gunning Fog',
      source: 'R. Gunning, "The Technique of Clear Writing", 1952',
      value: (counts) => 0.4 * (perSentence(counts) + percent(counts.hard, counts)),
      meaning: school,
    },
    {
      name: 'SMOG',
      source: 'G. H. McLaughlin, "SMOG Grading: A New Readability Formula", 1969',
      value: ({ many, sentences }) => 1.043 * Math.sqrt((many * 30) / sentences) + 3.1291,
      meaning: school,
    },
    {
      name: 'Coleman-Liau',
      source: 'M. Coleman and T. L. Liau, "A Computer Readability Formula", 1975',
      value: (counts) => 0.0588 * percent(counts.letters, counts) - 0.296 * percent(counts.sentences, counts) - 15.8,
      meaning: school,
    },
    {
      name: 'Automated Readability Index',
      source: 'R. J. Senter and E. A. Smith, "Automated Readability Index", 1967',
      value: (counts) => 4.71 * (counts.letters / counts.words) + 0.5 * perSentence(counts) - 21.43,
      meaning: school,
    },
  ],
  grade: (counts) => readingGrade(counts) ?? 0,
};

const vienna: Formula = {
  name: 'Wiener Sachtextformel (first)',
  source: 'R. Bamberger and E. Vanecek, "Lesen – Verstehen – Lernen – Schreiben", 1984',
  value: (counts) =>
    0.1935 * percent(counts.many, counts) +
    0.1672 * perSentence(counts) +
    0.1297 * percent(counts.long, counts) -
    0.0327 * percent(counts.short, counts) -
    0.875,
  meaning: school,
};

const byLanguage: ReadonlyMap<string, LanguageFormulas> = new Map([
  ['en', english],
  [
    'de',
    {
      formulas: [
        vienna,
        easeOf('Amstad', 'T. Amstad, "Wie verständlich sind unsere Zeitungen?", 1978', [180, 1, 58.5]),
        lix,
      ],
      grade: vienna.value,
    },
  ],
  [
    'es',
    byEase(
      easeOf(
        'Fernández Huerta',
        'J. Fernández Huerta, "Medidas sencillas de lecturabilidad", 1959',
        [206.84, 1.02, 60],
      ),
      [
        {
          name: 'Szigriszt-Pazos',
          source: 'F. Szigriszt Pazos, "Sistemas predictivos de legibilidad", 1993; scale INFLESZ, 2008',
          value: (counts) => 206.835 - 62.3 * perWord(counts) - perSentence(counts),
          meaning: scale([80, 'Very easy'], [65, 'Fairly easy'], [55, 'Plain'], [40, 'Fairly hard'], [0, 'Very hard']),
        },
      ],
    ),
  ],
  [
    'fr',
    byEase(
      easeOf(
        'Kandel-Moles',
        'L. Kandel and A. Moles, "Application de l’indice de Flesch à la langue française", 1958',
        [207, 1.015, 73.6],
      ),
    ),
  ],
  [
    'it',
    byEase(
      {
        name: 'Gulpease',
        source: 'P. Lucisano and M. E. Piemontese, "Gulpease: una formula per la lingua italiana", 1988',
        value: ({ sentences, letters, words }) => Math.min(100, 89 + (300 * sentences - 10 * letters) / words),
        meaning: scale(
          [80, 'Easy with primary school'],
          [60, 'Easy with middle school'],
          [40, 'Easy with a school-leaving certificate'],
          [0, 'Hard for everyone'],
        ),
      },
      [],
      through([0, 18], [40, 13], [60, 8], [80, 5], [100, 1]),
    ),
  ],
  [
    'pt',
    byEase(
      {
        ...easeOf(
          'Martins',
          'T. B. F. Martins and others, "Readability Formulas Applied to Textbooks", 1996',
          [248.835, 1.015, 84.6],
        ),
        meaning: scale([75, 'Very easy'], [50, 'Easy'], [25, 'Hard'], [0, 'Very hard']),
      },
      [],
      through([0, 16], [25, 11], [50, 8], [75, 4], [100, 1]),
    ),
  ],
  ['nl', byEase(easeOf('Flesch-Douma', 'W. H. Douma, "De leesbaarheid van landbouwbladen", 1960', [206.84, 0.93, 77]))],
  [
    'ru',
    byEase(
      easeOf('Oborneva', 'I. V. Oborneva, automated assessment of the difficulty of texts, 2006', [206.835, 1.3, 60.1]),
    ),
  ],
]);

/** Scripts whose words LIX can measure, by languages without a formula of their own. */
const others = new Set(['sv', 'pl', 'cs', 'tr', 'id', 'uk', 'el']);

/** The formulas of a language; `undefined` where none can be had. A language that is not known is measured by LIX, if `isAlphabetic`. */
export function formulasOf(language: string | null, isAlphabetic: boolean): LanguageFormulas | undefined {
  const own = byLanguage.get(language ?? '');
  if (own) return own;
  if (language === null ? !isAlphabetic : !others.has(language)) return undefined;
  return { formulas: [lix], grade: (counts) => gradeOfLix(lix.value(counts)) };
}
