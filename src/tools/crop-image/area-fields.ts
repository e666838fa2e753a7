import { type Box, otherSide } from '#lib/picture/box';

/** What a form holds, the four numbers of the area among it, as they are in their fields. */
type Texts = Readonly<Record<string, unknown>>;

/** The box that the fields say, if they say one. */
export function boxOf(texts: Texts): Box | undefined {
  const pixels = (name: string) => Math.trunc(Number(texts[name]));
  const [x, y, width, height] = [pixels('x'), pixels('y'), pixels('width'), pixels('height')];
  return x >= 0 && y >= 0 && width >= 1 && height >= 1 ? { x, y, width, height } : undefined;
}

/** The fields that say a box. */
export function textsOf({ x, y, width, height }: Box) {
  return { x: String(x), y: String(y), width: String(width), height: String(height) };
}

/** The other side that follows in a ratio when one is typed in. */
export function followed(name: 'width' | 'height', text: string, ratio: number | undefined): Record<string, string> {
  const side = Math.trunc(Number(text));
  if (ratio === undefined || !(side >= 1)) return {};
  if (name === 'width') return { height: String(otherSide({ width: side }, ratio)) };
  return { width: String(otherSide({ height: side }, ratio)) };
}
