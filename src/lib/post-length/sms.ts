import { GSM_BASIC, GSM_EXTENSION } from './gsm.data.ts';

/** What one message holds, and each part of a longer one: septets of the GSM alphabet, or UTF-16 units. Source: 3GPP TS 23.040. */
export const GSM_ALONE = 160;
export const UCS2_ALONE = 70;
const GSM_PART = 153;
const UCS2_PART = 67;
/** Characters outside the alphabet that are named. */
const NAMED = 20;

const basic = new Set(GSM_BASIC);
const extension = new Set(GSM_EXTENSION);

/** How long a text is as a short message: in septets when the GSM alphabet has all of it, else in UTF-16 units. */
export function smsLength(text: string): { isGsm: boolean; used: number } {
  let used = 0;
  for (const character of text) {
    if (basic.has(character)) used += 1;
    else if (extension.has(character)) used += 2;
    else return { isGsm: false, used: text.length };
  }
  return { isGsm: true, used };
}

interface Sms {
  isGsm: boolean;
  used: number;
  parts: number;
  /** What still fits into the last part. */
  left: number;
  /** The first characters that the GSM alphabet does not have. */
  foreign: string[];
}

/**
 * The parts of a short message. A character that takes two places is never divided between two parts.
 * Source: 3GPP TS 23.038, 6.2.1, and TS 23.040, 9.2.3.24.1.
 */
export function smsParts(text: string): Sms {
  const { isGsm, used } = smsLength(text);
  const foreign = isGsm ? [] : foreignIn(text);
  const [alone, each] = isGsm ? [GSM_ALONE, GSM_PART] : [UCS2_ALONE, UCS2_PART];
  if (used <= alone) return { isGsm, used, parts: used === 0 ? 0 : 1, left: alone - used, foreign };
  let parts = 1;
  let inPart = 0;
  for (const character of text) {
    const size = isGsm ? (basic.has(character) ? 1 : 2) : character.length;
    if (inPart + size > each) {
      parts += 1;
      inPart = 0;
    }
    inPart += size;
  }
  return { isGsm, used, parts, left: each - inPart, foreign };
}

function foreignIn(text: string): string[] {
  const foreign = new Set<string>();
  for (const character of text) {
    if (!basic.has(character) && !extension.has(character)) foreign.add(character);
    if (foreign.size === NAMED) break;
  }
  return [...foreign];
}
