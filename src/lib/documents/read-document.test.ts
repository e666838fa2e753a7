import { describe, expect, it } from 'vitest';
import { packed, paragraph, said, sampleDocx, sampleEpub, sampleOdt } from '../../../tests/servers/sample-documents.ts';
import { readDocument } from './read-document.ts';

const textOf = async (name: string, content: Uint8Array) => {
  const read = await readDocument({ name, content });
  return typeof read === 'string' ? read : read.text;
};

describe('a DOCX file', () => {
  it('has its paragraphs, tabs and line breaks, without what was deleted and without instructions', async () => {
    const body =
      paragraph(said('Soil '), said('&amp; water<w:x/>'), '<w:tab/>', said('here'), '<w:br/>', said('below')) +
      paragraph('<w:delText>gone</w:delText>', '<w:instrText>PAGE</w:instrText>', said('Second')) +
      paragraph();
    expect(await textOf('a.docx', sampleDocx(body))).toBe('Soil & water\there\nbelow\n\nSecond');
    expect(await readDocument({ name: 'a.docx', content: sampleDocx(body) })).toMatchObject({ title: 'Rain gardens' });
  });

  it('has tables row by row, text boxes once, and notes at the end', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(said(text))}${paragraph(said('2'))}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr><w:tr>${cell('c')}${cell('d')}</w:tr></w:tbl>`;
    const box = (text: string) => `<w:txbxContent>${paragraph(said(text))}</w:txbxContent>`;
    const twice = `<mc:AlternateContent><mc:Choice>${box('In a box')}</mc:Choice><mc:Fallback>${box('In a box')}</mc:Fallback></mc:AlternateContent>`;
    const body = table + paragraph(said('Around '), twice, said('it')) + paragraph(said('End'));
    const notes = { 'word/footnotes.xml': `<w:footnotes>${paragraph(said('A note'))}</w:footnotes>` };
    expect(await textOf('a.docx', sampleDocx(body, notes))).toBe(
      'a 2\tb 2\nc 2\td 2\n\nIn a box\n\nAround it\n\nEnd\n\nA note',
    );
  });

  it('is read by its vocabulary, whatever the prefix', async () => {
    const xml =
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:p><x:r><x:t>Hi</x:t></x:r></x:p></x:document>';
    expect(await textOf('a.docx', packed({ 'word/document2.xml': xml }))).toBe('Hi');
  });
});

describe('an ODT file', () => {
  it('has its text with spaces and tabs, without what was deleted and remarks, and notes at the end', async () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note</text:p></text:note-body></text:note>';
    const body = `<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>Rain</text:h>
      <text:p>One<text:s text:c="3"/>two<text:tab/>three${note}<text:line-break/>four<office:annotation><text:p>why?</text:p></office:annotation></text:p>`;
    expect(await textOf('a.odt', sampleOdt(body))).toBe('Rain\n\nOne   two\tthree\nfour\n\nA note');
  });
});

describe('an EPUB file', () => {
  it('has its chapters in the order of reading, and says which is read', async () => {
    const told: string[] = [];
    const content = sampleEpub({ 'z first.xhtml': '<h1>One</h1><p>Text &amp; more</p>', 'a.xhtml': '<p>Two</p>' });
    const read = await readDocument({ name: 'b.epub', content }, (part, number, all) =>
      told.push(`${part} ${number} of ${all}`),
    );
    expect(read).toEqual({ title: 'A book', text: 'One\n\nText & more\n\nTwo' });
    expect(told).toEqual(['chapter 1 of 2', 'chapter 2 of 2']);
  });
});

describe('a document that cannot be read', () => {
  it.each([
    ['a.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'locked'],
    ['a.odt', sampleOdt('', '<manifest:encryption-data/>'), 'locked'],
    ['a.epub', sampleEpub({ 'a.xhtml': 'x' }, '<CipherReference URI="OEBPS/a.xhtml"/>'), 'locked'],
    ['a.docx', new TextEncoder().encode('no archive'), 'broken'],
    ['a.odt', packed({ 'other.xml': '' }), 'broken'],
    ['a.epub', packed({ 'META-INF/container.xml': '<container/>' }), 'broken'],
    ['a.docx', sampleDocx(''), 'empty'],
    ['a.doc', new Uint8Array(), 'unknown-kind'],
  ] as const)('%s', async (name, content, fault) => {
    expect(await textOf(name, content)).toBe(fault);
  });

  it('unpacks to more than it may', async () => {
    // 101 MB of spaces, in 100 kB.
    const body = paragraph(said(' '.repeat(101 * 1024 * 1024)));
    expect(await textOf('a.docx', sampleDocx(body))).toBe('broken');
  });

  it('nests without end', async () => {
    const deep = '<w:p>'.repeat(200_000) + said('deep');
    expect(await textOf('a.docx', sampleDocx(deep))).toBe('broken');
  });
});
