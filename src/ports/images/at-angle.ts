import { type Corners, sizeAtAngle } from '#lib/picture/at-angle';
import type { Size } from './geometry.ts';
import type { Strip } from './turn.ts';

interface Angle {
  /** Degrees clockwise. */
  angle: number;
  corners: Corners;
  /** `#rrggbb` in the corners that are filled; transparent without. */
  background?: string;
}

/** Steps within a pixel for which the shares of its neighbours are known. */
const STEPS = 256;

/** Shares of four neighbours by where between the middle two a place is (Catmull and Rom). */
const shares = Float32Array.from({ length: (STEPS + 1) * 4 }, (_, at) => {
  const away = Math.abs(Math.floor(at / 4) / STEPS + 1 - (at % 4));
  if (away >= 2) return 0;
  return away < 1 ? 1.5 * away ** 3 - 2.5 * away ** 2 + 1 : -0.5 * away ** 3 + 2.5 * away ** 2 - 4 * away + 2;
});

/** Every frame turned around its middle. */
export function stripAtAngle(strip: Strip, asked: Angle): Strip {
  const size = sizeAtAngle(strip, asked.angle, asked.corners);
  const data = new Uint8Array(size.width * size.height * 4 * strip.frames);
  for (let frame = 0; frame < strip.frames; frame += 1) {
    const bytes = strip.width * strip.height * 4;
    const from = strip.data.subarray(frame * bytes, (frame + 1) * bytes);
    const made = size.width * size.height * 4;
    turnFrame({ ...strip, data: from }, { ...size, data: data.subarray(frame * made, (frame + 1) * made) }, asked);
  }
  return { data, ...size, frames: strip.frames };
}

interface Frame extends Size {
  data: Uint8Array;
}

function turnFrame(from: Frame, to: Frame, { angle, corners, background }: Angle): void {
  const turned = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  const { data, width, height } = from;
  const colour = Number.parseInt((background ?? '#000000').slice(1), 16);
  const filled = background === undefined ? 0 : 255;
  const filling = [colour >> 16, (colour >> 8) & 255, colour & 255];
  const isFilled = corners === 'fill';
  let at = 0;
  for (let row = 0; row < to.height; row += 1) {
    const down = row + 0.5 - to.height / 2;
    for (let column = 0; column < to.width; column += 1) {
      const across = column + 0.5 - to.width / 2;
      const x = across * cos + down * sin + width / 2 - 0.5;
      const y = down * cos - across * sin + height / 2 - 0.5;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const stepX = Math.round((x - left) * STEPS) * 4;
      const stepY = Math.round((y - top) * STEPS) * 4;
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let v = 0; v < 4; v += 1) {
        const line = top + v - 1;
        const isOff = line < 0 || line >= height;
        const start = Math.min(height - 1, Math.max(0, line)) * width;
        const shareY = shares[stepY + v] ?? 0;
        for (let u = 0; u < 4; u += 1) {
          const place = left + u - 1;
          const share = shareY * (shares[stepX + u] ?? 0);
          if (isFilled && (isOff || place < 0 || place >= width)) {
            red += share * filled * (filling[0] ?? 0);
            green += share * filled * (filling[1] ?? 0);
            blue += share * filled * (filling[2] ?? 0);
            opacity += share * filled;
            continue;
          }
          const pixel = (start + Math.min(width - 1, Math.max(0, place))) * 4;
          const alpha = share * (data[pixel + 3] ?? 0);
          red += alpha * (data[pixel] ?? 0);
          green += alpha * (data[pixel + 1] ?? 0);
          blue += alpha * (data[pixel + 2] ?? 0);
          opacity += alpha;
        }
      }
      const by = opacity > 0 ? 1 / opacity : 0;
      to.data[at] = bounded(red * by);
      to.data[at + 1] = bounded(green * by);
      to.data[at + 2] = bounded(blue * by);
      to.data[at + 3] = bounded(opacity);
      at += 4;
    }
  }
}

function bounded(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
}
