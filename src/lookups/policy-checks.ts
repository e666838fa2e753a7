import { withinTime } from '#calls/within-time';
import type { Ports } from '#kit/ports';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { checkCaa } from '#lib/dns-policy/caa';
import { checkDkim } from '#lib/dns-policy/dkim-check';
import { checkDmarc } from '#lib/dns-policy/dmarc-check';
import { checkDnssec } from '#lib/dns-policy/dnssec-check';
import { checkMtaSts, type PolicyFile } from '#lib/dns-policy/mta-sts';
import type { Ask, Report } from '#lib/dns-policy/report';
import { checkBimi, checkTlsReports } from '#lib/dns-policy/reports-and-brand';
import { checkSpf } from '#lib/dns-policy/spf-check';
import type { Topic } from '#lib/dns-policy/topics';
import { registrableDomain } from '#lib/registrable-domain';
import { createAsk } from './ask-in-turn.ts';
import { dnssecFacts } from './dnssec-facts.ts';

/** What is said of one subject, in the shapes of results. */
export interface Check extends Pick<Report, 'summary' | 'records' | 'explained' | 'forgery'> {
  topic: Topic;
  findings: Finding[];
}

interface Context {
  ports: Pick<Ports, 'dns' | 'http'>;
  signal: AbortSignal;
  /** Selectors of DKIM keys besides those in common use. */
  selectors?: readonly string[];
  /** Called with each check as it comes. */
  onCheck: (check: Check) => void;
}

/** Milliseconds for all checks: what is not answered by then is said to be unanswered. */
const LIMIT = 15_000;
const LATE = 'The checks took too long.';
/** Milliseconds for the policy file of MTA-STS, and bytes of it. */
const FILE_LIMIT = 6_000;
const FILE_BYTES = 65_536;
/** UTF-16 units of a record that are passed on. */
const LONGEST = 4_000;

/** What a domain says of its mail, in words. All is asked at once. */
export function mailChecks(asked: string, context: Context): Promise<Check[]> {
  return inTime(context, ({ ask, signal, named }) => mailReports(asked, { ...context, ask, signal, named }));
}

/** What a domain says of its certificates and its signatures, in words. */
export function securityChecks(domain: string, context: Omit<Context, 'selectors'>): Promise<Check[]> {
  return inTime(context, async ({ ask, signal, named }) =>
    Promise.all([
      named('CAA', domain, checkCaa(domain, ask)),
      dnssecFacts(domain, context.ports.dns, signal).then((facts) =>
        named('DNSSEC', facts.zone, Promise.resolve(checkDnssec(facts))),
      ),
    ]),
  );
}

interface Asking {
  ask: Ask;
  signal: AbortSignal;
  named: (topic: Topic, name: string, report: Promise<Report>) => Promise<Check>;
}

function inTime({ ports, signal: outer, onCheck }: Context, work: (asking: Asking) => Promise<Check[]>) {
  return withinTime({ signal: outer, time: LIMIT, late: LATE }, (signal) => {
    const named = async (topic: Topic, name: string, report: Promise<Report>): Promise<Check> => {
      const { summary, records, explained, findings, forgery } = await report;
      const check = {
        ...{ topic, summary, explained, findings: findings.map((found) => findingOf(found, { topic, name })) },
        records: records.map(({ name: at, value }) => ({ name: at, value: value.slice(0, LONGEST) })),
        ...(forgery && { forgery }),
      };
      onCheck(check);
      return check;
    };
    return work({ ask: createAsk(ports.dns, signal), signal, named });
  });
}

/** With the record to publish, but for one that would only repeat an endless one. */
function findingOf({ severity, detail, fix, record }: Report['findings'][number], of: { topic: Topic; name: string }) {
  const value = record?.type === 'TXT' ? `"${record.value}"` : record?.value;
  const code = record && record.value.length <= LONGEST && `${record.name}. ${record.type} ${value}`;
  const words = fix ?? (record && 'Publish this record:');
  return {
    ...{ severity, title: of.topic, detail, where: record && record.name !== of.name ? [record.name] : [] },
    ...(words && { fix: { words, ...(code && { code }) } }),
  };
}

/** Most serious first. */
const order: readonly Finding['severity'][] = ['error', 'warning', 'unknown', 'advice', 'passed'];

/** What all of them found, and what they rest on, as the tables of a result. */
export function toldBy(checks: readonly Check[]) {
  const findings = checks.flatMap((check) => check.findings);
  return {
    findings: findings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)),
    records: checks.flatMap(({ topic, records }) => records.map((record) => ({ topic, ...record }))),
    explained: checks.flatMap(({ topic, explained }) => explained.map((each) => ({ topic, ...each }))),
  };
}

async function mailReports(
  asked: string,
  { ask, ports, signal, selectors = [], named }: Asking & Context,
): Promise<Check[]> {
  const domain = mailDomain(asked);
  const [servers, texts] = await Promise.all([ask(domain, 'MX'), ask(domain, 'TXT')]);
  const mailServers = (servers ?? [])
    .map((value) => value.split(' ')[1] ?? '')
    .filter((host) => host !== '.' && host !== '');
  // Who could not be asked may well take mail.
  const takesMail = mailServers.length > 0 || servers === undefined;
  const dmarc = checkDmarc(domain, ask);
  const fetchPolicy = (url: string) => policyFile(url, ports.http, signal);
  const spf = texts === undefined ? Promise.resolve(unasked(domain)) : checkSpf({ domain, texts, takesMail }, ask);
  return await Promise.all([
    named('SPF', domain, spf),
    named('DMARC', domain, dmarc),
    named('DKIM', domain, checkDkim(domain, ask, selectors)),
    named('MTA-STS', domain, checkMtaSts({ domain, mailServers, fetchPolicy }, ask)),
    named('TLS-RPT', domain, checkTlsReports(domain, takesMail, ask)),
    named(
      'BIMI',
      domain,
      dmarc.then(({ isEnforced }) => checkBimi(domain, isEnforced, ask)),
    ),
  ]);
}

/** Names such as `_dmarc` hold records and have no mail: then the name they belong to is looked at. */
function mailDomain(asked: string): string {
  return asked.startsWith('_') ? (registrableDomain(asked) ?? asked) : asked;
}

function unasked(domain: string): Report {
  const detail = `The TXT records of ${domain} could not be looked up.`;
  return { summary: 'Unknown', records: [], explained: [], findings: [{ severity: 'unknown', detail }] };
}

async function policyFile(url: string, http: Ports['http'], signal: AbortSignal): Promise<PolicyFile> {
  try {
    const answer = await http.get({ url, maxBytes: FILE_BYTES, timeout: FILE_LIMIT, signal });
    const text = new TextDecoder('utf-8').decode(answer.body);
    return { is: 'found', url, finalUrl: answer.url, type: answer.headers['content-type'] ?? '', text };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
    return { is: 'failed', url, reason: error.message };
  }
}
