// How quick an import of ranks is, what it takes on the disk, and how quick a look-up is: `node bench/ranks.ts [million rows]`.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { importRanks } from '#ports/authority/ranks/import-ranks';
import { openSqliteRanks } from '#ports/authority/ranks/sqlite-ranks';

const million = Number(process.argv[2] ?? 5);
const rows = million * 1_000_000;
const directory = await mkdtemp(join(tmpdir(), 'clearkit-ranks-'));
const list = join(directory, 'cc-main-2026-bench-domain-ranks.txt.gz');
const file = join(directory, 'ranks.sqlite');
const endings = ['com', 'org', 'net', 'de', 'uk.co', 'ru', 'info', 'br.com'];

/** Some fifteen letters in no order, as in the real list. */
function nameOf(row: number): string {
  const mixed = Math.imul(row ^ (row >>> 15), 0x2c1b3c6d) >>> 0;
  return `${endings[row % endings.length]}.${mixed.toString(36)}-${row.toString(36)}site`;
}

async function writeList(): Promise<void> {
  const gzip = createGzip({ level: 1 });
  const written = gzip.pipe(createWriteStream(list));
  gzip.write('#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n');
  for (let row = 1; row <= rows; ) {
    let text = '';
    for (const end = Math.min(rows, row + 9_999); row <= end; row += 1) {
      text += `${row}\t${25_000_000 - row * 0.03}\t${rows - row + 1}\t${4.4e-9 + 1 / (row + 60)}\t${nameOf(row)}\t${1 + (row % 9)}\n`;
    }
    if (!gzip.write(text)) await once(gzip, 'drain');
  }
  gzip.end();
  await once(written, 'finish');
}

try {
  await writeList();
  const from = performance.now();
  let sorting = from;
  await importRanks({
    ...{ list: 'common-crawl', from: list, release: undefined, file, stdin: process.stdin, clock: Date },
    signal: new AbortController().signal,
    onProgress: ({ stage }) => {
      if (stage === 'Reading') sorting = performance.now();
    },
  });
  const seconds = (performance.now() - from) / 1000;
  const { size } = await stat(file);
  console.log(`${million} million rows, ${((await stat(list)).size / 1e6).toFixed(0)} MB packed`);
  console.log(
    `import   ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, of it sorting ${((performance.now() - sorting) / 1000).toFixed(1)} s`,
  );
  console.log(`on disk  ${(size / 1e6 / million).toFixed(2)} MB for each million rows`);
  console.log(`memory   ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`);

  const { ranks, close } = openSqliteRanks(file);
  const times: number[] = [];
  for (let each = 0; each < 200_000; each += 1) {
    const row = 1 + ((each * 7_919) % (rows + rows / 4));
    const domain = nameOf(row).split('.').reverse().join('.');
    const start = performance.now();
    const place = ranks(domain).commonCrawl?.harmonic?.position;
    times.push(performance.now() - start);
    if (place !== (row <= rows ? row : undefined)) throw new Error(`${domain}: ${place}, not ${row}`);
  }
  close();
  times.sort((a, b) => a - b);
  const sum = times.reduce((total, time) => total + time, 0);
  const at = (share: number) => ((times[Math.floor(times.length * share)] ?? 0) * 1000).toFixed(0);
  console.log(
    `look-up  ${Math.round((times.length / sum) * 1000)} per second, p50 ${at(0.5)} µs, p99 ${at(0.99)} µs, longest ${at(0.999999)} µs`,
  );
} finally {
  await rm(directory, { recursive: true });
}
