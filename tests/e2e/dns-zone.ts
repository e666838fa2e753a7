import { generateKeyPairSync } from 'node:crypto';
import type { Zone } from '#ports/dns/fake';

const dkim = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'der' });

/** A name that has all there is to say about mail and security, with something to mend in most of it. */
export const dnsZone: Zone = {
  'policies.test': {
    A: ['192.0.2.80'],
    MX: ['10 mail.policies.test'],
    NS: ['ns1.policies.test'],
    TXT: ['v=spf1 mx include:sender.test ptr ?all', `long=${'k'.repeat(300)}"quoted"`],
    SOA: ['ns1.policies.test hostmaster.policies.test 1 7200 3600 1209600 3600'],
    CAA: ['0 issue "ca.test"', '0 issuewild ";"'],
    DS: ['55648 13 2 B4C8C1FE2E7477127B27115656AD6256F424625BF5C1E2770CE6D6E37DF61D17'],
  },
  'sender.test': { TXT: ['v=spf1 ip4:192.0.2.0/24 -all'] },
  '_dmarc.policies.test': { TXT: ['v=DMARC1; p=none; rua=mailto:d@reports.test'] },
  'google._domainkey.policies.test': { TXT: [`v=DKIM1; k=rsa; p=${dkim.toString('base64')}`] },
  '_mta-sts.policies.test': { TXT: ['v=STSv1; id=1'] },
  // In private space: nothing is fetched from there.
  'mta-sts.policies.test': { A: ['127.0.0.1'] },
  'default._bimi.policies.test': { TXT: ['v=BIMI1; l=https://policies.test/logo.svg'] },
};

/** What another resolver still holds. */
export const olderZone: Zone = { ...dnsZone, 'policies.test': { ...dnsZone['policies.test'], A: ['192.0.2.79'] } };
