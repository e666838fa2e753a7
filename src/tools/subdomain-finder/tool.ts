import * as z from 'zod';
import { askedOutputs, domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { count, table, text } from '#kit/outputs';

export default defineTool({
  ...domainTool({ done: 'Names found', failed: 'find names' }),
  want: 'lookup',
  timeLimit: 90_000,
  title: 'Subdomain Finder',
  summary: 'List the subdomains of a domain that have had public certificates, and when each was first and last seen.',
  icon: 'git-branch',
  keywords: 'subdomains, subdomain finder, certificate transparency, crt.sh, hosts of a domain, attack surface',
  needs: ['certificates', 'dns', 'clock'],
  input: z.object({
    domain: domainInput(),
    resolve: yesOrNo('Look up IP addresses', {
      control: 'checkbox',
      role: 'option',
      help: 'Checks which of the first 200 names still have an address.',
    }),
  }),
  output: z.object({
    found: count('Names'),
    current: count('With a valid certificate'),
    alive: z.int().min(0).nullable().register(field, { label: 'With an address', display: 'figure' }),
    domain: text('Domain'),
    note: z.string().nullable().register(field, { label: 'Left out' }),
    names: table(
      'Names',
      {
        name: 'Name',
        address: z.string().nullable().register(field, { label: 'Address' }),
        firstSeen: 'First seen',
        lastSeen: 'Last seen',
        validUntil: 'Valid until',
        certificates: z.int().register(field, { label: 'Certificates' }),
      },
      { chart: { as: 'ranges', name: 'name', from: 'firstSeen', to: 'lastSeen' } },
    ),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'The names of a domain', input: { domain: 'example.com' }, output: { found: 4 } },
    { name: 'With their addresses', input: { domain: 'example.com', resolve: true } },
  ],
});
