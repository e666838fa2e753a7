import { packedFiles } from './packed-files.ts';
import { readXml, textWithin } from './read-xml.ts';
import { WrittenText } from './written-text.ts';

/** The text, then the notes that stand below pages and at the end. */
const PARTS = [/^word\/document\d*\.xml$/, /^word\/footnotes\d*\.xml$/, /^word\/endnotes\d*\.xml$/];
const FACTS = 'docProps/core.xml';

/** Names of the vocabulary, as of its transitional and its strict form. */
const VOCABULARY = /\/wordprocessingml\/(?:2006\/)?main$/;

/** A second version of what stands beside it, for older programs; and places in the text that hold no words of it. */
const PASSED_OVER = new Set(['mc:Fallback', 'w:instrText', 'w:delText', 'w:pPr', 'w:rPr']);

/** A file of a word processor (ECMA-376, WordprocessingML): its text without what is deleted, hidden fields, headers and comments. */
export function readDocx(content: Uint8Array): { title: string; text: string } | 'broken' {
  const files = packedFiles(content, (name) => name === FACTS || PARTS.some((part) => part.test(name)));
  const parts = PARTS.map((part) => [...(files?.keys() ?? [])].find((name) => part.test(name)) ?? '');
  if (!files || parts[0] === '') return 'broken';
  const written = new WrittenText();
  for (const part of parts) readPart(files.get(part) ?? '', written);
  return { title: textWithin(files.get(FACTS) ?? '', 'dc:title'), text: written.text() };
}

function readPart(xml: string, written: WrittenText): void {
  let passedOver = 0;
  let isText = false;
  let prefix = 'w:';
  const plain = (name: string) => (name.startsWith(prefix) ? `w:${name.slice(prefix.length)}` : name);
  readXml(xml, {
    opened(asWritten, attributes) {
      for (const [key, value] of Object.entries(attributes))
        if (key.startsWith('xmlns:') && VOCABULARY.test(value)) prefix = `${key.slice(6)}:`;
      const name = plain(asWritten);
      if (PASSED_OVER.has(name)) passedOver += 1;
      if (passedOver > 0) return;
      isText = name === 'w:t';
      if (name === 'w:p') written.openParagraph();
      else if (name === 'w:tc') written.openCell();
      else if (name === 'w:tab') written.add('\t');
      else if (name === 'w:br' || name === 'w:cr') written.add('\n');
      else if (name === 'w:noBreakHyphen') written.add('-');
    },
    closed(asWritten) {
      const name = plain(asWritten);
      if (PASSED_OVER.has(name)) passedOver -= 1;
      if (passedOver > 0) return;
      isText = false;
      if (name === 'w:p') written.closeParagraph();
      else if (name === 'w:tc') written.closeCell();
      else if (name === 'w:tr') written.closeRow();
      else if (name === 'w:tbl') written.closeTable();
    },
    text(text) {
      if (isText) written.add(text);
    },
  });
}
