import type { Finding } from '#kit/shapes';
import type { TlsAnswer, TlsCertificate } from '#ports/tls/port';

/** What the chain lacks, has too much of, or has in the wrong order. */
export function chainFindings(domain: string, { certificates, trust }: TlsAnswer, now: number): Finding[] {
  const [first] = certificates;
  if (!first) return [];
  const chain = chainFrom(first, certificates);
  const last = chain.at(-1) ?? first;
  return [
    ...(trust.isTrusted ? [] : [untrusted({ domain, first, last, fault: trust.fault })]),
    ...expiredAbove(chain, now),
    ...tidiness(certificates, chain),
    ...(trust.isTrusted
      ? [
          {
            severity: 'passed',
            title: 'The chain is complete',
            detail: 'It leads to a trusted root certificate in Mozilla’s list.',
          } satisfies Finding,
        ]
      : []),
  ];
}

/** From the site's certificate upwards, as far as issuers were sent. */
function chainFrom(first: TlsCertificate, all: readonly TlsCertificate[]): TlsCertificate[] {
  const chain = [first];
  const issuerOf = ({ signedBy }: TlsCertificate) =>
    all.find((each) => each.fingerprint === signedBy && !chain.includes(each));
  for (let next = issuerOf(first); next; next = issuerOf(next)) chain.push(next);
  return chain;
}

interface Untrusted {
  domain: string;
  first: TlsCertificate;
  /** Where the chain ends. */
  last: TlsCertificate;
  fault: string;
}

function untrusted({ domain, first, last, fault }: Untrusted): Finding {
  if (/EXPIRED|NOT_YET_VALID/.test(fault)) {
    return {
      severity: 'error',
      title: 'The chain is not valid today',
      detail: 'A certificate in the chain has expired or is not valid yet.',
    };
  }
  if (first.isSelfSigned) {
    return {
      severity: 'error',
      title: 'The certificate is self-signed',
      detail: 'Anyone can create such a certificate, so browsers show a warning.',
      fix: { words: 'Get one from a certificate authority. Let’s Encrypt and others issue them for free.' },
    };
  }
  if (last.isSelfSigned) {
    return {
      severity: 'error',
      title: 'The root is not trusted',
      detail: `The chain ends at ${last.subject}, which is not in Mozilla’s list. It may be a company’s private authority.`,
    };
  }
  if (/UNABLE_TO|ISSUER/.test(fault)) {
    const isMissing = last.issuerUrls.length > 0;
    return {
      severity: 'error',
      title: isMissing ? 'An intermediate certificate is missing' : 'The chain leads to no trusted root',
      detail: isMissing
        ? `${domain} does not send the certificate of ${last.issuer}. Some browsers find it elsewhere, but phones and other programs fail.`
        : `Nothing that the server sent leads to a root in Mozilla’s list. The issuer is ${last.issuer}.`,
      where: [...last.issuerUrls],
      why: 'A server has to send every certificate between its own and the root.',
      source: { name: 'RFC 8446, section 4.4.2', url: 'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2' },
      fix: {
        words:
          'Add the intermediate certificate after your own in the certificate file of the server. With certbot that is fullchain.pem, not cert.pem:',
        code: 'ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;',
      },
    };
  }
  return {
    severity: 'error',
    title: 'The chain is not trusted',
    detail: `It was checked with OpenSSL, which says: ${fault}.`,
  };
}

function expiredAbove(chain: readonly TlsCertificate[], now: number): Finding[] {
  const over = chain.slice(1).filter(({ validTo }) => Date.parse(validTo) <= now);
  if (over.length === 0) return [];
  return [
    {
      severity: 'warning',
      title: 'A certificate above the site’s has expired',
      detail: 'Older programs may fail because of it. Use the chain that the issuer currently recommends.',
      where: over.map(({ subject, validTo }) => `${subject}, until ${validTo.slice(0, 10)}`),
    },
  ];
}

/** A root in the chain is superfluous, and no fault. */
function tidiness(sent: readonly TlsCertificate[], chain: readonly TlsCertificate[]): Finding[] {
  const strangers = sent.filter((each) => !chain.includes(each));
  const ordered = sent.filter((each) => chain.includes(each));
  const isOrdered = ordered.every((each, place) => each === chain[place]);
  const roots = chain.filter(({ isSelfSigned }, place) => isSelfSigned && place > 0);
  return [
    ...(isOrdered
      ? []
      : [
          {
            severity: 'warning',
            title: 'The certificates are in the wrong order',
            detail:
              'Each certificate must be followed by that of its issuer. Programs that only support TLS 1.2 may fail.',
          } satisfies Finding,
        ]),
    ...(strangers.length > 0
      ? [
          {
            severity: 'advice',
            title: 'Unrelated certificates are sent',
            detail: 'They slow down every connection. The usual reason is a wrong chain file.',
            where: strangers.map(({ subject }) => subject),
          } satisfies Finding,
        ]
      : []),
    ...(roots.length > 0
      ? [
          {
            severity: 'advice',
            title: 'The root is sent as well',
            detail: 'Browsers already have it. Leaving it out makes connections faster.',
          } satisfies Finding,
        ]
      : []),
  ];
}
