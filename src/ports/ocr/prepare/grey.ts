/** A picture of one byte a pixel, 0 black to 255 white, row by row. */
export interface Grey {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Every pixel through a table of 256 values. */
export function mapped({ pixels, width, height }: Grey, table: Uint8Array): Grey {
  const made = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) made[at] = table[pixels[at] ?? 0] ?? 0;
  return { pixels: made, width, height };
}

/** How often each of the 256 values is in the picture. */
export function histogram({ pixels }: Grey): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 1) {
    const value = pixels[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The value below which `share` (0 to 1) of all pixels lie. */
export function percentile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= wanted) return value;
  }
  return 255;
}

/** The value that parts the dark from the light best (Otsu's method): dark is at or below it. */
export function threshold(counts: Uint32Array): number {
  let total = 0;
  let sum = 0;
  for (let value = 0; value < 256; value += 1) {
    total += counts[value] ?? 0;
    sum += value * (counts[value] ?? 0);
  }
  let below = 0;
  let sumBelow = 0;
  let best = { between: -1, value: 127 };
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best.between) best = { between, value };
  }
  return best.value;
}

/** Clockwise by whole quarters. */
export function quarterTurned(grey: Grey, quarters: number): Grey {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return grey;
  const { pixels, width, height } = grey;
  const made = new Uint8Array(pixels.length);
  if (turns === 2) {
    for (let at = 0; at < pixels.length; at += 1) made[pixels.length - 1 - at] = pixels[at] ?? 0;
    return { pixels: made, width, height };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      made[to] = pixels[y * width + x] ?? 0;
    }
  }
  return { pixels: made, width: height, height: width };
}

/** Clockwise by any angle, on a canvas large enough, with white around it. */
export function turned({ pixels, width, height }: Grey, degrees: number): Grey {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const wide = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const high = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  const made = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < high; y += 1) {
    const down = y - (high - 1) / 2;
    for (let x = 0; x < wide; x += 1) {
      const right = x - (wide - 1) / 2;
      const fromX = right * cos + down * sin + (width - 1) / 2;
      const fromY = down * cos - right * sin + (height - 1) / 2;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const above = (pixels[at] ?? 0) * (1 - shareX) + (pixels[at + 1] ?? 0) * shareX;
      const below = (pixels[at + width] ?? 0) * (1 - shareX) + (pixels[at + width + 1] ?? 0) * shareX;
      made[y * wide + x] = above * (1 - shareY) + below * shareY + 0.5;
    }
  }
  return { pixels: made, width: wide, height: high };
}

/** With `margin` white pixels on every side: letters at the very edge are read poorly. */
export function framed({ pixels, width, height }: Grey, margin: number): Grey {
  const wide = width + 2 * margin;
  const made = new Uint8Array(wide * (height + 2 * margin)).fill(255);
  for (let y = 0; y < height; y += 1) {
    made.set(pixels.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin);
  }
  return { pixels: made, width: wide, height: height + 2 * margin };
}

/**
 * Without transparency. Light ink on a transparent ground is meant for a dark page, so the ground is the opposite of what
 * is drawn on it.
 *
 * @param channels 1 for grey alone, 2 for grey and opacity in turn.
 */
export function onGround(drawn: Grey, channels: number): Grey {
  if (channels === 1) return drawn;
  const { pixels, width, height } = drawn;
  let [opaque, sum] = [0, 0];
  for (let at = 0; at < pixels.length; at += 2) {
    const share = (pixels[at + 1] ?? 0) / 255;
    opaque += share;
    sum += share * (pixels[at] ?? 0);
  }
  const isMostlyOpaque = opaque > 0.6 * width * height;
  const ground = !isMostlyOpaque && sum > 140 * opaque ? 0 : 255;
  const made = new Uint8Array(width * height);
  for (let at = 0; at < made.length; at += 1) {
    const share = (pixels[2 * at + 1] ?? 0) / 255;
    made[at] = (pixels[2 * at] ?? 0) * share + ground * (1 - share);
  }
  return { pixels: made, width, height };
}
