import type { Finding } from '#kit/shapes';
import { type Device, rooms } from '#lib/text/search-preview';
import type { Headline } from './read-headline.ts';

interface Check {
  severity: 'warning' | 'advice';
  applies: (headline: Headline) => boolean;
  title: string;
  detail: (count: string) => string;
  where?: (headline: Headline) => string;
  why: string;
  source?: { name: string; url: string };
  fix: string;
  passed: string;
}

const GOOGLE = {
  name: 'Google Search Central: title links',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
};
const LURES = { name: 'Chakraborty and others, "Stop Clickbait", 2016', url: 'https://arxiv.org/abs/1610.09786' };
const FIRST_WORDS = {
  name: 'Nielsen Norman Group: First 2 Words',
  url: 'https://www.nngroup.com/articles/first-2-words-a-signal-for-scanning/',
};
/** Share of the room below which most of it is empty. */
const HARDLY_USED = 0.35;

function checks(device: Device): readonly Check[] {
  const { limit } = rooms[device].title;
  return [
    {
      severity: 'warning',
      applies: ({ isCut }) => isCut,
      title: 'Too wide for a search result',
      detail: (count) => `${count} wider than about ${limit} pixels and will be cut off.`,
      where: ({ shown }) => shown,
      why: 'Search results cut titles by width. What is cut off is not read.',
      source: GOOGLE,
      fix: 'Shorten it, or put the important words first.',
      passed: 'Every headline fits in a search result',
    },
    {
      severity: 'warning',
      applies: ({ isAllCapitals }) => isAllCapitals,
      title: 'All in capitals',
      detail: (count) => `${count} written in capitals throughout.`,
      why: 'Capitals take about a third more space, and many readers see them as shouting.',
      fix: 'Write it as a sentence or in title case. The Text Case Converter does both.',
      passed: 'No headline is all in capitals',
    },
    {
      severity: 'warning',
      applies: ({ lures }) => lures.length > 0,
      title: 'Signs of clickbait',
      detail: (count) => `${count} worded to tease rather than inform.`,
      where: ({ headline, lures }) => `${headline}: ${lures.join(', ')}`,
      why: 'These wordings distinguished clickbait from news in a study of 15,000 headlines. Readers feel cheated if the page does not deliver what the headline promises.',
      source: LURES,
      fix: 'Say what the page is about: who, what, how many.',
      passed: 'No headline has signs of clickbait',
    },
    {
      severity: 'advice',
      applies: ({ beginsEmpty }) => beginsEmpty,
      title: 'Starts with words that say nothing',
      detail: (count) => `The first two words of ${count.replace(/ (?:is|are)$/, '')} are common ones.`,
      why: 'People who scan a list read only the first two words of each line, about eleven letters.',
      source: FIRST_WORDS,
      fix: 'Move a word about the subject to the front.',
      passed: 'Headlines start with their subject',
    },
    {
      severity: 'advice',
      applies: ({ isPassive }) => isPassive,
      title: 'Passive',
      detail: (count) => `${count} worded in the passive.`,
      why: 'The passive voice is longer and does not say who did it. Use it only if that does not matter.',
      fix: 'Say who does what: "Council closes library" for "Library is closed by council".',
      passed: 'No headline is passive',
    },
    {
      severity: 'advice',
      applies: ({ hasMarksInARow }) => hasMarksInARow,
      title: 'Repeated punctuation',
      detail: (count) => `${count} written with "!!" or "?!".`,
      why: 'One mark is enough; more look like an advertisement.',
      fix: 'Keep one mark, or none.',
      passed: 'No headline has repeated punctuation',
    },
    {
      severity: 'advice',
      applies: ({ pixels }) => pixels < limit * HARDLY_USED,
      title: 'Most of the space is unused',
      detail: (count) => `${count} narrower than ${Math.round(limit * HARDLY_USED)} of about ${limit} pixels.`,
      why: 'A search result has space to say more precisely what the page offers.',
      source: GOOGLE,
      fix: 'Add details that make the page special: for whom, where, which year.',
      passed: 'Headlines use the available space',
    },
  ];
}

/** What could be better, with the headlines concerned, and what passed. */
export function findingsOn(
  headlines: readonly Headline[],
  { device, isEnglish }: { device: Device; isEnglish: boolean },
): Finding[] {
  if (headlines.length === 0) return [];
  const english = new Set(['Signs of clickbait', 'Passive']);
  const open = checks(device).filter(({ title }) => isEnglish || !english.has(title));
  const found = open.map((check): Finding => {
    const own = headlines.filter(check.applies);
    if (own.length === 0) return { severity: 'passed', title: check.passed, detail: 'Nothing was found.' };
    const where = own.map(check.where ?? (({ headline }) => headline));
    return {
      severity: check.severity,
      title: check.title,
      detail: sentence(check.detail(counted(own.length, headlines.length))),
      where: [...new Set(where)],
      why: check.why,
      ...(check.source && { source: check.source }),
      fix: { words: check.fix },
    };
  });
  return [...repeatedOf(headlines), ...found];
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function counted(own: number, all: number): string {
  if (all === 1) return 'this headline is';
  return own === 1 ? '1 headline is' : `${own.toLocaleString('en')} headlines are`;
}

function repeatedOf(headlines: readonly Headline[]): Finding[] {
  const times = new Map<string, number>();
  for (const { headline } of headlines) times.set(headline.toLowerCase(), (times.get(headline.toLowerCase()) ?? 0) + 1);
  const repeated = headlines.filter(({ headline }) => (times.get(headline.toLowerCase()) ?? 0) > 1);
  if (repeated.length === 0) return [];
  return [
    {
      severity: 'warning',
      title: 'Duplicate headlines',
      detail: `${repeated.length.toLocaleString('en')} lines have the same headline as another line.`,
      where: [...new Set(repeated.map(({ headline }) => headline))],
      why: 'Pages with the same title look the same in search results.',
      source: GOOGLE,
      fix: { words: 'Give each page its own title.' },
    },
  ];
}
