import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { domainName } from '#kit/domain-field';
import { field } from '#kit/field';
import { table } from '#kit/outputs';
import { findingList } from '#kit/shapes';
import { recordTypes } from './record-types.ts';

const values = (label: string) => z.array(z.string()).register(field, { label, display: 'list' });

const verdict = (label: string) =>
  z.string().nullable().register(field, { label, help: 'Summary of the security check; null unless asked for.' });

export default defineTool({
  title: 'DNS Records',
  summary:
    'Look up the A, MX, TXT, NS, AAAA, CNAME, SOA, CAA, HTTPS and SVCB records of a domain, with their time to live.',
  category: 'domain',
  want: 'lookup',
  icon: 'server',
  keywords: 'dns, name servers, nslookup, dig, mx, txt, spf, dmarc, dkim, dnssec, caa, nameserver, ttl, zone',
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
    security: z
      .boolean()
      .default(false)
      .register(field, {
        ...{ label: 'Check security', control: 'unseen', role: 'option' },
        help: 'Explains CAA and DNSSEC, and what to fix.',
      }),
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
        svcb: values('SVCB Records'),
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
    askedAt: z.iso.datetime().register(field, { label: 'Looked up at', display: 'caption' }),
    caa: verdict('Certificates (CAA)'),
    dnssec: verdict('Signatures (DNSSEC)'),
    findings: findingList().nullable().register(field, { label: 'Certificates and signatures', display: 'findings' }),
    evidence: table('Records checked', { topic: 'About', name: 'Name', value: 'Record' }).nullable(),
    explained: table('Explanation', { topic: 'About', part: 'Part', meaning: 'What it means' }).nullable(),
  }),
  examples: [
    { name: 'A simple domain', input: { domain: 'example.com' } },
    { name: 'A web address that is an alias', input: { domain: 'https://www.wikipedia.org/' } },
    { name: 'The mail policy of a domain', input: { domain: '_dmarc.example.com' } },
  ],
});
