import { site } from '#content/site';
import { catalogue } from '../catalogue.server.ts';

const first: readonly string[] = [...site.popularTools, ...site.namedFirst];

/** Every tool as data, for searches: fetched when a visitor first reaches for one. Of equals, those come first that most people need. */
export default () => JSON.stringify(catalogue().toSorted((a, b) => rank(a.slug) - rank(b.slug)));

function rank(slug: string): number {
  return first.includes(slug) ? first.indexOf(slug) : first.length;
}
