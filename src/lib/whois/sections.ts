import { contactObjects, contactWords, headings, nameServerSentences, type SectionKind } from './headings.data.ts';
import { labelKey } from './label-key.ts';

export interface Section {
  kind: SectionKind;
  /** Columns before the heading; -1 for an object, whose first field is its heading. */
  indent: number;
  /** Whether any line was in it yet: a blank line right below a heading ends nothing. */
  isFilled: boolean;
  /** Whether its lines stand deeper than its heading, so that blank lines may be between them. */
  isDeep: boolean;
}

const kinds = new Map<string, SectionKind>();
for (const [kind, names] of entriesOf(headings)) {
  for (const name of names) if (!kinds.has(name)) kinds.set(name, kind);
}

function entriesOf(record: typeof headings): [SectionKind, readonly string[]][] {
  return [
    ['registrar', record.registrar],
    ['name-servers', record['name-servers']],
    ['domain', record.domain],
    ['status', record.status],
    ['keys', record.keys],
    ['aside', record.aside],
    ['contact', record.contact],
  ];
}

const servers = /(?:^| )(?:nameservers?|name servers?|dns servers?|domain servers)(?: |$)/;

/** Longest heading in words. */
const LONGEST_HEADING = 7;
/** Longest heading without a colon in words: more is a sentence or somebody's name. */
const LONGEST_BARE = 4;

/** What the block below a heading "Label:" is about, or nothing when the label heads none. */
export function headingKind(keys: readonly string[]): SectionKind | undefined {
  for (const key of keys) {
    const kind = kinds.get(key);
    if (kind) return kind;
  }
  if (nameServerSentences.some((sentence) => keys[0]?.startsWith(sentence))) return 'name-servers';
  const words = (keys[0] ?? '').split(' ');
  if (words.length <= LONGEST_HEADING && servers.test(keys[0] ?? '')) return 'name-servers';
  return words.length <= LONGEST_HEADING && words.some((word) => contactWords.has(word)) ? 'contact' : undefined;
}

/** The same for a line without a colon: "Nameservers", "** Domain Servers", "Technical Contacts". */
export function bareHeadingKind(text: string): SectionKind | undefined {
  const lower = text.toLowerCase();
  if (nameServerSentences.some((sentence) => lower.startsWith(sentence))) return 'name-servers';
  if (text.length > 60 || /[@.,\d]/.test(text.replace(/\.$/, ''))) return undefined;
  const key = labelKey(text);
  const kind = kinds.get(key);
  if (kind) return kind;
  const words = key.split(' ');
  if (words.length <= LONGEST_BARE && servers.test(key)) return 'name-servers';
  return words.length <= LONGEST_BARE && words.some((word) => contactWords.has(word)) ? 'contact' : undefined;
}

const asideObjects: ReadonlySet<string> = new Set(['nsset', 'keyset', 'ns list', 'nserver set', 'host']);

/** What an object is about whose first field has these spellings, or nothing when it may be the domain's. */
export function objectKind(keys: readonly string[]): SectionKind | undefined {
  if (keys.some((key) => asideObjects.has(key))) return 'aside';
  return keys.some((key) => contactObjects.has(key)) ? 'contact' : undefined;
}
