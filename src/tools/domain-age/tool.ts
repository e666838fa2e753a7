import * as z from 'zod';
import { domainInput, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { answers, sourceList, timeline } from '#kit/shapes';

const day = z.iso.date();

export default defineTool({
  ...domainTool({ done: 'Domain age retrieved', failed: 'check domain age', stage: 'Asking the registry' }),
  title: 'Domain Age',
  summary: 'Find out when a domain was registered, how old it is, when it expires and who registered it.',
  want: 'lookup',
  icon: 'calendar-clock',
  keywords: 'domain age, whois, rdap, registration date, expiry, registrar, creation date',
  needs: ['rdap', 'whois', 'dns', 'authority', 'clock'],
  input: z.object({
    domain: domainInput(),
  }),
  output: z.object({
    domain: z.string().register(field, {
      label: 'Domain',
      note: ['{unicodeDomain}', 'registered name of {asked}'],
      help: 'The registered name, in ASCII.',
    }),
    registrationDate: z.string().register(field, {
      label: 'Registration Date',
      help: 'YYYY-MM-DD; "before YYYY-MM" if the registry has no exact day, "Unknown" if it gives none.',
    }),
    age: z.string().register(field, { label: 'Age', help: 'In words; "Unknown" without a date.' }),
    unicodeDomain: z.string().register(field, { label: 'Domain in Unicode', display: 'caption' }),
    asked: z
      .string()
      .register(field, { label: 'Domain entered', display: 'caption', help: 'The name that was entered, in ASCII.' }),
    years: z.int().nullable().register(field, { label: 'Whole years', display: 'caption' }),
    firstCapture: z.object({ day, url: z.string() }).nullable().register(field, {
      label: 'First capture in the Internet Archive',
      display: 'sentence',
      words:
        'The registry gives no date. The Internet Archive first saved a page of this domain on [{day}]({url}): it was in use by then, perhaps by a previous owner.',
      help: 'Looked up only if the registry gives no date: the domain was in use by then.',
    }),
    timeline: timeline().register(field, {
      label: 'Timeline',
      display: 'timeline',
      help: 'The known dates, and the date of the lookup.',
    }),
    expiryDate: day
      .nullable()
      .register(field, { label: 'Expiry Date', heading: 'Registration', note: '{untilExpiry}', none: 'Unknown' }),
    daysLeft: z.int().nullable().register(field, { label: 'Days until expiry', display: 'caption' }),
    untilExpiry: z.string().nullable().register(field, {
      label: 'Until expiry',
      display: 'caption',
      help: 'In words, such as "in 20 days".',
    }),
    updatedDate: day.nullable().register(field, { label: 'Last changed', none: 'Unknown' }),
    registrar: z
      .object({
        name: z.string(),
        ianaId: z.string().optional(),
        url: z.string().optional(),
        abuseEmail: z.string().optional(),
        abusePhone: z.string().optional(),
      })
      .nullable()
      .register(field, {
        label: 'Registrar',
        words: '{name}',
        note: ['IANA number {registrar.ianaId}', 'abuse: {registrar.abuseEmail}', '{registrar.abusePhone}'],
        none: 'Unknown',
      }),
    nameServers: z.array(z.string()).register(field, { label: 'Name servers', display: 'list', none: 'None given' }),
    dnssec: z
      .boolean()
      .nullable()
      .register(field, {
        label: 'DNSSEC',
        names: { true: 'Signed', false: 'Not signed' },
        none: 'Unknown',
      }),
    status: z.array(z.object({ code: z.string(), meaning: z.string().nullable() })).register(field, {
      label: 'Status',
      display: 'entries',
      words: '{code}',
      note: '{meaning}',
      help: 'As given by the registry, with its meaning.',
    }),
    events: z.array(z.object({ action: z.string(), day })).register(field, { label: 'Events', display: 'caption' }),
    sources: sourceList().register(field, {
      label: 'Asked',
      display: 'sources',
      help: 'Answers are kept for five minutes, so they may be that old.',
    }),
    raw: answers().register(field, { label: 'Raw answers', display: 'answers' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  }),
  examples: [
    { name: 'A well-known domain', input: { domain: 'example.com' } },
    { name: 'A page address', input: { domain: 'https://www.bbc.co.uk/news' } },
  ],
});
