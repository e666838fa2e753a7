import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../fixture.ts';

const directory = await mkdtemp(join(tmpdir(), 'clearkit-audit-'));
afterAll(() => rm(directory, { recursive: true }));

const source = { name: 'RFC 9110', url: 'https://www.rfc-editor.org/rfc/rfc9110' };
const broken = {
  ...{
    check: 'site-link-broken',
    severity: 'error' as const,
    title: 'Links lead to <nothing>',
    group: 'Links',
    why: 'W.',
    fix: 'F.',
    source,
  },
  ...{ detail: 'https://a.test/gone answers 404,\nand 2 pages name it.', number: 2, gain: 5 },
  pages: ['https://a.test/', 'https://a.test/b'],
};
const advice = {
  ...broken,
  check: 'site-title-shared',
  severity: 'advice' as const,
  pages: ['https://a.test/'],
  number: 1,
};
const report = {
  start: 'https://a.test/',
  pages: 3,
  files: 1,
  forbidden: 1,
  leftOut: 0,
  ...{ score: 90, groups: [] },
  findings: [broken, advice],
  list: [],
};
const audit = (...args: string[]) =>
  run(['audit', 'https://a.test', ...args], { directory, auditSite: async () => report });

describe('clearkit audit', () => {
  it('says what was found, most worthwhile first', async () => {
    const { out, code } = await audit();
    expect(out).toContain(
      '3 pages and 1 file read, 1 address closed by robots.txt. 1 error, 0 warnings, 1 piece of advice.',
    );
    expect(out).toContain('Error: Links lead to <nothing> (2 pages)');
    expect(code).toBe(0);
  });

  it.each([
    ['error', 20],
    ['advice', 20],
    ['none', 0],
  ])('with --fail-on %s ends with %i', async (failOn, code) => {
    expect((await audit('--fail-on', failOn)).code).toBe(code);
  });

  it('asks for what was said', async () => {
    const orders: object[] = [];
    await run(['audit', './dist', '--max-pages', '20', '--exclude', '/a*', '--exclude', '/b', '--subdomains'], {
      auditSite: async (order) => {
        orders.push(order);
        return report;
      },
    });
    expect(orders).toMatchObject([{ target: './dist', mostPages: 20, exclude: ['/a*', '/b'], subdomains: true }]);
  });

  it('goes on with a file, or begins with a list', async () => {
    const orders: object[] = [];
    const order = (...args: string[]) =>
      run(['audit', ...args], {
        directory,
        auditSite: async (each) => {
          orders.push(each);
          return report;
        },
      });
    await writeFile(join(directory, 'urls.txt'), 'https://a.test/1\n\nnot one\nhttps://a.test/2\n');
    expect((await order('--resume', 'kept.sqlite')).code).toBe(0);
    expect((await order('--list', 'urls.txt')).code).toBe(0);
    expect(orders).toMatchObject([
      { file: 'kept.sqlite', isResumed: true },
      { target: 'https://a.test/1', list: ['https://a.test/1', 'https://a.test/2'] },
    ]);
  });

  it('writes for build servers', async () => {
    expect(JSON.parse((await audit('--format', 'json')).out)).toEqual(report);
    const junit = (await audit('--format', 'junit')).out;
    expect(junit).toContain('failures="2"');
    expect(junit).toContain('name="Links lead to &lt;nothing&gt;"');
    const sarif = JSON.parse((await audit('--format', 'sarif')).out);
    expect(sarif.runs[0].results.map(({ level }: { level: string }) => level)).toEqual(['error', 'note']);
    expect((await audit('--format', 'github')).out).toMatch(
      /^::error title=Links lead to <nothing>::https:\/\/a\.test\/gone answers 404,%0Aand 2 pages name it\. https:\/\/a\.test\/ and 1 more\n::notice /,
    );
    expect((await audit('--format', 'html')).out).not.toContain('<nothing>');
  });

  it('fails for new findings only, where there is a baseline', async () => {
    await audit('--write-baseline', 'known.json');
    expect(JSON.parse(await readFile(join(directory, 'known.json'), 'utf8'))).toHaveProperty('site-link-broken');
    const { code, out } = await audit('--baseline', 'known.json', '--fail-on', 'advice');
    expect([code, out.includes('Links lead to')]).toEqual([0, false]);
    const more = { ...report, findings: [{ ...broken, pages: [...broken.pages, 'https://a.test/c'], number: 3 }] };
    const again = await run(['audit', 'https://a.test', '--baseline', 'known.json', '--fail-on', 'error'], {
      ...{ directory, auditSite: async () => more },
    });
    expect(again.code).toBe(20);
    expect(again.out).toContain('https://a.test/c');
    expect(again.out).not.toContain('- https://a.test/b');
  });

  it.each([
    [['--format', 'constructor']],
    [['--fail-on', 'everything']],
    [['--max-pages', '0']],
    [['--max-pages', '50001']],
    [['another']],
    [['--baseline', 'missing.json']],
    [['--list', 'missing.txt']],
    [['--resume', 'audit.sqlite']],
    [['--delay', '0.5']],
  ])('refuses %j in one sentence', async (args) => {
    const { code, err } = await audit(...args);
    expect([code, err.split('\n').length]).toEqual([2, 1]);
  });
});
