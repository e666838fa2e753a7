import * as z from 'zod';
import { askedOutputs, domainLines, domainTool, registrationState } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';

const maybe = (label: string) => z.string().nullable().register(field, { label });

export default defineTool({
  ...domainTool({ done: 'Report created', failed: 'create the report' }),
  want: 'lookup',
  timeLimit: 175_000,
  title: 'Bulk Domain Report',
  summary: 'See up to 200 domains in one table: age, expiry, registrar, address, hosting, mail and popularity.',
  have: 'domain',
  icon: 'table',
  keywords: 'bulk domain checker, domain list, domain portfolio, bulk whois, bulk dns, domain audit, csv',
  needs: ['rdap', 'whois', 'dns', 'geo', 'authority', 'clock'],
  input: z.object({ domains: domainLines(200) }),
  output: z.object({
    total: count('Domains'),
    registered: count('Registered'),
    reachable: count('With an address'),
    withMail: count('Accept mail'),
    report: table('Report', {
      domain: 'Domain',
      state: registrationState(),
      registered: maybe('Registered on'),
      age: z.int().min(0).nullable().register(field, { label: 'Age', unit: 'years' }),
      expires: maybe('Expires'),
      daysLeft: z.int().nullable().register(field, { label: 'Days left' }),
      registrar: maybe('Registrar'),
      address: maybe('Address'),
      hosting: maybe('Hosting or network'),
      country: maybe('Country of the address'),
      mail: maybe('Mail'),
      nameServers: maybe('Name servers'),
      rank: z.int().nullable().register(field, { label: 'Popularity rank' }),
      note: 'Failed lookups',
    }),
    ...askedOutputs(),
  }),
  examples: [{ name: 'Three domains', input: { domains: ['example.com', 'example.org', 'bbc.co.uk'] } }],
});
