import { ToolError } from '#kit/tool-error';
import type { Rdap, RdapAnswer } from './port.ts';

/** A registration as a registry tells it, of a made-up registrar. */
export function sampleRegistration(domain: string): object {
  return {
    objectClassName: 'domain',
    ldhName: domain,
    status: ['client transfer prohibited'],
    events: [
      { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
      { eventAction: 'expiration', eventDate: '2027-08-13T04:00:00Z' },
      { eventAction: 'last changed', eventDate: '2025-08-14T07:01:31Z' },
    ],
    entities: [
      {
        objectClassName: 'entity',
        roles: ['registrar'],
        publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
        vcardArray: ['vcard', [['fn', {}, 'text', 'Sample Registrar']]],
      },
    ],
    nameservers: ['a', 'b'].map((name) => ({ objectClassName: 'nameserver', ldhName: `${name}.ns.${domain}` })),
    secureDNS: { delegationSigned: true },
  };
}

/** What the fake knows by default: the domains that tools have in their examples. */
const sampleRegistrations = {
  'example.com': sampleRegistration('example.com'),
  'bbc.co.uk': sampleRegistration('bbc.co.uk'),
};

/** When the fake asked, always. */
const askedAt = Date.UTC(2026, 0, 15, 11, 59);

/** Answers by domain, and by address for those that are followed. `null`: no such domain; a name that is not there: no server. */
export function createFakeRdap(
  answers: Readonly<Record<string, object | ToolError | null>> = sampleRegistrations,
): Rdap {
  async function answer(key: string, signal: AbortSignal | undefined): Promise<RdapAnswer> {
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    const body = answers[key];
    if (body instanceof ToolError) throw body;
    if (body === undefined) return { status: 'no-server' };
    const url = URL.canParse(key) ? key : `https://rdap.test/domain/${key}`;
    return body === null ? { status: 'no-such-domain', url, askedAt } : { status: 'found', url, body, askedAt };
  }
  return {
    domain: ({ domain, signal }) => answer(domain, signal),
    follow: (url, signal) => answer(url, signal),
  };
}
