/** A whole RDAP domain object with everything that is read, about a made-up domain. */
export function domainObject(): Record<string, unknown> {
  return {
    objectClassName: 'domain',
    handle: 'D-1-EXAMPLE',
    ldhName: 'WILLOWBROOK.EXAMPLE',
    links: [
      { rel: 'self', href: 'https://rdap.registry.example/domain/willowbrook.example', type: 'application/rdap+json' },
      {
        rel: 'related',
        href: 'https://rdap.registrar.example/domain/willowbrook.example',
        type: 'application/rdap+json',
      },
    ],
    status: ['client transfer prohibited', 'client delete prohibited', 'client transfer prohibited'],
    entities: [
      {
        objectClassName: 'entity',
        roles: ['registrant'],
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', 'Somebody'],
          ],
        ],
        events: [{ eventAction: 'registration', eventDate: '1990-01-01T00:00:00Z' }],
      },
      {
        objectClassName: 'entity',
        handle: '9998',
        roles: ['registrar'],
        publicIds: [{ type: 'IANA Registrar ID', identifier: '9998' }],
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', 'Hazel Names Ltd'],
            ['url', {}, 'uri', 'https://hazel.example'],
          ],
        ],
        entities: [
          {
            objectClassName: 'entity',
            roles: ['abuse'],
            vcardArray: [
              'vcard',
              [
                ['tel', { type: 'voice' }, 'uri', 'tel:+1.5555550123'],
                ['email', {}, 'text', 'abuse@hazel.example'],
              ],
            ],
          },
        ],
      },
    ],
    events: [
      { eventAction: 'registration', eventDate: '1999-03-05T23:30:00-05:00' },
      { eventAction: 'expiration', eventDate: '2027-03-06T04:30:00Z' },
      { eventAction: 'last changed', eventDate: '2025-02-01T10:11:12.345Z' },
      { eventAction: 'transfer', eventDate: '2010-07-08T00:00:00Z' },
      { eventAction: 'last update of RDAP database', eventDate: '2026-11-21T00:00:00Z' },
    ],
    nameservers: [
      { objectClassName: 'nameserver', ldhName: 'NS1.HAZEL.EXAMPLE.' },
      { objectClassName: 'nameserver', ldhName: 'ns2.hazel.example', ipAddresses: { v4: ['192.0.2.1'] } },
      { objectClassName: 'nameserver', ldhName: 'ns1.hazel.example' },
    ],
    secureDNS: { delegationSigned: true, dsData: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: 'AB' }] },
    redacted: [{ name: { description: 'Registrant Name' }, method: 'removal' }, { name: { type: 'Tech Email' } }],
  };
}
