import type { Finding } from '#kit/shapes';
import type { TlsAnswer } from '#ports/tls/port';

/** What the answer of the authority says that the server staples. Nobody else is asked. */
export function revocationFindings({ certificates, stapled }: TlsAnswer, now: number): Finding[] {
  if (stapled?.is === 'revoked') {
    const since = stapled.revokedAt === undefined ? '' : ` on ${stapled.revokedAt.slice(0, 10)}`;
    return [
      {
        severity: 'error',
        title: 'The certificate is revoked',
        detail: `Its authority revoked it${since}, says the OCSP answer that the server sends along. Browsers refuse it.`,
        fix: { words: 'Get a new certificate with a new key.' },
      },
    ];
  }
  const unusable = stapled && faultOf(stapled, now);
  const isMissing = (!stapled || unusable !== undefined) && certificates[0]?.mustStaple === true;
  return [
    ...(unusable === undefined
      ? []
      : [
          {
            severity: 'warning',
            title: 'The stapled OCSP answer is not usable',
            detail: `${unusable} Some browsers refuse the connection.`,
            fix: { words: 'Make the server fetch a new answer, and check that it reaches its authority.' },
          } satisfies Finding,
        ]),
    ...(isMissing
      ? [
          {
            severity: 'error',
            title: 'The required OCSP answer is missing',
            detail:
              'The certificate requires a stapled OCSP answer (Must-Staple). Firefox refuses the connection without it.',
          } satisfies Finding,
        ]
      : []),
    ...(stapled && unusable === undefined
      ? [
          {
            severity: 'passed',
            title: 'The authority says that it is not revoked',
            detail: `An OCSP answer of ${stapled.is === 'good' ? stapled.from.slice(0, 10) : ''} is sent along, so browsers do not need to ask.`,
          } satisfies Finding,
        ]
      : []),
  ];
}

function faultOf(stapled: NonNullable<TlsAnswer['stapled']>, now: number): string | undefined {
  if (stapled.is === 'unusable') return stapled.why;
  if (stapled.is === 'unknown') return 'The authority does not know the certificate.';
  if (Date.parse(stapled.from) > now) return `It is valid from ${stapled.from.slice(0, 10)}.`;
  if (stapled.until !== undefined && Date.parse(stapled.until) <= now) {
    return `It was valid until ${stapled.until.slice(0, 10)}.`;
  }
  return undefined;
}
