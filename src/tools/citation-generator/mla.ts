import {
  type Author,
  italic,
  linkOf,
  MONTHS,
  namedEdition,
  type Part,
  type PartialDate,
  pageRange,
  quoted,
  reference,
  type Source,
  stopped,
} from './source.ts';

/** A reference by the MLA Handbook, 9th edition. */
export function mla(source: Source): Part[] {
  const { type, title, authors, container, publisher, volume, issue, number, date, accessed } = source;
  const who = stopped(authorsOf(authors));
  const when = date ? dateOf(date) : '';
  const link = linkOf(source).replace(/^https?:\/\/(?!doi\.org\/)/, '');
  if (type === 'thesis') {
    const kind = /master/i.test(number) ? 'master’s thesis' : 'PhD dissertation';
    const school = publisher ? `${publisher}, ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1);
    return ended(reference(who, stopped(italic(title)), when && `${when}. `, school, link && `. ${link}`));
  }
  const isWhole = type === 'book' || type === 'report';
  const isOwn = authors.some(({ family }) => family === publisher) || publisher === container;
  const edition = namedEdition(source);
  const pages = pageRange(source);
  const details: (string | Part)[] = [
    ...(!isWhole && container ? [italic(container)] : []),
    edition && `${edition} ed.`,
    type === 'report' ? number : '',
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
    type !== 'article' && !isOwn ? publisher : '',
    when,
    pages && `${/^\w+$/.test(pages) ? 'p.' : 'pp.'} ${pages}`,
    link,
  ].filter((each) => each !== '');
  const joined = details.flatMap((each, at) => (at === 0 ? [each] : [', ', each]));
  const looked = !date && type === 'webpage' && accessed ? `. Accessed ${dateOf(accessed)}` : '';
  return ended(reference(who, isWhole ? stopped(italic(title)) : quoted(title, '.'), joined, looked));
}

function ended(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  if (!last) return [];
  return reference([...parts, /[.?!]["”]?$/.test(last.text) ? '' : '.']);
}

function authorsOf([first, second, third]: readonly Author[]): string {
  if (!first) return '';
  const name = first.given ? `${first.family}, ${first.given}` : first.family;
  if (third) return `${name}, et al.`;
  return second ? `${name}, and ${wholeName(second)}` : name;
}

export function wholeName({ family, given }: Author): string {
  return given ? `${given} ${family}` : family;
}

function dateOf({ year, month, day }: PartialDate): string {
  if (!month) return String(year);
  const name = MONTHS[month - 1] ?? '';
  // May, June and July are not shortened, September to four letters.
  const short = name.length < 5 ? name : `${name.slice(0, name === 'September' ? 4 : 3)}.`;
  return `${day ? `${day} ` : ''}${short} ${year}`;
}

/** As the text names it: (Smith and Jones). The page comes after. */
export function mlaInText({ authors, title, type }: Source): Part[] {
  const [first, second] = authors;
  if (!first) return type === 'book' ? reference('(', italic(title), ')') : reference(`(“${title}”)`);
  if (authors.length > 2) return reference(`(${first.family} et al.)`);
  return reference(`(${second ? `${first.family} and ${second.family}` : first.family})`);
}
