import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { photoPixels } from '../tests/servers/sample-images.ts';
import { type RunningSite, startSite } from '../tests/servers/site.ts';
import type { BareWork } from './bare-images.ts';
import { processorTime, untilIdle } from './processor-time.ts';

const USAGE = `Processor time of images through the API, fetched from a web server on this machine, beside a bare loop over the image library in the same run.

node bench/images-http.ts [--rounds 5] [--seconds 8] [--callers 4] [--images 2000]

Counted are all processes of the site and the web server. Both take turns, with the same priority, so that a busy machine slows both alike.
Then the memory of the server over --images conversions. Exits with 1 when a share misses its bar, or the memory grows.`;

/** Of the images that the bare loop makes in some processor time, so many must come through the API. */
const BAR = 0.75;
/** Of the processes that pictures are worked on in. */
const NICE = 5;
/** Growth of the resident memory over the second half of all images that is put down to chance. */
const GROWTH = 0.1;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    callers: { type: 'string', default: '4' },
    images: { type: 'string', default: '2000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const [callers, images] = [Number(values.callers), Number(values.images)];
const PARALLEL = 2;

interface Work {
  name: string;
  kind: BareWork['kind'];
  slug: string;
  body: object;
  content: Buffer;
}

const photo = (width: number, height: number) =>
  sharp(photoPixels(width, height), { raw: { width, height, channels: 3 } });
const works: Work[] = [
  {
    name: 'JPEG of 4000 × 3000, 6 MB, to 800 × 600',
    ...{ kind: 'resize', slug: 'image-resizer', body: { width: 800, height: 600 } },
    content: await photo(4000, 3000).jpeg({ quality: 98 }).toBuffer(),
  },
  {
    name: 'PNG of 2000 × 1500, 8 MB, to JPG',
    ...{ kind: 'convert', slug: 'png-to-jpg', body: {} },
    content: await photo(2000, 1500).png({ compressionLevel: 6 }).toBuffer(),
  },
  {
    name: 'JPEG of 4000 × 3000, 4 MB, at quality 80',
    ...{ kind: 'compress', slug: 'compress-image', body: { quality: 80 } },
    content: await photo(4000, 3000).jpeg({ quality: 95 }).toBuffer(),
  },
];

const directory = await mkdtemp(join(tmpdir(), 'clearkit-bench-'));
const files = works.map(({ slug }) => join(directory, slug));
await Promise.all(works.map(({ content }, at) => writeFile(files[at] ?? '', content)));
const source = fork(join(import.meta.dirname, 'picture-source.ts'), files);
const [origin]: string[] = await once(source, 'message');
const site = await startSite({
  ...{ RATE_LIMIT_PER_MINUTE: '1000000000', LOG_LEVEL: 'error', FILE_STORE_MB: '256' },
  ...{ FETCH_ALLOW: '127.0.0.0/8', TRUST_PROXY: 'true' },
});
const bare = fork(join(import.meta.dirname, 'bare-images.ts'));
if (bare.pid !== undefined) setPriority(bare.pid, NICE);
try {
  await untilIdle(site.pid);
  const isMissed = await compare();
  const isGrowing = await watchMemory();
  process.exitCode = isMissed || isGrowing ? 1 : 0;
} finally {
  bare.kill();
  source.kill();
  await site.stop();
  await rm(directory, { recursive: true });
}

interface Round {
  /** Images a second. */
  rate: number;
  /** Milliseconds of processor time for each image. */
  spent: number;
}

async function compare(): Promise<boolean> {
  let isMissed = false;
  for (const work of works) {
    const file = join(directory, work.slug);
    const imageUrl = `${origin}${file}`;
    const own: Round[] = [];
    const theirs: Round[] = [];
    const took: number[] = [];
    const api = () => throughApi(work, imageUrl, took);
    const loop = () => inLoop(bare, { kind: work.kind, file, duration: seconds * 1000, parallel: PARALLEL });
    await api();
    await loop();
    took.length = 0;
    for (let round = 0; round < rounds; round += 1) {
      own.push(await timed([site.pid, source.pid ?? 0], api));
      theirs.push(await timed([bare.pid ?? 0], loop));
    }
    const middle = (rounds: readonly Round[], figure: keyof Round) => median(rounds.map((round) => round[figure]));
    const [spent, bareSpent] = [middle(own, 'spent'), middle(theirs, 'spent')];
    const share = bareSpent / spent;
    const late = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN;
    console.log(
      `${work.name}: ${spent.toFixed(0)} ms of processor time an image through the API, ${bareSpent.toFixed(0)} in a bare loop, share ${share.toFixed(2)} (bar ${BAR}); ${middle(own, 'rate').toFixed(1)} and ${middle(theirs, 'rate').toFixed(1)} images/s; p99 ${Math.round(late)} ms with ${callers} callers`,
    );
    isMissed ||= share < BAR;
  }
  return isMissed;
}

/** @param work resolves with the images it has made. */
async function timed(pids: readonly number[], work: () => Promise<number>): Promise<Round> {
  const spent = async () => (await Promise.all(pids.map(processorTime))).reduce((sum, one) => sum + one, 0);
  const [before, start] = [await spent(), performance.now()];
  const count = await work();
  const seconds = (performance.now() - start) / 1000;
  return { rate: count / seconds, spent: ((await spent()) - before) / count };
}

/** How many images were made; adds the milliseconds that each took. */
async function throughApi(work: Work, imageUrl: string, took: number[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const loop = async (_: unknown, caller: number) => {
    while (performance.now() < end) {
      const asked = performance.now();
      await call(work, imageUrl, `203.0.113.${caller}`);
      took.push(performance.now() - asked);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, loop));
  return count;
}

/** Each caller is a visitor of its own. */
async function call({ slug, body }: Pick<Work, 'slug' | 'body'>, imageUrl: string, visitor: string): Promise<void> {
  const response = await fetch(`${site.origin}/api/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify({ imageUrl, ...body }),
  });
  if (!response.ok) throw new Error(`${slug} answers ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

async function inLoop(child: ChildProcess, work: BareWork): Promise<number> {
  child.send(work);
  const [count] = await once(child, 'message');
  return Number(count);
}

async function uploaded({ origin }: RunningSite, content: Uint8Array): Promise<string> {
  const response = await fetch(`${origin}/api/files?name=bench.bin`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  const { data }: { data: { url: string } } = JSON.parse(await response.text());
  return data.url;
}

/** Whether the server's memory grows over many images. */
async function watchMemory(): Promise<boolean> {
  const small = await uploaded(site, await photo(640, 480).png().toBuffer());
  const kept: number[] = [];
  const step = Math.ceil(images / 40) * 4;
  for (let done = 4; done <= images; done += 4) {
    await Promise.all(Array.from({ length: 4 }, () => call({ slug: 'png-to-jpg', body: {} }, small, '203.0.113.1')));
    if (done % step === 0) kept.push(await residentMegabytes(site.pid));
  }
  const [first = 0, last = 0] = [kept[Math.floor(kept.length / 2)], kept.at(-1)];
  console.log(`memory over ${images} images: ${kept.join(', ')} MB`);
  return last > first * (1 + GROWTH);
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
