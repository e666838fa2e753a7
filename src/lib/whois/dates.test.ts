import { expect, it } from 'vitest';
import { orderShown, readBefore, readDate } from './dates.ts';

const habits = { ending: 'example', order: 'day-first' } as const;

it.each([
  ['2001-02-03', '2001-02-03'],
  ['2001/02/03', '2001-02-03'],
  ['2001.02.03', '2001-02-03'],
  ['2001. 02. 03.', '2001-02-03'],
  ['2001-2-3', '2001-02-03'],
  ['20010203', '2001-02-03'],
  ['20010203101112', '2001-02-03'],
  ['20010203 #645178', '2001-02-03'],
  ['0-UANIC 20010203000000', '2001-02-03'],
  ['03.02.2001', '2001-02-03'],
  ['3.2.2001 10:11:12', '2001-02-03'],
  ['03/02/2001', '2001-02-03'],
  ['03-02-2001', '2001-02-03'],
  ['13/02/2001', '2001-02-13'],
  ['02/13/2001', '2001-02-13'],
  ['03-Feb-2001', '2001-02-03'],
  ['03-feb-01', '2001-02-03'],
  ['03-Feb-99', '1999-02-03'],
  ['3 Feb 2001', '2001-02-03'],
  ['3rd February 2001', '2001-02-03'],
  ['1st November, 2011', '2011-11-01'],
  ['21-March-2002', '2002-03-21'],
  ['Feb 03 2001', '2001-02-03'],
  ['February  3 2001', '2001-02-03'],
  ['Tue, Nov 01, 1994', '1994-11-01'],
  ['Sat Feb  3 10:00:00 2001', '2001-02-03'],
  ['Sat Feb 3 2001', '2001-02-03'],
  ['Saturday 3rd February 2001', '2001-02-03'],
  ['2001-Feb-03.', '2001-02-03'],
  ['2001-Ağu-03.', '2001-08-03'],
  ['3 de febrero de 2001', '2001-02-03'],
  ['3 DE FEBRERO DE 2001', '2001-02-03'],
  ['3RD FEBRUARY 2001', '2001-02-03'],
  ['2001年2月3日', '2001-02-03'],
  ['3 de março de 2001', '2001-03-03'],
  ['3 février 2001', '2001-02-03'],
  ['3 febbraio 2001', '2001-02-03'],
  ['3. März 2001', '2001-03-03'],
  ['3 lutego 2001', '2001-02-03'],
  ['3 Şubat 2001', '2001-02-03'],
  ['3. februára 2001', '2001-02-03'],
  ['3. února 2001', '2001-02-03'],
  ['3 февраля 2001', '2001-02-03'],
  ['9999. 12. 31.', '9999-12-31'],
])('reads %s', (value, day) => {
  expect(readDate(value, habits)).toEqual({ day, raw: value });
});

it.each([
  ['2001-02-03T04:05:06Z', '2001-02-03T04:05:06Z'],
  ['2001-02-03T04:05:06.789Z', '2001-02-03T04:05:06Z'],
  ['2001-02-03T23:00:00-0500', '2001-02-04T04:00:00Z'],
  ['2001-02-03 01:05:07 (JST)', '2001-02-02T16:05:07Z'],
  ['2001-02-03 00:05:07 KST', '2001-02-02T15:05:07Z'],
  ['2001-02-03 22:48:23 CLST', '2001-02-04T01:48:23Z'],
  ['2001-02-03 22:48:23 EST', '2001-02-04T03:48:23Z'],
  ['2001-02-03 01:48:23 CEST', '2001-02-02T23:48:23Z'],
  ['2001-02-03 13:01:43 (GMT+0:00)', '2001-02-03T13:01:43Z'],
  ['2001-02-03 05:00:00 (UTC+8)', '2001-02-02T21:00:00Z'],
  ['03-Feb-2001 04:05:06 UTC', '2001-02-03T04:05:06Z'],
  ['Sat Feb  3 10:00:00 UTC 2001', '2001-02-03T10:00:00Z'],
  ['03/02/2001 11:30 PM EST', '2001-02-04T04:30:00Z'],
])('reads the moment of %s', (value, time) => {
  expect(readDate(value, habits)).toEqual({ day: time.slice(0, 10), time, raw: value });
});

