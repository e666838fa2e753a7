import { ToolError } from '#kit/tool-error';
import type { ExternalLink, ExternalLinks, Wikipedia } from './port.ts';

/** When the fake was asked, it says. */
export const FAKE_ASKED_AT = Date.UTC(2026, 0, 15, 12);

const article = (title: string, url: string): ExternalLink => ({
  title,
  page: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
  url,
});

/** What the fake knows unless told otherwise: the domains that tools have in their examples. */
export const sampleLinks: readonly ExternalLink[] = [
  article('Example (disambiguation)', 'https://www.example.com/'),
  article('Domain name', 'https://example.com/names'),
  article('BBC News', 'https://www.bbc.co.uk/news'),
];

/** An encyclopedia in memory: all its external links, or the failure to meet there. */
export function createFakeWikipedia(known: readonly ExternalLink[] | ToolError = sampleLinks): Wikipedia {
  return {
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
