import sharp from 'sharp';
import type { Grey } from '#ports/ocr/prepare/grey';
import { scenes } from '../photo-scenes.ts';
import { blank, type Piece, put, randomly, rule, set, type Type } from './sheet.ts';
import { type Part, sentencesFrom } from './texts.ts';

const PHOTOS = ['hills', 'leaves', 'face', 'stones', 'wall', 'street', 'snow'];
/** Lengths that are fixed on paper, in inches. */
const [PAGE_WIDTH, PAGE_HEIGHT, MARGIN, GUTTER] = [5.8, 8.3, 0.5, 0.25];

interface PrintedPage {
  grey: Grey;
  /** In reading order. */
  text: string;
}

/** A page of a magazine, book or report: a heading, one to three columns with a photograph or a table in them, and a foot. */
export async function printedPage(part: Part, seed: number, photo = true): Promise<PrintedPage> {
  const random = randomly(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] ?? from[0];
  const dpi = pick(part.dpis) ?? 200;
  const columns = 1 + (seed % 3);
  const type: Type = { font: pick(part.faces) ?? 'serif', size: (pick(part.sizes) ?? 10) - (columns - 1) * 0.5, dpi };
  const heading: Type = { font: pick(part.headings) ?? 'sans', size: 19, dpi };
  const page = blank(Math.round(PAGE_WIDTH * dpi), Math.round(PAGE_HEIGHT * dpi));
  const [margin, gutter] = [MARGIN * dpi, GUTTER * dpi];
  const inner = page.width - 2 * margin;
  const wide = Math.floor((inner - (columns - 1) * gutter) / columns);
  const next = sentencesFrom(part, random);
  const read: string[] = [];
  let top = margin * 0.7;

  const head = await set(`${next().split(' ').slice(0, 3).join(' ')} ${1900 + Math.floor(random() * 120)}`, {
    ...type,
    size: 8,
  });
  put(page, head.grey, { left: margin, top });
  top += head.grey.height + dpi * 0.06;
  rule(page, { left: margin, top }, { width: inner, height: Math.max(2, dpi / 120) });
  top += dpi * 0.14;
  const title = await set(next().split(' ').slice(0, 6).join(' ').replace(/[,;]$/, ''), heading, inner);
  put(page, title.grey, { left: margin, top });
  top += title.grey.height + dpi * 0.16;
  read.push(head.text, title.text);

  const foot = page.height - margin;
  const pictureAt = photo && seed % 4 !== 3 ? Math.floor(random() * columns) : -1;
  const tableAt = seed % 4 === 3 || seed % 5 === 0 ? columns - 1 : -1;
  for (let column = 0; column < columns; column += 1) {
    const left = margin + column * (wide + gutter);
    if (column > 0 && seed % 2 === 0) {
      rule(page, { left: left - gutter / 2, top }, { width: Math.max(2, dpi / 150), height: foot - top });
    }
    let y = top;
    const add = (piece: Piece, gap: number) => {
      put(page, piece.grey, { left, top: y });
      y += piece.grey.height + gap * dpi;
      if (piece.text) read.push(piece.text);
    };
    if (column === pictureAt) {
      add(
        await photograph(
          PHOTOS[seed % PHOTOS.length] ?? 'hills',
          wide,
          Math.round(wide * Math.min(0.8, 0.5 + random() * 0.3)),
        ),
        0.06,
      );
      const caption = `Photo: ${next().split(' ').slice(0, 9).join(' ').replace(/[,;]$/, '')}`;
      add(await set(caption, { ...type, font: `${type.font} Italic`, size: 8 }, wide), 0.16);
    }
    if (column === tableAt) add(await table(part, { random, type, width: wide }), 0.16);
    while (true) {
      const sentences = Array.from({ length: 2 + Math.floor(random() * 3) }, next);
      const room = foot - y;
      let piece = await set(sentences.join(' '), type, wide);
      while (piece.grey.height > room && sentences.length > 1) {
        sentences.pop();
        piece = await set(sentences.join(' '), type, wide);
      }
      if (piece.grey.height > room) break;
      add(piece, 0.09);
    }
  }
  const number = await set(String(2 + Math.floor(random() * 400)), { ...type, size: 8 });
  put(page, number.grey, { left: page.width / 2, top: foot + 0.12 * dpi });
  read.push(number.text);
  return { grey: page, text: read.join('\n') };
}

async function photograph(name: string, width: number, height: number): Promise<Piece> {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene "${name}".`);
  const size = { width: 800, height: 600 };
  const layer = await scene.make(size);
  const shown = sharp(layer, { raw: { ...size, channels: 3 } }).resize(width, height, { fit: 'cover' });
  const pixels = await shown.greyscale().toColourspace('b-w').raw().toBuffer();
  return { grey: { pixels, width, height }, text: '' };
}

interface TableWants {
  random: () => number;
  type: Type;
  width: number;
}

/** Two or three columns of short cells, read row by row. */
async function table(part: Part, { random, type, width }: TableWants): Promise<Piece> {
  const hasRules = random() < 0.5;
  const size = { ...type, size: Math.min(9, type.size) };
  const rowHeight = Math.round(((size.size * type.dpi) / 72) * 1.9);
  const rows = Array.from({ length: 5 }, (_, index) => {
    const name = part.items[Math.floor(random() * part.items.length)] ?? '';
    const figures = [20 + random() * 900, 1 + random() * 90].map((figure) => figure.toFixed(1));
    const cells = index === 0 ? ['Kind', 'Sold', 'Share'] : [name, ...figures];
    return cells.slice(0, width < 2 * type.dpi ? 2 : 3);
  });
  const grey = blank(width, rowHeight * rows.length + 6);
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const piece = await set(cell, size);
      const left = column === 0 ? 4 : width * (0.68 + 0.17 * (column - 1));
      // Glyphs without descenders are drawn lower boxes: they are aligned at their feet.
      const hang = /[gjpqy,]/.test(cell) ? 0.21 * ((size.size * type.dpi) / 72) : 0;
      put(grey, piece.grey, { left, top: (row + 0.78) * rowHeight - piece.grey.height + hang });
    }
    if (hasRules || row === 0) rule(grey, { left: 0, top: (row + 1) * rowHeight }, { width, height: 2 });
  }
  return { grey, text: rows.map((cells) => cells.join(' ')).join('\n') };
}
