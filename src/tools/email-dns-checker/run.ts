import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import type { Topic } from '#lib/dns-policy/topics';
import { unicodeDomain } from '#lib/domain-name';
import { type Check, checksOf } from '#lookups/policy-checks';
import type tool from './tool.ts';

/** As they are reported; what is dangerous comes first. */
const severities = { danger: 'error', mend: 'warning', note: 'advice', good: 'passed' } as const;
const order: readonly Finding['severity'][] = ['error', 'warning', 'unknown', 'advice', 'passed'];

const run: Run<typeof tool> = async ({ domain, selector }, { dns, http, clock }, { signal, report }) => {
  const selectors = selector.split(/[\s,]+/).filter(Boolean);
  const exists = await dns.query(domain, 'NS', signal);
  if (exists.status === 'no-such-domain') {
    const message = `There is no domain ${unicodeDomain(domain)} in the DNS. Check the spelling.`;
    throw new ToolError('not-found', message, { field: 'domain' });
  }
  const checks: Check[] = [];
  const onCheck = (check: Check) => {
    checks.push(check);
    report({ share: checks.length / TOPICS, stage: `${check.topic} is checked`, partial: summaries(domain, checks) });
  };
  await checksOf(domain, { mail: true, security: false, selectors }, { ports: { dns, http }, signal, onCheck });
  const now = new Date(clock.now()).toISOString();
  return {
    ...summaries(domain, checks),
    verdict: verdictOf(checks),
    findings: findingsOf(checks),
    records: checks.flatMap(({ topic, records }) => records.map((record) => ({ topic, ...record }))),
    explained: checks.flatMap(({ topic, explained }) => explained.map((each) => ({ topic, ...each }))),
    sources: [{ protocol: 'DNS', server: exists.server }],
    checkedAt: now,
  };
};

export default run;

/** Of mail. */
const TOPICS = 6;
const WAITING = '…';

function summaries(domain: string, checks: readonly Check[]) {
  const of = (topic: Topic) => checks.find((check) => check.topic === topic)?.summary ?? WAITING;
  return {
    domain,
    spf: of('SPF'),
    dkim: of('DKIM'),
    dmarc: of('DMARC'),
    mtaSts: of('MTA-STS'),
    tlsReports: of('TLS-RPT'),
    bimi: of('BIMI'),
  };
}

/** By the three that decide whether forged mail comes through; the others are good to have. */
function verdictOf(checks: readonly Check[]): string {
  const needed = checks.filter(({ topic }) => topic === 'SPF' || topic === 'DMARC' || topic === 'DKIM');
  if (needed.some(({ findings }) => findings.some(({ isUnasked }) => isUnasked))) return 'Unknown';
  const decided = needed.flatMap(({ forgery }) => forgery ?? []);
  const isStopped = decided.includes('stopped') && !decided.includes('passes');
  if (!isStopped) return 'Forged mail gets through';
  return needed.some(({ level }) => level === 'mend' || level === 'danger') ? 'Something to fix' : 'OK';
}

function findingsOf(checks: readonly Check[]): Finding[] {
  const findings = checks.flatMap(({ topic, domain, findings: found }) =>
    found.map(({ level, text, mend, record, isUnasked }): Finding => {
      const code = record && `${record.name}. ${record.type} "${record.value}"`;
      const words = mend ?? (record && 'Publish this record:');
      return {
        severity: isUnasked ? 'unknown' : severities[level],
        title: topic,
        detail: text,
        where: record && record.name !== domain ? [record.name] : [],
        ...(words !== undefined && { fix: { words, ...(code !== undefined && { code }) } }),
      };
    }),
  );
  return findings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}
