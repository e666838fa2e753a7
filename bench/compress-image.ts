import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { systemClock } from '#ports/clock/system';
import { createFiles } from '#ports/files/disk';
import { createFakeHttp } from '#ports/http/fake';
import { overFiles } from '#ports/images/over-files';
import { createImages } from '#ports/images/sharp';
import run from '#tools/compress-image/run';
import tool from '#tools/compress-image/tool';
import { startHttpServer } from '../tests/servers/http-server.ts';
import { photoJpeg } from '../tests/servers/sample-images.ts';
import { startTemporaryFiles } from '../tests/servers/temporary-files.ts';

const USAGE = `Images per second through the whole tool, beside a bare loop over the encoder with the same settings.

node bench/compress-image.ts [--images 24] [--rounds 5] [--width 1600] [--height 1200] [--parallel 2] [--api http://localhost:3000]

--api  measures a running server instead; start it with FETCH_ALLOW=127.0.0.0/8 and a high RATE_LIMIT_PER_MINUTE.`;

/** The tool must do at least this share of the bare loop. */
const BAR = 0.85;
const QUALITY = 80;

const { values } = parseArgs({
  options: {
    images: { type: 'string', default: '24' },
    rounds: { type: 'string', default: '5' },
    width: { type: 'string', default: '1600' },
    height: { type: 'string', default: '1200' },
    parallel: { type: 'string', default: '2' },
    api: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const [images, rounds, parallel] = [Number(values.images), Number(values.rounds), Number(values.parallel)];
const photo = await photoJpeg({ width: Number(values.width), height: Number(values.height), orientation: 6 });

interface Subject {
  compress: () => Promise<unknown>;
  close: () => Promise<void>;
}

const subject = values.api === undefined ? await wholeTool() : await runningServer(values.api);
const bare = () => sharp(photo, { failOn: 'error' }).autoOrient().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
// As in the adapter, so that both sides meet the same library.
sharp.concurrency(1);
sharp.cache(false);

interface Spent {
  /** Milliseconds by the clock on the wall. */
  wall: number;
  /** Milliseconds of CPU in this process. */
  cpu: number;
}

try {
  await Promise.all([batch(bare), batch(subject.compress)]);
  const shares: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { loop, tool } = await oneRound();
    shares.push(loop.wall / tool.wall);
    const perSecond = ({ wall }: Spent) => (images / (wall / 1000)).toFixed(2);
    const perImage = ({ cpu }: Spent) => (cpu / images).toFixed(0);
    // A server's CPU is spent in another process.
    const cpu = values.api === undefined ? `; CPU ms an image: bare ${perImage(loop)}, tool ${perImage(tool)}` : '';
    const share = (loop.wall / tool.wall).toFixed(3);
    console.log(`round ${round}: bare ${perSecond(loop)}/s, tool ${perSecond(tool)}/s, share ${share}${cpu}`);
  }
  const median = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
  console.log(`median share of the bare loop: ${median.toFixed(3)} (bar ${BAR}): ${median >= BAR ? 'met' : 'MISSED'}`);
  if (median < BAR) process.exitCode = 1;
} finally {
  await subject.close();
}

/**
 * `images` on each side, in small batches that take turns, also in going first: what else the machine does falls on both
 * sides alike.
 */
async function oneRound(): Promise<{ loop: Spent; tool: Spent }> {
  const loop: Spent = { wall: 0, cpu: 0 };
  const tool: Spent = { wall: 0, cpu: 0 };
  for (let turn = 0; turn < images / parallel; turn += 1) {
    const sides = [
      { spent: loop, compress: bare },
      { spent: tool, compress: subject.compress },
    ];
    if (turn % 2 === 1) sides.reverse();
    for (const { spent, compress } of sides) {
      const { wall, cpu } = await batch(compress);
      spent.wall += wall;
      spent.cpu += cpu;
    }
  }
  return { loop, tool };
}

/** As many at once as the tool may work on. */
async function batch(compress: () => Promise<unknown>): Promise<Spent> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(Array.from({ length: parallel }, compress));
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: (user + system) / 1000 };
}

/** Everything but the network: the fetch is answered from memory, the result is written to disk. */
async function wholeTool(): Promise<Subject> {
  const kept = await startTemporaryFiles();
  const { files: temporary, directory } = kept;
  const megabyte = 1024 * 1024;
  const limits = { ttlMinutes: 60, maxTotalBytes: 100 * megabyte, maxFileBytes: 20 * megabyte };
  const stored = { directory: join(directory, 'files'), publicUrl: 'http://localhost:3000' };
  const files = await createFiles({ ...stored, temporary, clock: systemClock, ...limits });
  const imageUrl = 'https://example.com/photo.jpg';
  const served = { body: photo, headers: { 'content-type': 'image/jpeg' } };
  const http = createFakeHttp({ [imageUrl]: served }, { files, temporary });
  const ports = { http, files, images: overFiles(createImages({ concurrency: parallel }), temporary) };
  const entry = toolEntry('compress-image', tool, run);
  return {
    compress: () => execute(entry, { imageUrl, quality: QUALITY }, { ports }),
    async close() {
      await files.close();
      await kept.close();
    },
  };
}

/** A server that runs already, fetching the photo from this process. */
async function runningServer(origin: string): Promise<Subject> {
  const source = await startHttpServer({ '/photo.jpg': { body: photo, headers: { 'content-type': 'image/jpeg' } } });
  const body = JSON.stringify({ imageUrl: `${source.origin}/photo.jpg`, quality: QUALITY });
  const headers = { 'content-type': 'application/json' };
  return {
    async compress() {
      const answer = await fetch(`${origin}/api/tools/compress-image`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    close: source.close,
  };
}
