import { registrableDomain } from '../registrable-domain.ts';
import { type DmarcRecord, plainAddress, policies, readDmarc } from './dmarc-record.ts';
import { type Ask, capped, type Finding, quoted, type Report } from './report.ts';
import { isVersion } from './tag-list.ts';

/** UTF-16 units of a record that are read. */
const LONGEST = 10_000;
/** Other domains that are asked whether they take reports. */
const MOST_RECEIVERS = 10;

interface DmarcReport extends Report {
  /** Whether forged mail is held or refused, for every message. */
  isEnforced: boolean;
}

/** What is to be done with mail that only claims to come from a domain. Source: RFC 7489, sections 6.3, 6.6.3 and 7.1. */
export async function checkDmarc(domain: string, ask: Ask): Promise<DmarcReport> {
  const parent = registrableDomain(domain);
  const own = await recordsOf(domain, ask);
  const isInherited = own?.length === 0 && parent !== undefined && parent !== domain;
  const owner = isInherited ? parent : domain;
  const found = isInherited ? await recordsOf(parent, ask) : own;
  const name = `_dmarc.${owner}`;
  if (found === undefined) return unanswered(name);
  const records = capped(found).map((value) => ({ name, value }));
  const [record] = found;
  if (record === undefined) return withoutRecord(owner);
  if (found.length > 1) {
    const text = `There are ${found.length} DMARC records, so receivers ignore them all.`;
    const finding: Finding = { severity: 'error', detail: text, fix: 'Keep one.' };
    return {
      summary: 'Several DMARC records: all are ignored',
      records,
      explained: [],
      findings: [finding],
      forgery: 'unstopped',
      isEnforced: false,
    };
  }
  const read = readDmarc(record.slice(0, LONGEST));
  const policy = read.isVoid ? undefined : isInherited ? read.subdomains : read.policy;
  const isEnforced = policy !== undefined && policy !== 'none' && read.percent === 100 && !read.isTest;
  const findings = [
    ...read.findings,
    ...(isInherited ? [inherited(domain, owner)] : []),
    ...policyFindings(read, { owner, record, policy, isInherited }),
    ...(await reportFindings(read, { owner, record }, ask)),
    ...(record.length > LONGEST ? [tooLong(record)] : []),
  ];
  return {
    summary: summaryOf(policy, read),
    records,
    explained: capped(read.explained),
    findings: capped(findings),
    forgery: policy !== undefined && policy !== 'none' && read.percent > 0 ? 'stopped' : 'unstopped',
    isEnforced,
  };
}

async function recordsOf(domain: string, ask: Ask): Promise<string[] | undefined> {
  const texts = await ask(`_dmarc.${domain}`, 'TXT');
  return texts?.filter((text) => isVersion(text, 'DMARC1'));
}

function unanswered(name: string): DmarcReport {
  const text = `${name} could not be looked up.`;
  const findings: Finding[] = [{ severity: 'unknown', detail: text }];
  return { summary: 'Unknown', records: [], explained: [], findings, isEnforced: false };
}

function withoutRecord(owner: string): DmarcReport {
  return {
    summary: 'No DMARC record: forged mail is not rejected',
    records: [],
    explained: [],
    findings: [
      {
        severity: 'warning',
        detail: `${owner} does not say what to do with forged mail in its name, and gets no reports about it.`,
        fix: 'Start with a record that only asks for reports. Once they show that your own mail passes, change to p=quarantine and then p=reject.',
        record: { name: `_dmarc.${owner}`, type: 'TXT', value: `v=DMARC1; p=none; rua=mailto:dmarc@${owner}` },
      },
    ],
    forgery: 'unstopped',
    isEnforced: false,
  };
}

function inherited(domain: string, owner: string): Finding {
  return {
    severity: 'advice',
    detail: `${domain} has no record of its own, so the policy of ${owner} for subdomains applies.`,
  };
}

interface Context {
  owner: string;
  record: string;
  policy: DmarcRecord['policy'];
  /** The record is of the name above. */
  isInherited: boolean;
}

