import { isW3cDate } from '../sitemap/w3c-date.ts';
import type { Member } from './types.ts';

/** What is wrong with one value, in a sentence; nothing when it is fine. */
export function valueFault(value: string, { kind, values = [] }: Pick<Member, 'kind' | 'values'>): string | undefined {
  const shown = `“${value.slice(0, 80)}”`;
  if (value.trim() === '') return 'It is empty.';
  switch (kind) {
    case 'url':
    case 'addresses':
      return /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)
        ? undefined
        : `${shown} is not a complete address, such as https://example.com/page.`;
    case 'date':
      return isDate(value) ? undefined : `${shown} is not a date such as 2026-03-12 or 2026-03-12T18:30:00+01:00.`;
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(value) ? undefined : `${shown} is not a number: digits, with a dot for decimals.`;
    case 'duration':
      return DURATION.test(value) && /\d/.test(value) ? undefined : `${shown} is not a duration such as PT1H30M.`;
    case 'currency':
      return /^[A-Z]{3}$/.test(value) && Intl.supportedValuesOf('currency').includes(value)
        ? undefined
        : `${shown} is no currency; its code has three capitals, such as EUR.`;
    case 'choice':
      return values.includes(value.replace(/^https?:\/\/schema\.org\//, ''))
        ? undefined
        : `${shown} is not one of ${values.join(', ')}.`;
    default:
      return undefined;
  }
}

/** ISO 8601, days to seconds. */
const DURATION = /^P(?:\d{1,5}D)?(?:T(?:\d{1,5}H)?(?:\d{1,6}M)?(?:\d{1,7}(?:\.\d{1,3})?S)?)?$/;

/** As sitemaps have it, and also with a time without its zone, which schema.org allows. */
function isDate(value: string): boolean {
  return isW3cDate(value) || (/T\d\d:\d\d(?::\d\d)?$/.test(value) && isW3cDate(`${value}Z`));
}
