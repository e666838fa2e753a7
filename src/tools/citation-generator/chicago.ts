import { editorMark, invertedName, wholeName } from './names.ts';
import { chicagoPages } from './pages.ts';
import {
  type Author,
  innerQuotes,
  isMasters,
  isOfDay,
  italic,
  linkOf,
  listed,
  MONTHS,
  namedEdition,
  type Part,
  type PartialDate,
  quoted,
  reference,
  type Source,
  stopped,
} from './source.ts';

/** Authors of a bibliography that are all named; of more, the first three. */
const MOST = 6;
const EDITORS = [', ed.', ', eds.'] as const;

/** An entry of a bibliography by the Chicago Manual of Style, 18th edition. */
export function chicagoBibliography(source: Source): Part[] {
  const { type, title, authors, date, publisher } = source;
  const who = stopped(authorsOf(authors));
  const year = date ? String(date.year) : 'n.d.';
  if (type === 'article') return reference(who, quoted(title, '.'), journal(source, { isDated: true }), ending(source));
  if (type === 'webpage')
    return reference(who, quoted(title, '.'), stopped(siteOf(source)), dayOf(source), ending(source));
  if (type === 'thesis') {
    return reference(
      who,
      quoted(title, '.'),
      `${thesisKind(source)}, ${publisher && `${publisher}, `}${year}. `,
      stopped(source.container),
      ending(source),
    );
  }
  return reference(
    who,
    stopped(italic(title)),
    edition(source),
    publisher && `${publisher}, `,
    `${year}. `,
    ending(source),
  );
}

/** The note of the first mention, with a number for the note. */
export function chicagoNote(source: Source): Part[] {
  const { type, title, authors, date, publisher } = source;
  const [first, second] = authors;
  const names =
    authors.length > 2 && first
      ? `${wholeName(first)} et al.`
      : [first, second].flatMap((each) => (each ? [wholeName(each)] : [])).join(' and ');
  const who = names ? `1. ${names}${editorMark(authors, EDITORS)}, ` : '1. ';
  const year = date ? String(date.year) : 'n.d.';
  const link = linkOf(source) && `, ${linkOf(source)}`;
  if (type === 'article') return reference(who, quoted(title, ','), journal(source, { isDated: true }, ''), link, '.');
  if (type === 'webpage') {
    const when = date ? longDate(date) : accessedOf(source).replace('A', 'a');
    const site = siteOf(source);
    return reference(who, quoted(title, ','), [site, when].filter(Boolean).join(', '), link, '.');
  }
  if (type === 'thesis') {
    const kind = thesisKind(source).replace('Master', 'master');
    const archive = source.container && `, ${source.container}`;
    const details = `(${kind}, ${publisher && `${publisher}, `}${year})`;
    return reference(who, `“${innerQuotes(title)}” ${details}`, archive, link, '.');
  }
  const named = namedEdition(source).replace(/^Rev/, 'rev');
  return reference(
    who,
    italic(title),
    named && `, ${named} ed.`,
    ` (${publisher && `${publisher}, `}${year})`,
    link,
    '.',
  );
}

/** An entry of a list of references, with the year after the author. */
export function chicagoAuthorDate(source: Source): Part[] {
  const { type, title, authors, date, publisher } = source;
  const year = `${date ? date.year : 'n.d.'}${date ? '. ' : ' '}`;
  const isNamed = authors.length > 0;
  const who = isNamed ? [...stopped(authorsOf(authors)), year] : [];
  const after = isNamed ? '' : year;
  if (type === 'article')
    return reference(who, quoted(title, '.'), after, journal(source, { isDated: false }), ending(source));
  if (type === 'webpage') {
    const day = date?.month ? `${withoutYear(date)}. ` : '';
    return reference(
      who,
      quoted(title, '.'),
      after,
      stopped(siteOf(source)),
      day,
      date ? '' : stopped(accessedOf(source)),
      ending(source),
    );
  }
  if (type === 'thesis')
    return reference(
      who,
      quoted(title, '.'),
      after,
      `${thesisKind(source)}${publisher && `, ${publisher}`}. `,
      stopped(source.container),
      ending(source),
    );
  return reference(who, stopped(italic(title)), after, edition(source), stopped(publisher), ending(source));
}

/** As the text names it: (Smith and Jones 2020). */
export function chicagoInText({ authors, date, title, type }: Source): Part[] {
  const year = date ? String(date.year) : 'n.d.';
  const [first, second] = authors;
  if (!first)
    return type === 'book'
      ? reference('(', italic(title), ` ${year})`)
      : reference(`(“${innerQuotes(title)}” ${year})`);
  const who =
    authors.length > 2 ? `${first.family} et al.` : second ? `${first.family} and ${second.family}` : first.family;
  return reference(`(${who} ${year})`);
}

function journal(source: Source, { isDated }: { isDated: boolean }, end = '. '): (string | Part)[] {
  const { container, volume, issue, date } = source;
  const pages = chicagoPages(source.pages);
  if (date && isOfDay(source)) {
    const day = isDated ? longDate(date) : withoutYear(date);
    return [italic(container), `, ${day}`, pages && `, ${pages}`, end].filter((each) => each !== '');
  }
  const number = issue && (isDated || !volume ? `, no. ${issue}` : ` (${issue})`);
  const year = isDated ? ` (${date ? date.year : 'n.d.'})` : '';
  // Nothing is between a volume alone and the pages.
  const colon = volume && !number && !year ? ':' : ': ';
  return [italic(container), volume && ` ${volume}`, number, year, pages && `${colon}${pages}`, end].filter(
    (each) => each !== '',
  );
}

function authorsOf(authors: readonly Author[]): string {
  const mark = editorMark(authors, EDITORS);
  const names = authors.map((author, at) => (at === 0 ? invertedName(author) : wholeName(author)));
  if (names.length > MOST) return `${names.slice(0, 3).join(', ')}, et al.${mark}`;
  return listed(names, { two: ', and ', last: ', and ' }) + mark;
}

function edition(source: Source): string {
  const named = namedEdition(source);
  return named && `${named} ed. `;
}

function thesisKind(source: Source): string {
  return isMasters(source) ? 'Master’s thesis' : 'PhD diss.';
}

/** The site, unless the author is the site. */
function siteOf({ container, authors }: Source): string {
  return authors.some(({ family, given }) => given === '' && family === container) ? '' : container;
}

function dayOf(source: Source): string {
  const said = source.date ? longDate(source.date) : accessedOf(source);
  return said && `${said}. `;
}

function accessedOf({ accessed }: Source): string {
  return accessed ? `Accessed ${longDate(accessed)}` : '';
}

function longDate({ year, month, day }: PartialDate): string {
  if (!month) return String(year);
  return day ? `${MONTHS[month - 1]} ${day}, ${year}` : `${MONTHS[month - 1]} ${year}`;
}

function withoutYear(date: PartialDate): string {
  return longDate(date).replace(/,? \d{4}$/, '');
}

function ending(source: Source): string {
  const link = linkOf(source);
  return link && `${link}.`;
}
