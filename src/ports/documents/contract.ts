import { expect, it } from 'vitest';
import { pdfOf, samplePdf } from '../../../tests/servers/sample-pdf.ts';
import type { Documents } from './port.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** What everything that reads files does. */
export function describeDocuments(create: () => Documents): void {
  it('reads text, Markdown, the main part of pages, and PDF files, each under its title', async () => {
    const documents = create();
    expect(await documents.read({ name: 'a/plain.txt', content: bytes('Nine grey barges.') })).toEqual({
      title: 'plain.txt',
      text: 'Nine grey barges.',
    });
    expect(await documents.read({ name: 'notes.md', content: bytes('# On *pears*\n\n> Forty trees.') })).toEqual({
      title: 'On pears',
      text: 'On pears\n\nForty trees.',
    });
    const page =
      '<title>A &amp; B</title><nav><a href="/">Menu</a></nav><main><p>Ten barges lay in the harbour.</p></main>';
    const read = await documents.read({ name: 'page.HTML', content: bytes(page) });
    expect(read).toEqual({ title: 'A & B', text: 'Ten barges lay in the harbour.' });
    const pdf = samplePdf({
      title: 'Of (pears)',
      pages: [
        ['1', 'Forty trees stood be-', 'hind the mill.', '', 'Every spring the'],
        ['miller pruned them.', '2'],
      ],
    });
    expect(await documents.read({ name: 'essay.pdf', content: pdf })).toEqual({
      title: 'Of (pears)',
      text: 'Forty trees stood be-\nhind the mill.\n\nEvery spring the\nmiller pruned them.',
    });
    // The file stays its owner's.
    expect(pdf.byteLength).toBeGreaterThan(0);
  });

  it.each([
    [
      'picture.png',
      bytes('GIF89a'),
      'picture.png is not a text, Markdown, HTML, PDF, DOCX, ODT or EPUB file by its name.',
    ],
    ['.txt', bytes('hidden'), '.txt is not a text, Markdown, HTML, PDF, DOCX, ODT or EPUB file by its name.'],
    ['empty.txt', bytes(' \n'), 'empty.txt holds no text.'],
    ['binary.txt', new Uint8Array([1, 0, 2, 0]), 'binary.txt holds no text.'],
    ['scan.pdf', samplePdf({ pages: [[]] }), 'scan.pdf holds no text.'],
    ['torn.pdf', samplePdf({ pages: [['Hello']] }).subarray(0, 90), 'torn.pdf cannot be read: it may be damaged.'],
    ['no.pdf', bytes('Hello'), 'no.pdf cannot be read: it may be damaged.'],
    ['junk.pdf', pdfOf([bytes('no zlib')]), 'junk.pdf holds no text.'],
  ])('says what is wrong with %s', async (name, content, message) => {
    await expect(create().read({ name, content })).rejects.toMatchObject({ code: 'unsupported', message });
  });

  it('can be cancelled', async () => {
    const file = { name: 'a.pdf', content: samplePdf({ pages: [['Hello']] }) };
    await expect(create().read(file, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
}
