import type { Zone } from '#ports/dns/fake';

/** Not of the public internet: beside it the guard refuses a name whole, so that no address here is ever dialled. */
const REFUSED = '10.20.30.40';

/** Names that lead to known providers. */
export const hostingZone: Zone = {
  'hosted.test': {
    A: ['5.9.100.1', REFUSED],
    NS: ['amy.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
    MX: ['10 mxa.gslb.pphosted.com'],
    TXT: ['v=spf1 include:spf.protection.outlook.com include:sendgrid.net -all'],
  },
  '1.100.9.5.in-addr.arpa': { PTR: ['static.1.100.9.5.clients.your-server.de'] },
  'static.1.100.9.5.clients.your-server.de': { A: ['5.9.100.1'] },
  '1.100.9.5.origin.asn.cymru.com': { TXT: ['24940 | 5.9.0.0/16 | DE | ripencc | 2012-06-08'] },
  'as24940.asn.cymru.com': { TXT: ['24940 | DE | ripencc | 2002-06-03 | HETZNER-AS, DE'] },
  'shop.hosted.test': { CNAME: ['Shops.MyShopify.com'] },
  'shops.myshopify.com': { A: ['192.0.2.80'] },
  'fronted.test': { A: ['104.16.100.1', REFUSED], NS: ['ns1.fronted.test'] },
  '1.100.16.104.origin.asn.cymru.com': { TXT: ['13335 | 104.16.0.0/13 | US | arin | 2014-03-28'] },
  'slow-mail.test': { NS: ['dns1.p01.nsone.net'] },
  'www.slow-mail.test': { CNAME: ['slow-mail.netlify.app'] },
  'slow-mail.netlify.app': { A: ['192.0.2.81'] },
  'inside.test': { A: [REFUSED], NS: [`${'n'.repeat(60)}.example.com`] },
};

/** Answers that let the rest arrive before them. */
export const hostingFaults = { 'slow-mail.test MX': { delay: 1_500 } };
