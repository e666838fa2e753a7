import * as z from 'zod';
import { askedOutputs, domainLines, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

const text = (label: string) => z.string().register(field, { label });
const count = (label: string) => z.int().min(0).register(field, { label, display: 'figure' });

export default defineTool({
  ...domainTool({ done: 'Expiry dates looked up', failed: 'look up the expiry dates' }),
  want: 'lookup',
  timeLimit: 120_000,
  title: 'Domain Expiry',
  summary: 'See when your domains expire, soonest first, and save the dates as a calendar file with reminders.',
  have: 'domain',
  icon: 'calendar-clock',
  keywords: ['domain expiry', 'expiration date', 'domain renewal', 'calendar', 'ics', 'ical', 'reminder', 'bulk whois'],
  needs: ['rdap', 'whois', 'dns', 'clock'],
  input: z.object({ domains: domainLines(100) }),
  output: z.object({
    known: count('Dates found'),
    soon: count('Within 60 days'),
    untold: count('Unknown'),
    dates: z
      .array(
        z.object({
          domain: text('Domain'),
          expires: z.string().nullable().register(field, { label: 'Expires' }),
          daysLeft: z.int().nullable().register(field, { label: 'Days left' }),
          registrar: text('Registrar'),
          note: text('Note'),
        }),
      )
      .register(field, { label: 'Dates', display: 'table' }),
    calendar: z.string().nullable().register(field, {
      label: 'Calendar file with the dates',
      display: 'file',
      fileName: 'domain-expiry.ics',
    }),
    ...askedOutputs(),
  }),
  examples: [{ name: 'Two domains', input: { domains: ['example.com', 'bbc.co.uk'] } }],
});
