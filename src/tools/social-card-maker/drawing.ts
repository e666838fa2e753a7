import { contrastRatio } from '#lib/colour/contrast';
import { type Colour, readColour } from '#lib/colour/read-colour';
import type { Lettering } from '#lib/lettering/lettering';
import { drawnLine, textBlock } from '#lib/lettering/text-block';

export const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 80;

export interface Card {
  title: string;
  text: string;
  brand: string;
  template: 'paper' | 'bold' | 'gradient' | 'panel';
  /** `#rrggbb`. */
  color: string;
}

interface Ground {
  drawn: string;
  /** Of words on it. */
  ink: string;
  mark: string;
  /** Right end of the words. */
  right: number;
}

/** A card as a drawing of outlines alone. */
export function cardDrawing(lettering: Lettering, card: Card): string {
  const { drawn, ink, mark, right } = groundOf(card, lettering);
  const brand = card.brand && [
    `<rect x="${LEFT}" y="${HEIGHT - 104}" width="28" height="28" rx="8" fill="${mark}"/>`,
    drawnLine(lettering, shortened(lettering, card.brand, right - LEFT - 44), {
      ...{ weight: 700, size: 32, x: LEFT + 44, y: HEIGHT - 79, fill: ink },
    }),
  ];
  const room = { left: LEFT, width: right - LEFT, top: 72, bottom: card.brand ? HEIGHT - 132 : HEIGHT - 72 };
  const words = textBlock(lettering, card, { ...room, inks: { title: ink, text: ink } });
  const parts = [drawn, ...words, ...(brand || [])];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
}

const rect = (fill: string, x = 0, width = WIDTH) =>
  `<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${fill}"/>`;

function groundOf({ template, color, title, brand }: Card, lettering: Lettering): Ground {
  const right = WIDTH - LEFT;
  switch (template) {
    case 'paper':
      return { drawn: rect('#fbfaf7') + rect(color, 0, 24), ink: '#1c1b18', mark: color, right };
    case 'bold':
      return { drawn: rect(color), ink: inkOn([color]), mark: inkOn([color]), right };
    case 'gradient': {
      const end = darker(color);
      const stops = `<stop stop-color="${color}"/><stop offset="1" stop-color="${end}"/>`;
      const gradient = `<defs><linearGradient id="g" x2="1" y2="1">${stops}</linearGradient></defs>`;
      const ink = inkOn([color, end]);
      return { drawn: gradient + rect('url(#g)'), ink, mark: ink, right };
    }
    case 'panel': {
      const [edge, middle] = [860, 1030];
      const initial = [...(brand || title).trim()][0]?.toUpperCase() ?? '';
      const wide = lettering.widthOf(initial, 700, 300);
      const letter = drawnLine(lettering, initial, {
        ...{ weight: 700, size: 300, x: middle - wide / 2, y: HEIGHT / 2 + 98, fill: inkOn([color]) },
      });
      return {
        drawn: rect('#fbfaf7') + rect(color, edge, WIDTH - edge) + letter,
        ink: '#1c1b18',
        mark: color,
        right: edge - 48,
      };
    }
  }
}

function shortened({ wrap }: Lettering, text: string, width: number): string {
  return wrap(text, { weight: 700, size: 32, width, lines: 1 }).lines[0] ?? '';
}

/** Black or white, whichever is read better on the worse of some colours. */
function inkOn(grounds: readonly string[]): string {
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrastRatio(colourOf(ink), colourOf(ground))));
  return worst('#ffffff') >= worst('#141414') ? '#ffffff' : '#141414';
}

function darker(color: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.5));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function colourOf(css: string): Colour {
  const read = readColour(css);
  if (typeof read === 'string') throw new Error(`${css}: ${read}`);
  return read;
}
