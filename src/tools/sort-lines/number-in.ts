const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const GROUPED_BY = { point: /[,'’\u00a0\u202f\u066c]/g, comma: /[.'’\u00a0\u202f\u066c]/g };
/** UTF-16 units of a number: nobody sorts by more. */
const LONGEST = 64;

/**
 * The first number of a line: with thousands grouped, a sign, digits of any script. `undefined` where there is none.
 *
 * @param decimal what is written between whole and parts; the other sign groups thousands
 */
export function numberIn(line: string, decimal: 'point' | 'comma'): number | undefined {
  const start = line.search(/\p{Nd}/u);
  if (start === -1) return undefined;
  const written = line.slice(start, start + LONGEST).replace(OTHER_DIGIT, asAscii);
  const [digits = ''] = /^[0-9][0-9.,'’\u00a0\u202f\u066b\u066c]*(?:e[+-]?[0-9]+)?/i.exec(written) ?? [];
  const whole = digits.replace(GROUPED_BY[decimal], '').replace(/[,\u066b]/, '.');
  return (isNegative(line, start) ? -1 : 1) * Number.parseFloat(whole);
}

function asAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  // The digits of a script follow one another, from zero on.
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A hyphen after a letter or a digit is no minus: "A-3". */
function isNegative(line: string, start: number): boolean {
  return /(?:^|[^\p{L}\p{N}])[-\u2212]\p{Sc}? ?$/u.test(line.slice(Math.max(0, start - 4), start));
}
