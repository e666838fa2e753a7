/** Words that are where a host is missing. */
const fillers = /^(?:not\.defined|no\.nameserver|none\.none|n\.a|not\.available|.+\.ser)$/;

const hostName = /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?\.){1,12}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,63})$/u;

/** A host's name in lower case without final dot, or nothing when the word is none. */
export function hostNameOf(word: string): string | undefined {
  const name = word
    .slice(0, 256)
    .replace(/^["'(<[]{0,3}/, '')
    .replace(/[.,;:)"'>\]]{1,4}$/, '')
    .toLowerCase();
  return name.length <= 253 && hostName.test(name) && !fillers.test(name) ? name : undefined;
}

/** The name servers that a field or a line of a list names; addresses and remarks beside them are left out. */
export function hostNamesOf(text: string): string[] {
  const record = /^\S{1,253}\s{1,20}(?:\d{1,9}\s{1,20})?(?:IN\s{1,20})?NS\s{1,20}(\S{1,254})/i.exec(text);
  const words = (record?.[1] ?? text).split(/[\s,;|]+|\[[^[\]]{0,200}\]/, 60);
  return words.flatMap((word) => hostNameOf(word) ?? []);
}

/** A key in a zone's notation is no server. */
const signature = /^\S{1,253}\s{1,20}(?:\d{1,9}\s{1,20})?(?:IN\s{1,20})?(?:DS|DNSKEY)\s/i;

/** A list's line begins with a host, after a bullet or a number. */
export function listedHosts(text: string): string[] {
  const line = text.replace(/^(?:[-*•>]|\d{1,2}[.)])?\s{0,10}/, '');
  const first = line.split(/[\s,;|[(]/, 1)[0] ?? '';
  if (!hostNameOf(first) || signature.test(line)) return [];
  return line.includes(',') || /^\S{1,253}\s{1,20}(?:\d{1,9}\s{1,20})?(?:IN\s{1,20})?NS\s/i.test(line)
    ? hostNamesOf(line)
    : hostNamesOf(first);
}
