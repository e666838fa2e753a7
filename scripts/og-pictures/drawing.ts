import { site } from '#content/site';
import { drawnLine, textBlock } from '#lib/lettering/text-block';
import { lucideDrawing } from '../site/lucide-drawing.ts';
import { canDraw, siteLettering, widthOf } from './lettering.ts';
import { oklch, paletteColour, tileHue } from './palette.ts';

/** The picture that is beside a link: words on paper to the left, a piece of the pegboard to the right. */

const WIDTH = 1200;
const HEIGHT = 630;

export interface PictureWords {
  title: string;
  /** Drawn instead of a title in letters that the face lacks: a true thing about the page, such as its address. */
  fallback: string;
  text: string;
  /** What kind of page it is, in a word or two. */
  kind: string;
  /** A colour of the tools' tiles. */
  color: string;
  /** Lucide's name of the icon on the board; without one, the pegs spell the brand's mark. */
  icon?: string;
}

const LEFT = 72;
const BOARD_X = 790;
const TEXT_WIDTH = BOARD_X - LEFT - 48;
const PITCH = 41;

const colours = {
  paper: paletteColour('paper', 'light'),
  ink: paletteColour('ink', 'light'),
  muted: paletteColour('muted', 'light'),
  line: paletteColour('line', 'light'),
  accent: paletteColour('accent', 'light'),
  board: oklch(0.27, 0.035, 165),
  hole: oklch(0.2, 0.03, 165),
  rim: oklch(0.34, 0.04, 165),
};

/** The board's pegs by column and row, of which seven make the brand's C. */
const pegs = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [column, row] as const));
const isLit = (column: number, row: number) => row !== 1 || column === 0;

/** The picture as SVG, made of outlines only. */
export function drawing(words: PictureWords): string {
  const hue = tileHue(words.color);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>`,
    brand(),
    ...block(words),
    pill(words.kind, hue),
    board(hue, words.icon),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
}

function brand(): string {
  const drawn = pegs.map(
    ([x, y]) =>
      `<circle cx="${8 + x * 8}" cy="${8 + y * 8}" r="2.5" fill="#fff"${isLit(x, y) ? '' : ' opacity=".35"'}/>`,
  );
  const mark = `<rect width="32" height="32" rx="9" fill="${colours.accent}"/>${drawn.join('')}`;
  const name = drawnLine(siteLettering, site.brand, { weight: 700, size: 38, x: LEFT + 70, y: 105, fill: colours.ink });
  return `<g transform="translate(${LEFT} 66) scale(1.6875)">${mark}</g>${name}`;
}

/** Between the brand and the kind. */
const [TOP, BOTTOM] = [146, 514];

/** Title and text, together in the middle, and as large as the room allows. */
function block({ title, fallback, text }: PictureWords): string[] {
  const name = canDraw(title, 700) ? title : fallback;
  const about = canDraw(text, 500) ? text : '';
  const inks = { title: colours.ink, text: colours.muted };
  const room = { left: LEFT, width: TEXT_WIDTH, top: TOP, bottom: BOTTOM, inks };
  return textBlock(siteLettering, { title: name, text: about }, room);
}

function pill(kind: string, hue: number): string {
  if (!canDraw(kind, 700)) return '';
  const width = widthOf(kind, 700, 26) + 48;
  const [tint, tone] = [oklch(0.93, 0.045, hue), oklch(0.42, 0.13, hue)];
  const words = drawnLine(siteLettering, kind, { weight: 700, size: 26, x: LEFT + 24, y: 567, fill: tone });
  return `<rect x="${LEFT}" y="532" width="${width.toFixed(1)}" height="52" rx="26" fill="${tint}"/>${words}`;
}

function board(hue: number, icon: string | undefined): string {
  const [columns, rows] = [11, 16];
  const holes = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [BOARD_X + PITCH * ((index % columns) + 0.5), PITCH * (Math.floor(index / columns) + 0.18)];
    return `<circle cx="${x}" cy="${y.toFixed(1)}" r="6" fill="${colours.rim}"/><circle cx="${x}" cy="${(y - 1.2).toFixed(1)}" r="5" fill="${colours.hole}"/>`;
  });
  const ground = `<rect x="${BOARD_X}" width="${WIDTH - BOARD_X}" height="${HEIGHT}" fill="${colours.board}"/>`;
  return ground + holes.join('') + (icon ? tile(hue, icon) : bigMark(hue));
}

/** A tile hanging on two pegs, with the icon large. */
function tile(hue: number, icon: string): string {
  const [x, y, size] = [BOARD_X + 61.5, 191, 287];
  const [tint, tone] = [oklch(0.93, 0.05, hue), oklch(0.43, 0.14, hue)];
  const hooks = [x + 61.5, x + size - 61.5].map(
    (at) =>
      `<rect x="${at - 7}" y="171.4" width="14" height="44" rx="7" fill="${oklch(0.86, 0.02, 95)}"/><circle cx="${at}" cy="171.4" r="11" fill="${oklch(0.95, 0.015, 95)}"/>`,
  );
  return [
    `<rect x="${x}" y="${y + 12}" width="${size}" height="${size}" rx="56" fill="#000" opacity=".22"/>`,
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="56" fill="${tint}"/>`,
    ...hooks,
    `<g transform="translate(${x + 61.5} ${y + 66}) scale(6.83)" fill="none" stroke="${tone}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${lucideDrawing(icon)}</g>`,
  ].join('');
}

/** The brand's mark as pegs in the board. */
function bigMark(hue: number): string {
  const lit = oklch(0.86, 0.11, hue);
  return pegs
    .map(([column, row]) => {
      const [x, y] = [BOARD_X + PITCH * (column * 2.5 + 2.5), HEIGHT / 2 + (row - 1) * PITCH * 2.5];
      if (!isLit(column, row)) return `<circle cx="${x}" cy="${y}" r="36" fill="${colours.rim}"/>`;
      return `<circle cx="${x}" cy="${y + 7}" r="36" fill="#000" opacity=".25"/><circle cx="${x}" cy="${y}" r="36" fill="${lit}"/>`;
    })
    .join('');
}
