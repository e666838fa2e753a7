import { ToolError } from '#kit/tool-error';
import type { ExternalLink, ExternalLinks, WikiPage, Wikipedia } from './port.ts';

/** When the fake was asked, it says. */
const FAKE_ASKED_AT = Date.UTC(2026, 0, 15, 12);

const article = (title: string, url: string): ExternalLink => ({
  title,
  page: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
  url,
});

/** What the fake knows by default: the domains that tools have in their examples. */
const sampleLinks: readonly ExternalLink[] = [
  article('Example (disambiguation)', 'https://www.example.com/'),
  article('Domain name', 'https://example.com/names'),
  article('BBC News', 'https://www.bbc.co.uk/news'),
];

/** Articles that the fake finds words in; `snippet` is all of their text. */
const sampleArticles: readonly WikiPage[] = [
  {
    title: 'Winnowing',
    url: 'https://en.wikipedia.org/wiki/Winnowing',
    snippet:
      'Winnowing is a process by which chaff is separated from grain: the lighter parts are carried off by the wind.',
  },
];

/** An encyclopedia in memory: all its external links, or the failure to meet there, and its articles. */
export function createFakeWikipedia(
  known: readonly ExternalLink[] | ToolError = sampleLinks,
  articles: readonly WikiPage[] = sampleArticles,
): Wikipedia {
  const serverFor = () => 'en.wikipedia.org';
  return {
    serverFor,
    async search({ words, isPhrase, limit, signal }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      if (known instanceof ToolError) throw known;
      const wanted = wordsOf(words);
      const pages = articles.filter(({ snippet }) => {
        const text = wordsOf(snippet);
        if (isPhrase) return ` ${text.join(' ')} `.includes(` ${wanted.join(' ')} `);
        return wanted.every((word) => text.includes(word));
      });
      return { pages: pages.slice(0, limit), server: serverFor(), askedAt: FAKE_ASKED_AT };
    },
    async externalLinks({ domain, path, limit, signal }): Promise<ExternalLinks> {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      if (known instanceof ToolError) throw known;
      const fitting = known.filter(({ url, page }) => {
        const { hostname, pathname } = new URL(url, page);
        const isHere = hostname === domain || hostname === `www.${domain}`;
        return path === undefined ? isHere || hostname.endsWith(`.${domain}`) : isHere && pathname.startsWith(path);
      });
      const server = 'en.wikipedia.org';
      return { links: fitting.slice(0, limit), isCut: fitting.length > limit, server, askedAt: FAKE_ASKED_AT };
    },
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
}
