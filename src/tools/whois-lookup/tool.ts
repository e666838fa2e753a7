import * as z from 'zod';
import { askedOutputs, domainInput, domainTool, registrationState } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';

const maybe = (label: string) => z.string().nullable().register(field, { label });

export default defineTool({
  ...domainTool({ done: 'Domain looked up', failed: 'look up the domain' }),
  want: 'lookup',
  labels: {
    ...{ action: 'Look up', busy: 'Looking up...' },
    ...{ done: 'Domain looked up successfully', failed: 'Failed to look up the domain' },
  },
  title: 'WHOIS Lookup',
  summary: 'See the full registration of a domain: registrar, dates, status, contacts and raw answers.',
  icon: 'file-search',
  keywords: 'whois, rdap, domain owner, registrant, registrar, who owns, domain registration, name servers',
  needs: ['rdap', 'whois', 'dns', 'clock'],
  input: z.object({
    domain: domainInput(),
    whois: yesOrNo('Also query WHOIS', {
      control: 'checkbox',
      role: 'rare',
      help: 'RDAP, the newer protocol, is asked first. WHOIS is also asked if RDAP leaves something out.',
    }),
  }),
  output: z.object({
    state: registrationState({ display: 'figure' }),
    domain: text('Domain'),
    registrar: maybe('Registrar'),
    registered: maybe('Registered on'),
    expires: maybe('Expires on'),
    updated: maybe('Last changed'),
    daysLeft: z.int().nullable().register(field, { label: 'Days left' }),
    nameServers: z.array(z.string()).register(field, { label: 'Name servers', display: 'list', none: 'None' }),
    dnssec: z.boolean().nullable().register(field, { label: 'Signed (DNSSEC)' }),
    unicodeDomain: maybe('In Unicode'),
    asked: z.string().register(field, { label: 'Entered', display: 'hidden' }),
    contacts: table('Public contacts', {
      role: 'Role',
      name: maybe('Name'),
      organization: maybe('Organization'),
      email: maybe('E-mail'),
      phone: maybe('Phone'),
      address: maybe('Address'),
    }),
    status: table('Status', { code: 'Code', meaning: 'What it means' }),
    events: table('History', { day: 'Day', action: 'Event' }),
    raw: z
      .string()
      .register(field, { label: 'Raw answers', display: 'copy', code: 'plain', fileName: 'registration.txt' }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A registered domain', input: { domain: 'example.com' }, output: { state: 'registered' } },
    { name: 'A .co.uk domain', input: { domain: 'https://www.bbc.co.uk/news' }, output: { domain: 'bbc.co.uk' } },
  ],
});
