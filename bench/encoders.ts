import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { createImages } from '#ports/images/sharp';
import { butteraugli, lumaOf, multiScaleSimilarity, type Point, shareAtEqualCloseness } from './closeness.ts';

const USAGE = `Bytes of JPEG, WebP and PNG at equal closeness, as a share of the image library's defaults.

node bench/encoders.ts [--format jpeg|png|webp] [--part seen|aside] [--packages lomiri-wallpapers-16.04,ukui-wallpapers] [picture ...]

Five qualities, two measures: multi-scale structural similarity of luma, and Butteraugli (3-norm; needs butteraugli_main of the
Debian package libjxl-devtools). --packages fetches photographs and drawings with apt-get download into .cache/pictures. Pictures are
parted by the hash of their names: settings are chosen on those that are seen, and judged on those that are set aside. Exits with 1
when JPEG is not 5 % smaller by both measures, or WebP or PNG larger.`;

const BARS = { jpeg: 0.95, webp: 1.01, png: 1 };
const QUALITIES = [45, 60, 70, 80, 90];
/** Pixels a side of the middle that is measured, after the picture was brought to `LONGEST`: its own flaws are gone by then. */
const MIDDLE = { width: 640, height: 480 };
const LONGEST = 1280;
const CACHE = new URL('../.cache/pictures', import.meta.url).pathname;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    part: { type: 'string', default: 'aside' },
    packages: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const formats = (['jpeg', 'webp', 'png'] as const).filter((one) => (values.format ?? one) === one);
const images = createImages({ timeout: 60_000 });
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'clearkit-encoders-'));

try {
  for (const format of formats) await judge(format);
} finally {
  await rm(folder, { recursive: true });
}

async function judge(format: keyof typeof BARS): Promise<void> {
  const shares: { similarity: number; distance: number }[] = [];
  for (const path of await everyPicture()) {
    const found = await shareOf(await middleOf(path), format);
    if (!found) continue;
    shares.push(found);
    console.log(`${format} ${basename(path)}: ${found.similarity.toFixed(3)} ${found.distance.toFixed(3)}`);
  }
  const similarity = geometricMean(shares.map((share) => share.similarity));
  const distance = geometricMean(shares.map((share) => share.distance));
  const isMet = Math.max(similarity, distance) <= BARS[format];
  const found = `${similarity.toFixed(3)} by MS-SSIM, ${distance.toFixed(3)} by Butteraugli`;
  console.log(`${format}: ${shares.length} pictures, ${found} (bar ${BARS[format]}): ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
}

function geometricMean(all: readonly number[]): number {
  return Math.exp(all.reduce((sum, one) => sum + Math.log(one), 0) / all.length);
}

async function middleOf(path: string): Promise<Buffer> {
  const fitted = await sharp(path)
    .autoOrient()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { width, height } = await sharp(fitted).metadata();
  const size = { width: Math.min(width, MIDDLE.width), height: Math.min(height, MIDDLE.height) };
  const [left, top] = [(width - size.width) >> 1, (height - size.height) >> 1];
  return sharp(fitted)
    .extract({ left, top, ...size })
    .png()
    .toBuffer();
}

async function shareOf(picture: Buffer, format: keyof typeof BARS) {
  const reference = join(folder, 'reference.png');
  await writeFile(reference, picture);
  const luma = await lumaOf(picture);
  const curves = async (encode: (quality: number) => Promise<Uint8Array>) => {
    const [similarity, distance]: [Point[], Point[]] = [[], []];
    for (const quality of QUALITIES) {
      const content = await encode(quality);
      const missing = 1 - multiScaleSimilarity(luma, await lumaOf(content));
      similarity.push({ bytes: content.length, closeness: -Math.log(missing + 1e-9) });
      const apart = await butteraugli(reference, content, folder);
      distance.push({ bytes: content.length, closeness: -Math.log(apart + 1e-6) });
    }
    return { similarity, distance };
  };
  const usual = await curves((quality) => sharp(picture)[format]({ quality }).toBuffer());
  const own = await curves(async (quality) => (await images.transform(picture, { format, quality })).content);
  const similarity = shareAtEqualCloseness(own.similarity, usual.similarity);
  const distance = shareAtEqualCloseness(own.distance, usual.distance);
  return similarity === undefined || distance === undefined ? undefined : { similarity, distance };
}

async function everyPicture(): Promise<string[]> {
  const fetched = values.packages ? await fetchedPictures(values.packages.split(',')) : [];
  return [...fetched, ...positionals].filter((path) => partOf(basename(path)) === values.part);
}

function partOf(name: string): 'seen' | 'aside' {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1 ? 'aside' : 'seen';
}

/** Pictures out of Debian packages; what is there already is not fetched again. */
async function fetchedPictures(packages: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of packages) {
    if (!/^[a-z0-9][a-z0-9.+-]+$/.test(name)) throw new Error(`"${name}" is no package's name.`);
    const folder = join(CACHE, name);
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) {
      await run('apt-get', ['download', name], { cwd: folder });
      const [archive = ''] = await readdir(folder);
      await run('dpkg-deb', ['-x', archive, '.'], { cwd: folder });
    }
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const pictures = files.filter((file) => file.isFile() && /\.(?:jpg|png|webp)$/.test(file.name));
    // One of several sizes or shades of a picture is enough.
    const distinct = pictures.filter(({ name }) => !/_\d+x\d+|-d\.webp$|-no-logo|Stripes-/.test(name));
    found.push(...distinct.map((file) => join(file.parentPath, file.name)).toSorted());
  }
  return found;
}
