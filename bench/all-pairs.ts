import { type SharingPair, sharingPairs } from '#lib/matching/all-pairs';
import { compareTexts } from '#lib/matching/compare';
import { topics } from './matching/corpus.ts';
import { generatedTexts } from './matching/texts.ts';

/** How many pairs the comparison of a class's files looks at in full, how many it misses by that, and how long it takes. */
function compareAll(texts: readonly string[]): { pairs: readonly SharingPair[]; compared: number; seconds: string } {
  const start = performance.now();
  const job = sharingPairs(texts);
  let compared = 0;
  for (;;) {
    const step = job.next();
    if (step.done) return { pairs: step.value, compared, seconds: ((performance.now() - start) / 1000).toFixed(1) };
    if (step.value.stage === 'comparing') compared = step.value.of;
  }
}

const all = (count: number) => (count * (count - 1)) / 2;

const answers = topics.flatMap(({ source, light, heavy, own }) => [source, light, heavy, own]);
const { pairs, compared, seconds } = compareAll(answers);
const found = new Set(pairs.map(({ one, other }) => `${one} ${other}`));
let sharing = 0;
let missed = 0;
for (const [one, text] of answers.entries()) {
  // Four texts in a row are about one topic; texts of two topics share nothing.
  for (let other = one + 1; other < one - (one % 4) + 4; other += 1) {
    if (compareTexts(text, answers[other] ?? '').passages.length === 0) continue;
    sharing += 1;
    if (!found.has(`${one} ${other}`)) missed += 1;
  }
}
console.log(
  `Answers on ${topics.length} topics: ${answers.length} texts, ${all(answers.length)} pairs in ${seconds} s`,
);
console.log(
  `  ${compared} compared in full, ${pairs.length} share passages; ${missed} of ${sharing} that do were missed`,
);

const make = generatedTexts();
const count = 200;
const texts = Array.from({ length: count }, () => make(500));
for (let copy = 0; copy < 20; copy += 1) texts[copy] = `${texts[copy]} ${texts[copy + 100]?.slice(0, 800)}`;
const made = compareAll(texts);
console.log(`${count} texts of 500 words, 20 of them with a copied part: ${made.seconds} s`);
console.log(`  ${made.compared} of ${all(count)} pairs compared in full, ${made.pairs.length} share passages`);
