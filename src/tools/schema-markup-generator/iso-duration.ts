import { own } from '#lib/own';

const UNITS: Readonly<Record<string, 'H' | 'M' | 'S'>> = { h: 'H', m: 'M', s: 'S' };

/** "1 h 20 min", "90 minutes", "1:30" (minutes and seconds with two colons) as ISO 8601; what is written so stays. */
export function isoDuration(text: string): string | undefined {
  const entered = text.trim();
  if (/^P[\dDTHMS.]+$/i.test(entered)) return entered.toUpperCase();
  const clock = /^(\d{1,3}):(\d\d)(?::(\d\d))?$/.exec(entered);
  if (clock) {
    const [, first, second, third] = clock;
    return third === undefined
      ? `PT${Number(first)}H${Number(second)}M`
      : `PT${Number(first)}H${Number(second)}M${Number(third)}S`;
  }
  const words = entered.toLowerCase().match(/\d{1,5}(?:\.\d{1,3})? ?[a-z]{1,8}/g) ?? [];
  if (words.length === 0 || words.join('').replace(/\s/g, '') !== entered.toLowerCase().replace(/\s|,|and/g, ''))
    return undefined;
  const parts = words.map((word) => ({
    amount: Number.parseFloat(word),
    unit: own(UNITS, word.replace(/[\d. ]/g, '').charAt(0)),
  }));
  if (parts.some(({ unit }) => unit === undefined)) return undefined;
  const order = 'HMS';
  const sorted = parts.toSorted((a, b) => order.indexOf(a.unit ?? '') - order.indexOf(b.unit ?? ''));
  return `PT${sorted.map(({ amount, unit }) => `${amount}${unit}`).join('')}`;
}
