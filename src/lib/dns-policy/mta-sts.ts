import { listed } from '../listed.ts';
import { own } from '../own.ts';
import { type Ask, capped, type Explained, type Finding, quoted, type Report } from './report.ts';
import { isVersion, readTagList } from './tag-list.ts';

/** What came of asking for the policy file. */
export type PolicyFile =
  | { is: 'found'; url: string; finalUrl: string; type: string; text: string }
  | { is: 'failed'; url: string; reason: string };

interface MtaStsPolicy {
  version: string;
  mode: string;
  mx: readonly string[];
  /** Seconds; `undefined` when it is none. */
  maxAge: number | undefined;
  faults: readonly string[];
}

/** Longest life of a policy, in seconds. Source: RFC 8461, section 3.2. */
const LONGEST_AGE = 31_557_600;
const DAY = 86_400;
/** UTF-16 units of a file that are read, and lines. */
const LONGEST = 65_536;
const MOST_LINES = 500;

const modes: Readonly<Record<string, string>> = {
  enforce: 'Mail is not delivered without a verified connection.',
  testing: 'Failures are only reported; mail is still delivered.',
  none: 'The policy is withdrawn.',
};

/** Source: RFC 8461, section 3.2. */
export function readPolicy(text: string): MtaStsPolicy {
  const faults: string[] = [];
  const fields = new Map<string, string>();
  const mx: string[] = [];
  for (const line of text.slice(0, LONGEST).split(/\r?\n/, MOST_LINES)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    const value = line.slice(colon + 1).trim();
    if (!/^[a-z0-9_.-]+$/i.test(name)) faults.push(`The line ${quoted(line)} is not in the form name: value.`);
    else if (name === 'mx') mx.push(value.toLowerCase());
    else if (!fields.has(name)) fields.set(name, value);
  }
  const version = fields.get('version') ?? '';
  const mode = fields.get('mode') ?? '';
  const age = fields.get('max_age') ?? '';
  const maxAge = /^\d{1,10}$/.test(age) ? Number(age) : undefined;
  if (version !== 'STSv1') faults.push('The file does not say "version: STSv1".');
  if (!Object.hasOwn(modes, mode)) faults.push('The file has no mode of enforce, testing or none.');
  if (maxAge === undefined || maxAge > LONGEST_AGE)
    faults.push(`The file has no max_age from 0 to ${LONGEST_AGE.toLocaleString('en')} seconds.`);
  if (mx.length === 0 && mode !== 'none') faults.push('The file names no mail server (mx).');
  return { version, mode, mx, maxAge, faults: capped(faults) };
}

/** Whether a policy's `mx` covers a host; `*.` stands for one label. Source: RFC 8461, section 4.1. */
export function covers(pattern: string, host: string): boolean {
  const name = host.toLowerCase();
  if (!pattern.startsWith('*.')) return pattern === name;
  return name.slice(name.indexOf('.') + 1) === pattern.slice(2) && name.includes('.');
}

interface MtaStsQuestion {
  domain: string;
  /** Hosts of its MX records. */
  mailServers: readonly string[];
  fetchPolicy: (url: string) => Promise<PolicyFile>;
}

/** Whether mail to a domain has to come over verified connections. Source: RFC 8461. */
export async function checkMtaSts({ domain, mailServers, fetchPolicy }: MtaStsQuestion, ask: Ask): Promise<Report> {
  const name = `_mta-sts.${domain}`;
  const texts = await ask(name, 'TXT');
  const found = (texts ?? []).filter((text) => isVersion(text, 'STSv1'));
  const [record] = found;
  if (texts === undefined) return alone('Unknown', { severity: 'unknown', detail: `${name} could not be looked up.` });
  if (record === undefined) return alone('No MTA-STS policy', absent(domain, mailServers));
  const records = capped(found).map((value) => ({ name, value }));
  if (found.length > 1) {
    const finding: Finding = {
      severity: 'warning',
      detail: `There are ${found.length} records at ${name}, so senders ignore them all.`,
      fix: 'Keep one.',
    };
    return { summary: 'Several records: all are ignored', records, explained: [], findings: [finding] };
  }
  const { tags, faults } = readTagList(record);
  const findings: Finding[] = faults.map((text) => ({
    severity: 'warning',
    detail: text,
    fix: 'Correct or remove this part.',
  }));
  const id = tags.get('id') ?? '';
  if (!/^[a-z0-9]{1,32}$/i.test(id))
    findings.push({
      severity: 'warning',
      detail: 'The record has no id of 1 to 32 letters and digits, which tells senders about a new policy.',
      fix: 'Add one, such as the date.',
    });
  const explained: Explained[] = [{ part: `id=${id}`, meaning: 'Must change whenever the policy file changes.' }];
  const file = await fetchPolicy(`https://mta-sts.${domain}/.well-known/mta-sts.txt`);
  if (file.is === 'failed') {
    findings.push({
      severity: 'error',
      detail: `The policy file could not be fetched, so there is no policy: ${file.reason}`,
      fix: `Put the file at ${file.url}, with a valid certificate.`,
    });
    return { summary: 'The policy file is missing', records, explained, findings };
  }
  const policy = readPolicy(file.text);
  records.push({ name: file.url, value: file.text.slice(0, 2_000) });
  explained.push(...explain(policy));
  findings.push(...fileFindings(file), ...policyFindings(policy, mailServers));
  return { summary: summaryOf(policy), records, explained, findings: capped(findings) };
}

