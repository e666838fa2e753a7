import { join } from 'node:path';
import sharp from 'sharp';
import { qrCells } from '#lib/codes/qr-cells';
import { svgOf } from '#lib/codes/write-svg';

/** Draws the pictures of the sample pages anew: `node scripts/sample-pictures.ts`. They are ours, like the code that draws them. */

const FOLDER = join(import.meta.dirname, '../src/samples/pictures');
const WIDTH = 1600;
const HEIGHT = 1067;

let seed = 7;
/** The same row of numbers each time, from 0 to 1. */
function chance(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

interface Ridge {
  at: number;
  height: number;
  roughness: number;
  fill: string;
}

function ridge({ at, height, roughness, fill }: Ridge): string {
  const waves = Array.from({ length: 6 }, (_, index) => {
    return { phase: chance() * 6.28, pace: (0.5 + chance() * 3) * (index + 1) * 0.6, height: height / (index + 1) };
  });
  const points = Array.from({ length: WIDTH / 8 + 1 }, (_, step) => {
    const along = (step * 8 * 6.28) / WIDTH;
    const y = waves.reduce((sum, wave) => sum + Math.sin(along * wave.pace + wave.phase) * wave.height, at);
    return `${step * 8},${(y + (chance() - 0.5) * roughness).toFixed(1)}`;
  });
  return `<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" fill="${fill}"/>`;
}

function tree(): string {
  const size = 18 + chance() * 50;
  return `<path d="M${chance() * WIDTH} ${900 + chance() * 150 - size * 2.4}l${size / 2} ${size * 2.4}h${-size}z" fill="#0f1e22"/>`;
}

/** Like a photograph: a sky, hills behind hills, and the grain of a film. */
async function hills(): Promise<void> {
  const ridges = [
    { at: 430, height: 45, roughness: 3, fill: '#8d7aa6' },
    { at: 520, height: 55, roughness: 5, fill: '#6b6690' },
    { at: 620, height: 60, roughness: 8, fill: '#4a5676' },
    { at: 740, height: 70, roughness: 12, fill: '#2f4458' },
    { at: 880, height: 60, roughness: 20, fill: '#1d3038' },
  ].map(ridge);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#2d3a6b"/><stop offset=".35" stop-color="#b06a8c"/><stop offset=".55" stop-color="#f4a56a"/></linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="#fff6d8"/><stop offset=".12" stop-color="#ffe3a3"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="url(#sky)"/><circle cx="1080" cy="400" r="420" fill="url(#sun)"/>
${ridges.join('')}${Array.from({ length: 70 }, tree).join('')}</svg>`;
  const grain = Uint8Array.from({ length: WIDTH * HEIGHT }, () => 128 + (chance() + chance() + chance() - 1.5) * 26);
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  const input = await sharp(grain, { raw }).blur(0.6).png().toBuffer();
  await sharp(Buffer.from(svg))
    .composite([{ input, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toFile(join(FOLDER, 'hills.jpg'));
}

/** As a camera leaves it: with a place, which is that of the observatory of Greenwich, and a name that nobody has. */
async function placed(): Promise<void> {
  await sharp(join(FOLDER, 'hills.jpg'))
    .resize(640)
    .withExif({
      IFD0: { Make: 'Sample', Model: 'Sample Camera 1', Software: 'Clearkit', Artist: 'Ada Sample' },
      IFD2: {
        DateTimeOriginal: '2026:05:06 20:41:12',
        OffsetTimeOriginal: '+01:00',
        FNumber: '28/10',
        ExposureTime: '1/60',
      },
      IFD3: {
        ...{
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 28/1 4044/100',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 0/1 54/10',
        },
        ...{ GPSAltitudeRef: '0', GPSAltitude: '46/1' },
      },
    })
    .jpeg({ quality: 82 })
    .toFile(join(FOLDER, 'hills-placed.jpg'));
}

/** With parts that can be seen through, in full and half. */
async function seedling(): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
<path d="M300 330V170" stroke="#2c6e49" stroke-width="22" stroke-linecap="round"/>
<path d="M300 200C300 110 200 90 150 90c0 80 60 120 150 110z" fill="#4c956c"/>
<path d="M300 170c0-80 90-110 150-110 0 90-60 130-150 110z" fill="#74b36b" fill-opacity=".75"/>
<ellipse cx="300" cy="345" rx="150" ry="22" fill="#7a4f2a" fill-opacity=".55"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(join(FOLDER, 'seedling.png'));
}

/** A text to be read from a picture. */
async function seedPacket(): Promise<void> {
  const lines = [
    'How to sow beans',
    '1. Wait until the nights stay above 8 degrees.',
    '2. Lay the beans on the soil, 10 cm apart.',
    '3. Press them in as deep as your thumb is wide.',
    '4. Water them, and then leave them alone for a week.',
  ];
  const texts = lines.map((line, index) => {
    const style = index === 0 ? 'font-size="46" font-weight="bold"' : 'font-size="34"';
    return `<text x="80" y="${120 + index * 90}" ${style}>${line}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="560">
<rect width="100%" height="100%" fill="#f7f3e8"/><g font-family="DejaVu Serif, serif" fill="#222">${texts.join('')}</g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toFile(join(FOLDER, 'seed-packet.png'));
}

/** Codes to be read from a picture: a Wi-Fi network, and a link that hides where it leads. */
async function poster(): Promise<void> {
  const code = async (text: string, color: string) => {
    const cells = await qrCells(text, { level: 'M' });
    if (!cells) throw new Error('Too long for a poster.');
    return svgOf(cells, { shape: 'square', color, background: '#ffffff', quiet: 4 }, 320);
  };
  const codes = [
    await code('WIFI:T:WPA;S:Garden shop guests;P:sow in spring;;', '#1b4332'),
    await code('https://www.garden-shop.example@sale.example.com/', '#7f1d1d'),
  ];
  const placed = codes.map((svg, at) => svg.replace('<svg', `<svg x="${60 + at * 420}" y="130"`));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="560"><rect width="100%" height="100%" fill="#f7f3e8"/>
<g font-family="DejaVu Serif, serif" fill="#222" text-anchor="middle"><text x="430" y="80" font-size="44">Welcome to the garden shop</text>
<text x="220" y="500" font-size="28">Free Wi-Fi</text><text x="640" y="500" font-size="28">Sale</text></g>${placed.join('')}</svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toFile(join(FOLDER, 'codes.png'));
}

await Promise.all([hills().then(placed), seedling(), seedPacket(), poster()]);
