import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttpServer, type TestHttpServer } from '../servers/http-server.ts';
import { photoPixels } from '../servers/sample-images.ts';
import { type RunningSite, startSite } from '../servers/site.ts';
import { askerOf } from './ask.ts';
import { canMeter, childrenOf, heldBy } from './meter.ts';

/** Four visitors resize pictures of 6 MB, of a web server on this machine, at the same time: what all processes hold meanwhile and afterwards. */

const CALLERS = 4;
const PICTURES = 60;
/** Megabytes. */
const MOST = 600;
/** Of which the files of the site are a sixth. */
const AFTERWARDS = 320;
/** The serving process, beyond what it held before: code that is loaded with the first pictures, and a megabyte of each that arrives. */
const OWN = 60;
const IDLE_SECONDS = 4;
/** Milliseconds. */
const SAMPLED_EVERY = 50;
const PATIENCE = 60_000;

let source: TestHttpServer | undefined;
let site: RunningSite | undefined;
const statuses: number[] = [];
const held = { before: { own: 0, all: 0 }, most: { own: 0, all: 0 }, after: { own: 0, all: 0 } };

beforeAll(async () => {
  const [width, height] = [4000, 3000];
  const body = await sharp(photoPixels(width, height), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(body.length).toBeGreaterThan(6_000_000);
  source = await startHttpServer({ '/photo.jpg': { body, headers: { 'content-type': 'image/jpeg' } } });
  site = await startSite({
    ...{ FETCH_ALLOW: '127.0.0.0/8', TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000000000' },
    ...{ LOG_LEVEL: 'error', IDLE_SECONDS: String(IDLE_SECONDS) },
  });
  const { pid } = site;
  if (!canMeter) return;
  held.before = heldBy(pid);
  const asking = new AbortController();
  const watching = (async () => {
    while (!asking.signal.aborted) {
      const { own, all } = heldBy(pid);
      held.most = { own: Math.max(held.most.own, own), all: Math.max(held.most.all, all) };
      await pause(SAMPLED_EVERY);
    }
  })();
  await resizeAll(site.origin, `${source.origin}/photo.jpg`);
  asking.abort();
  await watching;
  const end = performance.now() + PATIENCE;
  do {
    await pause(1_000);
    held.after = heldBy(pid);
  } while ((childrenOf(pid).length > 0 || held.after.all >= AFTERWARDS) && performance.now() < end);
  console.info(held);
}, 4 * PATIENCE);

afterAll(async () => {
  await site?.stop();
  await source?.close();
});

async function resizeAll(origin: string, imageUrl: string): Promise<void> {
  let left = PICTURES;
  const caller = async (_: unknown, number: number) => {
    const asker = askerOf(origin, `203.0.113.${number}`);
    const body = JSON.stringify({ imageUrl, width: 800, height: 600 });
    for (; left > 0; statuses.push((await asker.post('/api/tools/image-resizer', body)).status)) left -= 1;
    asker.close();
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

describe.runIf(canMeter)('pictures of 6 MB, four at a time', () => {
  it('are all made', () => {
    expect(statuses).toEqual(Array.from({ length: PICTURES }, () => 200));
  });

  it('take no more memory than there may be', () => {
    expect(held.most.all).toBeLessThan(MOST);
  });

  it('do not pass through the process that serves', () => {
    expect(held.most.own - held.before.own).toBeLessThan(OWN);
  });

  it('leave nothing behind', () => {
    expect(held.after.all).toBeLessThan(AFTERWARDS);
  });
});
