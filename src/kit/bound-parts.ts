import { ToolError } from './tool-error.ts';

/** Levels of lists and members in each other, of which no tool takes ten: copying data from thread to thread is recursive. */
const MOST_LEVELS = 100;
/** Items and members: each costs the copy about a microsecond, whatever the bytes. */
const MOST_PARTS = 50_000;

const TOO_DEEP = 'The input is nested too deeply to be read.';
const TOO_MANY = `The input has more than ${MOST_PARTS.toLocaleString('en')} parts.`;

/**
 * Bounds what an input is made of before anybody copies it.
 *
 * @throws ToolError `too-large` or `invalid-input`.
 */
export function boundParts(input: unknown): void {
  let parts = 0;
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) throw new ToolError('invalid-input', TOO_DEEP);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
      parts += members.length;
      if (parts > MOST_PARTS) throw new ToolError('too-large', TOO_MANY);
      for (const member of members) if (typeof member === 'object') next.push(member);
    }
    level = next;
  }
}
