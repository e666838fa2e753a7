import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('indexability-checker', tool, run), tool.output);

describe('indexability-checker', () => {
  it('goes the way of a search engine', async () => {
    const { verdict, steps } = await ask('<link rel=canonical href="https://example.com/page"><p>Tea');
    expect(verdict).toBe('They may index the page');
    expect(steps.map(({ answer }) => answer)).toEqual(['Yes', 'Yes', 'Yes', 'Yes']);
  });

  it('does not promise that noindex works where it cannot be read', async () => {
    const robots = { 'https://example.com/robots.txt': { body: 'User-agent: *\nDisallow: /' } };
    const { steps, findings, outOfSearch } = await ask('<meta name=robots content=noindex>', robots);
    expect(steps[2]).toMatchObject({ answer: 'Not known', because: expect.stringContaining('cannot read') });
    expect(findings.map(({ title }) => title)).toContain('Search engines cannot read noindex');
    expect(outOfSearch).toMatch(/^This page cannot appear in search: /);
  });

  it.each([
    ['<meta name=robots content=noindex>', {}, 'They may not index the page'],
    [
      '<p>x',
      { 'https://example.com/robots.txt': { body: 'User-agent: *\nDisallow: /' } },
      'They may not read the page',
    ],
    ['<p>x', { 'https://example.com/robots.txt': { status: 503 } }, 'They may not read the page'],
    ['<link rel=canonical href=https://example.com/other>', {}, 'They index another page instead'],
    [{ status: 404 }, {}, 'They find no page'],
    [{ headers: { 'x-robots-tag': 'noindex' }, body: '<p>x' }, {}, 'They may not index the page'],
  ])('says of %j with %j: %s', async (page, also, verdict) => {
    expect((await ask(page, also)).verdict).toBe(verdict);
  });
});
