import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp } from '#ports/http/fake';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('duplicate-page-checker', tool, run);
const site = 'https://example.com';
const menu = '<nav>Home Shop About Contact Imprint</nav>';
const red =
  'These red shoes are sewn by hand in a small workshop near Porto, from leather that is tanned with bark. The sole is glued twice and can be replaced after years of walking in the rain.';
const blue = red.replace('red', 'blue').replace('Porto', 'Braga');
const other =
  'Our bakery opens at six in the morning, when the first loaves leave the oven. Rye and spelt come from a mill across the river, and the dough rests for a whole night before it is shaped.';

const page = (text: string, head = '') => ({
  headers: { 'content-type': 'text/html' },
  body: `<html><head>${head}</head><body>${menu}<main><p>${text}</p></main></body></html>`,
});

async function check(
  pages: Record<string, ReturnType<typeof page> | { status: number; headers: Record<string, string> }>,
) {
  const web = Object.fromEntries(Object.entries(pages).map(([path, answer]) => [site + path, answer]));
  const http = createFakeHttp(web, { otherwise: { status: 404 } });
  return tool.output.parse(await execute(entry, { pages: Object.keys(web) }, { ports: { http } }));
}

const titles = (findings: readonly { severity: string; title: string }[]) =>
  findings.map(({ severity, title }) => `${severity}: ${title}`);

describe('duplicate-page-checker', () => {
  it('tells twins from pages that only share a menu', async () => {
    const { pairs, findings } = await check({ '/red': page(red), '/blue': page(blue), '/bread': page(other) });
    expect(pairs.map(({ one, other, alike }) => [one, other, alike > 80])).toEqual([
      [`${site}/red`, `${site}/blue`, true],
      [`${site}/red`, `${site}/bread`, false],
      [`${site}/blue`, `${site}/bread`, false],
    ]);
    expect(pairs[1]?.alike).toBe(0);
    expect(titles(findings)[0]).toMatch(/^(error: Practically identical|warning: Very similar): \d{2,3}%$/);
  });

  it('is content where a canonical address or noindex settles it', async () => {
    const canonical = `<link rel="canonical" href="${site}/red">`;
    const settled = await check({ '/red': page(red), '/copy': page(red, canonical) });
    expect(titles(settled.findings)).toEqual(['passed: Similar, but resolved by a canonical address or noindex']);
    const hidden = await check({ '/red': page(red), '/copy': page(red, '<meta name="robots" content="noindex">') });
    expect(titles(hidden.findings)).toEqual(['passed: Similar, but resolved by a canonical address or noindex']);
    const twins = await check({ '/red': page(red), '/copy': page(red) });
    expect(titles(twins.findings)).toEqual(['error: Practically identical: 100%']);
  });

  it('finds titles and descriptions in common, and addresses of one page', async () => {
    const head = '<title>Shoes</title><meta name="description" content="By hand">';
    const shared = await check({ '/a': page(red, head), '/b': page(other, head) });
    expect(titles(shared.findings)).toEqual(['error: The same title', 'warning: The same description']);
    const moved = await check({ '/a': page(red, head), '/old': { status: 301, headers: { location: '/a' } } });
    expect(titles(moved.findings)).toEqual(['passed: Two addresses lead to the same page']);
  });

  it('compares what can be read, and names the rest', async () => {
    const { findings, pairs } = await check({ '/red': page(red), '/gone': { status: 404, headers: {} } });
    expect(pairs).toEqual([]);
    expect(findings[0]).toMatchObject({ severity: 'unknown', title: 'Pages that could not be compared: 1' });
  });

  it('compares ten long pages in good time', async () => {
    const long = Array.from({ length: 400 }, (_, index) => `${red} ${index} ${other}`).join(' ');
    const pages = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`/${index}`, page(`${index} ${long}`)]));
    expect(await ownTime(() => check(pages))).toBeLessThan(30_000);
  }, 60_000);

  it('needs two pages', async () => {
    await expect(execute(entry, { pages: [site] }, { ports: { http: createFakeHttp({}) } })).rejects.toMatchObject({
      message: 'Please enter the addresses of at least two pages',
    });
  });
});
