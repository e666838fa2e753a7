import { parseArgs } from 'node:util';
import { createOcr } from '#ports/ocr/tesseract';
import { startTemporaryFiles } from '../tests/servers/temporary-files.ts';
import { ocrCorpus, type Sample } from './ocr-corpus.ts';
import { characterErrorRate, plainReader } from './ocr-measure.ts';

const USAGE = `Character error rate of reading rendered pictures, with and without preparing them, and pages a minute.

node bench/ocr.ts [--seed 7] [--parallel 2]

Exits with 1 when the mean over all groups is above the bar.`;

/** Mean over the groups; the rate counts wrong, missing and surplus letters, with runs of white space as one. */
const BAR = 0.04;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    parallel: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

const parallel = Number(values.parallel);
const samples = await ocrCorpus(Number(values.seed));
const temporary = await startTemporaryFiles();
const { files } = temporary;
const ocr = createOcr({ files, concurrency: parallel, queue: samples.length, timeout: 120_000, patience: 60_000 });
const plain = await plainReader();

const start = performance.now();
const prepared = await Promise.all(
  samples.map(async ({ content, text }) => {
    const read = await ocr.read(await files.write(content), { language: 'eng' });
    return { error: characterErrorRate(text, read.text), read };
  }),
);
const minutes = (performance.now() - start) / 60_000;
await ocr.close();
await temporary.close();
const bare: number[] = [];
for (const { content, text } of samples) bare.push(characterErrorRate(text, await plain(content)));

for (const [index, { group, name }] of samples.entries()) {
  const { error, read } = prepared[index] ?? { error: 1, read: undefined };
  const rates = `${percent(error)} (plain ${percent(bare[index] ?? 1)})`;
  console.log(`${group.padEnd(14)} ${name.padEnd(34)} ${rates.padEnd(28)} confidence ${read?.confidence}`);
}
const groups = Map.groupBy(samples.keys(), (index) => samples[index]?.group ?? '');
const meanOver = (rate: (index: number) => number) => mean([...groups.values()].map((of) => mean(of.map(rate))));
const result = meanOver((index) => prepared[index]?.error ?? 1);
console.log(
  `\nmean over ${groups.size} groups: ${percent(result)}, plain ${percent(meanOver((index) => bare[index] ?? 1))}`,
);
console.log(`wrong words that are marked: ${percent(markedShare(samples))}`);
console.log(`${(samples.length / minutes).toFixed(1)} pictures a minute, ${parallel} at a time`);
if (result > BAR) process.exitCode = 1;

/** Of the words that are not in the picture, the share read with less than 75. */
function markedShare(all: readonly Sample[]): number {
  const wrong = all.flatMap(({ text }, index) => {
    const right = new Set(text.split(/\s+/));
    const { read } = prepared[index] ?? {};
    return (read?.words ?? []).filter(({ start: from, end }) => !right.has(read?.text.slice(from, end) ?? ''));
  });
  return wrong.length === 0 ? 1 : wrong.filter(({ confidence }) => confidence < 75).length / wrong.length;
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
