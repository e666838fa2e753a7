import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const NOW = Date.UTC(2026, 10, 23, 5, 6, 7);

it('writes days as RFC 5545 has them, the end behind the last', () => {
  const file = calendarFile(
    [{ id: 'a@example', day: '2026-12-31', title: 'One, two; three\\', description: 'x\ny', reminders: [7] }],
    NOW,
  );
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Clearkit//Expiry dates//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:a@example',
      'DTSTAMP:20261123T050607Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:One\\, two\\; three\\\\',
      'DESCRIPTION:x\\ny',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:One\\, two\\; three\\\\',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('folds lines at 75 octets and cuts no letter', () => {
  const title = 'münchen😀'.repeat(40);
  const file = calendarFile([{ id: 'a', day: '2026-01-01', title }], NOW);
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('cannot be broken out of', () => {
  const file = calendarFile([{ id: 'a', day: '2026-01-01', title: 'x\r\nEND:VCALENDAR\rBEGIN:VEVENT' }], NOW);
  expect(file.match(/^(?:BEGIN|END):/gm)).toHaveLength(4);
});
