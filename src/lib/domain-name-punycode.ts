const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The text that a Punycode label (without its `xn--`) stands for. Source: RFC 3492, section 6.2.
 *
 * @throws RangeError when the label is no Punycode.
 */
export function decodePunycode(encoded: string): string {
  const delimiter = encoded.lastIndexOf('-');
  const output = delimiter > 0 ? [...encoded.slice(0, delimiter)].map((letter) => letter.charCodeAt(0)) : [];
  let codePoint = INITIAL_CODE_POINT;
  let bias = INITIAL_BIAS;
  let position = 0;
  let index = delimiter > 0 ? delimiter + 1 : 0;

  while (index < encoded.length) {
    const number = readNumber(encoded, index, bias);
    index = number.end;
    const from = position;
    position += number.value;
    const length = output.length + 1;
    bias = adapt(position - from, length, from === 0);
    codePoint += Math.floor(position / length);
    position %= length;
    if (codePoint > LAST_CODE_POINT) throw new RangeError('Punycode stands for no Unicode character');
    output.splice(position, 0, codePoint);
    position += 1;
  }
  return String.fromCodePoint(...output);
}

/** One variable-length integer, read from `start`. */
function readNumber(encoded: string, start: number, bias: number): { value: number; end: number } {
  let value = 0;
  let weight = 1;
  let index = start;
  for (let k = BASE; ; k += BASE) {
    const digit = digitValue(encoded.charAt(index));
    index += 1;
    value += digit * weight;
    if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('Punycode overflows');
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (digit < threshold) return { value, end: index };
    weight *= BASE - threshold;
  }
}

function digitValue(letter: string): number {
  const value = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(letter.toLowerCase());
  if (letter === '' || value < 0) throw new RangeError('Punycode breaks off or holds a foreign character');
  return value;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
