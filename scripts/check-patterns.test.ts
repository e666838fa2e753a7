import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsIn, verdictsOn } from './check-patterns.ts';
import { patternsOf } from './patterns/patterns-of.ts';
import { readVerdicts, writeVerdicts } from './patterns/verdicts.ts';

const PATH = 'src/lib/sample.tsx';
const found = (code: string) => patternsOf(PATH, code).map(({ pattern }) => pattern);

async function faults(code: string, excused: readonly string[] = []) {
  const places = patternsOf(PATH, code).map((place) => ({ ...place, path: PATH }));
  const excuses = excused.map((pattern) => ({ pattern, bound: 'ten letters', reason: 'a test' }));
  return faultsIn(places, await verdictsOn(places), excuses);
}

describe('the patterns of a file', () => {
  it('are its literals with their flags, in text and in elements, and nothing that only looks like one', () => {
    const code =
      'const a = 6 / 2 / 1; const b = /[/]x/giu; // /no/\nconst c = <p title="/no/">{d.replace(/y/v, e(/z/s))}</p>;';
    expect(found(code)).toEqual(['/[/]x/giu', '/y/v', '/z/s']);
  });

  it('are those of the constructor, put together from constants', () => {
    const code =
      "const A = 'a+'; const B = [String.raw`\\d`, `$" + "{A}b`].join('|'); new RegExp(B, 'g'); RegExp('^' + A + '/');";
    expect(found(code)).toEqual(['/\\d|a+b/g', '/^a+\\//']);
  });

  it('are named by their expression where only the running program knows them', () => {
    const code =
      "let a = 'a'; function f(b: string) { const c = 1; return [new RegExp(a), new RegExp('x' + b, 'u')]; }";
    expect(found(code)).toEqual(['new RegExp(a)', "new RegExp('x' + b, 'u')"]);
  });

  it('come with their line', () => {
    expect(patternsOf(PATH, '\n\n/a/;')).toMatchObject([{ line: 3, parts: { source: 'a', flags: '' } }]);
  });
});

describe('a pattern', () => {
  it.each([
    ['of exponential time', '/^(?:a|a)*$/'],
    ['of cubic time', '/^\\s*x?\\s*=\\s*y$/'],
    ['that is searched from every place', '/\\s+$/'],
    ['that looks back from every place', '/(?<=x\\d*)y/u'],
    ['put together', "new RegExp(['^(?:a|a)*', 'b'].join(''), 'i')"],
    ['that only the running program knows', "new RegExp(name, 'i')"],
  ])('%s is a fault', async (_, code) => {
    const [fault, ...others] = await faults(`export const a = ${code};`);
    expect(fault).toMatch(/^src\/lib\/sample\.tsx:1 /);
    expect(others).toEqual([]);
  });

  it.each(['/^\\s+x/', '/(?<!\\s)\\s+$/', '/\\s+/y', '/"[^"]*"/', '/^[^:]*:.*/s', '/\\p{L}+/gu'])(
    '%s is none',
    async (code) => {
      expect(await faults(`${code};`)).toEqual([]);
    },
  );
});

describe('what is known of a pattern', () => {
  it('is read as it was written, and is not examined again', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'clearkit-verdicts-'));
    const file = join(directory, 'verdicts.txt');
    const found: [string, string][] = [
      ['/a/', 'linear'],
      ['/b/', '2nd degree polynomial, such as with ccc'],
      ['/d/', 'not known: timeout'],
    ];
    writeVerdicts(file, new Map(found));
    const known = readVerdicts(file);
    expect(['/a/', '/b/', '/d/', '/e/'].map(known)).toEqual(['linear', '2nd degree polynomial', undefined, undefined]);
    const places = patternsOf(PATH, '/b/;');
    expect(await verdictsOn(places, known)).toEqual(new Map([['/b/', '2nd degree polynomial']]));
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^recheck .*/, 'recheck 0'));
    expect(readVerdicts(file)('/a/')).toBeUndefined();
    await rm(directory, { recursive: true });
  });
});

describe('an exception', () => {
  it('excuses its pattern, with the same flags only', async () => {
    expect(await faults('/\\s+$/;', ['/\\s+$/'])).toEqual([]);
    expect(await faults('/\\s+$/u;', ['/\\s+$/'])).toHaveLength(2);
  });

  it('is a fault when the pattern has gone, or is linear', async () => {
    expect(await faults('/a/;', ['/\\s+$/'])).toEqual([expect.stringContaining('nobody has /\\s+$/')]);
    expect(await faults('/a/;', ['/a/'])).toEqual([expect.stringContaining('no fault in /a/')]);
  });
});
