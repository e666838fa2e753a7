import { joinAddress, type Parameter, readQuery, splitAddress, writeQuery } from '#lib/url/query';

/** What is to know of one address, by the names of `findings.ts`. */
export type Remark =
  | 'no-address'
  | 'no-scheme'
  | 'http'
  | 'tagged'
  | 'tags-in-fragment'
  | 'two-marks'
  | 'fragment'
  | 'long';

export interface Tagged {
  address: string;
  tagged: string;
  remarks: Remark[];
}

/** Numbers to call look like hosts with a port. */
const CALL = /^(?:tel|sms|fax|callto):/i;

/** Characters of an address that every program takes. */
const LONG = 2_000;

/** An address with tags before its fragment. Tags that it has are replaced, or kept and no others added. */
export function tagAddress(line: string, tags: readonly Parameter[], keep: boolean): Tagged {
  const address = line.trim();
  const remarks: Remark[] = [];
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
  const whole = hasScheme ? address : `https://${address.replace(/^\/\//, '')}`;
  const url = URL.parse(whole);
  const isWeb =
    url !== null && /^https?:$/.test(url.protocol) && (hasScheme || (isNamed(url, address) && url.username === ''));
  if (!isWeb || /\s/.test(address)) return { address, tagged: '', remarks: ['no-address'] };
  const { base, query = '', fragment } = splitAddress(whole);
  if (!hasScheme) remarks.push('no-scheme');
  if (url.protocol === 'http:') remarks.push('http');
  if (query.includes('?')) remarks.push('two-marks');
  if (fragment !== undefined) remarks.push(/(?:^|[?&])utm_/i.test(fragment) ? 'tags-in-fragment' : 'fragment');
  const pieces = query.split('&').filter((piece) => piece !== '');
  const others = pieces.filter((piece) => !isTag(piece));
  const has = others.length < pieces.length;
  if (has) remarks.push('tagged');
  const written = keep && has ? pieces : [...others, ...(tags.length > 0 ? [writeQuery(tags)] : [])];
  const tagged = joinAddress({ base, query: written.join('&'), ...(fragment !== undefined && { fragment }) });
  if (tagged.length > LONG) remarks.push('long');
  return { address, tagged, remarks };
}

/** Without a scheme, a word alone is a word; a port or an ending makes it an address. */
function isNamed({ hostname }: URL, address: string): boolean {
  if (CALL.test(address)) return false;
  return hostname.includes('.') || hostname.startsWith('[') || /^[^/?#\s]*:\d/.test(address);
}

function isTag(piece: string): boolean {
  return /^utm_/i.test(readQuery(piece)[0]?.name ?? '');
}
