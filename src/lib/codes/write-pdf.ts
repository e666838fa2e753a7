import { zlibSync } from 'fflate';
import { joined } from '#lib/joined-bytes';
import { type Cells, outline } from './cells.ts';
import { partsOf } from './write-png.ts';
import type { CodeLook } from './write-svg.ts';

/** A picture in a code: red, green, blue and opacity of its pixels, and its place in cells. */
export interface DrawnLogo {
  pixels: Uint8Array;
  /** Of a side, in pixels. */
  side: number;
  x: number;
  y: number;
  size: number;
}

/** A page as large as the code, which stays sharp at any size. @param size Of the longer side, in points. Source: ISO 32000-1. */
export function pdfOf(
  cells: Cells,
  { shape, color, background, quiet }: CodeLook,
  size: number,
  logo?: DrawnLogo,
): Uint8Array<ArrayBuffer> {
  const [width, height] = [cells.width + 2 * quiet, cells.height + 2 * quiet];
  const unit = size / Math.max(width, height);
  const box = `${said(width * unit)} ${said(height * unit)}`;
  const drawn: string[] = [
    // Cells from the top left, as everywhere here.
    `${said(unit)} 0 0 ${said(-unit)} 0 ${said(height * unit)} cm`,
    `${filling(background)} 0 0 ${width} ${height} re f`,
    `1 0 0 1 ${quiet} ${quiet} cm ${filling(color)}`,
  ];
  outline(cells, shape, {
    move: (...at) => drawn.push(`${at.map(said).join(' ')} m`),
    line: (...at) => drawn.push(`${at.map(said).join(' ')} l`),
    curve: (...points) => drawn.push(`${points.map(said).join(' ')} c`),
    close: () => drawn.push('h'),
  });
  drawn.push('f');
  if (logo)
    drawn.push(`${said(logo.size)} 0 0 ${said(-logo.size)} ${said(logo.x)} ${said(logo.y + logo.size)} cm /Logo Do`);
  const pictures = logo ? picturesOf(logo) : [];
  return fileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box}]/Contents 4 0 R/Resources<<${logo ? '/XObject<</Logo 5 0 R>>' : ''}>>>>`,
    stream('', new TextEncoder().encode(drawn.join('\n'))),
    ...pictures,
  ]);
}

/** The picture and what of it is seen. */
function picturesOf({ pixels, side }: DrawnLogo): Uint8Array[] {
  const colours = Uint8Array.from(
    { length: side * side * 3 },
    (_, at) => pixels[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  const opacity = Uint8Array.from({ length: side * side }, (_, at) => pixels[at * 4 + 3] ?? 0);
  const said = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8`;
  return [
    stream(`${said}/ColorSpace/DeviceRGB/SMask 6 0 R`, colours),
    stream(`${said}/ColorSpace/DeviceGray`, opacity),
  ];
}

function stream(said: string, content: Uint8Array): Uint8Array {
  const packed = zlibSync(content, { level: 9 });
  const text = new TextEncoder();
  const before = text.encode(`<<${said}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`);
  return joined([before, packed, text.encode('\nendstream')]);
}

/** Numbered objects, and the table of where each begins. */
function fileOf(objects: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [text.encode('%PDF-1.4\n%\u00e2\u00e3\n')];
  let at = parts[0]?.length ?? 0;
  const places = objects.map((object, number) => {
    const body = typeof object === 'string' ? text.encode(object) : object;
    const part = joined([text.encode(`${number + 1} 0 obj\n`), body, text.encode('\nendobj\n')]);
    parts.push(part);
    at += part.length;
    return at - part.length;
  });
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    text.encode(
      `xref\n0 ${count}\n0000000000 65535 f \n${lines}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

function filling(color: string): string {
  return `${partsOf(color)
    .map((part) => said(part / 255))
    .join(' ')} rg`;
}

function said(number: number): string {
  return String(Number(number.toFixed(4)));
}
