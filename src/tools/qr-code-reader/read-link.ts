import { toUnicode } from 'punycode/punycode.es6.js';
import { registrableDomain } from '#lib/registrable-domain';
import { readAsAscii } from '#lib/unicode-security/look-alikes';
import type { ReadContent } from './content.ts';

/** Services whose addresses say nothing of where they lead. */
const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly t.ly rb.gy shorturl.at tiny.cc lnkd.in qrco.de me-qr.com qr.codes'.split(
    ' ',
  ),
);
/** What runs, or shows, what is in the address itself. */
const RUNNING = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:']);
/** Pairs of signs that turn the direction of reading, and what is not seen. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Where a link leads, and what it hides of that. */
export function linkOf(text: string): ReadContent {
  const written = text
    .trim()
    .replace(/^urlto?:/i, '')
    .replace(/^(?=www\.)/i, 'https://');
  const url = URL.parse(written);
  if (!url) return { kind: 'Text', details: [], warnings: [] };
  if (RUNNING.has(url.protocol)) {
    const warning = `Do not open this: an address with ${url.protocol} can run a program or show a false page.`;
    return { kind: 'Link', details: [], warnings: [warning] };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { kind: 'Link to an app', details: [{ name: 'Scheme', value: url.protocol }], warnings: [] };
  }
  const shown = toUnicode(url.hostname);
  const site = registrableDomain(url.hostname);
  return {
    kind: 'Link',
    details: [
      { name: 'Leads to', value: site ? toUnicode(site) : shown },
      ...(site && site !== url.hostname ? [{ name: 'Host', value: shown }] : []),
    ],
    warnings: [
      ...hostWarnings(url, shown),
      ...(UNSEEN.test(text) ? ['The link has characters that are not seen.'] : []),
    ],
  };
}

function hostWarnings({ hostname, protocol, username, password, port }: URL, shown: string): string[] {
  const read = shown === hostname ? undefined : readAsAscii(shown);
  return [
    ...(username || password ? [`What is before the @ is not the site: the link leads to ${shown}.`] : []),
    ...(shown === hostname ? [] : [`The host is written in other letters: it is really ${hostname}.`]),
    ...(read === undefined || read === shown ? [] : [`It can be mistaken for ${read}.`]),
    ...(/^[\d.]+$|^\[/.test(hostname) ? ['The link leads to an IP address instead of a name.'] : []),
    ...(SHORTENERS.has(hostname.replace(/^www\./, ''))
      ? ['A short link hides where it leads, and that can be changed at any time.']
      : []),
    ...(port ? [`The link uses the unusual port ${port}.`] : []),
    ...(protocol === 'http:' ? ['The connection is not encrypted (http).'] : []),
  ];
}
