import type { Run, ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { calendarFile } from '#lib/calendar-file';
import type { TlsAnswer, TlsCertificate, TlsVersion } from '#ports/tls/port';
import { findingsOf, keyOf, verdictOf } from './findings.ts';
import { type Service, targetOf } from './target.ts';
import type tool from './tool.ts';
import type { Exchange, Offered } from './versions.ts';
import { meaningOf, versions } from './versions.ts';

type Output = ToolOutput<typeof tool>;

const DAY = 86_400_000;
/** Days before the end at which the calendar reminds: time to renew, and the last moment. */
const REMINDERS = [30, 7];

const run: Run<typeof tool> = async ({ domain: entered, port: chosen }, { tls, clock }, { signal, report }) => {
  const { host: domain, port, service } = targetOf(entered, chosen);
  const target = { host: domain, port, startsAs: service.startsAs, signal };
  report({ stage: 'Connecting' });
  const answer = await tls.handshake(target);
  const now = clock.now();
  const facts = factsOf({ domain, answer, service, now });
  report({ stage: 'Testing each TLS version', partial: facts });

  const offers = await Promise.all(
    versions.map(async (version) => ({ version, isOffered: await offered(tls, { ...target, version }, answer) })),
  );
  const isOld = offers.some(({ version, isOffered }) => version !== 'TLS 1.3' && isOffered === 'yes');
  const exchanges = isOld
    ? await Promise.all((['DHE', 'RSA'] as const).map((by) => exchanged(tls, { ...target, by })))
    : [];
  const isWeb = service.isWeb ?? false;
  const findings = findingsOf({ domain, answer, offers, exchanges, isWeb, now });
  return {
    ...facts,
    verdict: verdictOf(findings, isWeb),
    findings,
    versions: offers.map((each) => ({ ...each, meaning: meaningOf(each) })),
    logged: (answer.certificates[0]?.logged ?? []).map(({ log, at }) => ({ at: at.slice(0, 10), log })),
    calendar: calendarFile([eventOf(domain, port, facts)], now),
    sources: [{ protocol: 'TLS', server: `${domain}, port ${port} (${answer.address})` }],
    checkedAt: new Date(now).toISOString(),
  };
};

export default run;

async function exchanged(tls: Ports['tls'], asked: Parameters<Ports['tls']['exchanges']>[0]): Promise<Exchange> {
  const { by } = asked;
  try {
    const found = await tls.exchanges(asked);
    return { by, isOffered: found ? 'yes' : 'no', ...found };
  } catch (error) {
    if (!(error instanceof ToolError) || asked.signal?.aborted) throw error;
    return { by, isOffered: 'unknown' };
  }
}

type Asked = Parameters<Ports['tls']['offers']>[0] & { version: TlsVersion };

/** What the first handshake showed needs no second. That one version could not be asked for keeps nothing else back. */
async function offered(tls: Ports['tls'], asked: Asked, answer: TlsAnswer): Promise<Offered> {
  if (asked.version === answer.version) return 'yes';
  try {
    return (await tls.offers(asked)) ? 'yes' : 'no';
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || asked.signal?.aborted) throw error;
    return 'unknown';
  }
}

type Facts = Pick<
  Output,
  'domain' | 'daysLeft' | 'expiryDate' | 'issuer' | 'key' | 'protocol' | 'names' | 'certificates'
>;

interface Answered {
  domain: string;
  answer: TlsAnswer;
  service: Service;
  now: number;
}

function factsOf({ domain, answer, service, now }: Answered): Facts {
  const { certificates, version, cipher } = answer;
  const [first] = certificates;
  if (!first) throw new ToolError('upstream-failed', `${domain} sent no certificate.`);
  return {
    domain,
    daysLeft: daysLeft(first, now),
    expiryDate: first.validTo.slice(0, 10),
    issuer: first.issuerOrganization ?? first.issuer,
    key: keyOf(first),
    protocol: [version, cipher, ...(service.by === undefined ? [] : [`after ${service.by}`])].join(', '),
    names: [...first.names],
    certificates: certificates.map((each, place) => ({
      subject: each.subject,
      issuer: each.issuer,
      validFrom: each.validFrom.slice(0, 10),
      validTo: each.validTo.slice(0, 10),
      daysLeft: daysLeft(each, now),
      key: keyOf(each),
      signature: each.signature,
      role: roleOf(each, place),
      serial: each.serial,
      fingerprint: each.fingerprint,
    })),
  };
}

/** Whole days; below zero when it is over. */
function daysLeft({ validTo }: TlsCertificate, now: number): number {
  return Math.floor((Date.parse(validTo) - now) / DAY);
}

function roleOf({ isCa, isSelfSigned }: TlsCertificate, place: number): string {
  if (place === 0) return isSelfSigned ? 'Site certificate, self-signed' : 'Site certificate';
  if (isSelfSigned) return 'Root';
  return isCa ? 'Intermediate' : 'Unrelated';
}

function eventOf(domain: string, port: number, { expiryDate, issuer }: Facts) {
  return {
    id: `certificate-${domain}-${port}@clearkit`,
    day: expiryDate,
    title: `The certificate of ${domain} expires`,
    description: `Issued by ${issuer}, served at port ${port}. Renew it before this date.`,
    reminders: REMINDERS,
  };
}
