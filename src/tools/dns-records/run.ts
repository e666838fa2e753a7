import type { Run, ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';
import { zoneFileOf } from '#lib/zone-file';
import { type Check, securityChecks, toldBy } from '#lookups/policy-checks';
import { type RecordType, recordTypes } from './record-types.ts';
import type tool from './tool.ts';

type Answer = Awaited<ReturnType<Ports['dns']['query']>>;
type Outcome = { type: RecordType; answer: Answer } | { type: RecordType; error: ToolError };
type Detail = ToolOutput<typeof tool>['details'][number];

/** A null MX says that a domain takes no mail. Source: RFC 7505. */
const NULL_MX = '0 .';

const run: Run<typeof tool> = async ({ domain, security }, { dns, clock, http }, { signal, report }) => {
  const askedAt = new Date(clock.now()).toISOString();
  const outcomes = await Promise.all(recordTypes.map((type) => attempt(type, dns.query(domain, type, signal))));
  const answered = outcomes.filter((outcome) => 'answer' in outcome);
  const failed = outcomes.filter((outcome) => 'error' in outcome);

  const [first] = failed;
  if (answered.length === 0 && first) await refuseUnlessSignedWrongly(first.error, { domain, security, dns, signal });
  // Some servers wrongly deny a whole name when it lacks one type, so a single better answer settles that it exists.
  if (answered.length > 0 && answered.every(({ answer }) => answer.status === 'no-such-domain'))
    throw noSuchDomain(domain);

  const details = answered.flatMap(({ type, answer }) =>
    answer.status === 'found' ? answer.records.map((record) => toDetail(type, record)) : [],
  );
  const values = (type: RecordType) => details.filter((detail) => detail.type === type).map(({ value }) => value);
  const records = {
    domain,
    unicodeDomain: unicodeDomain(domain),
    records: {
      a: values('A'),
      mx: values('MX'),
      txt: values('TXT'),
      ns: values('NS'),
      aaaa: values('AAAA'),
      cname: values('CNAME'),
      soa: values('SOA'),
      caa: values('CAA'),
      https: values('HTTPS'),
      svcb: values('SVCB'),
    },
    details,
    unanswered: failed.map(({ type, error }) => ({ type, reason: error.message })),
    zoneFile: zoneFileOf(domain, details),
    askedAt,
  };
  if (!security) return { ...records, ...unasked };
  const stage = 'Checking security';
  const checks: Check[] = [];
  const onCheck = (check: Check) => {
    checks.push(check);
    report({ share: checks.length / SUBJECTS, stage });
  };
  report({ share: 0, stage, partial: { ...records, ...unasked } });
  const told = await securityChecks(domain, { ports: { dns, http }, signal, onCheck });
  const [caa, dnssec] = told.map(({ summary }) => summary);
  const { records: evidence, ...rest } = toldBy(told);
  return { ...records, caa: caa ?? null, dnssec: dnssec ?? null, evidence, ...rest };
};

/** Of security: CAA and DNSSEC. */
const SUBJECTS = 2;

const unasked = { caa: null, dnssec: null, findings: null, evidence: null, explained: null };

interface Refusal {
  domain: string;
  security: boolean;
  dns: Ports['dns'];
  signal: AbortSignal;
}

/**
 * Nobody answered. When they do once told not to check signatures, that is the reason; who asked about security reads more of it.
 *
 * @throws ToolError unless it is so and security was asked for.
 */
async function refuseUnlessSignedWrongly(error: ToolError, { domain, security, dns, signal }: Refusal): Promise<void> {
  if (error.code !== 'upstream-failed') throw error;
  const unchecked = await attempt('SOA', dns.query(domain, 'SOA', signal, { unchecked: true }));
  if ('error' in unchecked) throw error;
  if (security) return;
  const hint = 'It only answers when DNSSEC signatures are not checked: the domain is signed incorrectly.';
  throw new ToolError('upstream-failed', `${error.message} ${hint}`, { cause: error });
}

/** "Could not ask" is a result of its own here: the other types may have answers. */
async function attempt(type: RecordType, asked: Promise<Answer>): Promise<Outcome> {
  try {
    return { type, answer: await asked };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
    return { type, error };
  }
}

function toDetail(type: RecordType, { name, ttl, value, priority }: Omit<Detail, 'type'>): Detail {
  return {
    ...{ type, name, ttl, value },
    ...(priority === undefined ? {} : { priority }),
    ...(type === 'MX' && value === NULL_MX ? { note: 'A null MX: this domain accepts no mail.' } : {}),
  };
}

function noSuchDomain(domain: string): ToolError {
  return new ToolError(
    'not-found',
    `There is no domain ${unicodeDomain(domain)} in the DNS. Check the spelling. A new name can take a while to appear.`,
    { field: 'domain' },
  );
}

export default run;
