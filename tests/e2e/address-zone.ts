import type { Zone } from '#ports/dns/fake';

/** Names with addresses of the real internet, which the packaged database knows; nothing there is ever reached. */
export const addressZone: Zone = {
  'placed.test': {
    A: [{ value: '193.0.6.139', ttl: 3600 }, '10.20.30.40'],
    AAAA: ['2001:67c:2e8:22::c100:68b'],
    NS: ['ns1.example.com'],
  },
  'www.placed.test': { CNAME: [{ value: 'edge.fronting.test', ttl: 60 }] },
  'edge.fronting.test': { A: ['104.16.1.1'] },
  '139.6.0.193.in-addr.arpa': { PTR: ['www.registry.test'] },
  'www.registry.test': { A: ['193.0.6.139'] },
  '139.6.0.193.origin.asn.cymru.com': { TXT: ['3333 | 193.0.0.0/21 | NL | ripencc | 1993-09-01'] },
  'as3333.asn.cymru.com': { TXT: ['3333 | NL | ripencc | 1994-07-05 | RIPE-NCC-AS - Example Coordination Centre, NL'] },
  '1.1.16.104.in-addr.arpa': { PTR: ['somebody-else.test'] },
  '1.1.16.104.origin.asn.cymru.com': { TXT: ['13335 | 104.16.0.0/13 | US | arin | 2014-03-28'] },
  'as13335.asn.cymru.com': { TXT: ['13335 | US | arin | 2010-07-14 | CLOUDFLARENET, US'] },
};
