import sharp, { type Sharp } from 'sharp';

/** A picture with the text that is in it. */
export interface Sample {
  group: string;
  name: string;
  content: Buffer;
  text: string;
}

interface Line {
  text: string;
  x: number;
  y: number;
}

interface Sheet {
  lines: readonly Line[];
  width: number;
  height: number;
  size: number;
  font: string;
  ink?: string;
  paper?: string;
  /** SVG behind the text. */
  behind?: string;
}

const SERIF = 'Liberation Serif, serif';
const SANS = 'Liberation Sans, DejaVu Sans, sans-serif';
const MONO = 'Liberation Mono, monospace';

/** A random number generator of its own, so that every run reads the same pictures. */
function randomly(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const words =
  'harbour kitchen garden window letter morning station river winter machine paper copper signal forest village number question answer picture market bridge valley candle engine mountain island teacher doctor captain summer evening office table bottle silver golden quick heavy gentle early after under above between without during twelve seventy hundred about every which their there would could should little great small large young'.split(
    ' ',
  );

function sentences(random: () => number, count: number): string[] {
  return Array.from({ length: count }, () => {
    const length = 6 + Math.floor(random() * 8);
    const made = Array.from({ length }, () => words[Math.floor(random() * words.length)] ?? 'word');
    if (random() < 0.3) made.splice(2, 0, String(Math.floor(random() * 2000)));
    const sentence = made.join(' ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${random() < 0.2 ? '?' : '.'}`;
  });
}

/** Breaks text into lines of at most `limit` letters. */
function broken(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawn({ lines, width, height, size, font, ink = '#111', paper = '#fff', behind = '' }: Sheet) {
  const texts = lines.map(({ text, x, y }) => `<text x="${x}" y="${y}" xml:space="preserve">${escaped(text)}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${behind}<g font-family="${font}" font-size="${size}" fill="${ink}">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).removeAlpha();
}

/** Lines below each other, wide enough for the longest. */
function column(texts: readonly string[], { size, font, ...look }: Pick<Sheet, 'size' | 'font' | 'ink' | 'paper'>) {
  const longest = Math.max(...texts.map((text) => text.length));
  const margin = size * 2;
  const lines = texts.map((text, index) => ({ text, x: margin, y: margin + size + index * size * 1.45 }));
  const width = Math.round(longest * size * (font === MONO ? 0.61 : 0.53) + 2 * margin);
  return drawn({ lines, width, height: Math.round(texts.length * size * 1.45 + 2 * margin), size, font, ...look });
}

async function grained(picture: Sharp, sigma: number, seed: number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const random = randomly(seed);
  const noisy = Buffer.from(
    data.map((value: number) => {
      const normal = random() + random() + random() + random() - 2;
      return Math.min(255, Math.max(0, value + normal * sigma * 1.73));
    }),
  );
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Shadow across the page, as in a photo. */
async function shaded(picture: Sharp): Promise<Sharp> {
  const png = await picture.png().toBuffer();
  const { width, height } = await sharp(png).metadata();
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#555"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(
    await sharp(png)
      .composite([{ input: Buffer.from(shadow), blend: 'multiply' }])
      .png()
      .toBuffer(),
  );
}

const jpeg = (picture: Sharp, quality: number) => picture.jpeg({ quality }).toBuffer();
const png = (picture: Sharp) => picture.png().toBuffer();
const turned = async (picture: Sharp, degrees: number, background = '#fff') =>
  sharp(await picture.png().toBuffer()).rotate(degrees, { background });

function receipt(random: () => number): string[] {
  const items = Array.from({ length: 9 }, () => {
    const name = [0, 1].map(() => words[Math.floor(random() * words.length)] ?? 'item').join(' ');
    const price = (random() * 90 + 1).toFixed(2);
    return `${name.padEnd(24)}${price.padStart(8)}`;
  });
  return [
    'HARBOUR STORE',
    '14 Bridge Street',
    '',
    ...items,
    '',
    `${'TOTAL'.padEnd(24)}${'184.20'.padStart(8)}`,
    `${'Card'.padEnd(24)}${'184.20'.padStart(8)}`,
    '',
    'Thank you for your visit',
  ];
}

/** Rendered pictures of every kind that the tool meets, the same at each call. */
export async function ocrCorpus(seed: number): Promise<Sample[]> {
  const random = randomly(seed);
  const samples: Sample[] = [];
  const add = (group: string, name: string, text: string, content: Buffer) =>
    samples.push({ group, name, text, content });
  const some = (count: number, limit = 52) => broken(sentences(random, count).join(' '), limit);

  for (const [font, size] of [
    [SERIF, 26],
    [SANS, 30],
  ] as const) {
    const lines = some(14);
    const scan = await grained(
      await turned(column(lines, { font, size, paper: '#f4f1e8', ink: '#2a2622' }), 0.8, '#f4f1e8'),
      4,
      seed,
    );
    add('scan', `${font} ${size}`, lines.join('\n'), await jpeg(scan, 80));
  }
  {
    const [left, right] = [some(8, 30), some(8, 30)];
    const at = (x: number) => (text: string, index: number) => ({ text, x, y: 80 + index * 36 });
    const rows = Math.max(left.length, right.length);
    const sheet = drawn({
      lines: [...left.map(at(60)), ...right.map(at(560))],
      width: 1060,
      height: 140 + rows * 36,
      size: 24,
      font: SERIF,
    });
    add('scan', 'two columns', [...left, ...right].join('\n'), await jpeg(sheet, 85));
  }
  for (const degrees of [90, 180, 270]) {
    const lines = some(degrees === 180 ? 12 : 7);
    add(
      'turned',
      `${degrees}`,
      lines.join('\n'),
      await jpeg(await turned(column(lines, { font: SERIF, size: 28 }), degrees), 85),
    );
  }
  for (const [index, size] of [22, 18].entries()) {
    const lines = receipt(random);
    const plain = column(lines, { font: MONO, size, ink: '#333', paper: '#f2f0ee' });
    add('receipt', `${size} px`, lines.join('\n'), await jpeg(index === 0 ? plain : await shaded(plain), 75));
  }
  {
    const menu = ['Inbox', 'Sent items', 'Drafts', 'Archive', 'Settings'];
    const main = some(5, 46);
    const lines = [
      ...menu.map((text, index) => ({ text, x: 24, y: 60 + index * 40 })),
      ...main.map((text, index) => ({ text, x: 240, y: 60 + index * 26 })),
    ];
    const behind =
      '<rect width="200" height="100%" fill="#e8edf3"/><rect x="240" y="250" width="120" height="36" rx="6" fill="#2563eb"/><text x="262" y="274" font-family="Liberation Sans" font-size="16" fill="#fff">Continue</text>';
    const sheet = drawn({ lines, width: 760, height: 320, size: 16, font: SANS, behind });
    add('screenshot', 'sidebar', [...menu, ...main, 'Continue'].join('\n'), await png(sheet));
    const dialog = some(4, 60);
    add('screenshot', 'text 14', dialog.join('\n'), await png(column(dialog, { font: SANS, size: 14 })));
  }
  for (const size of [10, 11, 12]) {
    const lines = some(6, 64);
    add('small', `${size} px`, lines.join('\n'), await png(column(lines, { font: size === 11 ? SERIF : SANS, size })));
  }
  for (const [size, ink, paper] of [
    [18, '#e6e6e6', '#1b1f27'],
    [28, '#fff', '#14532d'],
    [14, '#c9d1d9', '#0d1117'],
  ] as const) {
    const lines = some(6);
    add(
      'light on dark',
      `${size} px`,
      lines.join('\n'),
      await png(column(lines, { font: size === 14 ? MONO : SANS, size, ink, paper })),
    );
  }
  for (const [size, sigma] of [
    [24, 1.6],
    [32, 2.4],
    [18, 1.1],
  ] as const) {
    const lines = some(6);
    add(
      'blurred',
      `${size} px, ${sigma}`,
      lines.join('\n'),
      await jpeg(column(lines, { font: SANS, size }).blur(sigma), 80),
    );
  }
  for (const [size, sigma, quality] of [
    [26, 28, 80],
    [22, 18, 40],
    [32, 45, 85],
  ] as const) {
    const lines = some(6);
    add(
      'noisy',
      `${size} px, ${sigma}, JPEG ${quality}`,
      lines.join('\n'),
      await jpeg(await grained(column(lines, { font: SERIF, size }), sigma, seed), quality),
    );
  }
  for (const [size, degrees] of [
    [24, 3],
    [22, -5],
    [28, 9],
  ] as const) {
    const lines = some(7);
    add(
      'tilted',
      `${size} px, ${degrees}°`,
      lines.join('\n'),
      await jpeg(await turned(column(lines, { font: SANS, size }), degrees), 80),
    );
  }
  {
    const lines = some(8);
    const photo = await grained(
      await shaded(await turned(column(lines, { font: SERIF, size: 30, paper: '#efe9dc' }), -2, '#8a7a66')),
      8,
      seed,
    );
    add('photo', 'shadow, desk, tilt', lines.join('\n'), await jpeg(photo, 70));
  }
  return samples;
}
