// The page's own part: what is drawn on the picture comes later, and nothing here may bring it.
import { type Box, otherSide } from './box.ts';

/** The four numbers as they are in their fields. */
export interface AreaFields {
  x: string;
  y: string;
  width: string;
  height: string;
}

export const sides = [
  ['x', 'X'],
  ['y', 'Y'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

export const noArea: AreaFields = { x: '0', y: '0', width: '', height: '' };

/** The fields as the schema expects them; what is empty is left out. */
export function typedArea(fields: AreaFields): Partial<Box> {
  const given = sides.flatMap(([name]) =>
    fields[name].trim() === '' ? [] : [[name, Math.trunc(Number(fields[name]))]],
  );
  return Object.fromEntries(given);
}

/** The box that the fields say, if they say one. */
export function boxOf(fields: AreaFields): Box | undefined {
  const { x = 0, y = 0, width = 0, height = 0 } = typedArea(fields);
  return x >= 0 && y >= 0 && width >= 1 && height >= 1 ? { x, y, width, height } : undefined;
}

export function fieldsOf({ x, y, width, height }: Box): AreaFields {
  return { x: String(x), y: String(y), width: String(width), height: String(height) };
}

/** The fields after one of them was typed in; with a ratio, one side gives the other. */
export function typedIn(
  fields: AreaFields,
  { name, text, ratio }: { name: keyof AreaFields; text: string; ratio?: number | undefined },
): AreaFields {
  const typed = { ...fields, [name]: text };
  const side = Math.trunc(Number(text));
  if (ratio === undefined || !(side >= 1)) return typed;
  if (name === 'width') return { ...typed, height: String(otherSide({ width: side }, ratio)) };
  if (name === 'height') return { ...typed, width: String(otherSide({ height: side }, ratio)) };
  return typed;
}
