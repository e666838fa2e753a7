import { firstBytes } from './normalise-path.ts';

export type LineKind = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'crawl-delay' | 'unknown';

/** What was forgiven: each is worth a warning. */
export type LineFault = 'missing-colon' | 'typo' | 'cut' | 'nul' | 'hash-in-value';

interface LineContent {
  kind: LineKind;
  key: string;
  value: string;
  faults: LineFault[];
}

/** Bytes of a line that Google's parser keeps: eight times the longest address that old browsers took, less the end. */
const LINE_BYTES = 2083 * 8 - 1;

/** Names of records with the typing errors that Google's parser forgives. A name counts by how it begins. */
const names = [
  { kind: 'user-agent', spellings: ['user-agent', 'useragent', 'user agent'] },
  { kind: 'allow', spellings: ['allow'] },
  { kind: 'disallow', spellings: ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'] },
  { kind: 'sitemap', spellings: ['sitemap', 'site-map'] },
  { kind: 'crawl-delay', spellings: ['crawl-delay'] },
] as const;

/** What a line says, or nothing when it is blank or only a comment. */
export function readLine(raw: string): LineContent | undefined {
  const faults: LineFault[] = [];
  let line = firstBytes(raw, LINE_BYTES);
  if (line.length < raw.length) faults.push('cut');
  const nul = line.indexOf('\0');
  if (nul >= 0) {
    line = line.slice(0, nul);
    faults.push('nul');
  }
  const hash = line.indexOf('#');
  if (hash > 0 && /\S/.test(line[hash - 1] ?? ' ')) faults.push('hash-in-value');
  if (hash >= 0) line = line.slice(0, hash);
  line = stripped(line);
  if (line === '') return undefined;
  const parts = separated(line);
  if (!parts) return { kind: 'unknown', key: line, value: '', faults };
  if (!parts.hasColon) faults.push('missing-colon');
  const { kind, isTypo } = kindOf(parts.key);
  if (isTypo) faults.push('typo');
  return { kind, key: parts.key, value: parts.value, faults };
}

/** Without a colon, white space between exactly two words separates them. */
function separated(line: string): { key: string; value: string; hasColon: boolean } | undefined {
  const colon = line.indexOf(':');
  if (colon === 0) return undefined;
  if (colon > 0) return { key: stripped(line.slice(0, colon)), value: stripped(line.slice(colon + 1)), hasColon: true };
  const [key = '', value, ...more] = line.split(/[ \t]+/);
  return value === undefined || more.length > 0 ? undefined : { key, value, hasColon: false };
}

function kindOf(key: string): { kind: LineKind; isTypo: boolean } {
  const lower = key.toLowerCase();
  for (const { kind, spellings } of names) {
    const spelling = spellings.find((each) => lower.startsWith(each));
    if (spelling) return { kind, isTypo: lower !== kind };
  }
  return { kind: 'unknown', isTypo: false };
}

/** Without the white space of ASCII around it; other white space is part of the value, as in Google's parser. */
function stripped(text: string): string {
  return text.replace(/^[ \t\v\f]+/, '').replace(/(?<![ \t\v\f])[ \t\v\f]+$/, '');
}
