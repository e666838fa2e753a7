import { strToU8, zipSync } from 'fflate';

/** Documents as their programs write them, with the parts that readers of text need. */

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export const packed = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

export const paragraph = (...runs: readonly string[]) =>
  `<w:p><w:pPr><w:pStyle w:val="Body"/></w:pPr>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;

export const said = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;

/** `body` as the text of a word processor's file. */
export function sampleDocx(body: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  return packed({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    'docProps/core.xml': '<cp:coreProperties><dc:title>Rain gardens</dc:title></cp:coreProperties>',
    ...others,
  });
}

export function sampleOdt(body: string, manifest = ''): Uint8Array {
  return packed({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'meta.xml': '<office:document-meta><office:meta><dc:title>Rain</dc:title></office:meta></office:document-meta>',
    'META-INF/manifest.xml': `<manifest:manifest>${manifest}</manifest:manifest>`,
  });
}

/** A book whose chapters are in the order of their names. */
export function sampleEpub(chapters: Readonly<Record<string, string>>, encryption = ''): Uint8Array {
  const names = Object.keys(chapters);
  const items = names.map((name, at) => `<item id="c${at}" href="${encodeURI(name)}"/>`).join('');
  const order = names.map((_, at) => `<itemref idref="c${at}"/>`).join('');
  return packed({
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'META-INF/encryption.xml': encryption,
    'OEBPS/book.opf': `<package><metadata><dc:title>A book</dc:title></metadata><manifest>${items}</manifest><spine>${order}</spine></package>`,
    ...Object.fromEntries(names.map((name) => [`OEBPS/${name}`, `<html><body>${chapters[name]}</body></html>`])),
  });
}
