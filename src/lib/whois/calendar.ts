import { own } from '../own.ts';
import { monthsByEnding, monthWords } from './months.data.ts';

const months = new Map<string, number>();
for (const names of monthWords) {
  for (const [at, words] of names.entries()) {
    for (const word of words.split(' ')) if (!months.has(word)) months.set(word, at + 1);
  }
}

/** The number of a month from its name in any language registries use, or `undefined`. */
export function monthNumber(word: string, ending: string): number | undefined {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l');
  return own(monthsByEnding, ending)?.[plain] ?? months.get(plain);
}

/** Whether the calendar has the day. Years as registries write them: 9999 means never. */
export function isDay(year: number, month: number, day: number): boolean {
  if (year < 1980 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Years written with two digits belong to 1980 to 2079. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year >= 80 ? 1900 + year : 2000 + year;
}
