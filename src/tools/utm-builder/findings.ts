import type { Finding } from '#kit/shapes';
import { siteDomain } from '#lib/registrable-domain';
import type { Parameter } from '#lib/url/query';
import type { Remark, Tagged } from './tag-address.ts';

/** Places that a finding names. */
const MOST_PLACES = 50;

const analytics = (page: string) => ({
  name: 'Google Analytics help',
  url: `https://support.google.com/analytics/answer/${page}`,
});

const remarks: Readonly<Record<Remark, Omit<Finding, 'where'>>> = {
  'no-address': {
    severity: 'error',
    title: 'Not an address',
    detail: 'These lines are not web addresses and were left out.',
  },
  'tags-in-fragment': {
    severity: 'error',
    title: 'Tags after the #',
    detail: 'Tags after a # are not sent to the server and never counted. The new tags come before it.',
  },
  'two-marks': {
    severity: 'warning',
    title: 'Two question marks',
    detail: 'Only the first one starts the query; after it, parameters are joined with &. Check these addresses.',
  },
  tagged: {
    severity: 'warning',
    title: 'Already tagged',
    detail: 'These addresses already had tags. Duplicate tags would make the numbers of both campaigns wrong.',
  },
  'no-scheme': { severity: 'advice', title: 'Without https://', detail: 'It was added.' },
  http: {
    severity: 'advice',
    title: 'http instead of https',
    detail: 'Most sites redirect, which costs time, and some lose the tags.',
  },
  fragment: {
    severity: 'passed',
    title: 'Tags before the #',
    detail: 'These addresses have a fragment. The tags come before it.',
  },
  long: {
    severity: 'advice',
    title: 'Longer than 2,000 characters',
    detail: 'Some mail programs and old servers cut such addresses.',
  },
};

/** What is to know of the addresses, each kind once. */
export function addressFindings(tagged: readonly Tagged[], placedOn: string): Finding[] {
  const found = Object.entries(remarks).flatMap(([name, finding]): Finding[] => {
    const where = tagged.filter((each) => each.remarks.some((remark) => remark === name)).map(({ address }) => address);
    return where.length === 0 ? [] : [{ ...finding, where: placesOf(where) }];
  });
  const own = hostOf(placedOn);
  if (own === undefined) return found;
  const inside = tagged.filter((each) => hostOf(each.tagged) === own).map(({ address }) => address);
  if (inside.length === 0) return found;
  return [
    {
      severity: 'error',
      title: 'Links within one site',
      detail: `These links stay within ${own}. Leave them untagged.`,
      where: placesOf(inside),
      why: 'A tagged internal link starts a new campaign visit, and the original source of the visitor is lost.',
      source: analytics('10917952'),
    },
    ...found,
  ];
}

function placesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].slice(0, MOST_PLACES).map((address) => address.slice(0, 300));
}

function hostOf(address: string): string | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  const host = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname;
  return host ? siteDomain(host) : undefined;
}

/** Media that Google Analytics 4 puts into a channel; others come out as "Unassigned". */
const usualMedia = new Set([
  ...['ppc', 'retargeting', 'display', 'banner', 'expandable', 'interstitial', 'social', 'social-network'],
  ...['social-media', 'sm', 'social network', 'social media', 'organic', 'referral', 'app', 'link', 'email', 'e-mail'],
  ...['e_mail', 'e mail', 'affiliate', 'audio', 'sms'],
]);

function isUsualMedium(medium: string): boolean {
  const name = medium.trim().toLowerCase();
  return usualMedia.has(name) || /^paid|push$|cp|video|mobile|notification/.test(name);
}

/** What is to know of the tags, as they were entered. */
export function tagFindings(entered: Readonly<Record<string, string>>, lower: boolean): Finding[] {
  const given = Object.entries(entered).filter(([, value]) => value !== '');
  const findings: Finding[] = [];
  const missing = ['source', 'medium', 'campaign'].filter((name) => !entered[name]);
  if (missing.length > 0) {
    findings.push({
      severity: missing.includes('source') ? 'error' : 'warning',
      title: `Missing: ${missing.join(', ')}`,
      detail:
        'Source, medium and campaign belong together: where the link is, what type of traffic it brings, and which campaign it is for.',
      source: analytics('10917952'),
    });
  }
  const capitals = given.filter(([, value]) => value !== value.toLowerCase());
  if (capitals.length > 0 && !lower) {
    findings.push({
      severity: 'warning',
      title: 'Capital letters in tags',
      detail: 'Google Analytics counts “Facebook” and “facebook” as two sources.',
      where: capitals.map(([name, value]) => `utm_${name}=${value}`),
      fix: { words: 'Switch “Lowercase only” on.' },
    });
  }
  const emails = given.filter(([, value]) => /[^\s@]@[^\s@]/.test(value));
  if (emails.length > 0) {
    findings.push({
      severity: 'error',
      title: 'An e-mail address in a tag',
      detail:
        'Addresses end up in logs, histories and statistics. The terms of Google Analytics forbid personal data in them.',
      where: emails.map(([name]) => `utm_${name}`),
    });
  }
  const { medium = '' } = entered;
  if (medium !== '' && !isUsualMedium(medium)) {
    findings.push({
      severity: 'advice',
      title: `“${medium}” is not a standard medium`,
      detail:
        'Google Analytics 4 will show these visits as “Unassigned”. Standard ones are email, cpc, social, affiliate, display, referral, video and sms.',
      source: analytics('9756891'),
    });
  }
  return findings;
}

/** The tags in their usual order, written as is wished. */
export function tagsOf(entered: Readonly<Record<string, string>>, lower: boolean, spaces: string): Parameter[] {
  return Object.entries(entered).flatMap(([name, value]) => {
    const plain = value.trim().replace(/\s+/g, spaces);
    return plain === '' ? [] : [{ name: `utm_${name}`, value: lower ? plain.toLowerCase() : plain }];
  });
}
