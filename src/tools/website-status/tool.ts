import * as z from 'zod';
import { askedOutputs, domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { table, text } from '#kit/outputs';
import { bars } from '#kit/shapes';

const milliseconds = (label: string) => z.int().min(0).register(field, { label, unit: 'ms' });

export default defineTool({
  ...domainTool({ done: 'Website checked', failed: 'check the website' }),
  title: 'Website Status',
  summary: 'Is a website down, or is it just you? See its status, and how long DNS, connection, TLS and page took.',
  want: 'check',
  icon: 'activity',
  keywords: 'is it down, down for everyone, website down, uptime, ping, ttfb, response time, http status',
  needs: ['http', 'clock'],
  input: z.object({ domain: domainInput() }),
  output: z.object({
    verdict: z.string().register(field, { label: 'From this server', display: 'figure' }),
    time: z.int().min(0).nullable().register(field, { label: 'Time to first byte', display: 'figure', unit: 'ms' }),
    domain: text('Domain'),
    status: z.string().nullable().register(field, { label: 'Answer' }),
    address: z.string().nullable().register(field, { label: 'Address reached' }),
    finalUrl: z.string().nullable().register(field, { label: 'Page' }),
    reason: z.string().nullable().register(field, { label: 'Why' }),
    stages: bars().register(field, {
      label: 'Time by step',
      display: 'bars',
      unit: 'ms',
      chart: { as: 'steps', name: 'name', length: 'value' },
    }),
    steps: table('Step by step', {
      url: 'Address',
      status: 'Answer',
      waited: milliseconds('Time to first byte'),
      server: 'Server',
    }),
    ...askedOutputs(),
  }),
  examples: [{ name: 'A site that is up', input: { domain: 'example.com' } }],
});
