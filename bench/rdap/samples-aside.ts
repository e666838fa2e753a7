import { byRoleOrNumber, card, each, inCard, numberOf, onDay, type Sample } from './facts.ts';

/** Set aside before the reader was worked on, and looked at only by the measurement at the end. */
export const samplesAside: readonly Sample[] = [
  {
    style: 'thin registry, registrar alone',
    body: {
      objectClassName: 'domain',
      handle: '77120032_DOMAIN_NET-VRSN',
      ldhName: 'OAKMERE.EXAMPLE',
      links: [{ value: 'https://rdap.example/x', rel: 'self', href: 'https://rdap.example/domain/OAKMERE.EXAMPLE' }],
      status: ['client delete prohibited', 'client transfer prohibited', 'server hold'],
      entities: [
        {
          objectClassName: 'entity',
          handle: '8801',
          roles: ['registrar'],
          publicIds: [{ type: 'IANA Registrar ID', identifier: '8801' }],
          vcardArray: card(['fn', 'Oakmere Registrations, Inc.']),
          entities: [
            { objectClassName: 'entity', roles: ['abuse'], vcardArray: card(['fn', ''], ['tel', 'tel:+1.555']) },
          ],
        },
      ],
      events: [
        { eventAction: 'registration', eventDate: '2002-09-14T11:00:00Z' },
        { eventAction: 'expiration', eventDate: '2029-09-14T11:00:00Z' },
        { eventAction: 'last changed', eventDate: '2024-08-30T07:07:07Z' },
        { eventAction: 'last update of RDAP database', eventDate: '2026-11-20T05:00:00Z' },
      ],
      secureDNS: { delegationSigned: false },
      nameservers: [
        { objectClassName: 'nameserver', ldhName: 'A1.OAKMERE-DNS.EXAMPLE' },
        { objectClassName: 'nameserver', ldhName: 'A2.OAKMERE-DNS.EXAMPLE' },
      ],
      rdapConformance: ['rdap_level_0', 'icann_rdap_technical_implementation_guide_0'],
      notices: [{ title: 'Terms of Use', description: ['Registrars must be asked.'], links: [] }],
    },
    facts: {
      created: onDay('2002-09-14', 0),
      expires: onDay('2029-09-14', 1),
      updated: onDay('2024-08-30', 2),
      registrar: [
        ...byRoleOrNumber('entities.0', inCard(1), 'Oakmere Registrations, Inc.'),
        ...byRoleOrNumber('entities.0', 'handle', '8801'),
        ['8801', 'entities.0.publicIds.0.type', 'entities.0.publicIds.0.identifier'],
      ],
      ianaId: numberOf('entities.0', '8801'),
      dnssec: [[false, 'secureDNS.delegationSigned']],
      servers: each('nameservers', ['a1.oakmere-dns.example', 'a2.oakmere-dns.example'], 'ldhName'),
      status: each('status', ['client delete prohibited', 'client transfer prohibited', 'server hold']),
    },
  },
  {
    style: 'thick registry, holder redacted, registrar last',
    body: {
      rdapConformance: ['rdap_level_0', 'redacted'],
      objectClassName: 'domain',
      ldhName: 'birchfen.example',
      handle: 'D5521-X',
      redacted: [
        { name: { description: 'Registrant Name' }, prePath: '$.entities[0]', method: 'emptyValue', reason: {} },
      ],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['registrant'],
          vcardArray: card(['fn', ''], ['org', 'Fen Birds Society'], ['adr', ['', '', '', '', 'NN', '', '']]),
          events: [{ eventAction: 'registration', eventDate: '1991-01-01T00:00:00Z' }],
        },
        {
          objectClassName: 'entity',
          handle: '8802',
          roles: ['registrar'],
          vcardArray: card(['kind', 'org'], ['fn', 'Birch Domains GmbH'], ['org', 'Birch Holding AG']),
          publicIds: [{ type: 'IANA Registrar ID', identifier: '8802' }],
        },
      ],
      status: ['active'],
      nameservers: [
        { objectClassName: 'nameserver', ldhName: 'kay.birch.example', ipAddresses: { v6: ['2001:db8::1'] } },
        { objectClassName: 'nameserver', unicodeName: 'lou.birch.example' },
      ],
      secureDNS: {
        delegationSigned: true,
        dsData: [{ keyTag: 11, algorithm: 8, digestType: 2, digest: 'AA' }],
      },
      events: [
        { eventAction: 'last changed', eventDate: '2025-12-24T20:15:00.5Z' },
        { eventAction: 'registration', eventDate: '2013-06-07T08:09:10Z' },
        { eventAction: 'expiration', eventDate: '2028-06-07T08:09:10Z' },
      ],
    },
    facts: {
      updated: onDay('2025-12-24', 0),
      created: onDay('2013-06-07', 1),
      expires: onDay('2028-06-07', 2),
      registrar: [
        ...byRoleOrNumber('entities.1', inCard(2), 'Birch Domains GmbH'),
        ...byRoleOrNumber('entities.1', inCard(3), 'Birch Holding AG'),
        ...byRoleOrNumber('entities.1', 'handle', '8802'),
        ['8802', 'entities.1.publicIds.0.type', 'entities.1.publicIds.0.identifier'],
      ],
      ianaId: numberOf('entities.1', '8802'),
      dnssec: [
        [true, 'secureDNS.delegationSigned'],
        [true, 'secureDNS.dsData.0'],
      ],
      servers: [
        ['kay.birch.example', 'nameservers.0.ldhName'],
        ['lou.birch.example', 'nameservers.1.unicodeName'],
      ],
      status: each('status', ['active']),
    },
  },
  {
    style: 'registrar within the registrant, by handle only',
    body: {
      objectClassName: 'domain',
      ldhName: 'elmgate.example',
      status: ['locked', 'validated'],
      entities: [
        {
          objectClassName: 'entity',
          handle: 'HOLDER-9',
          roles: ['registrant', 'administrative'],
          vcardArray: card(['fn', 'Elm Gate Ltd']),
          entities: [{ objectClassName: 'entity', handle: 'REG-ELM', roles: ['registrar'] }],
        },
      ],
      events: [
        { eventAction: 'registration', eventDate: '1998-02-03T00:00:00+01:00' },
        { eventAction: 'expiration', eventDate: '2027-02-03T00:00:00+01:00' },
      ],
      nameservers: [{ objectClassName: 'nameserver', ldhName: 'dns1.elm.example.' }],
    },
    facts: {
      created: onDay('1998-02-03', 0),
      expires: onDay('2027-02-03', 1),
      registrar: [['REG-ELM', 'entities.0.entities.0.handle', 'entities.0.entities.0.roles.0']],
      servers: each('nameservers', ['dns1.elm.example'], 'ldhName'),
      status: each('status', ['locked', 'validated']),
    },
  },
  {
    style: 'no registrar, little said',
    body: {
      objectClassName: 'domain',
      handle: 'DOMAIN-55',
      ldhName: 'ashdown.example',
      status: ['active'],
      nameservers: [
        { ldhName: 'one.ashdown.example' },
        { ldhName: 'two.ashdown.example' },
        { ldhName: 'x.other.example' },
      ],
      events: [{ eventAction: 'last changed', eventDate: '2019-10-11T12:13:14+02:00' }],
      entities: [
        { objectClassName: 'entity', handle: 'ABUSE-1', roles: ['abuse'], vcardArray: card(['fn', 'Abuse Desk']) },
      ],
    },
    facts: {
      updated: onDay('2019-10-11', 0),
      servers: each('nameservers', ['one.ashdown.example', 'two.ashdown.example', 'x.other.example'], 'ldhName'),
      status: each('status', ['active']),
    },
  },
  {
    style: 'registrar with an organisation and a tag',
    body: {
      objectClassName: 'domain',
      ldhName: 'hawthorn.example',
      entities: [
        {
          objectClassName: 'entity',
          handle: 'HAW-TAG',
          roles: ['registrar'],
          publicIds: [{ type: 'Registrar Tag', identifier: 'HAW-TAG' }],
          vcardArray: card(['org', ['Hawthorn Names Limited', 'Retail']], ['url', 'https://hawthorn.example']),
        },
      ],
      events: [
        { eventAction: 'registration', eventDate: '1996-08-01' },
        { eventAction: 'expiration', eventDate: '2030-08-01' },
        { eventAction: 'last changed', eventDate: '2022-07-20' },
      ],
      status: ['renew prohibited', 'update prohibited'],
      secureDNS: { zoneSigned: true, delegationSigned: true, maxSigLife: 604800 },
      nameservers: [{ objectClassName: 'nameserver', ldhName: 'ns.hawthorn.example' }],
    },
    facts: {
      created: onDay('1996-08-01', 0),
      expires: onDay('2030-08-01', 1),
      updated: onDay('2022-07-20', 2),
      registrar: [
        [
          'Hawthorn Names Limited',
          'entities.0.roles.0',
          'entities.0.vcardArray.1.1.0',
          'entities.0.vcardArray.1.1.3.0',
        ],
        ['Retail', 'entities.0.roles.0', 'entities.0.vcardArray.1.1.0', 'entities.0.vcardArray.1.1.3.1'],
        ['HAW-TAG', 'entities.0.roles.0', 'entities.0.handle'],
        ['HAW-TAG', 'entities.0.roles.0', 'entities.0.publicIds.0.identifier'],
      ],
      dnssec: [[true, 'secureDNS.delegationSigned']],
      servers: each('nameservers', ['ns.hawthorn.example'], 'ldhName'),
      status: each('status', ['renew prohibited', 'update prohibited']),
    },
  },
  {
    style: 'new cards',
    body: {
      objectClassName: 'domain',
      ldhName: 'rowanlea.example',
      entities: [
        {
          objectClassName: 'entity',
          roles: ['registrar'],
          handle: 'ROWAN',
          publicIds: [{ type: 'IANA Registrar ID', identifier: '8803' }],
          jscard: {
            '@type': 'Card',
            version: '1.0',
            kind: 'org',
            organizations: { o1: { name: 'Rowan Registrar SARL' } },
          },
        },
        { objectClassName: 'entity', roles: ['technical'], jscard: { name: { full: 'Tech Person' } } },
      ],
      status: ['client hold'],
      events: [
        { eventAction: 'registration', eventDate: '2018-01-31T23:00:00Z' },
        { eventAction: 'expiration', eventDate: '2027-01-31T23:00:00Z' },
      ],
      nameservers: [{ objectClassName: 'nameserver', ldhName: 'r1.rowan.example' }],
      secureDNS: { dsData: [{ keyTag: 5, algorithm: 13, digestType: 2, digest: 'CD' }] },
    },
    facts: {
      created: onDay('2018-01-31', 0),
      expires: onDay('2027-01-31', 1),
      registrar: [
        ...byRoleOrNumber('entities.0', 'jscard.organizations.o1.name', 'Rowan Registrar SARL'),
        ...byRoleOrNumber('entities.0', 'handle', 'ROWAN'),
        ['8803', 'entities.0.publicIds.0.type', 'entities.0.publicIds.0.identifier'],
      ],
      ianaId: numberOf('entities.0', '8803'),
      dnssec: [[true, 'secureDNS.dsData.0']],
      servers: each('nameservers', ['r1.rowan.example'], 'ldhName'),
      status: each('status', ['client hold']),
    },
  },
  {
    style: 'sponsor, name beside the card, servers as words',
    body: {
      objectClassName: 'domain',
      ldhName: 'yewbank.example',
      entities: [
        { objectClassName: 'entity', roles: ['Sponsoring Registrar'], name: 'Yew Bank Networks' },
        { objectClassName: 'entity', roles: ['billing'], name: 'Somebody Else' },
      ],
      events: [
        { eventAction: 'created', eventDate: '2005-05-06T00:00:00Z' },
        { eventAction: 'expires', eventDate: '2026-12-06T00:00:00Z' },
        { eventAction: 'modified', eventDate: '2023-03-04T05:06:07Z' },
      ],
      nameservers: ['ns5.yew.example', 'NS6.YEW.EXAMPLE'],
      status: ['ok'],
    },
    facts: {
      created: onDay('2005-05-06', 0),
      expires: onDay('2026-12-06', 1),
      updated: onDay('2023-03-04', 2),
      registrar: [['Yew Bank Networks', 'entities.0.roles.0', 'entities.0.name']],
      servers: each('nameservers', ['ns5.yew.example', 'ns6.yew.example']),
      status: each('status', ['ok']),
    },
  },
  {
    style: 'registrar in a remark',
    body: {
      objectClassName: 'domain',
      ldhName: 'larchhill.example',
      remarks: [
        {
          title: 'Registration',
          description: ['Sponsoring Registrar: Larch Hill Telecom', 'Registered by the holder'],
        },
      ],
      entities: [
        { objectClassName: 'entity', roles: ['registrant'], handle: 'LH-22', vcardArray: card(['fn', 'Larch']) },
      ],
      events: [
        { eventAction: 'registration', eventDate: '2009-11-12T01:00:00Z' },
        { eventAction: 'expiration', eventDate: '2027-11-12T01:00:00Z' },
      ],
      status: ['client transfer prohibited'],
      nameservers: [{ objectClassName: 'nameserver', ldhName: 'ns1.larch.example' }],
      secureDNS: { delegationSigned: false },
    },
    facts: {
      created: onDay('2009-11-12', 0),
      expires: onDay('2027-11-12', 1),
      registrar: [['Larch Hill Telecom', 'remarks.0.description.0']],
      dnssec: [[false, 'secureDNS.delegationSigned']],
      servers: each('nameservers', ['ns1.larch.example'], 'ldhName'),
      status: each('status', ['client transfer prohibited']),
    },
  },
];
