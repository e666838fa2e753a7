import { packedFiles } from './packed-files.ts';
import { readXml, textWithin, type XmlAttributes } from './read-xml.ts';
import { WrittenText } from './written-text.ts';

const CONTENT = 'content.xml';
const FACTS = 'meta.xml';
const MANIFEST = 'META-INF/manifest.xml';

/** What was deleted, what others remarked, the signs of notes, and styles. */
const PASSED_OVER = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note-citation',
  'office:automatic-styles',
  'office:font-face-decls',
]);

/** Spaces that one element may stand for. */
const MOST_SPACES = 1_000;

/** A file of a word processor (OASIS OpenDocument text): its text, without what is deleted and without remarks. */
export function readOdt(content: Uint8Array): { title: string; text: string } | 'broken' | 'locked' {
  const files = packedFiles(content, (name) => [CONTENT, FACTS, MANIFEST].includes(name));
  if (files?.get(MANIFEST)?.includes('encryption-data')) return 'locked';
  const xml = files?.get(CONTENT);
  if (xml === undefined) return 'broken';
  const written = new WrittenText();
  let passedOver = 0;
  let paragraphs = 0;
  readXml(xml, {
    opened(name, attributes) {
      if (PASSED_OVER.has(name)) passedOver += 1;
      if (passedOver > 0) return;
      if (isParagraph(name)) {
        paragraphs += 1;
        written.openParagraph();
      } else if (name === 'text:note-body') written.openNote();
      else if (name === 'table:table-cell') written.openCell();
      else written.add(signOf(name, attributes));
    },
    closed(name) {
      if (PASSED_OVER.has(name)) passedOver -= 1;
      if (passedOver > 0) return;
      if (isParagraph(name)) {
        paragraphs -= 1;
        written.closeParagraph();
      } else if (name === 'text:note-body') written.closeNote();
      else if (name === 'table:table-cell') written.closeCell();
      else if (name === 'table:table-row') written.closeRow();
      else if (name === 'table:table') written.closeTable();
    },
    text(text) {
      // Line ends of the file are no more than spaces.
      if (passedOver === 0 && paragraphs > 0) written.add(text.replace(/\s+/g, ' '));
    },
  });
  return { title: textWithin(files?.get(FACTS) ?? '', 'dc:title'), text: written.text() };
}

function isParagraph(name: string): boolean {
  return name === 'text:p' || name === 'text:h';
}

function signOf(name: string, attributes: XmlAttributes): string {
  if (name === 'text:tab') return '\t';
  if (name === 'text:line-break') return '\n';
  if (name === 'text:s') return ' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, MOST_SPACES));
  return '';
}
