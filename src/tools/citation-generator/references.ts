import { apa, apaInText } from './apa.ts';
import { chicagoAuthorDate, chicagoBibliography, chicagoInText, chicagoNote } from './chicago.ts';
import { bibtex, ris } from './exports.ts';
import { harvard, harvardInText } from './harvard.ts';
import { mla, mlaInText } from './mla.ts';
import type { Part, Source } from './source.ts';

/** A source in every style. */
export function referencesOf(source: Source) {
  return {
    references: [
      styled('APA 7', apa(source), apaInText(source)),
      styled('MLA 9', mla(source), mlaInText(source)),
      styled('Chicago 18, notes', chicagoBibliography(source), chicagoNote(source)),
      styled('Chicago 18, author and date', chicagoAuthorDate(source), chicagoInText(source)),
      styled('Harvard', harvard(source), harvardInText(source)),
    ],
    bibtex: bibtex(source),
    ris: ris(source),
  };
}

function styled(style: string, reference: readonly Part[], inText: readonly Part[]) {
  return { style, text: plain(reference), html: html(reference), inText: plain(inText), inTextHtml: html(inText) };
}

function plain(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

function html(parts: readonly Part[]): string {
  return parts.map(({ text, italic }) => (italic ? `<i>${escaped(text)}</i>` : escaped(text))).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
