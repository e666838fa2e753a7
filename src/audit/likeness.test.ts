import { expect, it } from 'vitest';
import { caseFindings } from './fixture-case.ts';

const words = 'Tulips are planted in autumn, when the soil has cooled and before the first hard frost comes.'.split(
  ' ',
);
const text = (page: number) =>
  Array.from({ length: 400 }, (_, at) => words[(page * 31 + at * 7 + ((page * at) % 13)) % words.length]).join(' ');
const paths = Array.from({ length: 90 }, (_, page) => `/${page}`);
/** A site whose pages are found in this order. */
const siteOf = (order: readonly string[]) => ({
  pages: {
    '/': `<title>Start</title><main>${order.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</main>`,
    ...Object.fromEntries(paths.map((path, at) => [path, `<title>${path}</title><main><p>${text(at)} ${at}.</main>`])),
  },
});

it('says the same of texts that are nearly the same, in whatever order they are found', async () => {
  const orders = [paths, paths.toReversed(), paths.toSorted(), paths.map((_, at) => `/${(at * 37) % 90}`)];
  const said = await Promise.all(
    orders.map(async (order) =>
      (await caseFindings(siteOf(order)))
        .filter(({ check }) => check === 'site-text-near')
        .map(({ detail, pages }) => `${detail} ${pages.toSorted()}`)
        .toSorted(),
    ),
  );
  expect(said[0]?.length).toBeGreaterThan(1);
  for (const other of said) expect(other).toEqual(said[0]);
});
