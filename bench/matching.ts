import { parseArgs } from 'node:util';
import { compareTexts, createComparer } from '#lib/matching/compare';
import { shingleHashes } from '#lib/matching/fingerprints';
import { normalise } from '#lib/matching/normalise';
import { keptWords } from '#lib/rewrite/difference';
import { answers, type Way } from './matching/corpus.ts';
import { type EssayWay, essayAnswers } from './matching/essays.ts';
import { type HiddenWay, hiddenPassages } from './matching/hidden-passages.ts';
import { areaUnderCurve, f1At, measures, type Span } from './matching/measures.ts';
import { generatedTexts } from './matching/texts.ts';
import { type PassageWay, splices, type UnseenWay, unseenAnswers, unseenPassages } from './matching/unseen.ts';

const USAGE = `The matching of the plagiarism checker over answers of our own, beside 5-gram shingling and a word difference.

node bench/matching.ts [--speed]

Answers to questions with one source each: copied, lightly or heavily revised, or written without the source; of the essays also
half revised, in the tone of a textbook, and behind one sentence that every book has. Area under the ROC curve of the
originality, and F1 at 80. Hidden passages: revised or shuffled ones within texts about other things, and texts about the
same thing without any, by the PAN measures at character level. Unseen answers and passages are those that the weights were
not fitted to. Spliced: sentences of an article between one's own; what precision lacks is own text that is marked beside a copy.
--speed  also 1,000, 10,000 and 50,000 words against 20 sources of 5,000 words.`;

const { values } = parseArgs({
  options: { speed: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

/** The stretches of a text that a method finds in a source. */
type Method = (text: string, source: string) => Span[];

const GRAM = 5;
const LEAST_RUN = 3;

const methods: Readonly<Record<string, Method>> = {
  matching: (text, source) => compareTexts(text, source).passages.map((passage) => passage.text),
  '5-grams': (text, source) => {
    const { words } = normalise(text);
    const known = new Set(shingleHashes(normalise(source).words, GRAM));
    const marks = words.map(() => false);
    for (const [at, hash] of shingleHashes(words, GRAM).entries()) if (known.has(hash)) marks.fill(true, at, at + GRAM);
    return runsOf(words, marks, 1);
  },
  difference: (text, source) => {
    const { words } = normalise(text);
    const textOf = (list: typeof words) => list.map((word) => word.text);
    return runsOf(words, keptWords(textOf(words), textOf(normalise(source).words)).before, LEAST_RUN);
  },
};

function runsOf(words: readonly Span[], marks: readonly boolean[], least: number): Span[] {
  const runs: Span[] = [];
  for (let from = 0; from < marks.length; from += 1) {
    if (!marks[from]) continue;
    let to = from;
    while (marks[to + 1]) to += 1;
    const [first, last] = [words[from], words[to]];
    if (first && last && to - from + 1 >= least) runs.push({ start: first.start, end: last.end });
    from = to;
  }
  return runs;
}

function originality(text: string, found: readonly Span[]): number {
  const { words } = normalise(text);
  const matched = words.filter((word) => found.some((span) => word.start >= span.start && word.end <= span.end));
  return 100 - (100 * matched.length) / words.length;
}

interface Judged {
  way: string;
  isCopied: boolean;
  text: string;
  source: string;
}

function showAnswers(title: string, all: readonly Judged[], ways: readonly string[]): void {
  console.log(`\n${title.padEnd(18)} AUC     F1 at 80   originality, mean (least to most): ${ways.join(', ')}`);
  for (const [name, method] of Object.entries(methods)) {
    const scored = all.map(({ way, isCopied, text, source }) => {
      return { way, isCopied, score: originality(text, method(text, source)) };
    });
    const means = ways.map((way) => {
      const scores = scored.filter((one) => one.way === way).map(({ score }) => Math.round(score));
      return `${mean(scores).toFixed(0)} (${Math.min(...scores)} to ${Math.max(...scores)})`;
    });
    const figures = [areaUnderCurve(scored).toFixed(4), f1At(scored, 80).toFixed(3)];
    console.log(name.padEnd(18), figures.join('  '), '   ', means.join(', '));
  }
}

interface Hidden {
  way: string;
  text: string;
  source: string;
  marked: readonly Span[];
}

function showPassages(title: string, all: readonly Hidden[], ways: readonly string[]): void {
  console.log(`\n${title.padEnd(18)} way        precision  recall  F1      granularity  PlagDet`);
  for (const [name, method] of Object.entries(methods)) {
    const found = all.map((one) => ({ ...one, found: method(one.text, one.source) }));
    for (const group of ways) {
      const { precision, recall, f1, granularity, plagDet } = measures(
        found.filter(({ way }) => group === 'all' || way === group),
      );
      const figures = [precision, recall, f1, granularity, plagDet].map((figure) => figure.toFixed(3));
      console.log(name.padEnd(18), group.padEnd(10), figures.join('    '));
    }
  }
}

const short: readonly Way[] = ['copied', 'light', 'heavy', 'own'];
const long: readonly EssayWay[] = ['cut', 'light', 'heavy', 'half', 'own', 'textbook', 'stock'];
const hiddenWays: readonly (HiddenWay | 'all')[] = ['light', 'heavy', 'shuffled', 'all'];
showAnswers(
  'Short answers',
  answers().map((answer) => ({ ...answer, isCopied: answer.way !== 'own' })),
  short,
);
showAnswers('Essays', essayAnswers(), long);

const unseenWays: readonly UnseenWay[] = ['cut', 'light', 'heavy', 'reordered', 'summary', 'own'];
showAnswers('Unseen answers', unseenAnswers(), unseenWays);

const passageWays: readonly (PassageWay | 'all')[] = ['by hand', 'translated', 'answers', 'all'];
showPassages('Hidden passages', hiddenPassages(), hiddenWays);
showPassages('Unseen passages', unseenPassages(), passageWays);
showPassages('Spliced', splices(), ['all']);

if (values.speed) {
  const texts = generatedTexts();
  console.log('\nWords against 20 sources of 5,000: seconds');
  for (const words of [1_000, 10_000, 50_000]) {
    const text = texts(words);
    const sources = Array.from({ length: 20 }, () => texts(5_000));
    const start = performance.now();
    const comparer = createComparer(text);
    for (const source of sources) comparer.against(source);
    console.log(String(words).padStart(8), ((performance.now() - start) / 1000).toFixed(2));
  }
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
}
