import { blocksAsText } from '#lib/html/main-content';
import { readContent } from '#lib/html/read-content';
import { packedFiles } from './packed-files.ts';
import { readXml, textWithin } from './read-xml.ts';

const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';

/** UTF-16 units of text after which no further chapter is read. */
const MOST_TEXT = 5_000_000;

/**
 * A book (EPUB 2 and 3): the text of its chapters in the order in which they are read.
 *
 * @returns `locked` where chapters are encrypted.
 */
export function readEpub(
  content: Uint8Array,
  onChapter?: (number: number, all: number) => void,
): { title: string; text: string } | 'broken' | 'locked' {
  const files = packedFiles(content, (name) => name.startsWith('META-INF/') || /\.(?:opf|x?html?|xml)$/i.test(name));
  const place = attributeOf(files?.get(CONTAINER) ?? '', 'rootfile', 'full-path');
  const book = place === undefined ? undefined : files?.get(place);
  if (!files || place === undefined || book === undefined) return 'broken';
  const chapters = chaptersOf(book, place);
  const encryption = files.get(ENCRYPTION) ?? '';
  if (chapters.some((chapter) => encryption.includes(chapter))) return 'locked';
  const texts: string[] = [];
  let length = 0;
  for (const [index, chapter] of chapters.entries()) {
    if (length > MOST_TEXT) break;
    onChapter?.(index + 1, chapters.length);
    const text = blocksAsText(readContent(files.get(chapter) ?? '').blocks, () => true).trim();
    length += text.length;
    if (text !== '') texts.push(text);
  }
  return { title: textWithin(book, 'dc:title'), text: texts.join('\n\n').slice(0, MOST_TEXT) };
}

/** Paths of the chapters in the order of the book's spine, without what stands outside of it. */
function chaptersOf(book: string, place: string): string[] {
  const addresses = new Map<string, string>();
  const order: string[] = [];
  readXml(book, {
    opened(name, { id, href, idref, linear }) {
      const own = name.replace(/^.*:/, '');
      if (own === 'item' && id !== undefined && href !== undefined) addresses.set(id, href);
      if (own === 'itemref' && idref !== undefined && linear !== 'no') order.push(idref);
    },
  });
  return order.flatMap((id) => {
    const address = addresses.get(id);
    if (address === undefined) return [];
    const path = URL.parse(address, `epub:///${place}`)?.pathname.slice(1);
    return path === undefined ? [] : [decoded(path)];
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function attributeOf(xml: string, wanted: string, attribute: string): string | undefined {
  let found: string | undefined;
  readXml(xml, {
    opened(name, attributes) {
      if (name.replace(/^.*:/, '') === wanted) found ??= attributes[attribute];
    },
  });
  return found;
}
