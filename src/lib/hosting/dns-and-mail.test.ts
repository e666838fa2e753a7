import { describe, expect, it } from 'vitest';
import { dnsHostOf, includedBy, mailHostOf } from './dns-and-mail.ts';
import type { Verdict } from './verdict.ts';

const names = (verdicts: readonly Verdict[]) => verdicts.map(({ provider }) => provider.name);

describe('dnsHostOf', () => {
  it.each([
    ['amy.ns.cloudflare.com bob.ns.cloudflare.com', ['Cloudflare']],
    ['ns-1.awsdns-00.com ns-2.awsdns-11.co.uk ns-3.awsdns-22.net ns-4.awsdns-33.org', ['Amazon Web Services']],
    ['ns-cloud-a1.googledomains.com', ['Google Cloud']],
    ['ns1-03.azure-dns.com ns2-03.azure-dns.net', ['Microsoft Azure']],
    ['ns51.domaincontrol.com', ['GoDaddy']],
    ['dns1.registrar-servers.com', ['Namecheap']],
    ['dns1.p01.nsone.net', ['IBM NS1']],
    ['hydrogen.ns.hetzner.com oxygen.ns.hetzner.com helium.ns.hetzner.de', ['Hetzner']],
    ['dns10.ovh.net ns10.ovh.net', ['OVHcloud']],
    ['ns1056.ui-dns.com ns1056.ui-dns.de', ['IONOS']],
    ['ns1.dns-parking.com', ['Hostinger']],
    ['curitiba.ns.porkbun.com', ['Porkbun']],
    ['a1-67.akam.net', ['Akamai']],
    ['ns1.vercel-dns.com', ['Vercel']],
    ['ns7.wixdns.net', ['Wix']],
    ['kiki.bunny.net', ['bunny.net']],
    ['ns-100.gandi.net', ['Gandi']],
    ['dns1.p01.nsone.net ns-1.awsdns-00.com', ['IBM NS1', 'Amazon Web Services']],
    ['ns1.sedoparking.com', ['Sedo']],
    ['AMY.NS.CLOUDFLARE.COM.', ['Cloudflare']],
    ['ns.notcloudflare.com ns.cloudflare.com.evil.example cloudflare.com', []],
    ['ns1.example.com', []],
    ['', []],
  ])('%j are of %j', (list, providers) => {
    expect(names(dnsHostOf(list.split(' ')))).toEqual(providers);
  });

  it('keeps what it goes by', () => {
    const [verdict] = dnsHostOf(['ns1.example.com', 'amy.ns.cloudflare.com', 'bob.ns.cloudflare.com']);
    expect(verdict).toMatchObject({
      sureness: 'sure',
      evidence: [
        { mark: 'ns', where: 'NS', value: 'amy.ns.cloudflare.com' },
        { mark: 'ns', where: 'NS', value: 'bob.ns.cloudflare.com' },
      ],
    });
  });
});

describe('mailHostOf', () => {
  it.each([
    [
      'aspmx.l.google.com alt1.aspmx.l.google.com',
      'v=spf1 include:_spf.google.com ~all',
      ['Google Workspace'],
      ['Google Workspace'],
    ],
    ['smtp.google.com', undefined, ['Google Workspace'], []],
    [
      'example-com.mail.protection.outlook.com',
      'v=spf1 include:spf.protection.outlook.com -all',
      ['Microsoft 365'],
      ['Microsoft 365'],
    ],
    ['example-com.a-v1.mx.microsoft', undefined, ['Microsoft 365'], []],
    ['in1-smtp.messagingengine.com', undefined, ['Fastmail'], []],
    ['mail.protonmail.ch mailsec.protonmail.ch', undefined, ['Proton Mail'], []],
    ['mx.zoho.eu', 'v=spf1 include:zohomail.eu ~all', ['Zoho Mail'], ['Zoho Mail']],
    ['mx01.mail.icloud.com', undefined, ['iCloud Mail'], []],
    ['route1.mx.cloudflare.net', 'v=spf1 include:_spf.mx.cloudflare.net ~all', ['Cloudflare'], ['Cloudflare']],
    ['mx00.ionos.de', 'v=spf1 include:_spf-eu.ionos.com ~all', ['IONOS'], ['IONOS']],
    [
      'inbound-smtp.us-east-1.amazonaws.com',
      'v=spf1 include:amazonses.com ~all',
      ['Amazon Web Services'],
      ['Amazon Web Services'],
    ],
    ['w01.kasserver.com', undefined, ['ALL-INKL.COM'], []],
    ['', 'v=spf1 include:sendgrid.net include:spf.mandrillapp.com -all', [], ['SendGrid', 'Mailchimp']],
    ['mail.example.com', 'v=spf1 mx -all', [], []],
    ['mx.notgoogle.com google.com.evil.example', 'v=spf1 include:evil-spf.google.com.example', [], []],
  ])('%j with %j', (mx, spf, receives, sends) => {
    const found = mailHostOf(mx.split(' ').filter(Boolean), spf);
    expect([names(found.receives), names(found.sends)]).toEqual([receives, sends]);
  });

  it('names the mailboxes behind a filter as possible', () => {
    const spf = 'v=spf1 include:spf.protection.outlook.com include:sendgrid.net include:servers.mcsv.net -all';
    const { receives } = mailHostOf(['mxa-001.gslb.pphosted.com'], spf);
    expect(receives.map(({ provider, sureness }) => [provider.name, sureness])).toEqual([
      ['Proofpoint', 'sure'],
      ['Microsoft 365', 'possible'],
    ]);
  });
});

it.each([
  ['v=spf1 include:a.test ?include:b.test -include:c.test redirect=D.test', ['a.test', 'b.test', 'c.test', 'd.test']],
  ['v=spf1 a:include.test mx exp=include:x.test -all', []],
  ['v=spf1 include: ~all', []],
  ['', []],
])('%j takes in %j', (spf, included) => {
  expect(includedBy(spf)).toEqual(included);
});

it('looks at fifty of a thousand domains that a record takes in', () => {
  const many = Array.from({ length: 1000 }, (_, at) => `include:a${at}.sendgrid.net include:A${at}.sendgrid.net`);
  const [sendgrid, ...others] = mailHostOf([], `v=spf1 ${many.join(' ')}`).sends;
  expect([sendgrid?.evidence.length, others]).toEqual([50, []]);
});
