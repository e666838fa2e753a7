import { own } from '../own.ts';
import {
  createdLabels,
  expiresLabels,
  updatedLabels,
  weakCreatedLabels,
  weakExpiresLabels,
  weakUpdatedLabels,
} from './date-labels.data.ts';
import {
  abuseEmailLabels,
  abusePhoneLabels,
  dnssecLabels,
  domainLabels,
  hostLabels,
  keyLabels,
  nameServerLabels,
  referralLabels,
  registrarIanaLabels,
  registrarLabels,
  registrarUrlLabels,
  statusLabels,
  weakRegistrarLabels,
} from './labels.data.ts';

export type Meaning =
  | 'created'
  | 'created-weak'
  | 'created-guess'
  | 'expires'
  | 'expires-weak'
  | 'expires-guess'
  | 'updated'
  | 'updated-weak'
  | 'domain'
  | 'host'
  | 'registrar'
  | 'registrar-weak'
  | 'registrar-iana'
  | 'registrar-url'
  | 'abuse-email'
  | 'abuse-phone'
  | 'referral'
  | 'status'
  | 'dnssec'
  | 'key'
  | 'name-server';

const lists: readonly (readonly [Meaning, readonly string[]])[] = [
  ['created', createdLabels],
  ['created-weak', weakCreatedLabels],
  ['expires', expiresLabels],
  ['expires-weak', weakExpiresLabels],
  ['updated', updatedLabels],
  ['updated-weak', weakUpdatedLabels],
  ['domain', domainLabels],
  ['host', hostLabels],
  ['registrar', registrarLabels],
  ['registrar-weak', weakRegistrarLabels],
  ['registrar-iana', registrarIanaLabels],
  ['registrar-url', registrarUrlLabels],
  ['abuse-email', abuseEmailLabels],
  ['abuse-phone', abusePhoneLabels],
  ['referral', referralLabels],
  ['status', statusLabels],
  ['dnssec', dnssecLabels],
  ['key', keyLabels],
  ['name-server', nameServerLabels],
];

const meanings = new Map<string, Meaning>();
/** Labels as they look once their accented letters are lost on the way. */
const damaged = new Map<string, Meaning>();
for (const [meaning, labels] of lists) {
  for (const label of labels) {
    if (!meanings.has(label)) meanings.set(label, meaning);
  }
}
for (const [label, meaning] of meanings) {
  const bare = vowelless(label);
  if (bare.length >= 4 && !damaged.has(bare)) damaged.set(bare, meaning);
}

/** What a field tells whose label is written exactly as in a list. */
export function exactMeaningOf(key: string): Meaning | undefined {
  return meanings.get(key);
}

/** What a field tells, by the spellings of its label. */
export function meaningOf(keys: readonly string[]): Meaning | undefined {
  for (const key of keys) {
    const meaning = meanings.get(key) ?? (key.includes('\uFFFD') ? damaged.get(vowelless(key)) : undefined);
    if (meaning) return meaning;
  }
  return guessed(keys[0] ?? '');
}

const notTheDomains =
  /option|contact|owner|registrant|admin|tech|billing|holder|trademark|key|host|certificate|transfer|password|ssl|quarantine|privacy|id protect|query|reseller| by|database|whois|person|server/;

/** A date that no list has, by the word that all such labels share. */
function guessed(key: string): Meaning | undefined {
  if (key.length > 40 || notTheDomains.test(key)) return undefined;
  if (/expir|venciment|valid until|scadenza|expirac/.test(key)) return 'expires-guess';
  return /creat|creaci|criac|registration date|date registered|registered (?:on|date)/.test(key)
    ? 'created-guess'
    : undefined;
}

/** Consonants survive a wrong encoding in every language that writes its labels in Latin letters. */
function vowelless(label: string): string {
  return label.replaceAll(/[aeiouc]|[^a-z]/g, '');
}

/** Beginnings of sentences that state a date: "Record created on 05-Mar-1999." */
const sentences: readonly string[] = [
  'record created on',
  'record created',
  'record expires on',
  'record expires',
  'record will expire on',
  'record last updated on',
  'record last updated',
  'domain created on',
  'domain registered on',
  'domain expires on',
  'domain last updated on',
  'domain was registered on',
  'created on',
  'expires on',
  'registered on',
  'registered until',
];
const sameAs: Readonly<Record<string, string>> = {
  'domain registered on': 'domain registered',
  'domain was registered on': 'domain registered',
  'domain last updated on': 'domain last updated',
};

/** A sentence with a date as a field, or nothing when the line is none. */
export function dateSentence(text: string): { keys: string[]; value: string } | undefined {
  const lower = text.slice(0, 40).toLowerCase();
  const start = sentences.find((sentence) => lower.startsWith(sentence) && /[\s:.]/.test(lower[sentence.length] ?? ''));
  if (!start) return undefined;
  return { keys: [own(sameAs, start) ?? start], value: text.slice(start.length).replace(/^[\s:.]+/, '') };
}
