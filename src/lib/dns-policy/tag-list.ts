import { quoted } from './report.ts';

/** A record of the form `v=…; tag=value; tag=value`, as DKIM, DMARC, BIMI, MTA-STS and TLS reports write it. */
interface TagList {
  /** By lower-case name, the first of each, in their order. */
  tags: ReadonlyMap<string, string>;
  /** What is wrong with the form, in sentences. */
  faults: readonly string[];
}

/** Tags that are looked at: a real record has a dozen. */
const MOST_TAGS = 60;

/** Source: RFC 6376, section 3.2. */
export function readTagList(text: string): TagList {
  const tags = new Map<string, string>();
  const faults: string[] = [];
  const parts = text.split(';', MOST_TAGS + 1);
  if (parts.length > MOST_TAGS) faults.push(`There are more than ${MOST_TAGS} parts; the rest is ignored.`);
  for (const part of parts.slice(0, MOST_TAGS)) {
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const at = trimmed.indexOf('=');
    const name = trimmed.slice(0, Math.max(0, at)).trim().toLowerCase();
    if (!/^[a-z][a-z0-9_]*$/.test(name)) faults.push(`${quoted(trimmed)} is not in the form tag=value.`);
    else if (tags.has(name)) faults.push(`The tag ${name} appears twice, but only one can count.`);
    else tags.set(name, trimmed.slice(at + 1).trim());
  }
  return { tags, faults };
}

/** Whether a text is a record of this version: `v=DMARC1`, which is first; all but the v is written just so. */
export function isVersion(text: string, version: string): boolean {
  const [first = ''] = text.split(';', 1);
  const at = first.indexOf('=');
  return /^[vV]$/.test(first.slice(0, Math.max(0, at)).trim()) && first.slice(at + 1).trim() === version;
}
