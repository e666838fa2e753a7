import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { linesOf } from '#lib/text/lines';
import { isTimeZone } from '#lib/time-zone';
import { type Reading, readTime } from './read-time.ts';
import type tool from './tool.ts';
import { formsOf } from './write-time.ts';

const MOST = 10_000;
const MOST_SHOWN = 1_000;

const run: Run<typeof tool> = ({ text, zone: named, unit, order, target, reference }) => {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  if (lines.length > MOST) {
    throw new ToolError('too-large', 'Please enter at most 10,000 times at once.', { field: 'text' });
  }
  const zone = named.trim() || 'UTC';
  if (!isTimeZone(zone)) {
    const message = `The time zone “${zone.slice(0, 50)}” is unknown. Enter one such as Europe/Berlin or UTC.`;
    throw new ToolError('invalid-input', message, { field: 'zone' });
  }
  const options = { zone, unit, dayFirst: order === 'day', now: Date.now() };
  const from = reference.trim() === '' ? undefined : readTime(reference, options);
  if (typeof from === 'string') {
    throw new ToolError('invalid-input', `The time to compare with: ${from}`, { field: 'reference' });
  }
  const now = from ? Number(from.instant / 1_000_000n) : options.now;
  const readings = lines.map((line) => ({ line, read: readTime(line, options) }));
  const [first] = readings;
  const all = readings.map(({ line, read }) => ({
    line,
    read,
    forms: typeof read === 'string' ? null : formsOf(read.instant, zone, now),
  }));
  return {
    forms:
      first && typeof first.read !== 'string'
        ? details(formsOf(first.read.instant, zone, now), first.read, zone)
        : null,
    text: all.map(({ forms }) => forms?.[target] ?? '').join('\n'),
    times: all.slice(0, MOST_SHOWN).map(({ line, read, forms }) => ({
      written: line.trim().slice(0, 100),
      readAs: typeof read === 'string' ? null : read.format,
      utc: forms?.iso ?? null,
      local: forms?.local ?? null,
      seconds: forms?.seconds ?? null,
      relative: forms?.relative ?? null,
      note: typeof read === 'string' ? read : (read.note ?? null),
    })),
    unread: readings.filter(({ read }) => typeof read === 'string').length,
  };
};

export default run;

/** The first time in all forms, with their names. */
function details(forms: ReturnType<typeof formsOf>, { format, note }: Reading, zone: string) {
  return [
    ['Read as', format],
    ...(note ? [['Note', note]] : []),
    ['UTC (ISO 8601)', forms.iso],
    [`In ${zone}`, forms.local],
    ['Relative', forms.relative],
    ['Unix seconds', forms.seconds],
    ['Unix milliseconds', forms.milliseconds],
    ['Unix microseconds', forms.microseconds],
    ['Unix nanoseconds', forms.nanoseconds],
    ['E-mail (RFC 2822)', forms.rfc2822],
    ['HTTP', forms.http],
    ['Excel', forms.excel],
    ['Weekday', forms.weekday],
    ['ISO week', forms.week],
    ['Day of the year', String(forms.dayOfYear)],
  ].map(([form = '', value = '']) => ({ form, value }));
}
