import * as z from 'zod';
import { domainOrAddress } from '#families/domain-or-address';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const source = z.object({
  of: z.enum(['Place', 'Network']),
  name: z.string(),
  built: z.iso.date().nullable().register(field, { label: 'Made on', help: 'Empty for live lookups.' }),
  attribution: z.object({ text: z.string(), url: z.string() }).nullable(),
});

const address = z.object({
  ip: z.string().register(field, { label: 'IP Address' }),
  version: z.literal([4, 6]),
  kind: z.enum(['public', 'private', 'special']).register(field, {
    label: 'Kind',
    help: 'Private and special addresses are not on the public internet, so they are not looked up.',
  }),
  purpose: z
    .string()
    .nullable()
    .register(field, { label: 'What it is reserved for', help: 'null for a public address.' }),
  ttl: z.int().min(0).nullable().register(field, { label: 'Time to live', unit: 'seconds' }),
  location: z.string().register(field, { label: 'Location' }),
  place: z
    .object({
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
      countryCode: z.string().nullable(),
    })
    .nullable()
    .register(field, { label: 'Place' }),
  isAnycast: z.boolean().nullable().register(field, {
    label: 'Anycast (served from many locations)',
    help: 'null if unknown. If true, the location is that of the owner, not of the server.',
  }),
  network: z
    .object({
      asn: z.int(),
      otherAsns: z.array(z.int()),
      name: z.string().nullable(),
      handle: z.string().nullable(),
      prefix: z.string().nullable(),
      country: z.string().nullable().register(field, { label: 'Registered in' }),
      registry: z.string().nullable(),
    })
    .nullable()
    .register(field, { label: 'Network' }),
  reverseName: z
    .object({
      name: z.string(),
      isConfirmed: z.boolean().nullable().register(field, {
        label: 'Confirmed',
        help: 'Whether the name leads back to this address; null if that could not be checked.',
      }),
      others: z.int(),
    })
    .nullable()
    .register(field, { label: 'Reverse name' }),
  service: z
    .object({
      name: z.string(),
      isCdn: z.boolean(),
      evidence: z.string().register(field, { label: 'Evidence' }),
    })
    .nullable()
    .register(field, { label: 'Service', help: 'A content delivery network or hosting provider, if known.' }),
});

export default defineTool({
  title: 'Domain IP',
  summary: 'Find every IPv4 and IPv6 address of a domain, with its location, network and reverse name.',
  category: 'domain',
  want: 'lookup',
  icon: 'map-pin',
  keywords: 'ip address, domain to ip, ip lookup, geolocation, location, isp, asn, reverse dns, whois ip',
  needs: ['dns', 'geo', 'clock'],
  labels: {
    action: 'Lookup',
    busy: 'Looking up...',
    done: 'Domain IP information retrieved successfully',
    failed: 'Failed to lookup domain IP',
    stage: 'Asking for addresses',
  },
  input: z.object({
    domain: domainOrAddress.register(field, {
      label: 'Domain',
      control: 'domain',
      placeholder: 'example.com',
      help: 'Enter without http:// or www (e.g., example.com)',
    }),
  }),
  output: z.object({
    domain: z
      .string()
      .register(field, { label: 'Domain', note: '{unicodeDomain}', help: 'The name that was looked up, in ASCII.' }),
    ipAddress: z
      .string()
      .register(field, { label: 'IP Address', note: '{ipNote}', help: 'The first address, IPv4 before IPv6.' }),
    location: z
      .string()
      .register(field, { label: 'Location', note: '{locationNote}', help: 'Location of that address, or "Unknown".' }),
    isp: z.string().register(field, {
      label: 'ISP',
      note: 'AS{addresses.0.network.asn}',
      help: 'Operator of the network of that address, or "Unknown".',
    }),
    ipNote: z.string().nullable().register(field, { label: 'About the address', display: 'caption' }),
    locationNote: z.string().nullable().register(field, {
      label: 'About the location',
      display: 'caption',
    }),
    unicodeDomain: z.string().register(field, { label: 'Domain in Unicode', display: 'caption' }),
    addresses: z.array(address).register(field, {
      label: 'Addresses',
      display: './addresses',
      cells: {
        Service: '{0.service.name}',
        'AS number': 'AS{0.network.asn}',
        'Reverse name': '{0.reverseName.name}',
        Addresses: '{*.ip}',
      },
    }),
    unlisted: z.int().register(field, {
      label: 'More addresses',
      display: 'caption',
      help: 'Beyond the first 12 of each version.',
    }),
    aliases: z.array(z.object({ name: z.string(), target: z.string(), ttl: z.int().min(0) })).register(field, {
      label: 'Aliases',
      display: 'entries',
      words: '{name} is an alias of {target}',
      note: 'TTL {ttl:duration}',
      help: 'From the name you entered to the name with the addresses.',
    }),
    sources: z.array(source).register(field, { label: 'Sources', display: './ip-sources' }),
    failures: z.array(z.object({ of: z.string(), reason: z.string() })).register(field, {
      label: 'Failed lookups',
      display: 'caption',
      help: 'Because of these failures, something may be missing above.',
    }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A simple domain', input: { domain: 'example.com' } },
    { name: 'A web address that is an alias', input: { domain: 'https://www.wikipedia.org/' } },
    { name: 'An address', input: { domain: '8.8.8.8' } },
  ],
});
