import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHttpServer } from '../../../../tests/servers/http-server.ts';
import { type ImportOptions, type ImportProgress, importRanks } from './import-ranks.ts';
import { openSqliteRanks, type SqliteRanks } from './sqlite-ranks.ts';

const NOW = Date.UTC(2026, 10, 21);
const HEADING = '#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n';
const line = (row: number, name: string) => `${row}\t2.5E7\t${row + 100}\t0.0127\t${name}\t7\n`;

let directory: string;
let file: string;
let site: SqliteRanks;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-ranks-'));
  file = join(directory, 'data', 'ranks.sqlite');
  site = openSqliteRanks(file);
});
afterEach(async () => {
  site.close();
  await rm(directory, { recursive: true });
});

async function listFile(
  content: string | Uint8Array,
  name = 'cc-main-2026-jul-aug-sep-domain-ranks.txt',
): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, content);
  return path;
}

function load(from: string, more: Partial<ImportOptions> = {}) {
  const { signal } = new AbortController();
  const usual = {
    list: 'common-crawl',
    release: undefined,
    stdin: Readable.from([]),
    clock: { now: () => NOW },
  } as const;
  return importRanks({ ...usual, file, from, signal, onProgress: () => {}, ...more });
}

const many = (rows: number) =>
  HEADING + Array.from({ length: rows }, (_, row) => line(row + 1, `com.name-${row}`)).join('');

