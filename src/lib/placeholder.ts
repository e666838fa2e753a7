import { escapeMarkup } from './markup.ts';
import { arialWidth } from './text/arial-width.ts';

/** What a placeholder looks like. Colors are `#rrggbb`. */
export interface Placeholder {
  width: number;
  height: number;
  /** Lines of it; its size where it is empty. */
  text: string;
  color: string;
  background: string;
}

/** Pixels of a side, and of the whole. */
export const placeholderBounds = { side: 4_000, pixels: 12_000_000, text: 200 } as const;
/** Of the text, in shares of the picture. */
const [WIDEST, HIGHEST, LARGEST] = [0.86, 0.7, 0.22];
/** How much wider bold letters are than plain ones, and lines than letters. */
const [BOLD, LINE] = [1.1, 1.25];

/** A picture of a size, with its size or a text in the middle: the letters are as large as fits. */
export function placeholderSvg({ width, height, text, color, background }: Placeholder): string {
  const lines = (plain(text) || `${width} × ${height}`).split('\n').slice(0, 8);
  const widest = Math.max(...lines.map((line) => arialWidth(line, 1)), 0.1) * BOLD;
  const size = Math.min((width * WIDEST) / widest, (height * HIGHEST) / (lines.length * LINE), height * LARGEST, 200);
  const font = Number(Math.max(1, size).toFixed(2));
  const top = height / 2 - ((lines.length - 1) * font * LINE) / 2 + font * 0.36;
  const drawn = lines.map((line, at) => {
    const y = Number((top + at * font * LINE).toFixed(2));
    return `<text x="${width / 2}" y="${y}">${escapeMarkup(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${background}" d="M0 0h${width}v${height}H0z"/><g fill="${color}" font-family="Arial, Helvetica, 'Liberation Sans', sans-serif" font-weight="700" font-size="${font}" text-anchor="middle">${drawn.join('')}</g></svg>`;
}

/** Where the site answers with such a picture. */
export const placeholderPath = '/placeholder/';
/** What it has where the address does not say. */
export const placeholderColours = { color: '#374151', background: '#d1d5db' } as const;

/** The address of a placeholder, below the site's own. */
export function placeholderAddress(
  { width, height, text, color, background }: Placeholder,
  format: 'svg' | 'png',
): string {
  const asked = [
    ...(plain(text) === '' ? [] : [`text=${encodeURIComponent(plain(text))}`]),
    ...(color === placeholderColours.color ? [] : [`color=${color.slice(1)}`]),
    ...(background === placeholderColours.background ? [] : [`background=${background.slice(1)}`]),
  ];
  return `${placeholderPath}${width}x${height}.${format}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/** A text without what XML and addresses cannot hold: control characters but line breaks, and halves of characters. */
function plain(text: string): string {
  const lines = text.toWellFormed().split(/\r\n?|\n/);
  return lines
    .map((line) => line.replace(/[\p{Cc}\ufffe\uffff]/gu, ' '))
    .join('\n')
    .trim();
}
