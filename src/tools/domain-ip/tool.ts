import * as z from 'zod';
import { domainOrAddress } from '#families/domain-or-address';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const source = z.object({
  of: z.enum(['Place', 'Network']),
  name: z.string(),
  built: z.iso.date().nullable().register(field, { label: 'Made on', help: 'Empty for what was asked just now.' }),
  attribution: z.object({ text: z.string(), url: z.string() }).nullable(),
});

const address = z.object({
  ip: z.string().register(field, { label: 'IP Address' }),
  version: z.literal([4, 6]),
  kind: z.enum(['public', 'private', 'special']).register(field, {
    label: 'Kind',
    help: 'Private and special addresses are not on the public internet, so nobody is asked about them.',
  }),
  purpose: z.string().nullable().register(field, { label: 'What it is set apart for', help: 'Null for a public one.' }),
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
    label: 'Announced from many places',
    help: 'Null where nothing is known. Where it is true, the place is that of its owner and says nothing of the server.',
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
        help: 'Whether the name leads back to this address; null where that could not be asked.',
      }),
      others: z.int(),
    })
    .nullable()
    .register(field, { label: 'Reverse name' }),
  service: z
    .object({
      name: z.string(),
      isCdn: z.boolean(),
      evidence: z.string().register(field, { label: 'How that is known' }),
    })
    .nullable()
    .register(field, { label: 'Service', help: 'A content delivery network or hosting provider, where it is known.' }),
});

export default defineTool({
  title: 'Domain IP',
  summary: 'Find every IPv4 and IPv6 address of a domain, where it is, whose network it is in and what it is called.',
  category: 'domain',
  want: 'lookup',
  icon: 'map-pin',
  keywords: [
    'ip address',
    'domain to ip',
    'ip lookup',
    'geolocation',
    'location',
    'isp',
    'asn',
    'reverse dns',
    'whois ip',
  ],
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
      .register(field, { label: 'Domain', note: '{unicodeDomain}', help: 'The name that was asked for, in ASCII.' }),
    ipAddress: z
      .string()
      .register(field, { label: 'IP Address', note: '{ipNote}', help: 'The first one, IPv4 before IPv6.' }),
    location: z
      .string()
      .register(field, { label: 'Location', note: '{locationNote}', help: 'Of that address; "Unknown" where it is.' }),
    isp: z.string().register(field, {
      label: 'ISP',
      note: 'AS{addresses.0.network.asn}',
      help: 'Operator of the network that the address is in; "Unknown" where it is.',
    }),
    ipNote: z.string().nullable().register(field, { label: 'About the address', display: 'caption' }),
    locationNote: z.string().nullable().register(field, {
      label: 'About the location',
      display: 'caption',
    }),
    unicodeDomain: z.string().register(field, { label: 'Domain in its own script', display: 'caption' }),
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
      label: 'Addresses that are not listed',
      display: 'caption',
      help: 'Beyond 12 of each version.',
    }),
    aliases: z.array(z.object({ name: z.string(), target: z.string(), ttl: z.int().min(0) })).register(field, {
      label: 'Aliases',
      display: 'entries',
      words: '{name} is an alias of {target}',
      note: 'TTL {ttl:duration}',
      help: 'From the name that was asked for to the one with the addresses.',
    }),
    sources: z.array(source).register(field, { label: 'Sources', display: './ip-sources' }),
    failures: z.array(z.object({ of: z.string(), reason: z.string() })).register(field, {
      label: 'Could not be asked',
      display: 'caption',
      help: 'What is missing for these reasons is unknown, not "none".',
    }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A plain domain', input: { domain: 'example.com' } },
    { name: 'A web address that is an alias', input: { domain: 'https://www.wikipedia.org/' } },
    { name: 'An address', input: { domain: '8.8.8.8' } },
  ],
});
