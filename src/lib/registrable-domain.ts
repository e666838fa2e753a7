import { getDomain, getPublicSuffix } from 'tldts';

/**
 * The part of a name that was registered: `example.co.uk` of `www.example.co.uk`, by the Public Suffix List. Its private section
 * counts as well, as names below `github.io` have owners of their own, but no registration: those give the name above.
 *
 * @param domain ASCII, no final dot
 * @returns `undefined` for a suffix itself, such as `co.uk`
 */
export function registrableDomain(domain: string): string | undefined {
  return getDomain(domain, { allowPrivateDomains: false, validateHostname: false }) ?? undefined;
}

/** The suffix under which a name is registered: `co.uk`. */
export function publicSuffix(domain: string): string | undefined {
  return getPublicSuffix(domain, { allowPrivateDomains: false, validateHostname: false }) ?? undefined;
}

/**
 * The part of a name that somebody has for themselves: `example.co.uk` of `www.example.co.uk`, and `ada.github.io` of
 * `blog.ada.github.io`. A name that is a suffix is its own.
 */
export function siteDomain(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true, validateHostname: false }) ?? domain;
}
