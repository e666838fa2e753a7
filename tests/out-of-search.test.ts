import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { execute } from '#kit/execute';
import { ToolError } from '#kit/tool-error';
import { loadTools } from '#main/load-tools';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { renderResult } from '../src/cli/render-result.ts';
import { createFakePorts } from './fake-ports.ts';

const url = 'https://example.com/page';
const html = { 'content-type': 'text/html; charset=utf-8' };
const words = 'Which water, how many leaves and how many minutes: a short guide to green tea.';
const good = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Brewing green tea without bitterness</title>
<meta name="description" content="${words}"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Green tea</h1><p>${words}</p><a href="/black">Black tea</a></main></body></html>`;

interface Kept {
  page: FakeResponse;
  robots?: string;
  why: RegExp;
}

/** What keeps a page out of search. */
const kept: Record<string, Kept> = {
  'a robots tag': {
    page: { body: good.replace('</head>', '<meta name="robots" content="noindex"></head>') },
    why: /noindex/,
  },
  'a header': { page: { body: good, headers: { 'x-robots-tag': 'none' } }, why: /X-Robots-Tag/ },
  'robots.txt': { page: { body: good }, robots: 'User-agent: *\nDisallow: /page', why: /robots\.txt/ },
  'a missing page': { page: { status: 404, body: good }, why: /404/ },
  'a failing server': { page: { status: 503, body: '' }, why: /503/ },
};

/** Every view of a page's checks, which a new one joins by its output. */
const views = (await loadTools()).list().filter(({ tool }) => 'outOfSearch' in tool.output.shape);

/** Views about something else than search, to which only a page that is not there matters. */
const besides = new Set(['compression-test', 'cookie-checker', 'security-headers', 'tech-stack-detector']);

const shape = z.looseObject({ outOfSearch: z.string().nullable(), score: z.object({ value: z.number() }).nullish() });

function viewOf(slug: string) {
  const entry = views.find((view) => view.slug === slug);
  if (!entry) throw new Error(`There is no view ${slug}.`);
  return entry;
}

async function answerOf(slug: string, { page, robots = '' }: Kept) {
  const web = {
    [url]: { ...page, headers: { ...html, ...page.headers } },
    'https://example.com/robots.txt': { headers: { 'content-type': 'text/plain' }, body: robots },
  };
  const ports = { ...(await createFakePorts()), http: createFakeHttp(web, { otherwise: { status: 404 } }) };
  return execute(viewOf(slug), { url }, { ports });
}

it('is said by every view of a page', () => {
  expect(views.length).toBeGreaterThanOrEqual(18);
  for (const { slug, tool } of views) expect(Object.keys(tool.output.shape)[0], slug).toBe('outOfSearch');
});

describe.each(views.map((view) => view.slug))('%s', (slug) => {
  it.each(Object.entries(kept))(
    'says first that %s keeps the page out of search, and scores it so',
    async (_, page) => {
      try {
        const answer = await answerOf(slug, page);
        const { outOfSearch, score } = shape.parse(answer);
        expect(outOfSearch).toMatch(/^This page cannot appear in search: .+\.$/);
        expect(outOfSearch).toMatch(page.why);
        // On the command line, and where programs and agents read the answer as it is.
        expect(renderResult(viewOf(slug), answer).split('\n', 1)[0]).toContain(outOfSearch);
        expect(JSON.stringify(answer)).toMatch(/^\{"outOfSearch":"This page cannot appear in search: /);
        if (score && !(besides.has(slug) && page.page.status === undefined)) expect(score.value).toBeLessThan(40);
      } catch (error) {
        // Views that need a page say what there is instead, and give no score.
        if (!(error instanceof ToolError) || page.page.status === undefined) throw error;
        expect(error.message).toMatch(page.why);
      }
    },
  );

  it('says nothing of it where the page can appear', async () => {
    expect(shape.parse(await answerOf(slug, { page: { body: good }, why: /x/ })).outOfSearch).toBe(null);
  });
});
