import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { readIpAddress } from '#lib/ip-address';
import { listed } from '#lib/listed';
import type { TlsAnswer, TlsCertificate } from '#ports/tls/port';
import { chainFindings } from './chain-findings.ts';
import { exchangeFindings } from './exchange-findings.ts';
import { revocationFindings } from './revocation-findings.ts';
import type { Exchange, Offer } from './versions.ts';

interface Checked {
  domain: string;
  answer: TlsAnswer;
  offers: readonly Offer[];
  exchanges: readonly Exchange[];
  /** Browsers come here, not mail and other programs. */
  isWeb: boolean;
  now: number;
}

const DAY = 86_400_000;
/** Days of a certificate that renews itself in time: clients of Let's Encrypt do so 30 days ahead. */
const SOON = 21;
/** Bits of RSA that authorities still accept. Source: CA/Browser Forum, Baseline Requirements, section 6.1.5. */
const LEAST_RSA = 2048;
/** Days that a public certificate may last. Source: the same, section 6.3.2; shorter ones follow until 2029. */
const LONGEST_LIFE = 398;

const OLD_VERSIONS = { name: 'RFC 8996', url: 'https://www.rfc-editor.org/rfc/rfc8996' };

/** What is wrong with a certificate, its chain and its server, worst first; and what is as it should be. */
export function findingsOf(checked: Checked): Finding[] {
  const found = [
    ...nameFindings(checked),
    ...timeFindings(checked),
    ...chainFindings(checked.domain, checked.answer, checked.now),
    ...strengthFindings(checked),
    ...versionFindings(checked),
    ...exchangeFindings(checked.answer, checked.exchanges),
    ...revocationFindings(checked.answer, checked.now),
    ...publicityFindings(checked),
    ...clientFindings(checked),
  ];
  const order: readonly Finding['severity'][] = ['error', 'warning', 'advice', 'unknown', 'passed'];
  return found.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

export function verdictOf(findings: readonly Finding[], isWeb: boolean): string {
  if (findings.some(({ severity }) => severity === 'error'))
    return isWeb ? 'Visitors are warned' : 'Fails verification';
  return findings.some(({ severity }) => severity === 'warning') ? 'Works, with problems' : 'OK';
}

export function keyOf({ keyType, keyBits, curve }: TlsCertificate): string {
  return [keyType, curve ?? (keyBits === undefined ? undefined : `${keyBits} bits`)].filter(Boolean).join(', ');
}

function passed(title: string, detail: string): Finding {
  return { severity: 'passed', title, detail };
}

function nameFindings({ domain, answer, isWeb }: Checked): Finding[] {
  const names = answer.certificates[0]?.names ?? [];
  const isAddress = readIpAddress(domain) !== undefined;
  if (names.length === 0) {
    return [
      {
        severity: 'error',
        title: 'The certificate has no alternative names',
        detail: 'Browsers only look at its alternative names (SAN) and refuse it, whatever its common name is.',
        source: { name: 'RFC 9525, section 6.3', url: 'https://www.rfc-editor.org/rfc/rfc9525#section-6.3' },
        fix: { words: `Get a certificate with ${domain} among its alternative names.` },
      },
    ];
  }
  if (!answer.coversHost) {
    return [
      {
        severity: 'error',
        title: 'The certificate is for another name',
        detail: `It does not include ${domain}. ${isWeb ? 'Browsers show a warning instead of the site.' : 'Programs that verify names do not connect.'}`,
        where: [...names],
        fix: {
          words: isAddress
            ? `Connect by name, or get a certificate that includes the address ${domain}. For an address, a server sends its default certificate.`
            : `Get a certificate that includes ${domain}, or make the server send the right one for this name (SNI).`,
        },
      },
    ];
  }
  const sister = domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`;
  const isCovered = names.some((name) => name === sister || isWildcardOf(name, sister));
  const isShort = domain.startsWith('www.') || domain.split('.').length === 2;
  const about: Finding[] =
    isCovered || !isShort || isAddress || !isWeb
      ? []
      : [
          {
            severity: 'advice',
            title: `It does not include ${sister}`,
            detail: `Visitors of ${sister} get a warning, unless that name has its own certificate.`,
          },
        ];
  return [passed('The name matches', `The certificate includes ${domain}.`), ...about];
}

function isWildcardOf(name: string, host: string): boolean {
  return name.startsWith('*.') && host.split('.').slice(1).join('.') === name.slice(2);
}

function timeFindings({ answer, now }: Checked): Finding[] {
  const [first] = answer.certificates;
  if (!first) return [];
  const [from, to] = [Date.parse(first.validFrom), Date.parse(first.validTo)];
  const days = Math.floor((to - now) / DAY);
  const renew = {
    words: 'Renew it, and make the server load the new one. Set up automatic renewal (ACME).',
  };
  if (to <= now) {
    const ago = Math.ceil((now - to) / DAY);
    const detail = `It was valid until ${first.validTo.slice(0, 10)}, ${counted(ago, 'day')} ago.`;
    return [{ severity: 'error', title: 'The certificate has expired', detail, fix: renew }];
  }
  if (from > now) {
    const detail = `It is valid from ${first.validFrom.slice(0, 10)}. The clock of the server that created it may be wrong.`;
    return [{ severity: 'error', title: 'The certificate is not valid yet', detail }];
  }
  // Some last a few days only, by intention: what is left is then seen against the whole.
  const isSoon = days < SOON && (to - now) / (to - from) < 1 / 4;
  const left = counted(days, 'day is left', 'days are left');
  const life = Math.round((to - from) / DAY);
  const isLong = life > LONGEST_LIFE && answer.trust.isTrusted;
  return [
    isSoon
      ? { severity: 'warning', title: 'The certificate expires soon', detail: `${left}.`, fix: renew }
      : passed('The certificate is not about to expire', `${left}.`),
    ...(isLong
      ? [
          {
            severity: 'warning',
            title: 'It is valid for too long',
            detail: `${counted(life, 'day')}. Browsers refuse public certificates of more than ${LONGEST_LIFE} days.`,
          } satisfies Finding,
        ]
      : []),
  ];
}

function strengthFindings({ answer: { certificates } }: Checked): Finding[] {
  // The signature of a root is looked at by nobody: it is trusted as it is.
  const signed = certificates.filter(({ isSelfSigned }, place) => place === 0 || !isSelfSigned);
  const weakKeys = signed.filter(({ keyType, keyBits = LEAST_RSA }) => keyType === 'RSA' && keyBits < LEAST_RSA);
  const weakSignatures = signed.filter(({ signature }) => /md5|sha1(?!\d)/i.test(signature));
  if (weakKeys.length === 0 && weakSignatures.length === 0) {
    return [passed('Key and signatures are strong', certificates[0] ? keyOf(certificates[0]) : '')];
  }
  const places = (list: readonly TlsCertificate[]) => list.map(({ subject }) => subject);
  return [
    ...(weakKeys.length > 0
      ? [
          {
            severity: 'error',
            title: 'A key is too short',
            detail: `RSA keys need ${LEAST_RSA} bits.`,
            where: places(weakKeys),
          } satisfies Finding,
        ]
      : []),
    ...(weakSignatures.length > 0
      ? [
          {
            severity: 'error',
            title: 'A signature uses a broken hash',
            detail: 'MD5 and SHA-1 signatures can be forged, and browsers refuse them.',
            where: places(weakSignatures),
          } satisfies Finding,
        ]
      : []),
  ];
}

function versionFindings({ offers }: Checked): Finding[] {
  const is = (version: string, state: Offer['isOffered']) =>
    offers.some((offer) => offer.version === version && offer.isOffered === state);
  const old = offers.filter(({ version, isOffered }) => /1\.[01]$/.test(version) && isOffered === 'yes');
  const unknown = offers.filter(({ isOffered }) => isOffered === 'unknown').map(({ version }) => version);
  const findings: Finding[] = [];
  if (old.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'Old versions of TLS are offered',
      detail: `${listed(old.map(({ version }) => version))} were deprecated in 2021. The card payment standard (PCI DSS) forbids them.`,
      source: OLD_VERSIONS,
      why: 'They use weak hashes and ciphers, and attackers can try to force a connection to use them.',
      fix: {
        words: 'Allow TLS 1.2 and 1.3 only. In nginx:',
        code: 'ssl_protocols TLSv1.2 TLSv1.3;',
      },
    });
  } else if (is('TLS 1.0', 'no') && is('TLS 1.1', 'no')) {
    findings.push(passed('Old versions of TLS are off', 'TLS 1.0 and 1.1 are refused.'));
  }
  if (is('TLS 1.3', 'no')) {
    const detail = 'TLS 1.3 connects faster and has no weak ciphers.';
    findings.push({ severity: 'advice', title: 'TLS 1.3 is not offered', detail });
  }
  if (unknown.length > 0) {
    const detail = `${unknown.join(', ')}: the server did not answer.`;
    findings.push({ severity: 'unknown', title: 'Some versions could not be tested', detail });
  }
  return findings;
}

function publicityFindings({ answer }: Checked): Finding[] {
  const [first] = answer.certificates;
  if (!first || !answer.trust.isTrusted) return [];
  const findings: Finding[] = [];
  if (first.logged.length >= 2) {
    const detail = `${first.logged.length} certificate transparency logs have recorded it.`;
    findings.push(passed('The certificate is publicly logged', detail));
  } else {
    findings.push({
      severity: 'advice',
      title: 'Few or no log timestamps (SCTs) in the certificate',
      detail: `${first.logged.length} found. Chrome and Safari require two. They may also come with the handshake or the OCSP answer, which are not checked here.`,
    });
  }
  return findings;
}

function clientFindings({ domain, answer: { clientCertificate }, isWeb }: Checked): Finding[] {
  if (clientCertificate === undefined) return [];
  if (clientCertificate === 'required') {
    return [
      {
        severity: 'warning',
        title: 'A client certificate is required',
        detail: `${domain} ends connections without one (mutual TLS). Everyone else is kept out${isWeb ? ', search engines included' : ''}.`,
        fix: {
          words: 'If it is meant for everyone, stop requiring client certificates. In nginx:',
          code: 'ssl_verify_client off;',
        },
      },
    ];
  }
  return [
    {
      // Mail servers ask each other as a matter of course, and nobody sees it.
      severity: isWeb ? 'advice' : 'passed',
      title: 'A client certificate is requested',
      detail: isWeb
        ? 'The connection is made without one. Browsers that have certificates ask their owners to choose one, and the server may still refuse pages without it.'
        : 'The connection is made without one.',
    },
  ];
}
