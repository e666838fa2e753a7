import * as z from 'zod';
import { domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { sourceList } from '#kit/shapes';

const evidence = z.object({
  mark: z.enum(['cname', 'header', 'reverse', 'network', 'ns', 'mx', 'spf']),
  where: z.string().register(field, { label: 'Found at', help: 'A name, an address, or the URL that answered.' }),
  value: z.string().register(field, { label: 'What was found' }),
});

const parties = z.array(
  z.object({
    name: z.string(),
    sureness: z.enum(['sure', 'likely', 'possible']),
    note: z.string().nullable(),
    evidence: z.array(evidence),
  }),
);

const address = z.object({
  ip: z.string(),
  host: z.string().register(field, { label: 'Host', help: 'The host name with this address.' }),
  kind: z.enum(['public', 'private', 'special']),
  network: z.object({ asn: z.int(), name: z.string().nullable() }).nullable(),
  country: z.string().nullable().register(field, { label: 'Country', help: 'null if unknown.' }),
  isAnycast: z.boolean(),
  reverseName: z.string().nullable(),
});

export default defineTool({
  ...domainTool({
    done: 'Domain hosting information retrieved',
    failed: 'check domain hosting',
    stage: 'Asking for the name servers',
  }),
  title: 'Domain Hosting',
  summary: 'Find out who hosts a website and who provides its DNS, CDN, mail and registration, with the evidence.',
  want: 'lookup',
  icon: 'server',
  keywords:
    'hosting checker, web host, hosting provider, who hosts this site, cdn, name servers, mail provider, behind cloudflare',
  needs: ['dns', 'geo', 'http', 'rdap', 'whois', 'clock'],
  input: z.object({
    domain: domainInput(),
  }),
  output: z.object({
    domain: z.string().register(field, {
      label: 'Domain',
      note: '{unicodeDomain}',
      help: 'The name that was looked up, in ASCII.',
    }),
    hostingProvider: z.string().register(field, {
      label: 'Hosting Provider',
      note: '{hostingNote}',
      help: 'Who serves the site; "Hidden behind …" if only the CDN can be seen, "Unknown" if nothing can.',
    }),
    country: z.string().register(field, {
      label: 'Country',
      note: '{countryNote}',
      help: 'Country of the server’s address; "Unknown" if it cannot be known, such as behind a CDN.',
    }),
    nameservers: z.array(z.string()).register(field, { label: 'Nameservers', display: 'list', none: 'None given' }),
    hostingNote: z.string().nullable().register(field, { label: 'About the hosting provider', display: 'caption' }),
    countryNote: z.string().nullable().register(field, { label: 'About the country', display: 'caption' }),
    unicodeDomain: z.string().register(field, { label: 'Domain in Unicode', display: 'caption' }),
    registeredDomain: z.string().register(field, { label: 'Registered name', display: 'caption' }),
    registrar: z
      .object({ name: z.string(), source: z.string().register(field, { label: 'Source' }) })
      .nullable()
      .register(field, { label: 'Registrar', display: './who-does-what', cells: { Registrar: '{name}' } }),
    dns: parties.clone().register(field, { label: 'DNS', display: 'caption', cells: { DNS: '{*.name}' } }),
    cdn: parties.clone().register(field, {
      label: 'CDN',
      display: 'caption',
      cells: { CDN: '{*.name}' },
      help: 'The network that delivers the site.',
    }),
    web: parties.clone().register(field, {
      label: 'Web',
      display: 'caption',
      help: 'The host first, then other services that were seen.',
    }),
    mail: parties.clone().register(field, { label: 'Mail', display: 'caption', cells: { Mail: '{*.name}' } }),
    mailSenders: parties
      .clone()
      .register(field, { label: 'May send mail', display: 'caption', help: 'According to the SPF record.' }),
    mailServers: z.array(z.string()).register(field, { label: 'Mail servers', display: 'caption' }),
    site: z
      .object({
        url: z.string().register(field, { label: 'Answered' }),
        status: z.int(),
        software: z.array(z.string()).register(field, { label: 'Server software', help: 'As stated by the site.' }),
        leadsTo: z.string().nullable().register(field, { label: 'Leads to', help: 'A redirect to another domain.' }),
      })
      .nullable()
      .register(field, { label: 'Site', display: 'caption', cells: { 'Server software': '{software}' } }),
    addresses: z.array(address).register(field, { label: 'Addresses', display: 'caption' }),
    notes: z.array(z.string()).register(field, { label: 'Notes', display: 'caption' }),
    credits: z
      .array(z.object({ text: z.string(), url: z.string() }))
      .register(field, { label: 'Credits', display: 'caption' }),
    sources: sourceList().register(field, { label: 'Sources', display: 'caption' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A well-known domain', input: { domain: 'example.com' } },
    { name: 'A site that is an alias', input: { domain: 'www.wikipedia.org' } },
  ],
});
