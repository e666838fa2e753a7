import { ToolError } from '#kit/tool-error';
import type { JsonNode } from '#lib/json/json-node';
import { TooLong, writeJson } from '#lib/json/write-json';

/** UTF-16 units of what is written at most. */
const LONGEST = 50_000_000;

/**
 * JSON as text, or a value on each line.
 *
 * @throws ToolError `too-large` beyond 50 million characters.
 */
export function jsonText(root: JsonNode, options: { indent: string; sortKeys?: boolean }): string {
  return bounded(() => writeJson(root, { ...options, longest: LONGEST }));
}

export function jsonLines(values: readonly JsonNode[], { sortKeys = false } = {}): string {
  return bounded(() => {
    let longest = LONGEST;
    const lines = values.map((value) => {
      const line = writeJson(value, { indent: '', sortKeys, longest });
      longest -= line.length;
      return line;
    });
    return lines.join('\n');
  });
}

function bounded(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    throw new ToolError('too-large', 'The JSON would be longer than 50 million characters.');
  }
}
