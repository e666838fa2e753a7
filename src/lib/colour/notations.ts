/** Notations that a colour is written in. What sRGB alone can hold is written of the nearest colour there is in it. */
export const notations = {
  hex: 'Hex',
  rgb: 'rgb()',
  hsl: 'hsl()',
  hwb: 'hwb()',
  lab: 'lab()',
  lch: 'lch()',
  oklab: 'oklab()',
  oklch: 'oklch()',
  'display-p3': 'color(display-p3)',
  srgb: 'color(srgb)',
  'srgb-linear': 'color(srgb-linear)',
  'a98-rgb': 'color(a98-rgb)',
  'prophoto-rgb': 'color(prophoto-rgb)',
  rec2020: 'color(rec2020)',
  'xyz-d65': 'color(xyz-d65)',
  'xyz-d50': 'color(xyz-d50)',
} as const;

export type Notation = keyof typeof notations;
export const notationNames = Object.keys(notations).filter((name): name is Notation => name in notations);
