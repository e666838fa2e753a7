/**
 * From now on no list of bytes in this thread is longer than `most`, nor do all together grow much over four times that:
 * a small file can unpack to any size, and the limits of a thread count only what is not bytes.
 */
export function boundMemory(most: number): void {
  const plain = Uint8Array;
  globalThis.Uint8Array = new Proxy(plain, {
    construct(target, args, maker) {
      const [size] = args;
      if (typeof size === 'number' && size > CHECKED) {
        if (size > most || process.memoryUsage().arrayBuffers + size > most * 4)
          throw new RangeError('Too many bytes.');
      }
      return Reflect.construct(target, args, maker);
    },
  });
  // The platform's own unpacking is out of reach of this bound; without it the reader unpacks by itself.
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}

/** Bytes up to which nothing is looked at. */
const CHECKED = 1 << 20;
