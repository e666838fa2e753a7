import { maintainerIsRegistrar } from './endings.data.ts';
import type { Entry } from './entries.ts';
import { hostNameOf } from './host-name.ts';
import type { Meaning } from './meanings.ts';
import type { Registrar } from './record.ts';

/** Longest name of a registrar that is believed, in UTF-16 units. */
const LONGEST_NAME = 200;

const nobody =
  /^(?:no registrar\b.*|none|n\/?a|not (?:available|applicable|disclosed|assigned|shown)\b.*|-+|\.+|unknown|null|undefined|redacted.*|not\.defined\.?|hidden\b.*|<no value>|name server)$/i;

/** What a register writes where it means a registrar's key, not its name. */
const handle = /^(?:[A-Z0-9]+(?:[-_:][A-Z0-9]+)+|[a-z]{2}\.[a-z0-9-]+|\d+)$/;

const organisationKeys: readonly string[] = [
  'organization',
  'organisation',
  'organization name',
  'organisation name',
  'company name',
  'company',
  'org',
];
const nameKeys: readonly string[] = ['name', 'registrar name', 'nombre', 'nome'];
const urlKeys: readonly string[] = ['url', 'www', 'web', 'website', 'homepage', 'web site', 'http'];

/** Who registered the domain for its holder, or nothing when the answer does not say. */
export function pickRegistrar(entries: readonly Entry[], domain: string): Registrar | undefined {
  const stated = pickName(entries, domain);
  if (!stated) return undefined;
  const tidy = tidied(stated);
  const ianaId = first(entries, 'registrar-iana', (value) => /^\d{1,7}$/.exec(value)?.[0]) ?? tidy.ianaId;
  const url = first(entries, 'registrar-url', webAddress) ?? nearbyUrl(entries) ?? tidy.url;
  const abuseEmail = first(entries, 'abuse-email', emailAddress);
  const abusePhone = first(entries, 'abuse-phone', phoneNumber);
  return {
    name: tidy.name,
    ...(ianaId && { ianaId }),
    ...(url && { url }),
    ...(abuseEmail && { abuseEmail }),
    ...(abusePhone && { abusePhone }),
  };
}

function pickName(entries: readonly Entry[], domain: string): string | undefined {
  const mentions = entries.filter(
    ({ meaning, value, isRemark }) => meaning === 'registrar' && !isRemark && isName(value),
  );
  // A contact has its own registrar, who is believed last.
  const own = mentions.filter(({ section }) => section !== 'contact');
  const top = (own.length > 0 ? own : mentions)[0]?.value;
  // Answers in two languages name the registrar twice; the world knows the one in Latin letters.
  const plain = top && hasLatin(top) ? top : (own.find(({ value }) => hasLatin(value))?.value ?? top);
  if (plain && !handle.test(plain)) return plain;
  return fromBlock(entries) ?? plain ?? fromHints(entries, domain);
}

/** The registrar's own block: its organisation, its name, or the first line below the heading. */
function fromBlock(entries: readonly Entry[]): string | undefined {
  const block = entries.filter(({ section, isRemark }) => section === 'registrar' && !isRemark);
  const labelled = [organisationKeys, nameKeys].map(
    (keys) => block.find((entry) => entry.keys.some((key) => keys.includes(key)) && isName(entry.value))?.value,
  );
  // The heading itself is the first line when it has no colon.
  const line = block.find(
    ({ label, text, value, keys }) =>
      label === '' && isName(value) && text === value && keys.length === 0 && !isHeading(text),
  );
  return labelled[0] ?? labelled[1] ?? line?.value;
}

function isHeading(text: string): boolean {
  return /^[*\s]*(?:(?:sponsoring |current |domain )?registrar(?: information| info| details| data)?|domain managers)[\s:]*$/i.test(
    text,
  );
}

function fromHints(entries: readonly Entry[], domain: string): string | undefined {
  const hint = entries.find(
    ({ meaning, value, isRemark }) => meaning === 'registrar-weak' && !isRemark && isName(value),
  );
  // "R-2024 (Hazel Names)": the number's owner is behind it.
  if (hint) return /^[A-Z]{1,5}-?\d{1,6} \((.{2,150})\)$/.exec(hint.value)?.[1] ?? hint.value;
  if (!maintainerIsRegistrar.has(domain.slice(domain.lastIndexOf('.') + 1))) return undefined;
  const maintainer = entries.find(({ keys, section }) => keys.includes('mnt by') && section !== 'contact');
  return maintainer && isName(maintainer.value) ? maintainer.value : undefined;
}

function hasLatin(value: string): boolean {
  return /[a-z]/i.test(value.replace(/\(?https?:.*/i, ''));
}

function isName(value: string): boolean {
  return value !== '' && value.length <= LONGEST_NAME && !nobody.test(value) && /[\p{L}\p{N}]/u.test(value);
}

/** The name without the key, number or address that some registries write behind it. */
function tidied(stated: string): { name: string; ianaId?: string; url?: string } {
  const iana = /\((?:IANA ID:?\s?)?(\d{1,6})\)$/i.exec(stated)?.[1];
  const link = /\(\s?(https?:\/\/[^\s()]{3,200})\s?\)/i.exec(stated)?.[1];
  const name = stated
    .replace(/(?:,|\s)\s{0,5}\S{1,64}@\S{1,190}$/, '')
    .replace(/\s{0,5}\[\s?(?:tag|id)\s?=[^\]]{0,60}\]?$/i, '')
    .replace(/\s{0,5}\(\s?(?:https?:\/\/|www\.)[^()]{0,200}\)?$/i, '')
    .replace(/\s{0,5}\((?:(?:IANA ID:?\s?)?[A-Z]?-?\d{1,6}(?:-[A-Z]{2,8})?)\)$/, '')
    .replace(/\s{1,5}R\d{1,5}-[A-Z]{2,8}$/, '')
    .replaceAll(/\s{1,20}/g, ' ')
    .replace(/,$/, '')
    .trim();
  return { name: name || stated, ...(iana && { ianaId: iana }), ...(link && { url: link }) };
}

function nearbyUrl(entries: readonly Entry[]): string | undefined {
  const at = entries.findIndex(({ meaning }) => meaning === 'registrar');
  const next = at >= 0 ? entries[at + 1] : undefined;
  const inBlock = entries.find(
    ({ section, keys }) => section === 'registrar' && keys.some((key) => urlKeys.includes(key)),
  );
  const near = inBlock ?? (next?.keys.some((key) => urlKeys.includes(key)) ? next : undefined);
  return near && webAddress(near.value);
}

function first(
  entries: readonly Entry[],
  meaning: Meaning,
  read: (value: string) => string | undefined,
): string | undefined {
  for (const entry of entries) {
    const value = entry.meaning === meaning && !entry.isRemark ? read(entry.value.trim()) : undefined;
    if (value) return value;
  }
  return undefined;
}

function webAddress(value: string): string | undefined {
  const word = value.split(/\s/, 1)[0] ?? '';
  const bare = word.replace(/^https?:\/\//i, '').split(/[/?#:]/, 1)[0] ?? '';
  return word.length <= 300 && hostNameOf(bare) ? word : undefined;
}

function emailAddress(value: string): string | undefined {
  return /^(?:mailto:)?([^\s@<>]{1,64}@[^\s@<>]{3,190})$/i.exec(value)?.[1];
}

function phoneNumber(value: string): string | undefined {
  return value.length <= 40 && /^\+?[\d\s().x-]{5,40}$/i.test(value) ? value : undefined;
}
