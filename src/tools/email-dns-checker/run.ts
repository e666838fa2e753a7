import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type { Topic } from '#lib/dns-policy/topics';
import { unicodeDomain } from '#lib/domain-name';
import { type Check, mailChecks, toldBy } from '#lookups/policy-checks';
import type tool from './tool.ts';

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
    report({ share: checks.length / TOPICS, stage: `${check.topic} checked`, partial: summaries(domain, checks) });
  };
  await mailChecks(domain, { ports: { dns, http }, signal, selectors, onCheck });
  const now = new Date(clock.now()).toISOString();
  return {
    ...summaries(domain, checks),
    verdict: verdictOf(checks),
    ...toldBy(checks),
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
  if (needed.some(({ findings }) => findings.some(({ severity }) => severity === 'unknown'))) return 'Unknown';
  const decided = needed.flatMap(({ forgery }) => forgery ?? []);
  const isStopped = decided.includes('stopped') && !decided.includes('passes');
  if (!isStopped) return 'Forged mail gets through';
  return needed.some(({ findings }) => findings.some(isFault)) ? 'Something to fix' : 'OK';
}

function isFault({ severity }: Check['findings'][number]): boolean {
  return severity === 'error' || severity === 'warning';
}
