import { createAnswerCache } from '#calls/answer-cache';
import { ToolError } from '#kit/tool-error';
import { plainText } from '#lib/markup';
import { editionOf } from './editions.ts';
import type { ExternalLink, ExternalLinks, ExternalLinksQuestion, WikiPage, Wikipedia } from './port.ts';
import { createWikiClient, type WikiAnswer, type WikiClient, type WikiOptions } from './wiki-client.ts';

/** Links in one answer, the most that callers without an account get. */
const PAGE_SIZE = 500;
/** Answers that are read for one question to the index; a large wiki drops what is in other namespaces only after it has counted. */
const MOST_ANSWERS = 3;
const MOST_PAGES = 50;
/** Characters of a question; the search of Wikipedia refuses more than 300. */
const MOST_CHARACTERS = 290;
const MOST_SNIPPET = 500;

interface Found {
  links: ExternalLink[];
  isCut: boolean;
}

/** A wiki by its action API, and of Wikipedia its editions in other languages. */
export function createWikipedia(options: WikiOptions): Wikipedia {
  const { url, clock } = options;
  const kept = createAnswerCache<Found>({ clock, most: 200 });
  const keptPages = createAnswerCache<WikiPage[]>({ clock, most: 500 });
  const own = createWikiClient(options);
  const editions = new Map([[url, own]]);

  function edition(language: string | undefined): WikiClient {
    const address = editionOf(url, language);
    const client = editions.get(address) ?? createWikiClient({ ...options, url: address });
    editions.set(address, client);
    return client;
  }

  /** One question to the index of links: what begins with a protocol, a host and a path. */
  async function lookUp(
    { query, protocol, limit }: { query: string; protocol: string; limit: number },
    signal: AbortSignal | undefined,
  ): Promise<Found> {
    const links: ExternalLink[] = [];
    let next: Record<string, string> | undefined = { continue: '' };
    let about: WikiAnswer = {};
    for (let count = 0; next && count < MOST_ANSWERS && links.length < limit; count += 1) {
      const parameters: Record<string, string> = {
        ...{ list: 'exturlusage', euprop: 'title|url', eunamespace: '0', euquery: query, euprotocol: protocol },
        ...{ eulimit: String(Math.min(PAGE_SIZE, limit + 1)), meta: 'siteinfo', siprop: 'general', ...next },
      };
      const answer = await own.ask(parameters, signal);
      const { general, exturlusage = [] } = answer.query ?? {};
      if (general) about = answer;
      for (const link of exturlusage)
        links.push({ title: link.title, page: own.addressOf(link.title, about), url: link.url });
      next = answer.continue;
    }
    return { links: links.slice(0, limit), isCut: next !== undefined || links.length > limit };
  }

  async function allLinks({ domain, path, limit, signal }: ExternalLinksQuestion): Promise<Found> {
    const queries = path === undefined ? [`*.${domain}`] : [`${domain}${path}`, `www.${domain}${path}`];
    const found: Found = { links: [], isCut: false };
    for (const protocol of ['https', 'http']) {
      for (const query of queries) {
        const room = limit - found.links.length;
        // Whether there is one more than wanted is known only by asking for it.
        const part = await lookUp({ query, protocol, limit: Math.max(room, 1) }, signal);
        found.links.push(...part.links.slice(0, room));
        found.isCut ||= part.isCut || part.links.length > room;
      }
    }
    return found;
  }

  return {
    async externalLinks(question): Promise<ExternalLinks> {
      const { domain, path = '', limit, signal } = question;
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const { value, askedAt } = await kept.of(`${limit} ${domain}${path}`, () => allLinks(question));
      return { ...value, server: own.host, askedAt };
    },
    async search({ words, isPhrase, language, limit, signal }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const wiki = edition(language);
      const search = isPhrase ? `"${plainWords(words)}"` : plainWords(words);
      const most = Math.min(limit, MOST_PAGES);
      const { value, askedAt } = await keptPages.of(`${wiki.host} ${most} ${search}`, async () => {
        const parameters = {
          ...{ list: 'search', srsearch: search, srnamespace: '0', srlimit: String(most) },
          ...{ srprop: 'snippet', srinfo: 'totalhits', meta: 'siteinfo', siprop: 'general' },
        };
        const answer = await wiki.ask(parameters, signal);
        return (answer.query?.search ?? []).slice(0, most).map(({ title, snippet }) => {
          return { title, url: wiki.addressOf(title, answer), snippet: plainText(snippet).slice(0, MOST_SNIPPET) };
        });
      });
      return { pages: value, server: wiki.host, askedAt };
    },
    serverFor: (language) => new URL(editionOf(url, language)).host,
  };
}

/** Without the signs that mean something to the search, and whole words only. */
function plainWords(words: string): string {
  const plain = words
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')
    .replace(/(?<= |^)-+/g, '')
    .trim();
  if (plain.length <= MOST_CHARACTERS) return plain;
  return plain
    .slice(0, MOST_CHARACTERS + 1)
    .replace(/ \S*$/, '')
    .slice(0, MOST_CHARACTERS);
}
