import { expect, it } from 'vitest';
import { judge } from '#kit/judge';
import { gatherCase } from '../../tests/page-case.ts';
import { everyCheck } from './every.ts';

const page = `<!doctype html>
<html>
<head><title></title>
  <meta name="viewport"
   content="width=980">
  <script type="application/ld+json">
  {"@type": "Article",
   "headline": "Tea",}
  </script>
</head>
<body>
<h2></h2> <img src="a.jpg" class=x>
<p itemscope itemtype="https://schema.org/Product"><b itemprop=name>Pot</b></p>
</body></html>`;

/** Where a check finds something in the page. */
async function placesOf(id: string): Promise<readonly string[]> {
  const checks = everyCheck.filter((check) => check.id === id);
  const [verdict] = judge(checks, await gatherCase(page, new Set(checks.flatMap(({ looksAt }) => looksAt))));
  return verdict?.found.flatMap(({ where }) => where) ?? [];
}

it.each([
  // What is there, what is empty, and where what is missing belongs.
  ['alt-missing', ['Line 12, column 11: <img src="a.jpg" class=x>']],
  ['viewport-fits', ['Line 4, column 3: <meta name="viewport" content="width=980">']],
  ['title-missing', ['Line 3, column 7: <title>']],
  ['heading-empty', ['Line 12, column 1: <h2>']],
  ['description-missing', ['Line 3, column 1: <head>']],
  ['h1-missing', ['Line 11, column 1: <body>']],
  ['lang-valid', ['Line 2, column 1: <html>']],
  ['header-nosniff', ['Headers of https://example.com/page']],
  ['json-ld-valid', [expect.stringMatching(/^Line 8, column 22: .*, near .*"Tea",\}/)]],
  ['data-product', [expect.stringMatching(/^Line 13, column 1: Product › /)]],
])('%s says %j', async (id, places) => {
  expect(await placesOf(id)).toEqual(places);
});
