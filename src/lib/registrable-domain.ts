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

/**
 * Why nobody can register a name, though no registry has it; `undefined` for any other. Sources: RFC 952 and RFC 1123,
 * section 2.1; RFC 5891, section 4.2.3.1.
 *
 * @param domain a registrable domain, ASCII
 */
export function whyNotRegistrable(domain: string): string | undefined {
  const [label = ''] = domain.split('.', 1);
  if (label.includes('_')) return 'A name with an underscore cannot be registered.';
  if (/^(?!xn).{2}--/.test(label))
    return 'A name with hyphens as its third and fourth characters cannot be registered.';
  return undefined;
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
