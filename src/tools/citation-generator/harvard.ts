import { listed } from '#lib/listed';
import { editorMark, initials, invertedName } from './names.ts';
import { fullPages } from './pages.ts';
import {
  type Author,
  isMasters,
  isOfDay,
  italic,
  linkOf,
  MONTHS,
  namedEdition,
  type Part,
  type PartialDate,
  reference,
  type Source,
  stopped,
  withQuotes,
} from './source.ts';

/** A reference by the Harvard style of "Cite Them Right", 12th edition, which most British universities follow. */
export function harvard(source: Source): Part[] {
  const { type, title, authors, date, container, publisher, volume, issue, number } = source;
  const who = authorsOf(authors);
  const year = `(${date ? date.year : 'no date'}) `;
  const edition = namedEdition(source);
  if (type === 'article') {
    const pages = fullPages(source.pages);
    const named = `‘${withQuotes(title, ['“', '”'])}’`;
    // Where nobody is named, the newspaper or journal takes the author's place.
    const placed = container === '' ? [named, ' ', year.trim()] : [italic(container), ' ', year, named];
    const start = who.length > 0 ? [...who, ' ', year, named, ', ', italic(container)] : placed;
    const journal = [
      volume && `, ${volume}`,
      issue && (volume ? `(${issue})` : `, (${issue})`),
      isOfDay(source) && date ? `, ${dayOf(date)}` : '',
      pages && `, ${/^\w+$/.test(pages) ? 'p.' : 'pp.'} ${pages}`,
    ];
    return reference(
      start,
      journal.filter((each) => each !== ''),
      '. ',
      available(source),
    );
  }
  const named = withQuotes(title, ['‘', '’']);
  const start =
    who.length > 0 ? [...who, ' ', year, ...stopped(italic(named))] : [italic(named), ' ', ...stopped(year.trim())];
  const isOwn = authors.some(({ family }) => family === publisher);
  const by = type === 'webpage' || isOwn ? '' : publisher;
  const details = [
    edition && `${edition} edn. `,
    type === 'thesis' ? thesisOf(source) : '',
    type === 'report' && number ? `${number}. ` : '',
    ...stopped(by),
  ];
  const site =
    type === 'webpage' && container && !authors.some(({ family }) => family === container) && who.length === 0
      ? stopped(container)
      : [];
  return reference(
    start,
    details.filter((each) => each !== ''),
    site,
    available(source),
  );
}

/** As the text names it: (Smith and Jones, 2020). */
export function harvardInText({ type, authors, date, title, container }: Source): Part[] {
  const year = date ? String(date.year) : 'no date';
  const names = authors.map(({ family }) => family);
  const [first] = names;
  if (first === undefined) return reference('(', italic((type === 'article' && container) || title), `, ${year})`);
  if (names.length > 3) return reference(`(${first} `, italic('et al.'), `, ${year})`);
  return reference(`(${listed(names)}, ${year})`);
}

function authorsOf(authors: readonly Author[]): (string | Part)[] {
  const mark = editorMark(authors, [' (ed.)', ' (eds)']);
  const names = authors.map((author) => invertedName(author, initials(author.given).replaceAll('. ', '.')));
  if (names.length === 0) return [];
  if (names.length > 3) return [`${names[0]} `, italic('et al.'), mark];
  return [listed(names) + mark];
}

function thesisOf(source: Source): string {
  const kind = isMasters(source) ? 'Master’s thesis. ' : 'PhD thesis. ';
  return /^unpublished\b/i.test(source.number) ? `Unpublished ${kind}` : kind;
}

/** The day of a newspaper: its year is after the author. */
function dayOf({ month = 0, day }: PartialDate): string {
  return [day, MONTHS[month - 1]].filter(Boolean).join(' ');
}

function available(source: Source): string {
  const link = linkOf(source);
  if (!link) return '';
  const { accessed, doi } = source;
  const day = accessed?.month && accessed.day ? `${accessed.day} ${MONTHS[accessed.month - 1]} ${accessed.year}` : '';
  // A DOI does not change, so no day is told.
  return `Available at: ${link}${!doi && day ? ` (Accessed: ${day}).` : '.'}`;
}
