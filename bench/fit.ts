import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { mock } from 'node:test';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createImages } from '#ports/images/sharp';
import { pictureCorpus, type SamplePicture } from './picture-corpus.ts';
import { meanSimilarity } from './structural-similarity.ts';

const USAGE = `How well pictures are fitted into a number of kilobytes, beside MozJPEG at the best quality that fits at full dimensions.

node bench/fit.ts [--format jpeg|png|webp|avif] [--targets 20,50,100,200,500] [--kind photo] [picture.jpg ...]

Each picture is written in its own format unless told. Pictures that are named are measured beside the ones made here, as photos.
Similarity is that of luma, at the original's dimensions. Exits with 1 when a bar is missed: never beyond the target; 93 % of it used
for each photo; mean similarity of photos above MozJPEG's.`;

const LEAST_USED = 0.93;
const KILOBYTE = 1024;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    targets: { type: 'string', default: '20,50,100,200,500' },
    kind: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const format = (['jpeg', 'png', 'webp', 'avif'] as const).find((one) => one === values.format);
const targets = values.targets.split(',').map(Number);
const images = createImages({ timeout: 60_000 });

interface Row {
  kind: SamplePicture['kind'];
  name: string;
  /** Kilobytes. */
  target: number;
  /** Share of the target. */
  used: number;
  /** Along each side. */
  scale: number;
  quality: number;
  similarity: number;
  /** The same of MozJPEG; nothing where not even its least quality fits. */
  plain: number | undefined;
  encodes: number;
  /** Milliseconds of processor time. */
  cpu: number;
}

const encoders = (['jpeg', 'png', 'webp', 'avif'] as const).map((name) =>
  mock.method(Object.getPrototypeOf(sharp(Buffer.alloc(3))), name),
);
const encodesSoFar = () => encoders.reduce((sum, encoder) => sum + encoder.mock.callCount(), 0);

const rows: Row[] = [];
for await (const picture of everyPicture()) {
  if (values.kind !== undefined && picture.kind !== values.kind) continue;
  const measure = await judge(picture.content);
  for (const target of targets) {
    const row = await measured(picture, target, measure);
    if (!row) continue;
    rows.push(row);
    const { name, used, scale, quality, similarity, plain, encodes, cpu } = row;
    const figures = `${percent(used)} at ${scale.toFixed(2)} q${quality}`.padEnd(20);
    const beside = plain === undefined ? 'MozJPEG does not fit' : `MozJPEG ${plain.toFixed(4)}`;
    console.log(
      `${name.padEnd(22)} ${String(target).padStart(4)} KB  ${figures} similarity ${similarity.toFixed(4)}, ${beside.padEnd(20)}  ${encodes} encodes, ${cpu.toFixed(0)} ms`,
    );
  }
}
summary();

async function* everyPicture(): AsyncGenerator<SamplePicture> {
  for (const path of positionals) yield { kind: 'photo', name: basename(path), content: await readFile(path) };
  yield* pictureCorpus();
}

async function measured(
  { kind, name, content }: SamplePicture,
  target: number,
  judged: (other: Uint8Array) => Promise<number>,
): Promise<Row | undefined> {
  const bytes = target * KILOBYTE;
  if (content.length <= bytes) return undefined;
  const [encodes, { user, system }] = [encodesSoFar(), process.cpuUsage()];
  const made = await images.fit(content, { bytes, ...(format && { format }) });
  const spent = process.cpuUsage();
  const used = made.content.length / bytes;
  const quiet = { encodes: encodesSoFar() - encodes, cpu: (spent.user + spent.system - user - system) / 1000 };
  if (!made.met || used > 1) process.exitCode = 1;
  const plain = await plainSearch(content, bytes);
  return {
    ...{ kind, name, target, used, quality: made.quality, scale: made.width / made.source.width, ...quiet },
    similarity: await judged(made.content),
    plain: plain && (await judged(plain)),
  };
}

/** The best quality of MozJPEG within the bytes, as the library writes it by default more. */
async function plainSearch(content: Uint8Array, bytes: number): Promise<Uint8Array | undefined> {
  let [low, high] = [1, 100];
  let best: Uint8Array | undefined;
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const made = await sharp(content)
      .autoOrient()
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (made.length > bytes) high = quality - 1;
    else [low, best] = [quality + 1, made];
  }
  return best;
}

/** Similarity to a picture, of anything that shows the same: enlarged to its size where it is smaller. */
async function judge(content: Uint8Array): Promise<(other: Uint8Array) => Promise<number>> {
  const { autoOrient } = await sharp(content).metadata();
  const { width, height } = autoOrient;
  const luma = (picture: Uint8Array) =>
    sharp(picture)
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize({ width, height, fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  const original = await luma(content);
  return async (other) => meanSimilarity(original, await luma(other), { width, height });
}

function summary(): void {
  for (const [kind, all] of Map.groupBy(rows, (row) => row.kind)) {
    for (const [target, some] of [...Map.groupBy(all, (row) => row.target)].sort(([a], [b]) => a - b))
      report(`${kind} ${target} KB`, some);
    report(`${kind} in all`, all);
  }
  const photos = rows.filter(({ kind }) => kind === 'photo');
  const wasteful = photos.filter(({ used }) => used < LEAST_USED);
  const beyond = rows.filter(({ used }) => used > 1);
  const compared = photos.filter(({ plain }) => plain !== undefined);
  const gain = mean(compared, ({ similarity, plain }) => similarity - (plain ?? 0));
  if (beyond.length > 0) process.exitCode = 1;
  console.log(`\nbeyond the target: ${beyond.length} of ${rows.length} (bar 0)`);
  if (photos.length === 0) return;
  console.log(`photos that use less than ${percent(LEAST_USED)}: ${wasteful.length} of ${photos.length} (bar 0)`);
  console.log(
    `similarity above MozJPEG's in ${compared.length} photos that it fits: ${signed(gain)} on the mean (bar above 0)`,
  );
  if (wasteful.length > 0 || !(gain > 0)) process.exitCode = 1;
}

function report(name: string, some: readonly Row[]): void {
  const compared = some.filter(({ plain }) => plain !== undefined);
  const shares = some.map(({ used }) => used);
  const spent = some.map(({ cpu }) => cpu).toSorted((a, b) => a - b);
  console.log(
    [
      `${name.padEnd(22)} ${String(some.length).padStart(3)}: used ${percent(mean(some, ({ used }) => used))}, least ${percent(Math.min(...shares))}`,
      `similarity ${mean(compared, ({ similarity }) => similarity).toFixed(4)}, MozJPEG ${mean(compared, ({ plain }) => plain ?? 0).toFixed(4)} (of ${compared.length}; better in ${compared.filter(({ similarity, plain }) => similarity > (plain ?? 1)).length})`,
      `encodes ${mean(some, ({ encodes }) => encodes).toFixed(1)}, most ${Math.max(...some.map(({ encodes }) => encodes))}`,
      `CPU median ${spent[Math.floor(spent.length / 2)]?.toFixed(0)} ms, most ${spent.at(-1)?.toFixed(0)} ms`,
    ].join('; '),
  );
}

function mean<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0) / all.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(4)}`;
}
