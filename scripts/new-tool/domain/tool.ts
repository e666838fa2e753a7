import * as z from 'zod';
import { domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

export default defineTool({
  ...domainTool({ done: 'Mail servers found', failed: 'find the mail servers' }),
  title: 'Template',
  summary: 'List the servers that take mail for a domain, in the order in which they are tried by senders.',
  icon: 'mail',
  keywords: 'mx, mail server, mail exchange',
  needs: ['dns'],
  input: z.object({ domain: domainInput() }),
  output: z.object({
    domain: z.string().register(field, { label: 'Domain' }),
    servers: z.array(z.string()).register(field, { label: 'Mail servers', display: 'list', none: 'None' }),
  }),
  examples: [{ name: 'A well-known domain', input: { domain: 'example.com' } }],
});
