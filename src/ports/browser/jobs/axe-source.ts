import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** axe-core as a script for pages. */
export async function axeSource(): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
}
