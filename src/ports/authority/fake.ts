import { ToolError } from '#kit/tool-error';
import type {
  Authority,
  CaptureHistory,
  Captures,
  FirstCapture,
  MozFigures,
  OpenPageRank,
  Question,
  Ranks,
  ReferringDomains,
} from './port.ts';

/** Answers by domain, or the failure to meet there. What is left out is not known, or not configured. */
export interface FakeAuthority {
  ranks?: Readonly<Record<string, Ranks>> | ToolError;
  referringDomains?: Readonly<Record<string, ReferringDomains>> | ToolError;
  openPageRank?: Readonly<Record<string, OpenPageRank>> | ToolError;
  moz?: Readonly<Record<string, MozFigures>> | ToolError;
  captures?: Readonly<Record<string, Captures>> | ToolError;
  firstCapture?: Readonly<Record<string, FirstCapture>> | ToolError;
  captureHistory?: Readonly<Record<string, CaptureHistory>> | ToolError;
}

const ASKED_AT = Date.UTC(2026, 0, 15, 12);
const list = { release: 'cc-main-2025-oct-nov-dec', total: 120_000_000, importedAt: ASKED_AT };
const popular = { release: 'list K25XW', total: 1_000_000, importedAt: ASKED_AT };

/** Places as an operator's lists would have them. */
export function sampleRanks(position: number, pageRank = position): Ranks {
  const { total } = list;
  return {
    commonCrawl: { list, harmonic: { position, total }, pageRank: { position: pageRank, total } },
    tranco: { list: popular, place: position > popular.total ? undefined : { position, total: popular.total } },
  };
}

const none: Ranks = {
  commonCrawl: { list, harmonic: undefined, pageRank: undefined },
  tranco: { list: popular, place: undefined },
};

/** A home page that was kept in two years. */
export function sampleHistory(domain: string): CaptureHistory {
  const at = (day: string) => ({
    day,
    url: `https://web.archive.org/web/${day.replaceAll('-', '')}/http://${domain}/`,
  });
  return {
    years: [
      { year: 1998, copies: 2, ...at('1998-12-05') },
      { year: 2025, copies: 40, ...at('2025-01-03') },
    ],
    isCounted: true,
    ...{ first: at('1998-12-05'), last: at('2025-12-30'), askedAt: ASKED_AT },
  };
}

/** What the fake knows by default: the domains that tools have in their examples. */
const samples: FakeAuthority = {
  ranks: { 'example.com': sampleRanks(1_500, 900), 'bbc.co.uk': sampleRanks(120) },
  captures: { 'example.com': { pages: 240, isEstimate: false, crawl: 'CC-MAIN-2026-02', askedAt: ASKED_AT } },
  firstCapture: {
    'example.com': { day: '1998-12-05', url: 'https://web.archive.org/web/19981205/http://example.com:80/' },
  },
  captureHistory: { 'example.com': sampleHistory('example.com') },
};

/** What is known of domains, in memory. */
export function createFakeAuthority(known: FakeAuthority = samples): Authority {
  function answer<T>(answers: Readonly<Record<string, T>> | ToolError | undefined, question: Question): T | undefined {
    if (question.signal.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    if (answers instanceof ToolError) throw answers;
    return answers?.[question.domain];
  }
  return {
    async ranks(domain) {
      if (known.ranks instanceof ToolError) throw known.ranks;
      return known.ranks?.[domain] ?? (known.ranks ? none : { commonCrawl: undefined, tranco: undefined });
    },
    async referringDomains(domain, { limit }) {
      if (known.referringDomains instanceof ToolError) throw known.referringDomains;
      if (!known.referringDomains) return undefined;
      const found = known.referringDomains[domain];
      if (found) return { ...found, domains: found.domains.slice(0, limit) };
      const { release, importedAt } = list;
      return { release, importedAt, isChosen: false, total: 0, domains: [] };
    },
    openPageRank: async (question) => answer(known.openPageRank, question),
    moz: async (question) => answer(known.moz, question),
    async captures(question) {
      const crawl = 'CC-MAIN-2026-02';
      return answer(known.captures, question) ?? { pages: 0, isEstimate: false, crawl, askedAt: ASKED_AT };
    },
    firstCapture: async (question) => answer(known.firstCapture, question),
    captureHistory: async (question) => answer(known.captureHistory, question),
  };
}
