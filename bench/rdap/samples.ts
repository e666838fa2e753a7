import { byRoleOrNumber, card, each, inCard, numberOf, onDay, type Sample } from './facts.ts';

/** At hand while the reader was worked on. */
export const samples: readonly Sample[] = [
  {
    style: 'thin registry',
    body: {
      objectClassName: 'domain',
      handle: '2336799_DOMAIN_COM-VRSN',
      ldhName: 'WILLOWBROOK.EXAMPLE',
      links: [{ rel: 'related', href: 'https://rdap.registrar.example/domain/WILLOWBROOK.EXAMPLE' }],
      status: ['client transfer prohibited'],
      entities: [
        {
          objectClassName: 'entity',
          handle: '9901',
          roles: ['registrar'],
          publicIds: [{ type: 'IANA Registrar ID', identifier: '9901' }],
          vcardArray: card(['fn', 'Hazel Names Ltd']),
          entities: [
            {
              objectClassName: 'entity',
              roles: ['abuse'],
              vcardArray: card(['fn', ''], ['email', 'abuse@hazel.example']),
            },
          ],
        },
      ],
      events: [
        { eventAction: 'registration', eventDate: '1999-03-05T04:30:00Z' },
        { eventAction: 'expiration', eventDate: '2027-03-05T04:30:00Z' },
        { eventAction: 'last changed', eventDate: '2025-02-01T10:11:12Z' },
        { eventAction: 'last update of RDAP database', eventDate: '2026-11-21T00:00:00Z' },
      ],
      secureDNS: { delegationSigned: true, dsData: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: 'AB' }] },
      nameservers: [
        { objectClassName: 'nameserver', ldhName: 'NS1.HAZEL.EXAMPLE' },
        { objectClassName: 'nameserver', ldhName: 'NS2.HAZEL.EXAMPLE' },
      ],
    },
    facts: {
      created: onDay('1999-03-05', 0),
      expires: onDay('2027-03-05', 1),
      updated: onDay('2025-02-01', 2),
      registrar: [
        ...byRoleOrNumber('entities.0', inCard(1), 'Hazel Names Ltd'),
        ...byRoleOrNumber('entities.0', 'handle', '9901'),
        ['9901', 'entities.0.publicIds.0.type', 'entities.0.publicIds.0.identifier'],
      ],
      ianaId: numberOf('entities.0', '9901'),
      dnssec: [
        [true, 'secureDNS.delegationSigned'],
        [true, 'secureDNS.dsData.0'],
      ],
      servers: each('nameservers', ['ns1.hazel.example', 'ns2.hazel.example'], 'ldhName'),
      status: each('status', ['client transfer prohibited']),
    },
  },
  {
    style: 'thick registry, contacts first',
    body: {
      objectClassName: 'domain',
      ldhName: 'alderford.example',
      status: ['active', 'server transfer prohibited'],
      entities: [
        { objectClassName: 'entity', roles: ['registrant'], handle: 'C1', vcardArray: card(['fn', 'Holder']) },
        {
          objectClassName: 'entity',
          roles: ['registrar'],
          handle: 'ALDER',
          vcardArray: card(['fn', 'Alder Domains'], ['kind', 'org']),
        },
        { objectClassName: 'entity', roles: ['technical'], handle: 'C2', vcardArray: card(['fn', 'Tech']) },
      ],
      events: [
        { eventAction: 'last changed', eventDate: '2024-04-05T06:07:08Z' },
        { eventAction: 'registration', eventDate: '2011-12-13T14:15:16Z' },
        { eventAction: 'expiration', eventDate: '2027-12-13T14:15:16Z' },
      ],
      secureDNS: { delegationSigned: false },
      nameservers: [
        { objectClassName: 'nameserver', ldhName: 'ns1.alder.example', unicodeName: 'ns1.alder.example' },
        { objectClassName: 'nameserver', ldhName: 'ns2.alder.example' },
      ],
    },
    facts: {
      updated: onDay('2024-04-05', 0),
      created: onDay('2011-12-13', 1),
      expires: onDay('2027-12-13', 2),
      registrar: [
        [
          'Alder Domains',
          'entities.1.roles.0',
          ...inCard(1)
            .split(' ')
            .map((path) => `entities.1.${path}`),
        ],
        ['ALDER', 'entities.1.roles.0', 'entities.1.handle'],
      ],
      dnssec: [[false, 'secureDNS.delegationSigned']],
      servers: [
        ['ns1.alder.example', 'nameservers.0.ldhName'],
        ['ns1.alder.example', 'nameservers.0.unicodeName'],
        ['ns2.alder.example', 'nameservers.1.ldhName'],
      ],
      status: each('status', ['active', 'server transfer prohibited']),
    },
  },
  {
    style: 'handle and number, no card',
    body: {
      objectClassName: 'domain',
      ldhName: 'sedgemoor.example',
      entities: [
        {
          objectClassName: 'entity',
          handle: 'REG-SEDGE',
          roles: ['registrar'],
          publicIds: [{ type: 'IANA Registrar ID', identifier: '9902' }],
        },
      ],
      events: [{ eventAction: 'registration', eventDate: '2001-10-02T00:00:00Z' }],
      status: ['inactive'],
    },
    facts: {
      created: onDay('2001-10-02', 0),
      registrar: [
        ...byRoleOrNumber('entities.0', 'handle', 'REG-SEDGE'),
        ['9902', 'entities.0.publicIds.0.type', 'entities.0.publicIds.0.identifier'],
      ],
      ianaId: numberOf('entities.0', '9902'),
      status: each('status', ['inactive']),
    },
  },
  {
    style: 'registrar beside the entities, everything as text',
    body: {
      objectClassName: 'domain',
      ldhName: 'reedmace.example',
      registrar: { name: 'Reed Registry Services', url: 'https://reed.example' },
      status: 'active',
      nameservers: 'ns1.reed.example',
      events: { eventAction: 'registration', eventDate: '2003-04-05' },
      secureDNS: { delegationSigned: 'true' },
    },
    facts: {
      created: [['2003-04-05', 'events.eventAction', 'events.eventDate']],
      registrar: [['Reed Registry Services', 'registrar.name']],
      dnssec: [[true, 'secureDNS.delegationSigned']],
      servers: [['ns1.reed.example', 'nameservers']],
      status: [['active', 'status']],
    },
  },
  {
    style: 'card of members, contact within contact',
    body: {
      objectClassName: 'domain',
      ldhName: 'foxglove.example',
      entities: [
        {
          objectClassName: 'entity',
          roles: ['technical'],
          entities: [{ objectClassName: 'entity', roles: ['registrar'], vcardArray: { fn: 'Foxglove Hosting' } }],
        },
      ],
      events: [
        { eventAction: 'registration', eventDate: '2016-02-29T12:00:00Z' },
        { eventAction: 'expiration', eventDate: '2028-02-29T12:00:00Z' },
      ],
      nameservers: [{ ldhName: 'f1.foxglove.example' }],
      status: ['active'],
    },
    facts: {
      created: onDay('2016-02-29', 0),
      expires: onDay('2028-02-29', 1),
      registrar: [['Foxglove Hosting', 'entities.0.entities.0.roles.0', 'entities.0.entities.0.vcardArray.fn']],
      servers: each('nameservers', ['f1.foxglove.example'], 'ldhName'),
      status: each('status', ['active']),
    },
  },
];
