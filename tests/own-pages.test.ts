import { expect, it } from 'vitest';
import { judge } from '#kit/judge';
import { htmlParts, type Part } from '#lib/page/gathered';
import { publicUrlPlaceholder } from '#lib/public-url';
import { gatherPage } from '#lookups/gather-page';
import { createFakeHttp } from '#ports/http/fake';
import { everyCheck } from '../src/checks/every.ts';
import { drawPage } from '../src/web/site/render.server.tsx';

/** What our own tools say of our own pages, as far as a document tells it: what a server adds is for `hostile-visitors.test.ts`. */
const inDocument = new Set<Part>([...htmlParts, 'answer']);
const checks = everyCheck.filter(
  ({ looksAt, group }) => looksAt.every((part) => inDocument.has(part)) && group !== 'speed' && group !== 'security',
);

it.each([
  '/',
  '/tools',
  '/tools/word-counter',
  '/tools/convert-to-webp',
  '/tools/on-page-seo-checker',
  '/about',
  '/blog',
])('finds nothing wrong with %s', async (path) => {
  const url = `${publicUrlPlaceholder}${path}`;
  const body = await drawPage(path, { scriptsOf: (module) => [module] });
  const http = createFakeHttp(
    { [url]: { headers: { 'content-type': 'text/html; charset=utf-8' }, body } },
    { otherwise: { status: 404 } },
  );
  const { signal } = new AbortController();
  const gathered = await gatherPage(url, { http, signal, parts: new Set(checks.flatMap(({ looksAt }) => looksAt)) });
  const wrong = judge(checks, gathered).flatMap(({ check, found = [] }) =>
    found
      .map(({ severity = check.severity, detail }) => ({ id: check.id, severity, detail }))
      .filter(({ severity }) => severity !== 'advice'),
  );
  expect(wrong).toEqual([]);
});
