import * as z from 'zod';
import { askedOutputs, domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const text = (label: string) => z.string().register(field, { label });

export default defineTool({
  ...domainTool({ done: 'Resolvers compared', failed: 'compare the resolvers' }),
  want: 'compare',
  title: 'DNS Propagation',
  summary: 'Ask public resolvers of several countries for a DNS record at once, and see who has the old answer.',
  icon: 'radio-tower',
  keywords: [
    'dns propagation',
    'dns check',
    'dns change',
    'resolver',
    'nameserver change',
    'ttl',
    'dns cache',
    'worldwide dns',
  ],
  needs: ['dns', 'clock'],
  input: z.object({
    domain: domainInput(),
    type: z
      .enum(['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'], { error: 'Please choose one of the types' })
      .default('A')
      .register(field, { label: 'Record', control: 'select' }),
    expected: z.string().max(1_000, { error: 'Up to 1,000 letters, please' }).default('').register(field, {
      label: 'New value',
      control: 'text',
      role: 'option',
      placeholder: '203.0.113.7',
      help: 'If you enter it, you see who has it already.',
    }),
  }),
  output: z.object({
    verdict: z.string().register(field, { label: 'Resolvers', display: 'figure' }),
    longestTtl: z.int().min(0).nullable().register(field, {
      label: 'Longest time an old answer is kept',
      display: 'figure',
      unit: 's',
    }),
    domain: text('Domain'),
    usual: z.array(z.string()).register(field, { label: 'What most say', display: 'list' }),
    answers: z
      .array(
        z.object({
          operator: text('Resolver'),
          country: text('Country'),
          state: z.enum(['same', 'differs', 'expected', 'old', 'failed']).register(field, {
            label: 'Compared',
            names: {
              same: 'As most',
              differs: 'Differs',
              expected: 'Has the new value',
              old: 'Not yet',
              failed: 'Could not tell',
            },
          }),
          values: text('Answer'),
          ttl: z.int().min(0).nullable().register(field, { label: 'Time to live', unit: 'seconds' }),
          milliseconds: z.int().min(0).nullable().register(field, { label: 'Answered after', unit: 'ms' }),
        }),
      )
      .register(field, { label: 'Answers', display: 'table' }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'The address of a site', input: { domain: 'example.com' } },
    { name: 'Its mail servers', input: { domain: 'example.com', type: 'MX' } },
  ],
});
