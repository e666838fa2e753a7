import * as z from 'zod';
import { field } from '#kit/field';

const bytes = (label: string) => z.int().min(0).nullable().register(field, { label, display: 'figure', unit: 'bytes' });

/** How many bytes a text had and has, as UTF-8; null when nothing came out. */
export function sizeFields() {
  return { bytesBefore: bytes('Before'), bytesAfter: bytes('After') };
}

/** Of a text that could not be read. */
export const noSizes = { bytesBefore: null, bytesAfter: null };

export function sizesOf(before: string, after: string) {
  return { bytesBefore: byteLength(before), bytesAfter: byteLength(after) };
}

/** Bytes of a text as UTF-8. */
function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