describe('an import of ranks', () => {
  it('reads Common Crawl’s list, packed, and names its release and size', async () => {
    const packed = gzipSync(`${HEADING}${line(1, 'com.example')}${line(2, 'uk.co.bbc')}`);
    const path = await listFile(packed, 'cc-main-2026-jul-aug-sep-domain-ranks.txt.gz');
    expect(site.ranks('example.com')).toEqual({ commonCrawl: undefined, tranco: undefined });
    expect(await load(path)).toEqual({ release: 'cc-main-2026-jul-aug-sep', rows: 2, badLines: 0 });
    const list = { release: 'cc-main-2026-jul-aug-sep', total: 2, importedAt: NOW };
    expect(site.ranks('bbc.co.uk')).toEqual({
      commonCrawl: { list, harmonic: { position: 2, total: 2 }, pageRank: { position: 102, total: 102 } },
      tranco: undefined,
    });
    expect(site.ranks('example.org').commonCrawl).toEqual({ list, harmonic: undefined, pageRank: undefined });
    expect(await readdir(join(directory, 'data'))).not.toContain('ranks-common-crawl.part');
  });

  it('finds every one of many, and none besides', async () => {
    await load(await listFile(many(60_000)));
    const places = [0, 1, 31_337, 59_999].map((row) => site.ranks(`name-${row}.com`).commonCrawl?.harmonic?.position);
    expect(places).toEqual([1, 2, 31_338, 60_000]);
    expect(site.ranks('name-60000.com').commonCrawl?.harmonic).toBeUndefined();
  });

  it('reads a Tranco list beside it, also from standard input, with Windows line ends and no last one', async () => {
    await load(await listFile(many(10)));
    const stdin = Readable.from([Buffer.from('1,google.com\r\n2,exa'), Buffer.from('mple.org')]);
    const told = await load('-', { list: 'tranco', stdin, release: 'list K25XW of 2026-11-20' });
    expect(told).toEqual({ release: 'list K25XW of 2026-11-20', rows: 2, badLines: 0 });
    expect(site.ranks('example.org')).toMatchObject({
      tranco: { list: { release: 'list K25XW of 2026-11-20' }, place: { position: 2, total: 2 } },
      commonCrawl: { harmonic: undefined },
    });
    expect(site.ranks('name-3.com').commonCrawl?.harmonic?.position).toBe(4);
  });

  it('reads from an address', async () => {
    const body = gzipSync(`${HEADING}${line(1, 'com.example')}`);
    const server = await startHttpServer({ '/x/cc-main-2025-oct-domain-ranks.txt.gz': { body } });
    const told = await load(`${server.origin}/x/cc-main-2025-oct-domain-ranks.txt.gz`);
    expect(told).toMatchObject({ release: 'cc-main-2025-oct', rows: 1 });
    await expect(load(`${server.origin}/gone`)).rejects.toMatchObject({ message: expect.stringContaining('404') });
    await server.close();
  });

  it('counts lines that are none, and goes on', async () => {
    const bad = [
      '',
      'nonsense',
      '0\t1\t2\t3\tcom.zero\t1',
      'x\t1\t2\t3\tcom.x\t1',
      '5\t1\t6\t1\tBad Name\t1',
      '\0'.repeat(9_000),
    ];
    const path = await listFile(`${HEADING}${line(1, 'com.first')}${bad.join('\n')}\n${line(2, 'com.last')}`);
    expect(await load(path)).toMatchObject({ rows: 2, badLines: 5 });
    expect(site.ranks('last.com').commonCrawl?.harmonic?.position).toBe(2);
  });

  it('replaces the list before at once: until then the site sees the old one', async () => {
    await load(await listFile(many(10)));
    const seen: (number | undefined)[] = [];
    const path = await listFile(many(20).replaceAll('name-', 'new-'), 'cc-main-2027-jan-domain-ranks.txt');
    await load(path, {
      onProgress: ({ stage }) => {
        if (stage === 'Sorting') seen.push(site.ranks('name-3.com').commonCrawl?.harmonic?.position);
      },
    });
    expect(new Set(seen)).toEqual(new Set([4]));
    expect(site.ranks('name-3.com').commonCrawl).toMatchObject({ list: { total: 20 }, harmonic: undefined });
    expect(site.ranks('new-3.com').commonCrawl?.harmonic?.position).toBe(4);
  });

  it('goes on where it was interrupted', async () => {
    const path = await listFile(gzipSync(many(150_000)));
    const controller = new AbortController();
    const stop = ({ rows }: ImportProgress) => {
      if (rows >= 65_536) controller.abort();
    };
    await expect(load(path, { signal: controller.signal, onProgress: stop })).rejects.toMatchObject({
      code: 'cancelled',
      message: 'Interrupted. The same command continues where it stopped.',
    });
    expect(site.ranks('name-3.com').commonCrawl).toBeUndefined();
    const progress: ImportProgress[] = [];
    expect(await load(path, { onProgress: (told) => progress.push(told) })).toMatchObject({ rows: 150_000 });
    expect(progress[0]?.resumedAt).toBeGreaterThanOrEqual(65_536);
    for (const row of [0, 65_535, 65_536, 149_999]) {
      expect(site.ranks(`name-${row}.com`).commonCrawl?.harmonic?.position).toBe(row + 1);
    }
  });

  it('begins anew with another file', async () => {
    const first = await listFile(gzipSync(many(150_000)).subarray(0, 200_000));
    await expect(load(first)).rejects.toMatchObject({ message: expect.stringContaining('breaks off') });
    const progress: ImportProgress[] = [];
    const other = await listFile(many(70_000).replaceAll('name-', 'other-'));
    expect(await load(other, { onProgress: (told) => progress.push(told) })).toMatchObject({ rows: 70_000 });
    expect(progress[0]?.resumedAt).toBe(0);
    expect(site.ranks('name-0.com').commonCrawl?.harmonic).toBeUndefined();
  });

  it.each([
    [
      'common-crawl',
      '<!doctype html>\n<p>Not found',
      'This is not Common Crawl’s list of domain ranks (…-domain-ranks.txt.gz): its first line is "<!doctype html>".',
    ],
    [
      'common-crawl',
      '1,google.com\n',
      'This is not Common Crawl’s list of domain ranks (…-domain-ranks.txt.gz): its first line is "1,google.com".',
    ],
    [
      'common-crawl',
      '#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\n',
      'These are Common Crawl’s ranks of hosts. The ranks of domains are wanted: …-domain-ranks.txt.gz.',
    ],
    ['tranco', HEADING, expect.stringMatching(/^This is not a list of ranks and domains/)],
    ['tranco', 'PK\u0003\u0004rest', expect.stringContaining('unzip -p')],
    ['tranco', '', 'There is nothing in this file.'],
    ['common-crawl', HEADING, 'No line of this file could be read.'],
  ] as const)('refuses at once what is no %s list: %j', async (list, content, message) => {
    const path = await listFile(content);
    await expect(load(path, { list })).rejects.toMatchObject({ code: 'unsupported', message });
    expect(site.ranks('google.com')).toEqual({ commonCrawl: undefined, tranco: undefined });
  });

  it('says when there is no file', async () => {
    await expect(load(join(directory, 'none.txt'))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the file of ranks', () => {
  it('is noticed when it comes, is replaced or goes', async () => {
    await load(await listFile(many(3)));
    expect(site.ranks('name-1.com').commonCrawl?.harmonic?.position).toBe(2);
    await rm(file);
    expect(site.ranks('name-1.com').commonCrawl).toBeUndefined();
    await rm(`${file}-wal`, { force: true });
    await rm(`${file}-shm`, { force: true });
    await load(await listFile(many(2), 'again.txt'), { release: 'second' });
    expect(site.ranks('name-1.com').commonCrawl).toMatchObject({
      list: { release: 'second' },
      harmonic: { position: 2 },
    });
  });

  it('is refused in words when it is something else', async () => {
    await load(await listFile(many(1)));
    await writeFile(file, 'Nothing that SQLite knows.'.repeat(100));
    const again = openSqliteRanks(file);
    expect(() => again.ranks('a.com')).toThrow('The imported lists of ranks cannot be read.');
    again.close();
  });
});
