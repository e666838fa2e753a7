import { expect, it } from 'vitest';
import { CONTRACT_PAGES, sourcesContract } from './contract.ts';
import { createFakeSources } from './fake.ts';

const pages = CONTRACT_PAGES.map(([url, title, text]) => ({ url, title, text }));

sourcesContract(async () => createFakeSources(pages));
sourcesContract(async () =>
  createFakeSources(pages.map((page) => ({ ...page, url: `document:${page.title.length}` }))),
);

it('can be without sources, or with some that fail', async () => {
  expect(await createFakeSources([], { hasNone: true }).sources()).toEqual([]);
  const failures = [{ source: 'Brave Search', reason: 'It is down.', retryAfter: undefined }];
  const sources = createFakeSources(pages, { failures });
  expect((await sources.sources()).map(({ name }) => name)).toContain('Brave Search');
  expect((await sources.search({ passage: 'kettle' })).failures).toEqual(failures);
});
