import { deflateSync } from 'node:zlib';

interface SamplePdf {
  /** The lines of each page; an empty one leaves a gap. */
  pages: readonly (readonly string[])[];
  title?: string;
}

/** A PDF file of lines of text, as a word processor makes them: compressed, in Helvetica. */
export function samplePdf({ pages, title }: SamplePdf): Uint8Array<ArrayBuffer> {
  return pdfOf(
    pages.map((lines) => deflateSync(drawing(lines))),
    title,
  );
}

/** A PDF file of pages whose drawing is given as it is written: by zlib. */
export function pdfOf(
  drawings: readonly Uint8Array[],
  title?: string,
  filter = '/FlateDecode',
): Uint8Array<ArrayBuffer> {
  const kids = drawings.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${drawings.length} >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [`<< ${title === undefined ? '' : `/Title (${escaped(title)})`} >>`],
  ];
  for (const [index, drawn] of drawings.entries()) {
    const fonts = '/Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 595 842]';
    objects.push([`<< /Type /Page /Parent 2 0 R ${fonts} /Contents ${6 + index * 2} 0 R >>`]);
    objects.push([`<< /Length ${drawn.length} /Filter ${filter} >>\nstream\n`, drawn, '\nendstream']);
  }
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.7\n');
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    put(`${index + 1} 0 obj\n`);
    for (const part of object) put(part);
    put('\nendobj\n');
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

function drawing(lines: readonly string[]): string {
  return `BT /F1 11 Tf 14 TL 72 770 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')} ET`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
