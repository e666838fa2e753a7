import program from '@resvg/resvg-wasm/index_bg.wasm?url';
import bold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import regular from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import { resvgDrawings } from './resvg.ts';

/** Where what draws is. */
export const programAddress = program;

/** Draws in this very worker; what draws is fetched from our own server. One for all runs. */
export const drawingsInBrowser = resvgDrawings(async () => {
  const [compiled, ...fonts] = await Promise.all([program, regular, bold].map(bytesAt));
  return { program: compiled ?? new ArrayBuffer(), fonts: fonts.map((font) => new Uint8Array(font)) };
});

async function bytesAt(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.arrayBuffer();
}
