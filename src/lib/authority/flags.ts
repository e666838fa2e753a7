import { counted } from '../counted.ts';
import { foreignLetters } from './look-alikes.ts';
import type { PageMarks } from './page-marks.ts';
import { parkingServers } from './parking.data.ts';

type FlagState = 'raised' | 'clear' | 'not checked';

export interface Flag {
  id: string;
  /** What is looked for, in a few words. */
  name: string;
  state: FlagState;
  /** What it counts when it is raised. */
  points: number;
  /** What was seen, or why nothing could be. */
  reason: string;
  /** Where it was looked for. */
  source: 'Page' | 'Name' | 'DNS' | 'Registry';
  /** What would clear it. */
  remedy: string;
}

/** What a look has brought, or why it brought nothing. */
export type Look<T> = { seen: T } | { failure: string };

export interface SpamFacts {
  /** The registered name, in its own script. */
  name: string;
  /** The public suffix of the name, in its own script. */
  suffix: string;
  page: Look<{
    marks: PageMarks;
    url: string;
    isForeign: boolean;
    overHttps: boolean;
    httpsFailure: string | undefined;
  }>;
  dns: Look<{ hasAddress: boolean; hasMail: boolean; nameServers: readonly string[] }>;
  /** Days since it was registered; `undefined` where the registry does not tell. */
  days: Look<number | undefined>;
}

const HIGHEST = 10;
const YOUNG = 90;
const LONG_NAME = 30;
const MANY_HYPHENS = 3;
const MANY_DIGITS = 4;
const FEW_WORDS = 50;
const MUCH_HIDDEN = 100;
const STUFFED = { least: 20, share: 0.1 };
const MANY_DOMAINS = 50;
const MANY_KEYWORDS = 30;

/** What a rule says: `false` for clear, a reason when it is raised, or why it could not be seen. */
type Verdict = string | false | { failure: string };

interface Rule extends Pick<Flag, 'id' | 'name' | 'points' | 'source' | 'remedy'> {
  look(facts: SpamFacts): Verdict;
}

type PageLook = Extract<SpamFacts['page'], { seen: unknown }>['seen'];

const onPage = (judge: (page: PageLook) => Verdict) => (facts: SpamFacts) =>
  'failure' in facts.page ? { failure: facts.page.failure } : judge(facts.page.seen);

const inDns = (judge: (dns: Extract<SpamFacts['dns'], { seen: unknown }>['seen']) => Verdict) => (facts: SpamFacts) =>
  'failure' in facts.dns ? { failure: facts.dns.failure } : judge(facts.dns.seen);

