import { parseArgs } from 'node:util';
import { compareTexts, createComparer, finish } from '#lib/matching/compare';
import { shingleHashes } from '#lib/matching/fingerprints';
import { normalise } from '#lib/matching/normalise';
import { keptWords } from '#lib/rewrite/difference';
import { answers, markedTexts, type Way } from './matching/corpus.ts';
import { areaUnderCurve, f1At, measures, type Span } from './matching/measures.ts';
import { generatedTexts } from './matching/texts.ts';

const USAGE = `The matching of the plagiarism checker over answers of our own, beside 5-gram shingling and a word difference.

node bench/matching.ts [--speed]

Answers: each topic's are copied, lightly or heavily revised, or written without the source. Area under the ROC curve of the
originality, and F1 at 80. Passages: the same within texts about other things, by the PAN measures at character level.
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

const ways: readonly Way[] = ['copied', 'light', 'heavy', 'own'];
const all = answers();
const marked = markedTexts();
console.log(`${all.length} answers, ${marked.length} texts with or without a passage\n`);
console.log('Answers            AUC     F1 at 80   mean originality: copied, light, heavy, own');
for (const [name, method] of Object.entries(methods)) {
  const scored = all.map((answer) => ({
    way: answer.way,
    isCopied: answer.way !== 'own',
    score: originality(answer.text, method(answer.text, answer.source)),
  }));
  const means = ways.map((way) => mean(scored.filter((one) => one.way === way).map((one) => one.score)).toFixed(0));
  console.log(
    name.padEnd(18),
    areaUnderCurve(scored).toFixed(4).padEnd(8),
    f1At(scored, 80).toFixed(3).padEnd(10),
    means.join(', '),
  );
}
console.log('\nPassages           way      precision  recall  F1      granularity  PlagDet');
for (const [name, method] of Object.entries(methods)) {
  for (const group of ['light', 'heavy', 'all'] as const) {
    const cases = marked
      .filter((one) => group === 'all' || one.way === group)
      .map((one) => ({ marked: one.marked, found: method(one.text, one.source) }));
    const { precision, recall, f1, granularity, plagDet } = measures(cases);
    const figures = [precision, recall, f1, granularity, plagDet].map((figure) => figure.toFixed(3));
    console.log(name.padEnd(18), group.padEnd(8), figures.join('    '));
  }
}
if (values.speed) {
  const texts = generatedTexts();
  console.log('\nWords against 20 sources of 5,000: seconds');
  for (const words of [1_000, 10_000, 50_000]) {
    const text = texts(words);
    const sources = Array.from({ length: 20 }, () => texts(5_000));
    const start = performance.now();
    const comparer = finish(createComparer(text));
    for (const source of sources) finish(comparer.against(source));
    console.log(String(words).padStart(8), ((performance.now() - start) / 1000).toFixed(2));
  }
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
}
