import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { checkCaa } from '#lib/dns-policy/caa';
import { checkDkim } from '#lib/dns-policy/dkim-check';
import { checkDmarc } from '#lib/dns-policy/dmarc-check';
import { checkDnssec } from '#lib/dns-policy/dnssec-check';
import { checkMtaSts, type PolicyFile } from '#lib/dns-policy/mta-sts';
import { type Ask, type Finding, type Level, levelOf, type Report } from '#lib/dns-policy/report';
import { checkBimi, checkTlsReports } from '#lib/dns-policy/reports-and-brand';
import { checkSpf } from '#lib/dns-policy/spf-check';
import type { Topic } from '#lib/dns-policy/topics';
import { registrableDomain } from '#lib/registrable-domain';
import { createAsk } from './ask-in-turn.ts';
import { dnssecFacts } from './dnssec-facts.ts';

export interface Check extends Report {
  topic: Topic;
  /** The name that was looked at. */
  domain: string;
  level: Level;
}

interface ChecksWanted {
  mail: boolean;
  security: boolean;
  /** Selectors of DKIM keys besides those in common use. */
  selectors?: readonly string[];
}

interface Context {
  ports: Pick<Ports, 'dns' | 'http'>;
  signal: AbortSignal;
  /** Called with each check as it comes. */
  onCheck: (check: Check) => void;
}

/** Milliseconds for all checks: what is not answered by then is said to be unanswered. */
const LIMIT = 15_000;
/** Milliseconds for the policy file of MTA-STS, and bytes of it. */
const FILE_LIMIT = 6_000;
const FILE_BYTES = 65_536;
/** UTF-16 units of a record that are passed on here; the records themselves are whole among the details. */
const LONGEST = 4_000;

/** What a domain says of its mail, its certificates and its signatures, in words. All is asked at once. */
export async function checksOf(
  domain: string,
  wanted: ChecksWanted,
  { ports, signal: outer, onCheck }: Context,
): Promise<Check[]> {
  const controller = new AbortController();
  const onAbort = () => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new ToolError('timed-out', 'The checks took too long.')), LIMIT);
  if (outer.aborted) onAbort();
  outer.addEventListener('abort', onAbort, { once: true });
  const { signal } = controller;
  const ask = createAsk(ports.dns, signal);
  const named = async (topic: Topic, name: string, report: Promise<Report>): Promise<Check> => {
    const { summary, records, explained, findings, forgery } = await report;
    const check = {
      ...{ topic, domain: name, level: levelOf(findings), summary, explained },
      records: records.map(({ name: at, value }) => ({ name: at, value: value.slice(0, LONGEST) })),
      findings: findings.map(shortened),
      ...(forgery && { forgery }),
    };
    onCheck(check);
    return check;
  };
  try {
    const mail = wanted.mail
      ? mailChecks(domain, { ask, ports, signal, named, selectors: wanted.selectors ?? [] })
      : [];
    const security = wanted.security
      ? [
          named('CAA', domain, checkCaa(domain, ask)),
          dnssecFacts(domain, ports.dns, signal).then((facts) =>
            named('DNSSEC', facts.zone, Promise.resolve(checkDnssec(facts))),
          ),
        ]
      : [];
    const checks = await Promise.all([mail, Promise.all(security)]);
    return checks.flat();
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', onAbort);
  }
}

/** Without a proposal that would only repeat an endless record. */
function shortened({ record, ...finding }: Finding): Finding {
  return record && record.value.length <= LONGEST ? { ...finding, record } : finding;
}

interface MailContext {
  ask: Ask;
  ports: Pick<Ports, 'http'>;
  signal: AbortSignal;
  selectors: readonly string[];
  named: (topic: Topic, name: string, report: Promise<Report>) => Promise<Check>;
}

async function mailChecks(asked: string, { ask, ports, signal, selectors, named }: MailContext): Promise<Check[]> {
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
  const text = `The TXT records of ${domain} could not be looked up.`;
  return { summary: 'Unknown', records: [], explained: [], findings: [{ level: 'note', text, isUnasked: true }] };
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
