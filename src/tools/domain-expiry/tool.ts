import * as z from 'zod';
import { askedOutputs, domainLines, domainTool } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { count, table } from '#kit/outputs';

export default defineTool({
  ...domainTool({ done: 'Expiry dates looked up', failed: 'look up the expiry dates' }),
  want: 'lookup',
  timeLimit: 120_000,
  title: 'Domain Expiry',
  summary: 'See when your domains expire, soonest first, and save the dates as a calendar file with reminders.',
  have: 'domain',
  icon: 'calendar-clock',
  keywords: 'domain expiry, expiration date, domain renewal, calendar, ics, ical, reminder, bulk whois',
  needs: ['rdap', 'whois', 'dns', 'clock'],
  input: z.object({ domains: domainLines(100) }),
  output: z.object({
    known: count('Dates found'),
    soon: count('Expire within 60 days'),
    untold: count('Unknown'),
    dates: table(
      'Dates',
      {
        domain: 'Domain',
        expires: z.string().nullable().register(field, { label: 'Expires' }),
        daysLeft: z.int().nullable().register(field, { label: 'Days left' }),
        registrar: 'Registrar',
        note: 'Note',
      },
      { chart: { as: 'ranges', name: 'domain', to: 'expires' } },
    ),
    calendar: z.string().nullable().register(field, {
      label: 'Calendar file with the dates',
      display: 'file',
      fileName: 'domain-expiry.ics',
    }),
    ...askedOutputs(),
  }),
  examples: [{ name: 'Two domains', input: { domains: ['example.com', 'bbc.co.uk'] } }],
});
