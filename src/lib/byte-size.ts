const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/**
 * A number of bytes as people write it: `512 bytes`, `238.4 KB`, `1.0 MB`. 1 KB is 1024 bytes; one decimal from KB up.
 *
 * @throws RangeError when `bytes` is negative or not finite.
 */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) throw new RangeError(`Not a size in bytes: ${bytes}`);
  if (bytes < STEP) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let size = bytes / STEP;
  for (const unit of UNITS) {
    // Compared as it will be shown, so that 1,048,575 bytes reads "1.0 MB" and never "1024.0 KB".
    if (Number(size.toFixed(1)) < STEP || unit === 'TB') return `${size.toFixed(1)} ${unit}`;
    size /= STEP;
  }
  throw new RangeError(`Not a size in bytes: ${bytes}`);
}
