import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { domainName } from '#kit/domain-field';
import { field } from '#kit/field';
import { levels } from '#lib/dns-policy/report';
import { topics } from '#lib/dns-policy/topics';
import { comparedTypes, recordTypes } from './record-types.ts';

const values = (label: string) => z.array(z.string()).register(field, { label, display: 'list' });

const wish = (label: string, help: string) =>
  z.boolean().default(false).register(field, { label, control: 'unseen', role: 'option', help });

const named = z.object({ name: z.string(), value: z.string() });

const check = z.object({
  topic: z.enum(topics),
  domain: z.string().register(field, { label: 'Checked' }),
  level: z.enum(levels).register(field, { label: 'Most serious finding' }),
  summary: z.string(),
  records: z.array(named),
  explained: z.array(z.object({ part: z.string(), meaning: z.string() })),
  findings: z.array(
    z.object({
      level: z.enum(levels),
      text: z.string(),
      mend: z.string().optional(),
      record: named.extend({ type: z.enum(['TXT', 'CAA', 'DS']) }).optional(),
    }),
  ),
});

const comparison = z.object({
  type: z.enum(comparedTypes),
  agrees: z.boolean().register(field, { label: 'Whether all answers are the same' }),
  answers: z.array(
    z.object({
      server: z.string(),
      operator: z.string(),
      country: z.string().nullable(),
      status: z.enum(['found', 'no-records', 'no-such-domain', 'failed']),
      values: z.array(z.string()),
      ttl: z.int().min(0).nullable().register(field, { label: 'Time to live', unit: 'seconds' }),
      milliseconds: z.int().min(0).nullable().register(field, { label: 'Response time', unit: 'ms' }),
      authentic: z.boolean().register(field, { label: 'Signatures checked by this resolver' }),
      differs: z.boolean().register(field, { label: 'Differs from most' }),
      reason: z.string().nullable().register(field, { label: 'Why there is no answer' }),
    }),
  ),
});

export default defineTool({
  title: 'DNS Records',
  summary: 'Look up the A, MX, TXT, NS, AAAA, CNAME, SOA, CAA and HTTPS records of a domain, with their time to live.',
  category: 'domain',
  want: 'lookup',
  icon: 'server',
  keywords: [
    'dns',
    'name servers',
    'nslookup',
    'dig',
    'mx',
    'txt',
    'spf',
    'dmarc',
    'dkim',
    'dnssec',
    'caa',
    'nameserver',
    'ttl',
    'zone',
  ],
  needs: ['dns', 'clock', 'http'],
  labels: {
    action: 'Lookup',
    busy: 'Looking up...',
    done: 'DNS records retrieved successfully',
    failed: 'Failed to lookup DNS records',
  },
  input: z.object({
    domain: domainName.clone().register(field, {
      label: 'Domain',
      control: 'domain',
      placeholder: 'example.com',
      help: 'Enter without http:// or www (e.g., example.com)',
    }),
    mail: wish('Check mail', 'Explains SPF, DMARC, DKIM, MTA-STS, TLS reports and BIMI, and what to fix.'),
    security: wish('Check security', 'Explains CAA and DNSSEC, and what to fix.'),
    resolvers: wish('Compare resolvers', 'Asks several public resolvers and shows where their answers differ.'),
  }),
  output: z.object({
    domain: z.string().register(field, {
      label: 'Domain',
      display: './records',
      help: 'The name that was looked up, in ASCII.',
    }),
    unicodeDomain: z.string().register(field, { label: 'Domain in Unicode', display: 'caption' }),
    records: z
      .object({
        a: values('A Records'),
        mx: values('MX Records'),
        txt: values('TXT Records'),
        ns: values('NS Records'),
        aaaa: values('AAAA Records'),
        cname: values('CNAME Records'),
        soa: values('SOA Record'),
        caa: values('CAA Records'),
        https: values('HTTPS Records'),
      })
      .register(field, {
        label: 'Records',
        display: 'caption',
        cells: { A: '{a}', AAAA: '{aaaa}', CNAME: '{cname}', MX: '{mx}', NS: '{ns}', TXT: '{txt}', CAA: '{caa}' },
      }),
    details: z
      .array(
        z.object({
          type: z.enum(recordTypes),
          name: z
            .string()
            .register(field, { label: 'Owner', help: 'Differs from the name you entered if that is an alias.' }),
          ttl: z.int().min(0).register(field, { label: 'Time to live', unit: 'seconds' }),
          value: z.string(),
          priority: z.int().min(0).optional(),
          note: z.string().optional(),
        }),
      )
      .register(field, { label: 'All records with their time to live', display: 'caption' }),
    unanswered: z.array(z.object({ type: z.enum(recordTypes), reason: z.string() })).register(field, {
      label: 'Failed lookups',
      display: 'caption',
      help: 'For these types, an empty list does not mean that there are no records.',
    }),
    zoneFile: z.string().register(field, {
      label: 'Zone file',
      display: 'caption',
      help: 'The records in the format of BIND and other name servers.',
    }),
    checks: z.array(check).register(field, {
      label: 'Mail and security',
      display: 'caption',
      cells: { 'Mail and security': '{*.summary}' },
      help: 'Empty unless asked for.',
    }),
    resolvers: z
      .array(comparison)
      .register(field, { label: 'Resolvers compared', display: 'caption', help: 'Empty unless asked for.' }),
    askedAt: z.iso.datetime().register(field, { label: 'Looked up at', display: 'caption' }),
  }),
  examples: [
    { name: 'A simple domain', input: { domain: 'example.com' } },
    { name: 'A web address that is an alias', input: { domain: 'https://www.wikipedia.org/' } },
    { name: 'The mail policy of a domain', input: { domain: '_dmarc.example.com' } },
  ],
});
