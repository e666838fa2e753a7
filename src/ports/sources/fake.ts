import { ToolError } from '#kit/tool-error';
import type { FoundPage, SourceFailure, Sources } from './port.ts';

/** When the fake was asked, it says. */
const FAKE_ASKED_AT = Date.UTC(2026, 0, 15, 12);

const NAME = 'Sample pages';

export interface FakePage {
  /** Begins with `document:` for one of the site's own. */
  url: string;
  title: string;
  text: string;
}

/** What the fake knows by default. */
export const samplePages: readonly FakePage[] = [
  {
    url: 'https://example.com/tea',
    title: 'How tea is made',
    text: 'Tea is made by pouring hot water over cured leaves, and tastes of how long the leaves were left in it.',
  },
];

export interface FakeSourcesOptions {
  /** Sources that cannot be asked. */
  failures?: readonly SourceFailure[];
  /** No source is set up. */
  hasNone?: boolean;
}

/** One source with a few pages in memory, and those that fail. */
export function createFakeSources(
  pages: readonly FakePage[] = samplePages,
  { failures = [], hasNone = false }: FakeSourcesOptions = {},
): Sources {
  const facts = [
    { name: NAME, leaves: `12 words at a time go to ${NAME}.` },
    ...failures.map(({ source }) => ({ name: source, leaves: `12 words at a time go to ${source}.` })),
  ];
  return {
    sources: async () => (hasNone ? [] : facts),
    async search({ passage, isLoose = false, only, signal }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const isWanted = (name: string) => !hasNone && (only?.includes(name) ?? true);
      const wanted = wordsOf(passage).slice(0, 12);
      if (wanted.length === 0) return { answers: [], failures: [] };
      const found = pages.flatMap(({ url, title, text }): FoundPage[] => {
        const words = wordsOf(text);
        const isThere = isLoose
          ? wanted.filter((word) => words.includes(word)).length >= wanted.length * 0.6
          : ` ${words.join(' ')} `.includes(` ${wanted.join(' ')} `);
        return isThere ? [{ url, title, snippet: text, source: NAME }] : [];
      });
      const answer = { source: NAME, server: 'example.com', pages: found.slice(0, 10), askedAt: FAKE_ASKED_AT };
      return {
        answers: isWanted(NAME) ? [answer] : [],
        failures: failures.filter(({ source }) => isWanted(source)),
      };
    },
    async textOf(url) {
      if (!url.startsWith('document:')) return undefined;
      return pages.find((page) => page.url === url)?.text;
    },
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
