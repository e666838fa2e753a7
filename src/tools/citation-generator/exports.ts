import { own } from '#lib/own';
import { areEditors, invertedName } from './names.ts';
import { type Author, isMasters, type PartialDate, pageRange, type Source, type SourceType } from './source.ts';

const bibtexTypes: Record<SourceType, string> = {
  article: 'article',
  book: 'book',
  webpage: 'misc',
  report: 'techreport',
  thesis: 'phdthesis',
};
const risTypes: Record<SourceType, string> = {
  article: 'JOUR',
  book: 'BOOK',
  webpage: 'ELEC',
  report: 'RPRT',
  thesis: 'THES',
};

/** An entry for BibTeX. Titles are in two braces, so that no style changes their capitals. */
export function bibtex(source: Source): string {
  const { type, title, authors, date, container, publisher, volume, issue, edition, number, doi, url, accessed } =
    source;
  const isMaster = type === 'thesis' && isMasters(source);
  const place = type === 'article' ? 'journal' : type === 'webpage' ? 'howpublished' : '';
  const house = type === 'thesis' ? 'school' : type === 'report' ? 'institution' : 'publisher';
  const fields: [name: string, value: string][] = [
    [areEditors(authors) ? 'editor' : 'author', authors.map(texName).join(' and ')],
    ['title', title && `{${tex(title)}}`],
    [place, place && tex(container)],
    [house, tex(publisher)],
    ['year', date ? String(date.year) : ''],
    ['month', date?.month ? String(date.month) : ''],
    ['volume', tex(volume)],
    ['number', tex(type === 'article' ? issue : type === 'report' ? number : '')],
    ['pages', tex(pageRange(source)).replaceAll('–', '--')],
    ['edition', tex(edition)],
    // These two are read as they are.
    ['doi', doi.replace(/[{}\\]/g, '')],
    ['url', url.replace(/[{}\\]/g, '')],
    ['urldate', url && accessed ? iso(accessed, '-') : ''],
  ];
  const lines = fields.filter(([name, value]) => name && value).map(([name, value]) => `  ${name} = {${value}}`);
  return `@${isMaster ? 'mastersthesis' : bibtexTypes[type]}{${keyOf(source)},\n${lines.join(',\n')}\n}\n`;
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function tex(text: string): string {
  return text.replace(/[\\~^]|[&%$#_{}]/g, (sign) => own(TEX, sign) ?? `\\${sign}`);
}

function texName({ family, given, suffix = '' }: Author): string {
  if (!given) return `{${tex(family)}}`;
  return [family, suffix, given]
    .filter((part) => part !== '')
    .map(tex)
    .join(', ');
}

/** `smith2020bread`: letters and digits alone, as programs take them. */
function keyOf({ authors, date, title }: Source): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]/g, '')
      .toLowerCase();
  const word =
    title
      .split(/\s+/)
      .map(plain)
      .find((each) => each.length > 3) ?? '';
  return plain(authors[0]?.family ?? '') + (date?.year ?? '') + word || 'source';
}

/** A record in the RIS format, which Zotero, EndNote and Mendeley read. */
export function ris(source: Source): string {
  const { type, title, authors, date, container, publisher, volume, issue, edition, number, doi, url, accessed } =
    source;
  const [first = '', last = ''] = pageRange(source).split('–');
  const tag = areEditors(authors) ? 'ED' : 'AU';
  const records: [tag: string, value: string][] = [
    ['TY', risTypes[type]],
    ...authors.map((author): [string, string] => [tag, invertedName(author)]),
    ['TI', title],
    ['T2', container],
    ['PY', date ? String(date.year) : ''],
    ['DA', date?.month ? iso(date, '/') : ''],
    ['VL', volume],
    ['IS', type === 'article' ? issue : ''],
    ['SP', first],
    ['EP', last],
    ['ET', edition],
    ['M1', type === 'report' ? number : ''],
    ['M3', type === 'thesis' ? number : ''],
    ['PB', publisher],
    ['DO', doi],
    ['UR', url],
    ['Y2', accessed && url ? iso(accessed, '/') : ''],
  ];
  const lines = records.filter(([, value]) => value).map(([tag, value]) => `${tag}  - ${value.replace(/\s+/g, ' ')}`);
  return `${[...lines, 'ER  - '].join('\r\n')}\r\n`;
}

function iso({ year, month, day }: PartialDate, mark: string): string {
  return [String(year), ...[month, day].flatMap((part) => (part ? [String(part).padStart(2, '0')] : []))].join(mark);
}
