import { editorMark, invertedName, wholeName } from './names.ts';
import { mlaPages } from './pages.ts';
import {
  type Author,
  innerQuotes,
  isMasters,
  italic,
  linkOf,
  MONTHS,
  namedEdition,
  type Part,
  type PartialDate,
  quoted,
  reference,
  type Source,
  stopped,
} from './source.ts';

/** A reference by the MLA Handbook, 9th edition. */
export function mla(source: Source): Part[] {
  const { type, title, authors, container, publisher, volume, issue, number, date, accessed } = source;
  const who = stopped(authorsOf(namedAuthors(source)));
  const when = date ? dateOf(date) : '';
  const link = linkOf(source).replace(/^https?:\/\/(?!doi\.org\/)/, '');
  if (type === 'thesis') {
    const kind = isMasters(source) ? 'master’s thesis' : 'PhD dissertation';
    const school = publisher ? `${publisher}, ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1);
    const archive = container ? ['. ', italic(container), link && `, ${link}`] : [link && `. ${link}`];
    return ended(reference(who, stopped(italic(title)), when && `${when}. `, school, archive));
  }
  const isWhole = type === 'book' || type === 'report';
  const isOwn = !isWhole && (authors.some(({ family }) => family === publisher) || publisher === container);
  const edition = namedEdition(source);
  const pages = mlaPages(source.pages);
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

/** A work that an organisation wrote and published itself begins with its title. */
function namedAuthors({ type, authors, publisher }: Source): readonly Author[] {
  const isPublished = type === 'book' || type === 'report';
  return isPublished && authors.length === 1 && authors[0]?.family === publisher ? [] : authors;
}

function authorsOf(authors: readonly Author[]): string {
  const [first, second, third] = authors;
  if (!first) return '';
  const mark = editorMark(authors, [', editor', ', editors']);
  const name = invertedName(first);
  if (third) return `${name}, et al.${mark}`;
  return (second ? `${name}, and ${wholeName(second, ', ')}` : name) + mark;
}

function dateOf({ year, month, day }: PartialDate): string {
  if (!month) return String(year);
  const name = MONTHS[month - 1] ?? '';
  // May, June and July are not shortened, September to four letters.
  const short = name.length < 5 ? name : `${name.slice(0, name === 'September' ? 4 : 3)}.`;
  return `${day ? `${day} ` : ''}${short} ${year}`;
}

/** As the text names it: (Smith and Jones). The page comes after. */
export function mlaInText(source: Source): Part[] {
  const { title, type } = source;
  const authors = namedAuthors(source);
  const [first, second] = authors;
  if (!first && type !== 'article' && type !== 'webpage') return reference('(', italic(title), ')');
  if (!first) return reference(`(“${innerQuotes(title)}”)`);
  if (authors.length > 2) return reference(`(${first.family} et al.)`);
  return reference(`(${second ? `${first.family} and ${second.family}` : first.family})`);
}
