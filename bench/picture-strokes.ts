import sharp from 'sharp';

export interface Size {
  width: number;
  height: number;
}

/** Red, green and blue of each pixel. */
export type Layer = Buffer;

/** A random number generator of its own, so that every run makes the same pictures. */
function randomly(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export const asRaw = ({ width, height }: Size) => ({ raw: { width, height, channels: 3 as const } });

export const drawn = (size: Size, inside: string): Promise<Layer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${inside}</svg>`,
    ),
  )
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer();

interface Texture {
  seed: number;
  /** How much of each finer octave stays: 0.5 as in clouds, 0.8 as in leaves. */
  roughness: number;
  /** How many times broader than high. */
  stretch?: number;
}

/** Grey noise of all scales, as surfaces have it: octaves of random points, each twice as fine as the one before. Mean 0. */
export async function texture(size: Size, { seed, roughness, stretch = 1 }: Texture): Promise<Float32Array> {
  const sum = new Float32Array(size.width * size.height);
  const random = randomly(seed);
  let weight = 1;
  for (let cells = 4; cells < size.width; cells *= 2) {
    const [across, down] = [cells, Math.max(2, Math.round((cells * stretch * size.height) / size.width))];
    const points = Uint8Array.from({ length: across * down }, () => Math.floor(random() * 256));
    const octave = await sharp(points, { raw: { width: across, height: down, channels: 1 } })
      .resize({ ...size, fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + weight * ((octave[at] ?? 128) - 128);
    weight *= roughness;
  }
  return sum;
}

/** Adds a texture to a picture, the same to all colours but for a tint; `where` says how much of it, by place. */
export function laidOn(
  layer: Layer,
  noise: Float32Array,
  {
    strength,
    tint = [1, 1, 1],
    where = () => 1,
  }: { strength: number; tint?: number[]; where?: (at: number) => number },
): Layer {
  const made = Buffer.alloc(layer.length);
  for (let at = 0; at < noise.length; at += 1) {
    const amount = strength * where(at) * (noise[at] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (layer[at * 3 + channel] ?? 0) + amount * (tint[channel] ?? 1);
      made[at * 3 + channel] = Math.max(0, Math.min(255, value));
    }
  }
  return made;
}

/** What a camera adds: a soft lens, grain, and sharpening; then a JPEG as phones write it. */
export async function photographed(
  layer: Layer,
  size: Size,
  { grain, seed, quality = 93 }: { grain: number; seed: number; quality?: number },
): Promise<Buffer> {
  const soft = await sharp(layer, asRaw(size)).blur(0.7).raw().toBuffer();
  const random = randomly(seed);
  const grainy = soft.map((value) => {
    return Math.max(0, Math.min(255, value + grain * 1.7 * (random() + random() + random() + random() - 2)));
  });
  return sharp(grainy, asRaw(size)).sharpen({ sigma: 0.8 }).jpeg({ quality }).toBuffer();
}

export const many = (count: number, seed: number, draw: (random: () => number, index: number) => string) => {
  const random = randomly(seed);
  return Array.from({ length: count }, (_, index) => draw(random, index)).join('');
};
export const colour = (random: () => number, saturation = 45) =>
  `hsl(${Math.floor(random() * 360)} ${saturation}% ${25 + Math.floor(random() * 50)}%)`;
export const slope = (id: string, stops: readonly string[], direction = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stops.map((stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`).join('')}</linearGradient>`;

/** A ridge of hills across the picture, from a random walk. */
export function ridge(
  { width, height }: Size,
  { seed, top, fill }: { seed: number; top: number; fill: string },
): string {
  const random = randomly(seed);
  let y = top * height;
  const points = Array.from({ length: 161 }, (_, index) => {
    y += (random() - 0.5) * height * 0.016 + (top * height - y) * 0.04;
    return `${(index * width) / 160},${y.toFixed(1)}`;
  });
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${fill}"/>`;
}
