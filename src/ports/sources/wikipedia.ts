import type { Wikipedia } from '#ports/wikipedia/port';
import { MOST_PAGES, MOST_WORDS, type Source, usablePages } from './source.ts';

/** Articles of Wikipedia, in the text's language, or of the wiki that the operator chose. */
export function createWikipediaSource(wikipedia: Pick<Wikipedia, 'search' | 'serverFor'>): Source {
  const server = wikipedia.serverFor(undefined);
  const isWikipedia = server.endsWith('.wikipedia.org');
  const name = isWikipedia ? 'Wikipedia' : server;
  const whose = isWikipedia ? 'Wikipedia’s search, in the text’s language' : `the search of ${server}`;
  return {
    facts: () => ({ name, leaves: `${MOST_WORDS} words at a time go to ${whose}.` }),
    async search({ words, isPhrase, language, signal }) {
      const answer = await wikipedia.search({ words, isPhrase, language, limit: MOST_PAGES, signal });
      return { ...answer, pages: usablePages(answer.pages) };
    },
  };
}