function policyFindings(
  { policy: own, subdomains, percent, isTest, isVoid }: DmarcRecord,
  { owner, record, policy, isInherited }: Context,
): Finding[] {
  const proposal = (value: string) => ({ record: { name: `_dmarc.${owner}`, type: 'TXT' as const, value } });
  if (own === undefined) {
    const value = `v=DMARC1; p=none${record.replace(/^\s*v\s*=\s*DMARC1\s*/, '').replace(/(?:;\s*|(?<!\s)\s*)p\s*=[^;]*/i, '')}`;
    return [
      {
        severity: 'error',
        detail: 'The record has no policy (p=), so receivers ignore it or only report.',
        fix: 'Add one.',
        ...proposal(value),
      },
    ];
  }
  // Which part it is has been said.
  if (isVoid) return [];
  const findings: Finding[] = [];
  const isWeaker = policies.indexOf(subdomains ?? own) < policies.indexOf(own);
  if (policy === 'none' && !(isInherited && isWeaker)) {
    findings.push({
      severity: 'warning',
      detail: 'Forged mail is only reported, never quarantined or rejected.',
      fix: 'When the reports show that your own mail passes, change to p=quarantine, then to p=reject.',
      ...proposal(record.replace(/(;\s*p\s*=\s*)none/i, '$1quarantine')),
    });
  } else if (policy !== 'none') {
    findings.push({
      severity: 'passed',
      detail: `Forged mail is ${policy === 'reject' ? 'to be rejected' : 'to be quarantined'}.`,
    });
  }
  if (isWeaker) {
    findings.push({
      severity: 'warning',
      detail: `For subdomains of ${owner} the policy is weaker (sp=${subdomains}), so forgers can use any of them.`,
      fix: 'Remove sp, or set it to the same policy as p.',
      ...proposal(record.replace(/;\s*sp\s*=[^;]*/i, '')),
    });
  }
  if (percent < 100) {
    findings.push({
      severity: 'warning',
      detail: `The policy only applies to ${percent} in 100 messages.`,
      fix: 'Remove pct once the reports show that your own mail passes.',
      ...proposal(record.replace(/;\s*pct\s*=[^;]*/i, '')),
    });
  }
  if (isTest)
    findings.push({
      severity: 'advice',
      detail: 'The record is marked as a test (t=y), so receivers do less than the policy says.',
    });
  return findings;
}

async function reportFindings(
  { aggregate, failure }: DmarcRecord,
  { owner, record }: Pick<Context, 'owner' | 'record'>,
  ask: Ask,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (aggregate.length === 0) {
    findings.push({
      severity: 'advice',
      detail: 'No address for reports (rua): you do not learn who sends mail in your name.',
      fix: 'Add one.',
      record: {
        name: `_dmarc.${owner}`,
        type: 'TXT',
        value: `${record.trim().replace(/(?<!;);+$/, '')}; rua=mailto:dmarc@${owner}`,
      },
    });
  }
  const uris = [...new Set([...aggregate, ...failure])];
  const wrong = uris.filter((uri) => !/^mailto:[^@\s]+@[a-z0-9.-]+(?:!\d+[kmgt]?)?$/i.test(uri));
  for (const uri of wrong.slice(0, 5)) {
    findings.push({
      severity: 'warning',
      detail: `${quoted(uri)} is not an address for reports.`,
      fix: 'Write mailto: and a mail address.',
    });
  }
  const domains = uris
    .filter((uri) => !wrong.includes(uri))
    .map((uri) => plainAddress(uri).split('@')[1]?.toLowerCase() ?? '');
  const home = registrableDomain(owner) ?? owner;
  const others = [...new Set(domains)]
    .filter((other) => (registrableDomain(other) ?? other) !== home)
    .slice(0, MOST_RECEIVERS);
  const asked = await Promise.all(others.map((other) => externalFinding(owner, other, ask)));
  return [...findings, ...asked];
}

/** Reports to another owner's domain are only sent where that domain agrees. Source: RFC 7489, section 7.1. */
async function externalFinding(owner: string, other: string, ask: Ask): Promise<Finding> {
  const name = `${owner}._report._dmarc.${other}`;
  const texts = await ask(name, 'TXT');
  if (texts === undefined)
    return {
      severity: 'unknown',
      detail: `It could not be checked whether ${other} accepts these reports (${name}).`,
    };
  if (texts.some((text) => isVersion(text, 'DMARC1')))
    return { severity: 'passed', detail: `${other} accepts reports about ${owner}.` };
  return {
    severity: 'warning',
    detail: `${other} does not say that it accepts reports about ${owner}, so receivers send none.`,
    fix: `The owner of ${other} must publish this record.`,
    record: { name, type: 'TXT', value: 'v=DMARC1' },
  };
}

function tooLong(record: string): Finding {
  const text = `The record is ${record.length.toLocaleString('en')} characters long; only its first ${LONGEST.toLocaleString('en')} were read.`;
  return { severity: 'warning', detail: text, fix: 'Shorten it.' };
}

function summaryOf(policy: DmarcRecord['policy'], { percent, isTest }: DmarcRecord): string {
  if (policy === undefined) return 'The record has no valid policy';
  if (policy === 'none') return 'Forged mail is only reported';
  const some = isTest ? ', as a test' : percent < 100 ? `, for ${percent} in 100 messages` : '';
  return `Forged mail is to be ${policy === 'reject' ? 'rejected' : 'quarantined'}${some}`;
}
