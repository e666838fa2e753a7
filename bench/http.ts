import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon, { type Load } from 'autocannon';
import { startSite } from '../tests/servers/site.ts';

/**
 * Requests a second of the site's own server beside a bare Fastify server that gives the same answers: a prerendered page
 * from the same buffer, and an MD5 over JSON. Both run at once as processes of their own and are asked in turn, so that
 * a busy machine slows both alike; what counts is the ratio of the medians.
 *
 * `node bench/http.ts [rounds] [seconds]`, after `npm run build`. Exit code 1 when a ratio is below its bar.
 */

const [rounds = 9, seconds = 2] = process.argv.slice(2).map(Number);
const CONNECTIONS = 50;
/** Seconds. */
const WARM_UP = 8;
const PAGE = '/tools/md5-generator';

interface Server {
  origin: string;
  pid: number;
}

interface Subject {
  name: string;
  bar: number;
  own: Load;
  bare: Load;
}

/** Requests a second, and requests for each second of the server's own processor time. */
interface Rate {
  wall: number;
  cpu: number;
}

// Started as an operator does, but for the call limit.
const site = await startSite({ RATE_LIMIT_PER_MINUTE: '1000000000' });
const children: ChildProcess[] = [];
try {
  process.exitCode = await compare();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await site.stop();
}

async function compare(): Promise<number> {
  const own = { origin: `http://127.0.0.1:${site.port}`, pid: site.pid };
  const bare = await startBare(own);
  const accepting = { 'accept-encoding': 'br' };
  const posting: Pick<Load, 'method' | 'headers' | 'body'> = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'The quick brown fox jumps over the lazy dog' }),
  };
  const load = { connections: CONNECTIONS, duration: seconds };
  const subjects: Subject[] = [
    {
      name: `GET ${PAGE}`,
      bar: 0.8,
      own: { ...load, url: own.origin + PAGE, headers: accepting },
      bare: { ...load, url: `${bare.origin}/page`, headers: accepting },
    },
    {
      name: 'POST /api/tools/md5-generator',
      bar: 0.7,
      own: { ...load, ...posting, url: `${own.origin}/api/tools/md5-generator` },
      bare: { ...load, ...posting, url: `${bare.origin}/md5` },
    },
  ];
  let isBelow = false;
  for (const subject of subjects) isBelow = !(await measure(subject, own.pid, bare.pid)) || isBelow;
  return isBelow ? 1 : 0;
}

async function measure({ name, bar, own, bare }: Subject, ownPid: number, barePid: number): Promise<boolean> {
  const ours: Rate[] = [];
  const theirs: Rate[] = [];
  // Until the compiler has seen enough of both: the larger program takes longer to get there.
  for (const [load, pid] of [
    [own, ownPid],
    [bare, barePid],
  ] as const)
    await rate({ ...load, duration: WARM_UP }, pid);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(own, ownPid));
    theirs.push(await rate(bare, barePid));
  }
  const [wall, cpu] = (['wall', 'cpu'] as const).map((kind) => {
    const [mine = Number.NaN, other = Number.NaN] = [ours, theirs].map((rates) =>
      median(rates.map((each) => each[kind])),
    );
    return {
      ratio: mine / other,
      text: `${Math.round(mine)} to ${Math.round(other)}, ratio ${(mine / other).toFixed(2)}`,
    };
  });
  console.log(
    `${name} (bar ${bar})\n  requests/s: ${wall?.text}\n  requests per CPU second of the server: ${cpu?.text}`,
  );
  return (wall?.ratio ?? 0) >= bar;
}

async function rate(load: Load, pid: number): Promise<Rate> {
  const before = cpuSeconds(pid);
  const { requests, non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new Error(`${load.url}: ${non2xx} answers were no success, ${errors} failed`);
  return { wall: requests.average, cpu: requests.total / (cpuSeconds(pid) - before) };
}

/** Processor time of a process, where the system tells it as Linux does. */
function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A bare server with the very bytes that the own one sends for the page. */
async function startBare(own: Server): Promise<Server> {
  const { headers, body } = await fetchRaw(own.origin + PAGE);
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  children.push(child);
  child.send({ base64: body.toString('base64'), headers });
  const [address] = await once(child, 'message');
  return { origin: String(address), pid: child.pid ?? 0 };
}

/** The answer as it is on the wire: `fetch` would decode it. */
async function fetchRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}: build the site first.`);
  const { 'content-type': type, 'content-encoding': encoding } = response.headers;
  return {
    headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
    body: await buffer(response),
  };
}
