import { editorMark, initials, invertedName } from './names.ts';
import { fullPages } from './pages.ts';
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
  reference,
  type Source,
  stopped,
  withQuotes,
} from './source.ts';

/** Authors that are named before the others are left out. */
const MOST = 20;
/** Journals without pages number their articles. */
const ARTICLE_NUMBER = /^e\d+$/i;

/** A reference by the Publication Manual of the American Psychological Association, 7th edition. */
export function apa(source: Source): Part[] {
  const { type, authors, container, publisher, volume, issue } = source;
  const who = authorsOf(authors);
  const date = `(${dateOf(source)}). `;
  const heading = titleOf(source);
  const start = who === '' ? [...stoppedLast(heading), date] : [...stopped(who), date, ...stoppedLast(heading)];
  const isOwn = authors.some(({ family }) => family === publisher);
  if (type === 'article') {
    const pages = fullPages(source.pages);
    const journal = container
      ? [
          italic(container),
          ...(volume ? [', ', italic(volume)] : []),
          issue && (volume ? `(${issue})` : `, (${issue})`),
          pages && `, ${ARTICLE_NUMBER.test(pages) ? 'Article ' : ''}${pages}`,
          '. ',
        ]
      : [];
    return reference(
      start,
      journal.filter((each) => each !== ''),
      linkOf(source),
    );
  }
  const site = type === 'webpage' && !authors.some(({ family }) => family === container) ? container : '';
  const by = type === 'webpage' ? site : type === 'thesis' ? container : isOwn ? '' : publisher;
  const unarchived = type === 'thesis' && !isArchived(source) ? publisher : '';
  return reference(start, stopped(by), stopped(unarchived), linkOf(source));
}

/** The title as its kind has it, with what is told in brackets. */
function titleOf(source: Source): (string | Part)[] {
  const { type, publisher, number, volume } = source;
  const title = withQuotes(source.title, ['“', '”']);
  if (type === 'article') return [title];
  const heading = described(title);
  const edition = namedEdition(source);
  if (type === 'book') {
    const volumes = volume && `${/\d ?[-–—] ?\d/.test(volume) ? 'Vols.' : 'Vol.'} ${volume.replace(/[-—]/g, '–')}`;
    const details = [edition && `${edition} ed.`, volumes].filter((each) => each !== '').join(', ');
    return details ? [...heading, ` (${details})`] : heading;
  }
  if (type === 'report') return number ? [...heading, ` (${/^\d+$/.test(number) ? 'No. ' : ''}${number})`] : heading;
  if (type === 'thesis') {
    const kind = isMasters(source) ? 'Master’s thesis' : 'Doctoral dissertation';
    const [archived] = /publication no\. ?\w+/i.exec(number) ?? [];
    return [
      ...heading,
      archived ? ` (${archived})` : '',
      isArchived(source) ? ` [${kind}${publisher && `, ${publisher}`}]` : ` [Unpublished ${kind.toLowerCase()}]`,
    ];
  }
  return heading;
}

function isArchived(source: Source): boolean {
  return source.container !== '' || linkOf(source) !== '';
}

/** A translation or a description that follows a title in brackets has no italics. */
function described(title: string): (string | Part)[] {
  const at = title.endsWith(']') ? title.lastIndexOf(' [') : -1;
  return at > 0 ? [italic(title.slice(0, at)), title.slice(at)] : [italic(title)];
}

function stoppedLast(pieces: readonly (string | Part)[]): (string | Part)[] {
  const last = pieces.at(-1);
  if (last === undefined) return [];
  const text = typeof last === 'string' ? last : last.text;
  if (!/[^.?!…]”$/u.test(text)) return [...pieces.slice(0, -1), ...stopped(last)];
  // The full stop is inside the quotation marks that a title ends with.
  const inside = `${text.slice(0, -1)}.”`;
  return [...pieces.slice(0, -1), typeof last === 'string' ? inside : { ...last, text: inside }, ' '];
}

function authorsOf(authors: readonly Author[]): string {
  const mark = editorMark(authors, [' (Ed.)', ' (Eds.)']);
  const names = authors.map((author) => invertedName(author, initials(author.given)));
  if (names.length > MOST) return `${names.slice(0, MOST - 1).join(', ')}, . . . ${names.at(-1)}${mark}`;
  // Two organisations have no comma between them.
  const two = authors[0]?.given ? ', & ' : ' & ';
  return listed(names, { two, last: ', & ' }) + mark;
}

function dateOf(source: Source): string {
  const { type, date } = source;
  if (!date) return 'n.d.';
  const month = (type === 'webpage' || isOfDay(source)) && date.month ? `, ${MONTHS[date.month - 1]}` : '';
  return `${date.year}${month}${month && date.day ? ` ${date.day}` : ''}`;
}

/** As the text names it: (Smith & Jones, 2020). */
export function apaInText(source: Source): Part[] {
  const { authors, date, type } = source;
  const title = type === 'article' ? innerQuotes(source.title) : withQuotes(source.title, ['“', '”']);
  const year = date ? String(date.year) : 'n.d.';
  const [first, second] = authors;
  if (!first)
    return type === 'article' ? reference(`(“${title},” ${year})`) : reference('(', italic(title), `, ${year})`);
  const who =
    authors.length > 2 ? `${first.family} et al.` : second ? `${first.family} & ${second.family}` : first.family;
  return reference(`(${who}, ${year})`);
}