it('goes by the ending where zones, months and calendars differ', () => {
  expect(readDate('2001-02-03 01:00:00 CST', { ...habits, ending: 'cn' })?.time).toBe('2001-02-02T17:00:00Z');
  expect(readDate('2001-02-03 01:00:00 CST', { ...habits, ending: 'com' })?.time).toBe('2001-02-03T07:00:00Z');
  expect(readDate('3 listopada 2001', { ...habits, ending: 'pl' })?.day).toBe('2001-11-03');
  expect(readDate('3. listopada 2001.', { ...habits, ending: 'hr' })?.day).toBe('2001-10-03');
  expect(readDate('8 Oct 2547', { ...habits, ending: 'th' })?.day).toBe('2004-10-08');
  expect(readDate('090/10/08', { ...habits, ending: 'tw' })?.day).toBe('2001-10-08');
  expect(readDate('8 Oct 2547', habits)?.day).toBe('2547-10-08');
});

it('reads a zone in small letters', () => {
  expect(readDate('sat feb 3 10:00:00 gmt 2001', habits)?.time).toBe('2001-02-03T10:00:00Z');
});

it('goes by the order where the numbers leave it open', () => {
  expect(readDate('02/03/2001', { ending: 'us', order: 'month-first' })?.day).toBe('2001-02-03');
  expect(readDate('02.03.2001', { ending: 'us', order: 'month-first' })?.day).toBe('2001-03-02');
  expect(orderShown('13/02/2001')).toBe('day-first');
  expect(orderShown('02-13-2001')).toBe('month-first');
  expect(orderShown('02/03/2001')).toBeUndefined();
});

it.each([
  '',
  'N/A',
  'before Aug-1996',
  'Aug-1996',
  '1996',
  '00000000000000',
  '0000-00-00',
  '2001-02-30',
  '2001-13-01',
  '31.04.2001',
  '1970-01-01',
  '192.0.2.10',
  '+1.5555550100',
  'ns1.example.com',
  '12:30:11',
  '1x9-02-03',
  '20é01-02-03',
  '03/02/20x1',
  '03-Feb-20x1',
  'Active',
])('finds no date in "%s"', (value) => {
  expect(readDate(value, habits)).toBeUndefined();
});

it('says what is known of a registration without a day', () => {
  expect(readBefore('before Aug-1996', habits)).toEqual({ month: '1996-08', raw: 'before Aug-1996' });
  expect(readBefore('14-Feb-1999', habits)).toBeUndefined();
});

it.each([
  ['2001-02-03T00:00:00+13:00', '2001-02-02T11:00:00Z'],
  ['2001-02-03 00:00:00+02', '2001-02-02T22:00:00Z'],
  ['03/02/2001 00:00:00 EET', '2001-02-02T22:00:00Z'],
  ['03 Feb 2001 00:00 EAT', '2001-02-02T21:00:00Z'],
  ['2001-02-03 12:00:00 AM +0200', '2001-02-02T22:00:00Z'],
  ['2001-02-03T23:59:59-05:00', '2001-02-04T04:59:59Z'],
])('keeps the written day of a first or last minute, %s', (value, time) => {
  expect(readDate(value, habits)).toEqual({ day: '2001-02-03', time, raw: value });
});

it('counts any other minute in UTC', () => {
  expect(readDate('2001-02-03 00:00:01+02', habits)?.day).toBe('2001-02-02');
  expect(readDate('2001-02-03T23:58:59-05:00', habits)?.day).toBe('2001-02-04');
});

it('takes no eight figures glued to letters', () => {
  expect(readDate('ID20010203', habits)).toBeUndefined();
  expect(readDate('0-NIC 20010203040506', habits)?.day).toBe('2001-02-03');
});