function alone(summary: string, finding: Finding): Report {
  return { summary, records: [], explained: [], findings: [finding] };
}

function absent(domain: string, mailServers: readonly string[]): Finding {
  if (mailServers.length === 0) return { severity: 'advice', detail: 'This name accepts no mail, so it needs none.' };
  return {
    severity: 'advice',
    detail: 'Mail to this name may be delivered over connections that others can read or redirect.',
    fix: `Put a policy file at https://mta-sts.${domain}/.well-known/mta-sts.txt, first in mode testing, then publish this record.`,
    record: { name: `_mta-sts.${domain}`, type: 'TXT', value: 'v=STSv1; id=1' },
  };
}

function explain({ mode, mx, maxAge }: MtaStsPolicy): Explained[] {
  return [
    ...(Object.hasOwn(modes, mode) ? [{ part: `mode: ${mode}`, meaning: own(modes, mode) ?? '' }] : []),
    ...mx.slice(0, 20).map((pattern) => ({
      part: `mx: ${pattern}`,
      meaning: pattern.startsWith('*.')
        ? `Any host directly below ${pattern.slice(2)} may receive the mail.`
        : `${pattern} may receive the mail.`,
    })),
    ...(maxAge === undefined
      ? []
      : [
          {
            part: `max_age: ${maxAge}`,
            meaning: `Senders keep the policy for ${(maxAge / DAY).toLocaleString('en', { maximumFractionDigits: 1 })} days.`,
          },
        ]),
  ];
}

function fileFindings({ url, finalUrl, type }: PolicyFile & { is: 'found' }): Finding[] {
  const findings: Finding[] = [];
  if (finalUrl !== url)
    findings.push({
      severity: 'error',
      detail: `The address of the policy file redirects to ${quoted(finalUrl)}, but senders do not follow redirects.`,
      fix: 'Serve the file directly.',
    });
  if (!/^text\/plain\b/i.test(type))
    findings.push({
      severity: 'warning',
      detail: `The policy file is sent as ${quoted(type || 'no type')} and should be text/plain.`,
      fix: 'Set its Content-Type.',
    });
  return findings;
}

function policyFindings({ mode, mx, maxAge, faults }: MtaStsPolicy, mailServers: readonly string[]): Finding[] {
  const findings: Finding[] = faults.map((text) => ({
    severity: 'error',
    detail: text,
    fix: 'Correct the policy file.',
  }));
  const missed = mailServers.filter((host) => !mx.some((pattern) => covers(pattern, host)));
  if (missed.length > 0 && mode !== 'none' && mx.length > 0) {
    findings.push({
      severity: mode === 'enforce' ? 'error' : 'warning',
      detail: `The policy does not name ${listed(missed.slice(0, 10))}: ${mode === 'enforce' ? 'senders that follow it deliver nothing there' : 'in mode enforce, nothing would be delivered there'}.`,
      fix: 'Add an mx line for each, and change the id of the record.',
    });
  }
  if (mode === 'enforce' && faults.length === 0 && missed.length === 0)
    findings.push({
      severity: 'passed',
      detail: 'Mail is only delivered over verified connections, to all mail servers of this name.',
    });
  if (mode === 'testing')
    findings.push({
      severity: 'advice',
      detail: 'The policy is a test: mail is also delivered over unverified connections.',
      fix: 'Change the mode to enforce once reports show no failures.',
    });
  if (mode === 'none') findings.push({ severity: 'advice', detail: 'The policy is withdrawn (mode: none).' });
  if (maxAge !== undefined && maxAge < DAY && mode === 'enforce')
    findings.push({
      severity: 'advice',
      detail: 'Senders keep the policy for less than a day, which gives little protection.',
      fix: 'Set max_age to several weeks.',
    });
  return findings;
}

function summaryOf({ mode, faults }: MtaStsPolicy): string {
  if (faults.length > 0) return 'The policy file has mistakes, so it is ignored';
  if (mode === 'enforce') return 'Verified connections are required';
  return mode === 'testing' ? 'Verified connections are being tested' : 'Withdrawn';
}
