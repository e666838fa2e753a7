/** Languages whose edition of Wikipedia is large enough to look for copies in, by the names of their hosts. */
const editions = new Set(
  (
    'ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko la lt lv mk ml ' +
    'mr ms nl nn no pl pt ro ru sh sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh'
  ).split(' '),
);

/**
 * Address of the API for a text's language. Only Wikipedia's own addresses follow a pattern: for any other wiki, and for a
 * language without an edition, it is the address that is set.
 */
export function editionOf(url: string, language: string | undefined): string {
  const code = language?.toLowerCase().split('-')[0] ?? '';
  const address = new URL(url);
  if (!editions.has(code) || !/^[a-z-]+\.wikipedia\.org$/.test(address.host)) return url;
  address.hostname = `${code}.wikipedia.org`;
  return address.href;
}
