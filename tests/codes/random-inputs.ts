/** Numbers of 0 to 1 that look like chance, the same ones for a seed each time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** First and last characters of blocks that people write in, and of signs. */
const BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0x30, 0x39],
  [0x41, 0x5a],
  [0xa1, 0xff],
  [0x100, 0x17f],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x5d0, 0x5ea],
  [0x621, 0x64a],
  [0x905, 0x939],
  [0xe01, 0xe30],
  [0x3041, 0x3096],
  [0x4e00, 0x9fa5],
  [0xac00, 0xd7a3],
  [0x1f300, 0x1f64f],
];

type Draw = ReturnType<typeof chance>;

const among = <T>(draw: Draw, list: readonly T[]): T => {
  const found = list[Math.floor(draw() * list.length)];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

/** Characters of one or two blocks, without white space at its ends. */
function randomText(draw: Draw, length: number): string {
  const blocks = [among(draw, BLOCKS), among(draw, BLOCKS)];
  const letters = Array.from({ length }, () => {
    const [from, to] = among(draw, blocks);
    return String.fromCodePoint(from + Math.floor(draw() * (to - from + 1)));
  });
  return `x${letters.join('')}x`;
}

/** What somebody may enter into the generator of QR codes, of every kind, and looks of every shape. */
export function randomQrInput(draw: Draw): Record<string, unknown> {
  const word = () => randomText(draw, Math.floor(draw() * 20));
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(draw() * 10)).join('');
  const two = (most: number) => String(1 + Math.floor(draw() * most)).padStart(2, '0');
  const look = {
    level: among(draw, ['L', 'M', 'Q', 'H']),
    shape: among(draw, ['square', 'rounded', 'dots']),
    color: among(draw, ['#000000', '#1e3a8a', '#7f1d1d', '#065f46']),
    background: among(draw, ['#ffffff', '#fef9c3']),
    quiet: among(draw, [2, 4, 6]),
    pixels: 512,
  };
  const kinds: readonly (() => Record<string, unknown>)[] = [
    // Short ones most often, and few that fill large codes.
    () => ({ text: randomText(draw, Math.floor(draw() ** 4 * 400)) }),
    () => ({ text: `https://${digits(3)}.example.com/${encodeURIComponent(word())}?${digits(8)}#${word()}` }),
    () => ({ text: digits(1 + Math.floor(draw() ** 3 * 900)) }),
    () => ({
      text: randomText(draw, 20)
        .toUpperCase()
        .replace(/\P{Lu}/gu, '$'),
    }),
    () => ({ text: `${word()}\n${word()}\r\n^${word()}^^ECI000026` }),
    () => ({
      kind: 'wifi',
      ssid: word(),
      password: word(),
      hidden: draw() < 0.5,
      security: among(draw, ['wpa', 'wep']),
    }),
    () => ({ kind: 'contact', firstName: word(), lastName: word(), email: `${digits(4)}@example.com`, note: word() }),
    () => ({
      kind: 'event',
      eventTitle: word(),
      starts: `2026-${two(12)}-${two(28)} ${two(23)}:${two(59)}`,
      location: word(),
    }),
    () => ({ kind: 'email', email: 'ada@example.com', subject: word(), message: `${word()}\n${word()}` }),
    () => ({ kind: 'phone', phone: `+${digits(12)}` }),
    () => ({ kind: 'sms', phone: digits(9), message: word() }),
    () => ({ kind: 'place', latitude: String(draw() * 180 - 90), longitude: String(draw() * 360 - 180) }),
  ];
  return { ...among(draw, kinds)(), ...look };
}
