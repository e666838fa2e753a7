import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { domainName } from '#kit/domain-field';
import { field } from '#kit/field';
import { recordTypes } from './record-types.ts';

const values = (label: string) => z.array(z.string()).register(field, { label, display: 'list' });

export default defineTool({
  title: 'DNS Records',
  summary: 'Look up the A, MX, TXT, NS, AAAA, CNAME, SOA and CAA records of any domain, with their time to live.',
  category: 'domain',
  icon: 'server',
  color: 'sky',
  keywords: ['dns', 'nslookup', 'dig', 'mx', 'txt', 'spf', 'dmarc', 'nameserver', 'ttl', 'zone'],
  runsIn: 'server',
  needs: ['dns', 'clock'],
  labels: {
    action: 'Lookup',
    busy: 'Looking up...',
    done: 'DNS records retrieved successfully',
    failed: 'Failed to lookup DNS records',
  },
  input: z.object({ domain: domainName }),
  output: z.object({
    domain: z.string().register(field, { label: 'Domain', help: 'The name that was asked for, in ASCII.' }),
    unicodeDomain: z.string().register(field, { label: 'Domain in its own script' }),
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
      })
      .register(field, { label: 'Records' }),
    details: z
      .array(
        z.object({
          type: z.enum(recordTypes),
          name: z.string().register(field, { label: 'Owner', help: 'Another name than asked where an alias led on.' }),
          ttl: z.int().min(0).register(field, { label: 'Time to live', unit: 'seconds' }),
          value: z.string(),
          priority: z.int().min(0).optional(),
          note: z.string().optional(),
        }),
      )
      .register(field, { label: 'Every record with its time to live' }),
    unanswered: z
      .array(z.object({ type: z.enum(recordTypes), reason: z.string() }))
      .register(field, { label: 'Could not be asked', help: 'An empty list of these types does not mean "none".' }),
    askedAt: z.iso.datetime().register(field, { label: 'Asked at' }),
  }),
  examples: [
    { name: 'A plain domain', input: { domain: 'example.com' } },
    { name: 'A web address that is an alias', input: { domain: 'https://www.wikipedia.org/' } },
    { name: 'The mail policy of a domain', input: { domain: '_dmarc.example.com' } },
  ],
});
