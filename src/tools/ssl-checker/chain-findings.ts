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
            detail: 'It leads to a root of Mozilla’s list.',
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
      detail: 'A certificate of it is over, or not valid yet.',
    };
  }
  if (first.isSelfSigned) {
    return {
      severity: 'error',
      title: 'The certificate is signed by itself',
      detail: 'Anybody can make such a one, so browsers warn of it.',
      fix: { words: 'Get one from an authority: Let’s Encrypt and others give them free of charge.' },
    };
  }
  if (last.isSelfSigned) {
    return {
      severity: 'error',
      title: 'The root is not trusted',
      detail: `The chain ends at ${last.subject}, which is not in Mozilla’s list. It may be an authority of one company’s own.`,
    };
  }
  if (/UNABLE_TO|ISSUER/.test(fault)) {
    const isMissing = last.issuerUrls.length > 0;
    return {
      severity: 'error',
      title: isMissing ? 'An intermediate certificate is missing' : 'The chain leads to no trusted root',
      detail: isMissing
        ? `${domain} does not send the certificate of ${last.issuer}. Some browsers have it from elsewhere; phones, programs and others fail.`
        : `Nothing that was sent leads to a root of Mozilla’s list: the issuer calls itself ${last.issuer}.`,
      where: [...last.issuerUrls],
      why: 'A server has to send all certificates between its own and the root.',
      source: { name: 'RFC 8446, section 4.4.2', url: 'https://www.rfc-editor.org/rfc/rfc8446#section-4.4.2' },
      fix: {
        words:
          'Put the intermediate certificate behind your own in the file that the server reads. With certbot that is fullchain.pem, not cert.pem:',
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
      detail: 'Older programs may stop at it. Serve the chain that the issuer recommends today.',
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
            detail: 'Each has to be followed by its issuer’s. Programs that only know TLS 1.2 may fail.',
          } satisfies Finding,
        ]),
    ...(strangers.length > 0
      ? [
          {
            severity: 'advice',
            title: 'Certificates are sent that do not belong here',
            detail: 'They make each handshake longer. A wrong chain file is the usual reason.',
            where: strangers.map(({ subject }) => subject),
          } satisfies Finding,
        ]
      : []),
    ...(roots.length > 0
      ? [
          {
            severity: 'advice',
            title: 'The root is sent as well',
            detail: 'Who trusts it has it already: leaving it out makes handshakes shorter.',
          } satisfies Finding,
        ]
      : []),
  ];
}
