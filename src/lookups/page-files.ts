import { registrableDomain } from '#lib/registrable-domain';
import { ownerOf } from './tag-owners.ts';

interface Party {
  owner: string;
  /** What its files are for, in a word or two; empty when it is not known. */
  kind: string;
  party: 'first' | 'third';
}

/** Whose a host is: the page's own site, or another's. */
export function partiesOf(page: string): (host: string) => Party {
  const own = siteOf(hostOf(page));
  return (host) => {
    const site = siteOf(host);
    if (site === own) return { owner: own, kind: 'This site', party: 'first' };
    const known = ownerOf(host);
    return { owner: known?.name ?? site, kind: known?.kind ?? '', party: 'third' };
  };
}

export function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}

function siteOf(host: string): string {
  return registrableDomain(host) ?? host;
}

/** As the browser names them, in words that people know. */
const typeNames = new Map([
  ['Document', 'Page'],
  ['Stylesheet', 'Style sheet'],
  ['Image', 'Picture'],
  ['XHR', 'Data'],
  ['Fetch', 'Data'],
  ['EventSource', 'Data'],
  ['WebSocket', 'Connection'],
  ['TextTrack', 'Subtitles'],
  ['Ping', 'Beacon'],
]);

/** What a file is, by the browser's word for it. */
export function typeName(type: string): string {
  return typeNames.get(type) ?? type;
}

/** The last part of the path, which people know a file by; the host where there is none. */
export function shortName(url: string): string {
  const parsed = URL.parse(url);
  const last = parsed?.pathname.split('/').filter(Boolean).pop();
  return (last ?? parsed?.host ?? url).slice(0, 80);
}

/** With one decimal. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
