import * as z from 'zod';
import { domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const day = z.iso.date();

export default defineTool({
  ...domainTool({ done: 'Domain age retrieved', failed: 'check domain age' }),
  title: 'Domain Age',
  summary: 'Find out when a domain was registered, how old it is, when it expires and who registered it.',
  want: 'lookup',
  icon: 'calendar-clock',
  keywords: ['domain age', 'whois', 'rdap', 'registration date', 'expiry', 'registrar', 'creation date'],
  needs: ['rdap', 'whois', 'authority', 'clock'],
  input: z.object({
    domain: domainInput(),
  }),
  output: z.object({
    domain: z.string().register(field, { label: 'Domain', help: 'The registered name, in ASCII.' }),
    registrationDate: z.string().register(field, {
      label: 'Registration Date',
      help: 'YYYY-MM-DD; "before YYYY-MM" where the registry knows no day, "Unknown" where it gives none.',
    }),
    age: z.string().register(field, { label: 'Age', help: 'As people say it; "Unknown" without a date.' }),
    unicodeDomain: z.string().register(field, { label: 'Domain in its own script' }),
    asked: z.string().register(field, { label: 'Asked for', help: 'The name that was entered, in ASCII.' }),
    years: z.int().nullable().register(field, { label: 'Whole years', display: 'number' }),
    expiryDate: day.nullable().register(field, { label: 'Expiry Date' }),
    daysLeft: z.int().nullable().register(field, { label: 'Days until expiry', display: 'number' }),
    updatedDate: day.nullable().register(field, { label: 'Last change' }),
    registrar: z
      .object({
        name: z.string(),
        ianaId: z.string().optional(),
        url: z.string().optional(),
        abuseEmail: z.string().optional(),
        abusePhone: z.string().optional(),
      })
      .nullable()
      .register(field, { label: 'Registrar' }),
    nameServers: z.array(z.string()).register(field, { label: 'Name servers', display: 'list' }),
    status: z
      .array(z.object({ code: z.string(), meaning: z.string().nullable() }))
      .register(field, { label: 'Status', help: 'As the registry says it, and what that means.' }),
    dnssec: z.boolean().nullable().register(field, { label: 'Signed by DNSSEC' }),
    events: z.array(z.object({ action: z.string(), day })).register(field, { label: 'Events' }),
    firstCapture: z.object({ day, url: z.string() }).nullable().register(field, {
      label: 'First capture in the Internet Archive',
      help: 'Asked for only where the registry gives no date: the domain is at least that old, or its name was.',
    }),
    sources: z
      .array(
        z.object({
          protocol: z.string(),
          server: z.string(),
          askedAt: z.iso.datetime().optional(),
          failure: z.string().optional(),
        }),
      )
      .register(field, { label: 'Asked', help: 'Answers are kept for five minutes, and may be that old.' }),
    raw: z
      .array(z.object({ server: z.string(), text: z.string() }))
      .register(field, { label: 'Answers as they came', display: 'hidden' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at' }),
  }),
  examples: [
    { name: 'A well-known domain', input: { domain: 'example.com' } },
    { name: 'A page under another ending', input: { domain: 'https://www.bbc.co.uk/news' } },
  ],
});
