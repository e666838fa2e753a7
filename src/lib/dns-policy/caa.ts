import { listed } from '../listed.ts';
import { type Ask, capped, type Explained, type Finding, quoted, type Report } from './report.ts';

interface CaaRecord {
  flags: number;
  tag: string;
  value: string;
}

const KNOWN_TAGS = ['issue', 'issuewild', 'issuemail', 'issuevmc', 'iodef', 'contactemail', 'contactphone'];
const CRITICAL = 128;
/** Names that are asked, from the domain upwards. */
const MOST_STEPS = 10;

/** Reads `0 issue "ca.example.net"`. Source: RFC 8659, section 4. */
export function readCaa(text: string): CaaRecord | undefined {
  const parts = /^(?<flags>\d{1,3}) (?<tag>[^\s"]+) "(?<value>.*)"$/s.exec(text)?.groups;
  if (!parts) return undefined;
  return {
    flags: Number(parts.flags),
    tag: (parts.tag ?? '').toLowerCase(),
    value: (parts.value ?? '').replaceAll('\\"', '"'),
  };
}

/** What one CAA record means, as a sentence. */
export function caaInWords({ flags, tag, value }: CaaRecord): string {
  const [issuer = '', ...parameters] = value.split(';').map((part) => part.trim());
  const conditions = parameters.filter((part) => part !== '').map(condition);
  const only = conditions.length > 0 ? `, but only ${listed(conditions)}` : '';
  switch (tag) {
    case 'issue':
      return issuer === '' ? 'Nobody may issue certificates.' : `${issuer} may issue certificates${only}.`;
    case 'issuewild':
      return issuer === ''
        ? 'Nobody may issue wildcard certificates.'
        : `${issuer} may issue wildcard certificates${only}.`;
    case 'issuemail':
      return issuer === ''
        ? 'Nobody may issue certificates for mail (S/MIME).'
        : `${issuer} may issue certificates for mail (S/MIME)${only}.`;
    case 'issuevmc':
      return issuer === '' ? 'Nobody may certify logos.' : `${issuer} may certify logos (BIMI)${only}.`;
    case 'iodef':
      return `Requests that break these rules are reported to ${value.replace(/^mailto:/i, '')}.`;
    case 'contactemail':
    case 'contactphone':
      return `The owner can be contacted at ${value}.`;
    default:
      return flags & CRITICAL
        ? 'An unknown rule that is marked as critical.'
        : 'A rule that is not part of the standard.';
  }
}

function condition(parameter: string): string {
  const at = parameter.indexOf('=');
  const name = parameter.slice(0, Math.max(0, at)).trim().toLowerCase();
  const value = parameter.slice(at + 1).trim();
  if (name === 'accounturi') return `for the account ${value}`;
  if (name === 'validationmethods') return `after a check by ${value.split(',').join(' or ')}`;
  return `with ${parameter}`;
}

/** Who may issue certificates for a domain: the CAA records of the name itself or of its nearest parent that has some. Source: RFC 8659, section 3. */
export async function checkCaa(domain: string, ask: Ask): Promise<Report> {
  const labels = domain.split('.');
  const names = labels.slice(0, MOST_STEPS).map((_, index) => labels.slice(index).join('.'));
  const answers = await Promise.all(names.map((name) => ask(name, 'CAA')));
  const at = answers.findIndex((values) => values === undefined || values.length > 0);
  const owner = names[at];
  const values = answers[at];
  if (owner !== undefined && values === undefined) {
    return {
      summary: 'Unknown',
      records: [],
      explained: [],
      findings: [{ severity: 'unknown', detail: `The CAA records of ${owner} could not be looked up.` }],
    };
  }
  if (owner === undefined || values === undefined) return withoutRecords(domain);
  const read = capped(values).map((value) => ({ value, caa: readCaa(value) }));
  const explained: Explained[] = read.map(({ value, caa }) => ({
    part: value,
    meaning: caa ? caaInWords(caa) : 'This record cannot be read.',
  }));
  const findings: Finding[] = read.flatMap(({ value, caa }) =>
    caa
      ? findingsOf(caa)
      : [{ severity: 'warning', detail: `${quoted(value)} cannot be read.`, fix: 'Correct or remove it.' }],
  );
  const records = read.flatMap(({ caa }) => caa ?? []);
  const issuers = issuersOf(records, 'issue');
  const wild = issuersOf(records, 'issuewild');
  if (issuers === undefined) {
    findings.push({
      severity: 'warning',
      detail: `No record says who may issue ordinary certificates (issue), so any authority may${wild ? ', except for wildcards' : ''}.`,
      fix: 'Add an issue record.',
      record: proposal(owner),
    });
  } else {
    findings.push({
      severity: 'passed',
      detail:
        issuers.length === 0
          ? 'Nobody may issue certificates.'
          : `Certificates only come from ${listed(issuers.slice(0, 10))}.`,
    });
  }
  if (owner !== domain)
    findings.push({
      severity: 'advice',
      detail: `${domain} has no CAA records of its own, so those of ${owner} apply.`,
    });
  return {
    summary: summaryOf(issuers),
    records: capped(values).map((value) => ({ name: owner, value })),
    explained,
    findings: capped(findings),
  };
}

/** Who is allowed; none: nobody; `undefined`: the records do not say. */
function issuersOf(records: readonly CaaRecord[], tag: string): string[] | undefined {
  const rules = records.filter((record) => record.tag === tag);
  if (rules.length === 0) return undefined;
  return [
    ...new Set(
      rules.map(({ value }) => (value.split(';')[0] ?? '').trim().toLowerCase()).filter((issuer) => issuer !== ''),
    ),
  ];
}

function findingsOf({ flags, tag, value }: CaaRecord): Finding[] {
  if (!KNOWN_TAGS.includes(tag)) {
    return flags & CRITICAL
      ? [
          {
            severity: 'error',
            detail: `${quoted(tag)} is marked as critical, but authorities do not know it, so none will issue certificates.`,
            fix: 'Remove it.',
          },
        ]
      : [{ severity: 'advice', detail: `${quoted(tag)} is not a rule that authorities know.` }];
  }
  if (tag === 'iodef' && !/^(?:mailto:[^@\s]+@[^@\s]+|https?:\/\/\S+)$/i.test(value)) {
    return [
      {
        severity: 'warning',
        detail: `${quoted(value)} is not an address for reports.`,
        fix: 'Write mailto: and a mail address, or an https address.',
      },
    ];
  }
  const issuer = (value.split(';')[0] ?? '').trim();
  if (tag.startsWith('issue') && issuer !== '' && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(issuer)) {
    return [
      {
        severity: 'warning',
        detail: `${quoted(issuer)} is not the name of a certificate authority.`,
        fix: 'Write its domain, such as letsencrypt.org.',
      },
    ];
  }
  return [];
}

function withoutRecords(domain: string): Report {
  return {
    summary: 'No CAA record: every certificate authority may issue',
    records: [],
    explained: [],
    findings: [
      {
        severity: 'advice',
        detail: `Every certificate authority may issue certificates for ${domain}.`,
        fix: 'Name the one you use; this is for Let\u2019s Encrypt.',
        record: proposal(domain),
      },
    ],
  };
}

function proposal(name: string) {
  return { name, type: 'CAA' as const, value: '0 issue "letsencrypt.org"' };
}

function summaryOf(issuers: readonly string[] | undefined): string {
  if (issuers === undefined) return 'Every certificate authority may issue ordinary certificates';
  if (issuers.length === 0) return 'Nobody may issue certificates';
  return issuers.length === 1
    ? 'One certificate authority may issue'
    : `${issuers.length} certificate authorities may issue`;
}
