/** One number a pixel. */
interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** Rows that are at hand while one is blurred downwards; more than any kernel reaches, and a power of two. */
const RING = 16;

/**
 * A plane blurred by a symmetric kernel along both axes; beyond the edge there is nothing.
 *
 * @param kernel from its middle outwards: six weights at most, which are named one by one as a loop over them takes four times as long.
 */
export function blurred({ data, width, height }: Plane, kernel: Float64Array): Float32Array {
  const made = new Float32Array(data.length);
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0] = kernel;
  // With nothing around it, so that no step has to ask whether it is inside.
  const row = new Float32Array(width + 10);
  const ring = Array.from({ length: RING }, () => new Float32Array(width));
  const nothing = new Float32Array(width);
  const rowAt = (y: number) => (y < 0 || y >= height ? nothing : (ring[y & (RING - 1)] ?? nothing));
  for (let y = 0; y < height + 5; y += 1) {
    if (y < height) {
      row.set(data.subarray(y * width, (y + 1) * width), 5);
      const across = rowAt(y);
      for (let x = 0; x < width; x += 1) {
        across[x] =
          k0 * at(row, x + 5) +
          k1 * (at(row, x + 4) + at(row, x + 6)) +
          k2 * (at(row, x + 3) + at(row, x + 7)) +
          k3 * (at(row, x + 2) + at(row, x + 8)) +
          k4 * (at(row, x + 1) + at(row, x + 9)) +
          k5 * (at(row, x) + at(row, x + 10));
      }
    }
    const done = y - 5;
    if (done < 0) continue;
    const [r0, a1, b1, a2, b2] = [rowAt(done), rowAt(done - 1), rowAt(done + 1), rowAt(done - 2), rowAt(done + 2)];
    const [a3, b3, a4, b4] = [rowAt(done - 3), rowAt(done + 3), rowAt(done - 4), rowAt(done + 4)];
    const [a5, b5] = [rowAt(done - 5), rowAt(done + 5)];
    const start = done * width;
    for (let x = 0; x < width; x += 1) {
      made[start + x] =
        k0 * at(r0, x) +
        k1 * (at(a1, x) + at(b1, x)) +
        k2 * (at(a2, x) + at(b2, x)) +
        k3 * (at(a3, x) + at(b3, x)) +
        k4 * (at(a4, x) + at(b4, x)) +
        k5 * (at(a5, x) + at(b5, x));
    }
  }
  return made;
}

function at(numbers: Float32Array, place: number): number {
  return numbers[place] ?? 0;
}

/** Numbers that are multiplied pixel by pixel. */
export function product(one: Float32Array, other: Float32Array): Float32Array {
  const made = new Float32Array(one.length);
  for (let place = 0; place < made.length; place += 1) made[place] = at(one, place) * at(other, place);
  return made;
}