/** In the order in which they are shown. */
const rules: readonly Rule[] = [
  {
    ...{ id: 'foreign-redirect', name: 'Redirects to a hidden page', points: 2, source: 'Page' },
    remedy: 'Show your own pages, or remove “noindex” from the page where the redirect ends.',
    look: onPage(({ isForeign, marks, url }) =>
      isForeign && marks.isNoindex ? `It leads to ${hostOf(url)}, which asks search engines not to list it.` : false,
    ),
  },
  {
    ...{ id: 'refresh', name: 'Redirects visitors by a tag', points: 1, source: 'Page' },
    remedy: 'Redirect on the server, with status 301 or 308.',
    look: onPage(({ marks: { refresh }, url }) =>
      refresh !== undefined && hostOf(refresh) !== hostOf(url)
        ? `A “meta refresh” leads to ${hostOf(refresh)}.`
        : false,
    ),
  },
  {
    ...{ id: 'hidden-text', name: 'Hidden text', points: 2, source: 'Page' },
    remedy: 'Show the text, or remove it.',
    look: onPage(({ marks: { hiddenWords, words } }) =>
      hiddenWords >= MUCH_HIDDEN && hiddenWords > words / 2
        ? `${hiddenWords} words are hidden by CSS; ${words} are visible.`
        : false,
    ),
  },
  {
    ...{ id: 'stuffing', name: 'The same word repeated too often', points: 1, source: 'Page' },
    remedy: 'Write for readers, and remove lists of keywords.',
    look: onPage(({ marks: { topWord, metaKeywords } }) => {
      if (metaKeywords > MANY_KEYWORDS) return `The page lists ${metaKeywords} keywords in its head.`;
      if (!topWord || topWord.count < STUFFED.least || topWord.count < topWord.among * STUFFED.share) return false;
      const share = Math.round((100 * topWord.count) / topWord.among);
      return `“${topWord.word.slice(0, 40)}” makes up ${share}% of the longer words.`;
    }),
  },
  {
    ...{ id: 'outbound', name: 'Very many links to other sites', points: 1, source: 'Page' },
    remedy: 'Only link to sites you trust, and mark paid links with rel="sponsored".',
    look: onPage(({ marks: { foreignDomains, internalLinks } }) =>
      foreignDomains >= MANY_DOMAINS && foreignDomains > internalLinks
        ? `${foreignDomains} other domains are linked without nofollow, but only ${internalLinks} of its own pages.`
        : false,
    ),
  },
  {
    ...{ id: 'no-contact', name: 'No contact information', points: 1, source: 'Page' },
    remedy: 'Link to an about, contact or privacy page.',
    look: onPage(({ marks }) => (marks.hasContact ? false : 'No link to a contact, about or privacy page was found.')),
  },
  {
    ...{ id: 'thin', name: 'Very little content', points: 1, source: 'Page' },
    remedy: 'Add more content to the HTML that the server sends.',
    look: onPage(({ marks: { words } }) =>
      words < FEW_WORDS ? `${words} words are in the HTML, before scripts run.` : false,
    ),
  },
  {
    ...{ id: 'parked-page', name: 'Parked or for sale', points: 2, source: 'Page' },
    remedy: 'Publish a site on this domain.',
    look: onPage(({ marks: { parkedBy } }) => (parkedBy === undefined ? false : `The page says “${parkedBy}”.`)),
  },
  {
    ...{ id: 'https', name: 'No working HTTPS', points: 1, source: 'Page' },
    remedy: 'Set up a certificate. Let’s Encrypt issues them for free.',
    look: onPage(({ overHttps, httpsFailure }) =>
      overHttps ? false : `Only http answers. Over https: ${httpsFailure ?? 'no answer.'}`,
    ),
  },
  {
    ...{ id: 'hyphens', name: 'Many hyphens in the name', points: 1, source: 'Name' },
    remedy: 'Only a different name would. Good content matters much more.',
    look: ({ name, suffix }) => {
      const count = labelOf(name, suffix).split('-').length - 1;
      return count >= MANY_HYPHENS ? `The name has ${count} hyphens.` : false;
    },
  },
  {
    ...{ id: 'digits', name: 'Letters and many digits in the name', points: 1, source: 'Name' },
    remedy: 'Only a different name would. Good content matters much more.',
    look: ({ name, suffix }) => {
      const label = labelOf(name, suffix);
      const digits = label.match(/\d/g)?.length ?? 0;
      return digits >= MANY_DIGITS && digits < label.length && digits >= label.length * 0.3
        ? `${digits} of the name’s ${label.length} characters are digits.`
        : false;
    },
  },
  {
    ...{ id: 'long-name', name: 'A very long name', points: 1, source: 'Name' },
    remedy: 'Only a different name would. Good content matters much more.',
    look: ({ name, suffix }) => {
      const { length } = labelOf(name, suffix);
      return length > LONG_NAME ? `The name has ${length} characters before its ending.` : false;
    },
  },
  {
    ...{ id: 'look-alike', name: 'Letters that look like others', points: 3, source: 'Name' },
    remedy: 'Use a name in one script.',
    look: ({ name, suffix }) => {
      const found = foreignLetters(labelOf(name, suffix));
      return found === undefined ? false : found;
    },
  },
  {
    ...{ id: 'no-address', name: 'No address in the DNS', points: 1, source: 'DNS' },
    remedy: 'Add an A or AAAA record.',
    look: inDns(({ hasAddress }) => (hasAddress ? false : 'Neither the name nor www. below it has an address.')),
  },
  {
    ...{ id: 'no-mail', name: 'No mail server', points: 1, source: 'DNS' },
    remedy: 'Add an MX record, or “0 .” to say that the domain accepts no mail.',
    look: inDns(({ hasMail }) => (hasMail ? false : 'There is no MX record, not even one that says “no mail”.')),
  },
  {
    ...{ id: 'parking-servers', name: 'Name servers of a parking service', points: 2, source: 'DNS' },
    remedy: 'Use the name servers of your host.',
    look: inDns(({ nameServers }) => {
      const found = nameServers.find((server) =>
        parkingServers.some((each) => server === each || server.endsWith(`.${each}`)),
      );
      return found === undefined ? false : `Its name server ${found} belongs to a service that parks or sells domains.`;
    }),
  },
  {
    ...{ id: 'young', name: 'Registered recently', points: 1, source: 'Registry' },
    remedy: `This disappears ${YOUNG} days after the registration.`,
    look: ({ days }) => {
      if ('failure' in days) return { failure: days.failure };
      if (days.seen === undefined) return { failure: 'The registry does not give the date.' };
      return days.seen < YOUNG ? `It was registered ${counted(days.seen, 'day')} ago.` : false;
    },
  },
];

/** Looks for every flag. */
export function spamFlags(facts: SpamFacts): Flag[] {
  return rules.map(({ look, ...rule }) => {
    const verdict = look(facts);
    if (verdict === false) return { ...rule, state: 'clear', reason: '' };
    if (typeof verdict === 'string') return { ...rule, state: 'raised', reason: verdict };
    return { ...rule, state: 'not checked', reason: verdict.failure };
  });
}

/**
 * Points of the raised flags, at most 10.
 *
 * @returns `null` when nothing but the name could be looked at
 */
export function spamScore(flags: readonly Flag[]): number | null {
  const isSeen = flags.some(({ state, source }) => state !== 'not checked' && source !== 'Name');
  if (!isSeen) return null;
  return Math.min(
    HIGHEST,
    flags.reduce((sum, { state, points }) => sum + (state === 'raised' ? points : 0), 0),
  );
}

/** The name before its ending. */
function labelOf(name: string, suffix: string): string {
  return suffix !== '' && name.endsWith(`.${suffix}`) ? name.slice(0, -suffix.length - 1) : name;
}

function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
}
