import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { readTime } from './read-time.ts';
import run from './run.ts';
import tool from './tool.ts';
import { formsOf } from './write-time.ts';

const entry = toolEntry('timestamp-converter', tool, run);
const given = { zone: 'UTC', unit: 'auto', dayFirst: true, now: 0 } as const;
const iso = (text: string, options: Partial<Parameters<typeof readTime>[1]> = {}) => {
  const read = readTime(text, { ...given, ...options });
  return typeof read === 'string' ? read : formsOf(read.instant, 'UTC', 0).iso;
};

describe('readTime', () => {
  it.each([
    ['0', '1970-01-01T00:00:00Z'],
    ['1700000000', '2023-11-14T22:13:20Z'],
    ['1700000000.5', '2023-11-14T22:13:20.500Z'],
    ['-1.25', '1969-12-31T23:59:58.750Z'],
    ['1,700,000,000', '2023-11-14T22:13:20Z'],
    ['1700000000123', '2023-11-14T22:13:20.123Z'],
    ['1700000000123456', '2023-11-14T22:13:20.123456Z'],
    ['1700000000123456789', '2023-11-14T22:13:20.123456789Z'],
    // RFC 3339, section 5.8.
    ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
    ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57Z'],
    ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00Z'],
    ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
    // RFC 9110, section 5.6.7.
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
    // RFC 5322, appendix A.
    ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06Z'],
    ['Thu, 13 Feb 1969 23:32:54 -0330', '1969-02-14T03:02:54Z'],
    ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06Z'],
    ['Tue, 1 Jul 2003 10:52:37 +0200 (CEST)', '2003-07-01T08:52:37Z'],
    ['2026-W01-1', '2025-12-29T00:00:00Z'],
    ['2020-W53', '2020-12-28T00:00:00Z'],
    ['2024-366', '2024-12-31T00:00:00Z'],
    ['Nov 6, 2026 3:04 PM', '2026-11-06T15:04:00Z'],
    ['6th November 2026', '2026-11-06T00:00:00Z'],
    ['3.4.2026 12 pm', '2026-04-03T12:00:00Z'],
    ['13/4/2026', '2026-04-13T00:00:00Z'],
    ['4/13/2026, 12:05 am', '2026-04-13T00:05:00Z'],
    ['2026/4/3 1:02', '2026-04-03T01:02:00Z'],
    ['20260403', '2026-04-03T00:00:00Z'],
    ['20260403120501', '2026-04-03T12:05:01Z'],
    ['2026-04-03T24:00', '2026-04-04T00:00:00Z'],
    ['0001-01-01', '0001-01-01T00:00:00Z'],
    ['NOW', '1970-01-01T00:00:00Z'],
  ])('reads %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  // ISO 8601-1:2019, basic and extended forms of one time, and the weeks of its annex.
  it.each([
    ['19850412T232050Z', '1985-04-12T23:20:50Z'],
    ['19850412T232050+0400', '1985-04-12T19:20:50Z'],
    ['19850412T2320', '1985-04-12T23:20:00Z'],
    ['19850412T2320+04', '1985-04-12T19:20:00Z'],
    ['19850412T232050,5Z', '1985-04-12T23:20:50.500Z'],
    ['1985-04-12T23:20:50,5Z', '1985-04-12T23:20:50.500Z'],
    ['1985102T232050Z', '1985-04-12T23:20:50Z'],
    ['1985-102T23:20:50Z', '1985-04-12T23:20:50Z'],
    ['1985W155T232050Z', '1985-04-12T23:20:50Z'],
    ['1985-W15-5T23:20Z', '1985-04-12T23:20:00Z'],
    ['1985-04', '1985-04-01T00:00:00Z'],
    ['20000229T000000Z', '2000-02-29T00:00:00Z'],
    ['2024-366', '2024-12-31T00:00:00Z'],
    ['2000-366', '2000-12-31T00:00:00Z'],
    ['2026-W53-7', '2027-01-03T00:00:00Z'],
    ['2015-W53-5', '2016-01-01T00:00:00Z'],
    ['2008-W01-1', '2007-12-31T00:00:00Z'],
    ['1985-04-12T23:20:50+23:59', '1985-04-11T23:21:50Z'],
  ])('reads the ISO form %s', (text, expected) => expect(iso(text)).toBe(expected));

  it.each([
    ...['2023-366', '2023-367', '1900-366', '2024-367', '2023-000', '1985366T000000Z', '2023-W53', '2024-W53-1'],
    ...['2025W531', '2026-W54', '2026-W00', '2026-W01-8', '19850432T000000Z', '19850229T000000Z', '1985-13', '1985-00'],
    ...[
      '2026-01-01T00:00+25:00',
      '2026-01-01T00:00-24:00',
      '2026-01-01T00:00+01:60',
      '19850412T2360',
      '19850412T2500Z',
    ],
    ...['Fri, 21 Nov 1997 09:55:06 -2500', '1985-04-12T24:00:01', '1985-04-12T12:00:61Z'],
  ])('reads no time that there is not: %s', (text) => expect(typeof readTime(text, given)).toBe('string'));

  it.each([
    '',
    'words',
    '2026-02-29',
    '2026-13-01',
    '25:00',
    '2026-01-01T25:00',
    '31/4/2026',
    '2026-W54-1x',
    '5 Foo 2026',
    'a'.repeat(200),
  ])('reads no time in %j', (text) => {
    expect(typeof readTime(text, given)).toBe('string');
  });

  it.each([
    ['1', '1900-01-01T00:00:00Z'],
    ['59', '1900-02-28T00:00:00Z'],
    ['61', '1900-03-01T00:00:00Z'],
    ['44197.5', '2021-01-01T12:00:00Z'],
  ])('reads the Excel date %s, and writes it', (serial, expected) => {
    expect(iso(serial, { unit: 'excel' })).toBe(expected);
    expect(formsOf(BigInt(Date.parse(expected)) * 1_000_000n, 'UTC', 0).excel).toBe(serial);
  });

  it.each([
    ['3/4/2026', 'it could also be 2026-03-04'],
    ['45000', 'as an Excel date it would be 2023-03-15'],
    ['20260403', 'choose a unit'],
    ['2026-03-29 02:30', 'Clocks skip'],
    ['2026-10-25 02:30', 'the second one is 2026-10-25T01:30:00Z'],
  ])('says what is ambiguous in %s', (text, note) => {
    expect(readTime(text, { ...given, zone: 'Europe/Berlin' })).toMatchObject({ note: expect.stringContaining(note) });
  });

  it('takes the month first where that is chosen', () => {
    expect(iso('3/4/2026', { dayFirst: false })).toBe('2026-03-04T00:00:00Z');
  });

  it('takes times without a zone to be in the chosen one', () => {
    expect(iso('2026-07-01 12:00', { zone: 'Asia/Kolkata' })).toBe('2026-07-01T06:30:00Z');
    expect(iso('2026-07-01 12:00', { zone: 'America/St_Johns' })).toBe('2026-07-01T14:30:00Z');
    expect(iso('1700-01-01 12:00', { zone: 'UTC' })).toBe('1700-01-01T12:00:00Z');
  });
});

describe('formsOf', () => {
  it.each([
    ['2005-01-01', '2004-W53', 1],
    ['2005-12-31', '2005-W52', 365],
    ['2008-12-29', '2009-W01', 364],
    ['2010-01-03', '2009-W53', 3],
    ['2024-12-31', '2025-W01', 366],
  ])('knows the week and day of %s', (day, week, dayOfYear) => {
    expect(formsOf(BigInt(Date.parse(day)) * 1_000_000n, 'UTC', 0)).toMatchObject({ week, dayOfYear });
  });

  it('writes an instant for each reader', () => {
    const forms = formsOf(784_111_777_000_000_000n, 'Europe/Berlin', 784_111_777_000 + 3 * 86_400_000);
    expect(forms).toMatchObject({
      ...{ iso: '1994-11-06T08:49:37Z', local: '1994-11-06T09:49:37+01:00', http: 'Sun, 06 Nov 1994 08:49:37 GMT' },
      ...{ rfc2822: 'Sun, 06 Nov 1994 09:49:37 +0100', relative: '3 days ago', weekday: 'Sunday' },
    });
  });
});

describe('timestamp-converter', () => {
  it('names what it cannot read', async () => {
    const { times, unread, text } = await execute(entry, { text: '0\nwhat?\n1' });
    expect(unread).toBe(1);
    expect(text).toBe('1970-01-01T00:00:00Z\n\n1970-01-01T00:00:01Z');
    expect(times).toMatchObject([{}, { written: 'what?', note: expect.stringContaining('not a time') }, {}]);
  });

  it.each([
    [{ text: '0', zone: 'Mars/Base' }, 'zone'],
    [{ text: '0', reference: 'whenever' }, 'reference'],
    [{ text: '0\n'.repeat(10_001) }, 'text'],
  ])('refuses %j', async (input, field) => {
    await expect(execute(entry, input)).rejects.toMatchObject({ field });
  });
});
