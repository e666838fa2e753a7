import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { decodedGrey } from '#ports/ocr/decode';
import { textOf, wordsIn } from '#ports/ocr/page-text';
import { readPage } from '#ports/ocr/read-page';
import { characterErrorRate } from './ocr-measure.ts';
import { type PartName, pageSamples } from './ocr-pages/corpus.ts';
import { rememberingEngine } from './ocr-pages/remembering.ts';

const USAGE = `Character error rate of whole pages and receipts, in reading order, beside a plain reading by the same engine.

node bench/ocr-pages.ts [--part working|aside] [--count 12] [--only receipt] [--show name] [--memory folder]

The part set aside is for a last look: nothing may be fitted to it. Fonts: fonts-urw-base35, fonts-dejavu and fonts-noto-mono
of Debian. Exits with 1 when a bar is missed.`;

/** Mean error, and how much worse than plain a single picture may be. */
const BARS = { page: 0.02, receipt: 0.1, worse: 0.02 };

/** Error of a plain reading up to which it counts as good, for the comparison of times. */
const GOOD = 0.05;

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'working' },
    count: { type: 'string', default: '12' },
    only: { type: 'string' },
    show: { type: 'string' },
    memory: { type: 'string', default: join(tmpdir(), 'ocr-pages') },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

const part: PartName = values.part === 'aside' ? 'aside' : 'working';
const { engine, spent, count } = await rememberingEngine(values.memory);
const rows: {
  kind: 'page' | 'receipt';
  error: number;
  plain: number;
  time: number;
  plainTime: number;
  count: number;
}[] = [];
for (const { kind, name, make } of pageSamples(part, Number(values.count))) {
  if (values.only && values.only !== kind) continue;
  if (values.show && !name.includes(values.show)) continue;
  const { content, text } = await make();
  const raw = sharp(content).greyscale().removeAlpha().toColourspace('b-w').raw();
  const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
  engine.show({ pixels, width: info.width, height: info.height });
  const plain = textOf(wordsIn(engine.read('automatic', Number.POSITIVE_INFINITY).table)).text;
  const plainTime = spent().all;
  count();
  const before = process.cpuUsage();
  const read = readPage(await decodedGrey(content, 50_000_000), {
    engine,
    patience: Number.POSITIVE_INFINITY,
    limit: Number.POSITIVE_INFINITY,
  });
  const { user, system } = process.cpuUsage(before);
  const readings = count();
  const time = (user + system) / 1e6 + spent().known;
  const row = {
    kind,
    error: characterErrorRate(text, read.text),
    plain: characterErrorRate(text, plain),
    ...{ time, plainTime, count: readings },
  };
  rows.push(row);
  console.log(
    `${name.padEnd(30)} ${percent(row.error)} (plain ${percent(row.plain)})  ${readings} readings, ${time.toFixed(1)} s (plain ${plainTime.toFixed(1)})  confidence ${read.confidence}`,
  );
  if (values.show) console.log(`--- truth\n${text}\n--- plain\n${plain}\n--- read\n${read.text}`);
}
for (const kind of ['page', 'receipt'] as const) {
  const of = rows.filter((row) => row.kind === kind);
  if (of.length === 0) continue;
  const error = mean(of.map((row) => row.error));
  console.log(`${kind}s: mean error ${percent(error)}, plain ${percent(mean(of.map((row) => row.plain)))}`);
  const once = of.filter((row) => row.count === 1 && row.plain <= GOOD);
  if (once.length > 0) {
    const share = mean(once.map((row) => row.time / row.plainTime));
    console.log(
      `${kind}s that are read well plainly and once: ${once.length} of ${of.length}, in ${share.toFixed(2)} times the time`,
    );
  }
  if (error > BARS[kind]) process.exitCode = 1;
}
const worst = Math.max(...rows.map((row) => row.error - row.plain));
console.log(`most that a single one is worse than plain: ${percent(worst)}`);
if (worst > BARS.worse) process.exitCode = 1;

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
