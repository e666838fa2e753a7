import { own } from '../own.ts';

const MONTHS =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const NUMBER = '[+−-]?\\d[\\d,.]*';
const UNITS =
  '%|‰|°\\s?[CFK]?|(?:percent|per cent|percentage points?|(?:kilo|milli|centi|micro|nano|mega|giga)?(?:met(?:er|re)|gram|litre|liter|watt|byte|hertz|second|joule|volt)s?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|decades?|miles?|feet|foot|inch(?:es)?|yards?|acres?|pounds?|ounces?|tons?|tonnes?|dollars?|euros?|pounds|yen|cents?|dozen|hundred|thousand|million|billion|trillion|[kMGT]?[Bb]|[kcm]?m[²³]?|k?g|mg|m?[lL]|k?Hz|k?W|kWh|mph|km/h)\\b';

/** What is no prose: it stays as it is, letter by letter. */
const patterns: readonly RegExp[] = [
  // Code between backticks.
  /(?<!`)`+[^`]+`+/g,
  // Tags.
  /<\/?[a-z][^<>]*>/gi,
  // Addresses, e-mails, hashtags, mentions, paths and file names.
  /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/gi,
  /(?<![\p{L}\p{N}])[#@][\p{L}_][\p{L}\p{N}_]*/gu,
  /(?<!\S)~?\.{0,2}\/[\w./-]+|(?<![\w-])[\w-]+\.(?:js|ts|py|html?|css|json|xml|pdf|docx?|xlsx?|txt|png|jpe?g|gif|zip|exe|com|org|net|io|dev)\b/gi,
  // Identifiers: snake_case, camelCase, calls.
  /\b\w+\(\)|\b\w+_\w[\w_]*\b|\b[a-z]+[A-Z]\w*\b/g,
  // Dates and times.
  new RegExp(
    `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTHS})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?\\b)?(?:,?\\s+\\d{4}\\b)?(?<=\\d)`,
    'g',
  ),
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?|\b\d{4}s?\b|\b\d{1,2}(?:st|nd|rd|th)\b(?:\s+centur(?:y|ies))?/gi,
  // Numbers with what they count.
  new RegExp(`[$€£¥]?\\s?${NUMBER}(?:[\\s-]?(?:${UNITS}))*`, 'g'),
];

/** A quotation, or a mark that begins one; a single quote mark only where it cannot be an apostrophe. */
const QUOTATION = /["“«„]|(?<![\p{L}\p{N}])[‘'](?=\S)[^‘’'\n]*[^‘’'\s][’'](?![\p{L}\p{N}])/gu;
const ends: Readonly<Record<string, RegExp>> = { '"': /"/g, '“': /”/g, '«': /»/g, '„': /[“”]/g };

/** Where quotations begin and end. A mark whose end is missing quotes nothing. */
function* quotations(text: string): Generator<[start: number, end: number]> {
  const endless = new Set<string>();
  for (let found = QUOTATION.exec(text); found; found = QUOTATION.exec(text)) {
    const after = QUOTATION.lastIndex;
    const [mark] = found;
    const end = own(ends, mark);
    if (!end) {
      yield [found.index, after];
      continue;
    }
    // Where one mark finds no end, none after it does.
    if (endless.has(mark)) continue;
    end.lastIndex = after;
    if (end.test(text)) {
      yield [found.index, end.lastIndex];
      QUOTATION.lastIndex = end.lastIndex;
    } else endless.add(mark);
  }
}

/**
 * Which UTF-16 units of a text no rule may touch, as ones among zeros: quotations, code, addresses, dates, numbers with their
 * units, and what the visitor locks.
 */
export function lockedUnits(text: string, locked: readonly string[]): Uint8Array {
  const units = new Uint8Array(text.length);
  for (const pattern of patterns) {
    for (const { 0: found, index } of text.matchAll(pattern)) units.fill(1, index, index + found.length);
  }
  for (const [start, end] of quotations(text)) units.fill(1, start, end);
  const own = ownPattern(locked);
  // It looks ahead, so that words may overlap.
  if (own) for (const { 1: found = '', index } of text.matchAll(own)) units.fill(1, index, index + found.length);
  return units;
}

const ownPatterns = new WeakMap<readonly string[], RegExp>();

/** One pattern for all the words of a visitor, the longest first; nothing where there are none. */
function ownPattern(locked: readonly string[]): RegExp | undefined {
  const words = locked.map((word) => word.trim()).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const known = ownPatterns.get(locked);
  if (known) return known;
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => RegExp.escape(word).replace(/(?:\\x20| )+/g, '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?=(${escaped.join('|')})(?![\\p{L}\\p{N}]))`, 'giu');
  ownPatterns.set(locked, pattern);
  return pattern;
}
