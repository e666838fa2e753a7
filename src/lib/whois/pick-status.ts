import type { Entry } from './entries.ts';

const MOST_STATUSES = 40;
const LONGEST_STATUS = 200;

const signed = /^(?:signed|signeddelegation|yes|y|active|true|enabled|secure|서명|1|on|signed delegation)\b/i;
const unsigned =
  /^(?:unsigned|no|n|none|inactive|not signed|disabled|false|미서명|0|off|unsigned delegation|insecure|not enabled)(?![a-z])/i;

/** The words of the status fields, each once. */
export function pickStatus(entries: readonly Entry[]): string[] {
  const words = entries
    .filter(({ meaning, section, isRemark }) => meaning === 'status' && section !== 'contact' && !isRemark)
    .flatMap(({ value }) => splitStatus(value));
  return [...new Set(words)].slice(0, MOST_STATUSES);
}

function splitStatus(value: string): string[] {
  const bare = value
    .slice(0, LONGEST_STATUS)
    .replaceAll(/[\s(<[]{0,4}https?:\/\/[^\s)>\]]{0,200}[)>\]]?/gi, ' ')
    .trim();
  const parts = bare.split(/\s{0,3},\s{0,3}|\s{1,3}\/\s{1,3}/);
  if (parts.length > 1 && parts.every((part) => part.length <= 40)) return parts.filter((part) => part !== '');
  const words = bare.split(/\s{1,10}/);
  if (
    words.length > 1 &&
    words.every((word) =>
      /^(?:[A-Z]+_[A-Z_]+|(?:client|server|pending|auto|add|transfer|renew)[A-Z]\w+|ok)$/.test(word),
    )
  )
    return words;
  return bare === '' || /^[-.]+$/.test(bare) ? [] : [bare];
}

/** Whether the delegation is signed, by the field that says so or by the keys shown. */
export function pickDnssec(entries: readonly Entry[]): boolean | undefined {
  for (const { meaning, value, isRemark } of entries) {
    if (meaning !== 'dnssec' || isRemark) continue;
    if (unsigned.test(value)) return false;
    if (signed.test(value)) return true;
  }
  const hasKeys = entries.some(
    ({ meaning, section, value, isRemark }) =>
      !isRemark &&
      ((meaning === 'key' && /[\dA-F]{4}/i.test(value)) || (section === 'keys' && /[\dA-F]{32}/i.test(value))),
  );
  return hasKeys ? true : undefined;
}
