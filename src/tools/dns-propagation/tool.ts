import * as z from 'zod';
import { askedOutputs, domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { named, table, text } from '#kit/outputs';

export default defineTool({
  ...domainTool({ done: 'Resolvers compared', failed: 'compare the resolvers' }),
  want: 'compare',
  title: 'DNS Propagation',
  summary: 'Ask public resolvers in several countries for a DNS record, and see which still give the old answer.',
  icon: 'radio-tower',
  keywords: 'dns propagation, dns check, dns change, resolver, nameserver change, ttl, dns cache, worldwide dns',
  needs: ['dns', 'clock'],
  input: z.object({
    domain: domainInput(),
    type: oneOf(
      ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA', 'HTTPS', 'SVCB'],
      'A',
      { label: 'Record type', control: 'select' },
      'Please choose one of the types',
    ),
    expected: optionalText(1_000, [undefined, 'Please enter up to 1,000 characters'], {
      label: 'New value (optional)',
      control: 'text',
      role: 'option',
      placeholder: '203.0.113.7',
      help: 'Enter it to see which resolvers already have it.',
    }),
  }),
  output: z.object({
    verdict: z.string().register(field, { label: 'Resolvers', display: 'figure' }),
    longestTtl: z.int().min(0).nullable().register(field, {
      label: 'Old answers may be cached for up to',
      display: 'figure',
      unit: 's',
    }),
    domain: text('Domain'),
    usual: z.array(z.string()).register(field, { label: 'Most common answer', display: 'list' }),
    answers: table(
      'Answers',
      {
        operator: 'Resolver',
        country: 'Country',
        state: named('Comparison', {
          same: 'Same as most',
          differs: 'Differs',
          expected: 'Has the new value',
          old: 'Does not have it yet',
          failed: 'Unknown',
        }),
        values: 'Answer',
        ttl: z.int().min(0).nullable().register(field, { label: 'Time to live', unit: 'seconds' }),
        milliseconds: z.int().min(0).nullable().register(field, { label: 'Response time', unit: 'ms' }),
      },
      { chart: { as: 'groups', name: 'operator', by: 'state', note: 'country' } },
    ),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A site’s address', input: { domain: 'example.com' } },
    { name: 'Its mail servers', input: { domain: 'example.com', type: 'MX' } },
  ],
});
