import type { Progress } from '#kit/progress';

/**
 * Reads an answer that comes in lines: progress, and at the end the envelope, with which this resolves.
 *
 * @throws TypeError when the connection breaks, SyntaxError when a line is no JSON.
 */
export async function readLines(response: Response, onProgress: (progress: Progress) => void): Promise<unknown> {
  let rest = '';
  let last: unknown;
  const take = (line: string) => {
    if (line === '') return;
    const value: unknown = JSON.parse(line);
    if (isProgressLine(value)) onProgress(value.progress);
    else last = value;
  };
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  }
  take(rest);
  return last;
}

function isProgressLine(value: unknown): value is { progress: Progress } {
  return typeof value === 'object' && value !== null && 'progress' in value;
}
