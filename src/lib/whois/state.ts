import type { Entry } from './entries.ts';
import {
  freePhrases,
  freeStatuses,
  refusedPhrases,
  reservedPhrases,
  reservedStatuses,
  uselessStatuses,
} from './phrases.data.ts';
import type { RegistrationState } from './record.ts';

/** Longest line in UTF-16 units that can be an answer without a record. */
const LONGEST_PHRASE = 300;

/** Lines that are looked through: such answers are short, and terms of use may be before them. */
const MOST_LINES = 600;

interface Evidence {
  status: readonly string[];
  /** Whether dates of the domain were found. */
  hasDates: boolean;
  /** Whether dates, a registrar or name servers of the domain were found. */
  hasRecord: boolean;
  /** Whether the answer names the domain in a field. */
  isNamed: boolean;
}

/** What the answer says of the name as a whole. */
export function stateOf(entries: readonly Entry[], domain: string, evidence: Evidence): RegistrationState {
  const byStatus = stateByStatus(evidence.status, entries);
  if (byStatus === 'free' && !evidence.hasDates) return 'free';
  // Below a domain that is named, a holder who is not found says nothing of the name.
  const sentences = evidence.isNamed ? entries.filter(({ section }) => section !== 'contact') : entries;
  const phrases = phrasesOf(sentences, domain);
  if (evidence.hasRecord && (evidence.hasDates || evidence.isNamed || !matches(phrases, freePhrases))) {
    return byStatus === 'reserved' ? 'reserved' : 'registered';
  }
  if (matches(phrases, refusedPhrases)) return 'refused';
  if (byStatus === 'reserved') return 'reserved';
  if (matches(phrases, reservedPhrases)) return 'reserved';
  if (matches(phrases, freePhrases)) return 'free';
  if (byStatus === 'useless') return 'unknown';
  const contacts = entries.filter(({ section, keys }) => section === 'contact' || keys.includes('owner')).length;
  return evidence.isNamed && (evidence.status.length > 0 || contacts > 2) ? 'registered' : 'unknown';
}

function stateByStatus(
  status: readonly string[],
  entries: readonly Entry[],
): 'free' | 'reserved' | 'useless' | undefined {
  const words = status.map((word) =>
    word
      .toLowerCase()
      .replaceAll(/\s{1,10}/g, ' ')
      .replace(/(?<![.!])[.!]+$/, ''),
  );
  const available = entries.find(({ keys, isRemark }) => !isRemark && keys.includes('available'))?.value ?? '';
  if (/^(?:yes|true|1)$/i.test(available)) return 'free';
  if (words.some((word) => freeStatuses.some((pattern) => pattern.test(word)))) return 'free';
  if (words.some((word) => reservedStatuses.some((pattern) => pattern.test(word)))) return 'reserved';
  return words.length > 0 && words.every((word) => uselessStatuses.some((pattern) => pattern.test(word)))
    ? 'useless'
    : undefined;
}

function matches(phrases: readonly string[], patterns: readonly RegExp[]): boolean {
  return phrases.some((phrase) => patterns.some((pattern) => pattern.test(phrase)));
}

/** The lines that can be a whole sentence of the service, in the spelling the patterns have. */
function phrasesOf(entries: readonly Entry[], domain: string): string[] {
  const name = domain.split('.', 1)[0] ?? '';
  return entries
    .slice(0, MOST_LINES)
    .filter(({ text }) => text !== '' && text.length <= LONGEST_PHRASE)
    .flatMap(({ text, label, value }) => {
      // "Error: not found", "Whois: no match": the value is the sentence.
      const parts = label !== '' && value !== '' && label.length < 40 ? [text, value] : [text];
      // A domain may be called "reserved" or "available", so its first label is a name and a word.
      return parts.map(phrase).flatMap((one) => [one, namedIn(one, name)]);
    });
}

/** The phrase with the domain's first label as a name, as some registries write it. */
function namedIn(plain: string, name: string): string {
  if (name.length < 4) return plain;
  return joined(
    plain
      .split(' ')
      .map((word) => (word === name ? '~' : word))
      .join(' '),
  );
}

function joined(plain: string): string {
  return plain.replaceAll(/~(?: ~)+/g, '~');
}

function phrase(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<!["'“”«»‘’`])["'“”«»‘’`]+([^\s"'“”«»‘’`]{1,255})["'“”«»‘’`]+/g, ' ~ ')
    .replaceAll(
      /(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}][\p{L}\p{N}-]{1,62}(?![\p{L}\p{N}_-])/gu,
      ' ~ ',
    )
    .replaceAll(/["“”«»`*<>()[\]{}:;,=\s]+|(?<!\w)-+(?!\d)|\.{2,}/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replace(/^[.%#!-]+\s?/, '')
    // "ERROR:101: no entries found"
    .replace(/^(?:error )?\d{3,12} /, '')
    .replace(/(?<![\s.!?-])[\s.!?-]+$/, '');
  return joined(plain);
}
