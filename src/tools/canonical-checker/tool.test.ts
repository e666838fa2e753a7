import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('canonical-checker', tool, run), tool.output);

describe('canonical-checker', () => {
  const canonical = (href: string) => `<link rel=canonical href="${href}">`;
  const titles = async (page: string, also = {}) =>
    (await ask(page, also)).findings
      .filter(({ severity }) => severity === 'error')
      .map(({ title }) => title)
      .filter((title) => title.includes('anonical'));

  it('tells a page that names itself', async () => {
    const output = await ask(canonical('https://example.com/page'));
    expect(output).toMatchObject({ verdict: 'The page names itself as canonical.', target: null });
    expect(output.canonicals).toEqual([
      { written: 'https://example.com/page', address: 'https://example.com/page', place: 'Head' },
    ]);
  });

  const other = 'https://example.com/other';
  const page = (body: string) => ({ [other]: { headers: { 'content-type': 'text/html' }, body } });
  it.each([
    [{}, 'The canonical page cannot be read'],
    [page('<title>Page not found</title>'), 'The canonical page is an error page'],
    [page('<meta name=robots content=noindex>'), 'The canonical page must not be listed'],
    [page(canonical('https://example.com/third')), 'The canonical page names another one'],
    [
      { ...page('<p>x'), 'https://example.com/robots.txt': { body: 'User-agent: *\nDisallow: /other' } },
      'The canonical page may not be read',
    ],
    [{ [other]: { status: 301, headers: { location: '/page' } } }, 'The canonical address is redirected'],
  ])('visits the page that is named: %j', async (also, title) => {
    expect(await titles(canonical(other), also)).toContain(title);
  });

  it('has nothing against a page that agrees', async () => {
    expect(await titles(canonical(other), page(canonical(other)))).toEqual([]);
  });
});
