import { formatBytes } from '#lib/byte-size';
import { ToolError } from './tool-error.ts';

/** UTF-8 bytes of a UTF-16 unit, at most. */
const BYTES_A_UNIT = 3;

/**
 * A result as JSON text. What is over the bound is not even written: one long text that stands in a thousand rows takes no memory
 * before.
 *
 * @throws ToolError `too-large` for more than `mostBytes`.
 */
export function answerJson(result: object, mostBytes = Number.POSITIVE_INFINITY): string {
  if (mostBytes < Number.POSITIVE_INFINITY) refuseOver(mostBytes, leastLength(result));
  const json = JSON.stringify(result);
  if (json.length * BYTES_A_UNIT > mostBytes) refuseOver(mostBytes, new TextEncoder().encode(json).length);
  return json;
}

/** UTF-16 units that the JSON of plain data has at least, found without writing it: with signs that need no escape, this is its length. */
export function leastLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return value === undefined || typeof value === 'function' ? 0 : 1;
  let length = 1;
  if (Array.isArray(value)) for (const item of value) length += leastLength(item) + 1;
  else {
    for (const [name, member] of Object.entries(value)) {
      const own = leastLength(member);
      if (own > 0) length += name.length + own + 4;
    }
  }
  return Math.max(2, length);
}

function refuseOver(mostBytes: number, bytes: number): void {
  if (bytes <= mostBytes) return;
  const sizes = `The result would be ${formatBytes(bytes)}, and ${formatBytes(mostBytes)} at most can be answered.`;
  throw new ToolError('too-large', `${sizes} Please enter less at once.`);
}
