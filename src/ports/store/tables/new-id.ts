import { randomBytes } from 'node:crypto';

/** 16 hexadecimal digits that nobody guesses. */
export function newId(): string {
  return randomBytes(8).toString('hex');
}
