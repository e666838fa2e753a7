import { listed } from '../listed.ts';
import { type Explained, type Finding, quoted } from './report.ts';
import { readTagList } from './tag-list.ts';

export const policies = ['none', 'quarantine', 'reject'] as const;
type Policy = (typeof policies)[number];

export interface DmarcRecord {
  policy: Policy | undefined;
  /** For names below: `sp`, or the policy itself. */
  subdomains: Policy | undefined;
  /** 0 to 100. */
  percent: number;
  isTest: boolean;
  /**
   * A policy is missing or not known, so the record is ignored, or only asks for reports. Source: RFC 7489, section
   * 6.6.3; that a wrong `np` counts like a wrong `sp` is of DMARC's revision.
   */
  isVoid: boolean;
  /** Addresses for the daily reports, and for single failures. */
  aggregate: readonly string[];
  failure: readonly string[];
  explained: readonly Explained[];
  findings: readonly Finding[];
}

const inWords: Readonly<Record<Policy, string>> = {
  none: 'nothing happens to it; it is only reported',
  quarantine: 'it should be quarantined, for example in the spam folder',
  reject: 'it should be rejected',
};

const failureOptions = new Map([
  ['0', 'when SPF and DKIM both fail'],
  ['1', 'when either of SPF and DKIM fails'],
  ['d', 'when a DKIM signature is wrong'],
  ['s', 'when SPF fails'],
]);

/** Of tags that are no policy. Sources: RFC 7489, section 6.4; RFC 9091, section 3.2. */
const knownValues: readonly (readonly [tag: string, values: RegExp])[] = [
  ['adkim', /^[rs]$/i],
  ['aspf', /^[rs]$/i],
  ['fo', /^[01ds](?: *: *[01ds])*$/i],
  ['rf', /^afrf$/i],
  ['ri', /^\d+$/],
  ['psd', /^[nuy]$/i],
  ['t', /^[ny]$/i],
];

/** Tags that DMARC knew once and its next edition drops. */
const dropped = ['pct', 'rf', 'ri'];

/** Reads a record that begins with `v=DMARC1`. Source: RFC 7489, section 6.3; np, psd and t: RFC 9091 and DMARC's revision. */
export function readDmarc(text: string): DmarcRecord {
  const { tags, faults } = readTagList(text);
  const findings: Finding[] = faults.map((fault) => ({
    severity: 'warning',
    detail: fault,
    fix: 'Correct or remove this part.',
  }));
  const policyOf = (tag: string) => {
    const value = tags.get(tag)?.toLowerCase();
    const policy = policies.find((known) => known === value);
    if (value !== undefined && !policy) {
      findings.push({
        severity: 'error',
        detail: `${quoted(`${tag}=${value}`)} is not a policy${tag === 'p' ? '' : ', so receivers ignore the whole record or only report'}.`,
        fix: 'Use none, quarantine or reject.',
      });
    }
    return policy;
  };
  const policy = policyOf('p');
  const below = policyOf('sp');
  const absent = policyOf('np');
  const aggregate = addresses(tags.get('rua'));
  const failure = addresses(tags.get('ruf'));
  const explained: Explained[] = [];
  const explain = (tag: string, meaning: string) => {
    const value = tags.get(tag);
    if (value !== undefined) explained.push({ part: `${tag}=${value}`, meaning });
  };

  explain('v', 'This is a DMARC record.');
  if (policy) explain('p', `Mail that passes neither SPF nor DKIM: ${inWords[policy]}.`);
  if (below) explain('sp', `The same for subdomains: ${inWords[below]}.`);
  if (absent) explain('np', `The same for subdomains that do not exist: ${inWords[absent]}.`);
  const percent = percentOf(tags.get('pct'), findings);
  explain('pct', `The policy applies to ${percent} in 100 messages.`);
  explain('adkim', alignment(tags.get('adkim'), 'the domain that signed (DKIM)'));
  explain('aspf', alignment(tags.get('aspf'), 'the domain of the envelope (SPF)'));
  explain('rua', `Daily reports go to ${listed(aggregate.map(plainAddress))}.`);
  explain('ruf', `Reports of single messages go to ${listed(failure.map(plainAddress))}.`);
  explain('fo', `Single messages are reported ${failureWords(tags.get('fo'))}.`);
  explain('rf', 'The format of reports on single messages.');
  explain('ri', `Reports are requested every ${tags.get('ri')} seconds; receivers send them daily.`);
  explain(
    'psd',
    tags.get('psd') === 'y'
      ? 'This is a public suffix under which others register names.'
      : 'Says whether others register names under this one.',
  );
  const isTest = tags.get('t')?.toLowerCase() === 'y';
  explain(
    't',
    isTest ? 'A test: the policy is not to be applied in full.' : 'Not a test: the policy is to be applied.',
  );

  const known = ['v', 'p', 'sp', 'np', 'pct', 'adkim', 'aspf', 'rua', 'ruf', 'fo', 'rf', 'ri', 'psd', 't'];
  const unknown = [...tags.keys()].filter((tag) => !known.includes(tag));
  if (unknown.length > 0) {
    findings.push({
      severity: 'advice',
      detail: `DMARC has no tag ${listed(unknown.slice(0, 10).map((tag) => quoted(tag)))}; receivers ignore it.`,
      fix: 'Check the spelling.',
    });
  }
  for (const [tag, values] of knownValues) {
    const value = tags.get(tag);
    if (value === undefined || values.test(value)) continue;
    findings.push({
      severity: 'warning',
      detail: `${quoted(`${tag}=${value}`)} is not a value that DMARC knows; receivers ignore it.`,
      fix: 'Correct or remove this part.',
    });
  }
  const old = dropped.filter((tag) => tags.has(tag));
  if (old.length > 0) findings.push({ severity: 'advice', detail: `The next edition of DMARC drops ${listed(old)}.` });
  const isVoid = !policy || (tags.has('sp') && !below) || (tags.has('np') && !absent);
  return { policy, subdomains: below ?? policy, percent, isTest, isVoid, aggregate, failure, explained, findings };
}

function percentOf(value: string | undefined, findings: Finding[]): number {
  if (value === undefined) return 100;
  if (/^\d{1,3}$/.test(value) && Number(value) <= 100) return Number(value);
  findings.push({
    severity: 'warning',
    detail: `${quoted(`pct=${value}`)} is not a number from 0 to 100.`,
    fix: 'Remove it.',
  });
  return 100;
}

function alignment(value: string | undefined, what: string): string {
  return value?.toLowerCase() === 's'
    ? `Strict: ${what} must be exactly the same name.`
    : `Relaxed: ${what} may be another name of the same owner.`;
}

function failureWords(value: string | undefined): string {
  const words = (value ?? '0').split(':').map((option) => failureOptions.get(option.trim().toLowerCase()));
  return listed(words.filter((word) => word !== undefined)) || 'in a way that DMARC does not know';
}

/** Addresses in a tag; commas part them. */
function addresses(value: string | undefined): string[] {
  return (value ?? '').split(',', 20).flatMap((uri) => uri.trim() || []);
}

/** `someone@example.com` of `mailto:someone@example.com!10m`. */
export function plainAddress(uri: string): string {
  return uri.replace(/^mailto:/i, '').replace(/!\d+[kmgt]?$/i, '');
}
