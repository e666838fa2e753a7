import { colour, many, type Size, slope } from './picture-strokes.ts';

const words =
  'report figures update release account message window settings project answer number invoice result'.split(' ');
const line = (random: () => number, length: number) =>
  Array.from({ length }, () => words[Math.floor(random() * words.length)] ?? 'word').join(' ');

function textLines({
  seed,
  count,
  x,
  y,
  size,
  ink,
}: Record<'seed' | 'count' | 'x' | 'y' | 'size', number> & { ink: string }) {
  const lines = many(count, seed, (random, index) => {
    return `<text x="${x}" y="${y + index * size * 1.6}">${line(random, 3 + Math.floor(random() * 9))}</text>`;
  });
  return `<g font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="${size}" fill="${ink}">${lines}</g>`;
}

/** Drawings and screenshots: even areas, sharp edges, text. */
export const flatPictures: Record<
  string,
  { kind: 'drawing' | 'screenshot'; size: Size; inside: (size: Size) => string }
> = {
  chart: {
    ...{ kind: 'drawing', size: { width: 1600, height: 1000 } },
    inside: ({ height }) =>
      many(24, 61, (random, index) => {
        const top = 100 + random() * 700;
        return `<rect x="${60 + index * 62}" y="${top}" width="44" height="${height - 80 - top}" fill="${colour(random, 60)}"/>`;
      }) + textLines({ seed: 5, count: 2, x: 60, y: 50, size: 28, ink: '#333' }),
  },
  cartoon: {
    ...{ kind: 'drawing', size: { width: 1400, height: 1400 } },
    inside: (size) =>
      `<defs>${slope('g', ['#ffe9a8', '#f7a072', '#5b5f97'])}</defs><rect width="100%" height="100%" fill="url(#g)"/>` +
      many(70, 67, (random) => {
        const [x, y, r] = [random() * size.width, random() * size.height, 20 + random() * 120];
        return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(random, 70)}" stroke="#222" stroke-width="5"/>`;
      }),
  },
  map: {
    ...{ kind: 'drawing', size: { width: 1800, height: 1350 } },
    inside: (size) =>
      '<rect width="100%" height="100%" fill="#f2efe9"/>' +
      many(220, 71, (random) => {
        const step = () => `${(random() - 0.5) * 900},${(random() - 0.5) * 700}`;
        return `<path d="M${random() * size.width},${random() * size.height} q${step()} ${step()}" fill="none" stroke="${random() < 0.3 ? '#e8a33d' : '#b5aea4'}" stroke-width="${1 + random() * 7}"/>`;
      }) +
      textLines({ seed: 73, count: 30, x: 200, y: 80, size: 22, ink: '#555' }),
  },
  letter: {
    ...{ kind: 'screenshot', size: { width: 1280, height: 1600 } },
    inside: () =>
      `<rect width="100%" height="100%" fill="#fff"/>${textLines({ seed: 79, count: 58, x: 80, y: 90, size: 16, ink: '#222' })}`,
  },
  editor: {
    ...{ kind: 'screenshot', size: { width: 1920, height: 1080 } },
    inside: () =>
      `<rect width="100%" height="100%" fill="#1e1f26"/><rect width="280" height="100%" fill="#262833"/>${textLines({ seed: 83, count: 40, x: 24, y: 40, size: 15, ink: '#a9adc1' })}${textLines({ seed: 89, count: 42, x: 330, y: 40, size: 15, ink: '#9ece6a' })}${textLines({ seed: 97, count: 42, x: 1000, y: 40, size: 15, ink: '#e0af68' })}`,
  },
  shop: {
    ...{ kind: 'screenshot', size: { width: 1440, height: 1800 } },
    inside: () =>
      '<rect width="100%" height="100%" fill="#fafafa"/><rect width="100%" height="72" fill="#0f4c3a"/>' +
      many(20, 101, (random, index) => {
        const [x, y] = [40 + (index % 4) * 345, 120 + Math.floor(index / 4) * 330];
        return `<defs>${slope(`p${index}`, [colour(random), colour(random)], 'x1="0" y1="0" x2="1" y2="1"')}</defs><rect x="${x}" y="${y}" width="320" height="230" rx="10" fill="url(#p${index})"/>${textLines({ seed: index + 7, count: 2, x, y: y + 260, size: 17, ink: '#222' })}`;
      }),
  },
};
