import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { count, table, text } from '#kit/outputs';

const LONGEST = 100;
const words = (label: string) => z.string().nullable().register(field, { label });

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Times converted', failed: 'convert the times' }),
  title: 'Timestamp Converter',
  summary: 'Convert Unix timestamps to dates and back: any time zone, Excel, e-mail and HTTP dates, many at once.',
  category: 'conversion',
  want: 'convert',
  icon: 'clock',
  keywords:
    'timestamp, unix time, epoch, epoch converter, unix timestamp to date, iso 8601, time zone, excel date, rfc 2822, week number, day of year, milliseconds',
  input: z.object({
    text: sourceText('1767225600, 2026-01-01 12:00 or now; one per line', { label: 'Times to convert', code: 'plain' }),
    zone: z
      .string({ error: 'The time zone is a text' })
      .max(LONGEST, { error: 'The time zone is at most 100 characters' })
      .default('UTC')
      .register(field, {
        label: 'Time zone',
        control: 'text',
        role: 'option',
        placeholder: 'Europe/Berlin',
        help: 'An IANA name. Used for times without a zone of their own.',
      }),
    target: oneOf(
      {
        iso: 'ISO 8601, UTC',
        local: 'ISO 8601, in the zone',
        seconds: 'Unix seconds',
        milliseconds: 'Unix milliseconds',
        microseconds: 'Unix microseconds',
        nanoseconds: 'Unix nanoseconds',
        rfc2822: 'E-mail (RFC 2822)',
        http: 'HTTP',
        excel: 'Excel',
      },
      'iso',
      { label: 'Output format' },
      'Please choose one of the formats',
    ),
    unit: oneOf(
      {
        auto: 'Detect automatically',
        seconds: 'Unix seconds',
        milliseconds: 'Unix milliseconds',
        microseconds: 'Unix microseconds',
        nanoseconds: 'Unix nanoseconds',
        excel: 'Excel dates',
      },
      'auto',
      { label: 'Unit of numbers' },
      'Please choose one of the units',
    ),
    order: oneOf({ day: '3 April (day first)', month: 'March 4 (month first)' }, 'day', { label: 'Read 3/4/2026 as' }),
    reference: optionalText(
      LONGEST,
      ['The time to compare with is a text', 'The time to compare with is at most 100 characters'],
      {
        label: 'Compare with',
        role: 'rare',
        placeholder: 'now',
        help: 'The time that “3 days ago” is relative to, in any format. Leave it empty for now.',
      },
    ),
  }),
  output: z.object({
    forms: table(
      'First time',
      { form: 'Format', value: text('Value', { code: 'plain' }) },
      { help: 'null if it could not be read.' },
    ).nullable(),
    text: changedText('All times in the chosen format', 'times.txt', { code: 'plain' }),
    times: table(
      'Times',
      {
        written: 'As written',
        note: words('Note'),
        readAs: words('Read as'),
        utc: words('UTC'),
        local: words('In the zone'),
        seconds: words('Unix seconds'),
        relative: words('Relative'),
      },
      { help: 'Up to 1,000.' },
    ),
    unread: count('Could not be read'),
  }),
  examples: [
    {
      name: 'A Unix timestamp',
      input: { text: '1767225600', zone: 'America/New_York', reference: '2026-11-23' },
      output: {
        text: '2026-01-01T00:00:00Z',
        times: [
          {
            written: '1767225600',
            readAs: 'Unix seconds',
            utc: '2026-01-01T00:00:00Z',
            local: '2025-12-31T19:00:00-05:00',
            seconds: '1767225600',
            relative: '10 months ago',
            note: null,
          },
        ],
        unread: 0,
      },
    },
    {
      name: 'Many formats in one list',
      input: {
        text: '1767225600123\n2026-01-01T01:00:00+01:00\nThu, 01 Jan 2026 00:00:00 GMT\n46023\n3/4/2026\nJan 1, 2026 3:04 PM',
        reference: '2026-11-23',
        unit: 'auto',
      },
      output: { unread: 0 },
    },
    {
      name: 'A time that occurs twice',
      input: { text: '2026-10-25 02:30', zone: 'Europe/Berlin', target: 'seconds', reference: '2026-11-23' },
      output: { text: '1792888200' },
    },
  ],
  next: ['sort-lines', 'remove-duplicate-lines', 'csv-json-converter'],
});
