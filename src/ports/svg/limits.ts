import { ToolError } from '#kit/tool-error';

const MOST_BYTES = 20_000_000;

export function refuseTooLong(bytes: number): void {
  if (bytes > MOST_BYTES) throw new ToolError('too-large', 'Please choose an SVG of at most 20 MB.');
}

/** What is said of a drawing that has ended its program. */
export const BROKEN_OFF =
  'This SVG could not be drawn: it takes more memory than the 768 MB there are for it, or refers to itself too deeply. A smaller size may help.';

export function tookTooLong(milliseconds: number): ToolError {
  return new ToolError(
    'timed-out',
    `This SVG was not drawn within ${Math.round(milliseconds / 1000)} seconds and was stopped. Filters, layers, repeated parts and long texts take long: a smaller size or a simpler drawing may help.`,
  );
}
