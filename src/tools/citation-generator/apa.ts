import {
  type Author,
  initials,
  italic,
  linkOf,
  listed,
  MONTHS,
  namedEdition,
  type Part,
  pageRange,
  reference,
  type Source,
  stopped,
} from './source.ts';

/** Authors that are named before the others are left out. */
const MOST = 20;

/** A reference by the Publication Manual of the American Psychological Association, 7th edition. */
export function apa(source: Source): Part[] {
  const { type, authors, container, publisher, volume, issue } = source;
  const who = authorsOf(authors);
  const date = `(${dateOf(source)}). `;
  const heading = titleOf(source);
  const start = who === '' ? [...stoppedLast(heading), date] : [...stopped(who), date, ...stoppedLast(heading)];
  const isOwn = authors.some(({ family }) => family === publisher);
  if (type === 'article') {
    const pages = pageRange(source);
    const journal = container
      ? [
          italic(container),
          ...(volume ? [', ', italic(volume)] : []),
          issue && `(${issue})`,
          pages && `, ${pages}`,
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
  const by = type === 'webpage' ? site : type === 'thesis' || isOwn ? '' : publisher;
  const unlinked = type === 'thesis' && linkOf(source) === '' ? publisher : '';
  return reference(start, stopped(by), stopped(unlinked), linkOf(source));
}

/** The title as its kind has it, with what is told in brackets. */
function titleOf(source: Source): (string | Part)[] {
  const { type, title, publisher, number } = source;
  if (type === 'article') return [title];
  const edition = namedEdition(source);
  if (type === 'book') return [italic(title), edition && ` (${edition} ed.)`].filter((each) => each !== '');
  if (type === 'report') return [italic(title), number && ` (${number})`].filter((each) => each !== '');
  if (type === 'thesis') {
    const kind = /master/i.test(number) ? 'Master’s thesis' : 'Doctoral dissertation';
    const isLinked = linkOf(source) !== '';
    return [
      italic(title),
      isLinked ? ` [${kind}${publisher && `, ${publisher}`}]` : ` [Unpublished ${kind.toLowerCase()}]`,
    ];
  }
  return [italic(title)];
}

function stoppedLast(pieces: readonly (string | Part)[]): (string | Part)[] {
  const last = pieces.at(-1);
  return last === undefined ? [] : [...pieces.slice(0, -1), ...stopped(last)];
}

function authorsOf(authors: readonly Author[]): string {
  const names = authors.map(({ family, given }) => (given ? `${family}, ${initials(given)}` : family));
  if (names.length > MOST) return `${names.slice(0, MOST - 1).join(', ')}, . . . ${names.at(-1)}`;
  return listed(names, { two: ', & ', last: ', & ' });
}

function dateOf({ type, date }: Source): string {
  if (!date) return 'n.d.';
  const month = type === 'webpage' && date.month ? `, ${MONTHS[date.month - 1]}` : '';
  return `${date.year}${month}${month && date.day ? ` ${date.day}` : ''}`;
}

/** As the text names it: (Smith & Jones, 2020). */
export function apaInText(source: Source): Part[] {
  const { authors, date, title, type } = source;
  const year = date ? String(date.year) : 'n.d.';
  const [first, second] = authors;
  if (!first)
    return type === 'article' ? reference(`(“${title},” ${year})`) : reference('(', italic(title), `, ${year})`);
  const who =
    authors.length > 2 ? `${first.family} et al.` : second ? `${first.family} & ${second.family}` : first.family;
  return reference(`(${who}, ${year})`);
}
