/**
 * Control characters, line and paragraph separators, and the marks that turn the direction of a text or hide in it: what a
 * stranger's line must not hold where it is printed among other lines.
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Whether a text is one line without control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** A text of several lines with `\n` between them, and no control character but the tab. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (/[\n\t]/.test(control) ? control : ''));
}

/** One line that a terminal shows as it is: what could steer the terminal or turn the line is written as `\u001b`. */
export function terminalSafe(text: string): string {
  return text.replace(UNSAFE, escaped);
}

/** JSON that a terminal shows as it is, and that says the same. Line breaks between its parts stay. */
export function terminalSafeJson(json: string): string {
  return json.replace(UNSAFE, (character) => (character === '\n' ? character : escaped(character)));
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
