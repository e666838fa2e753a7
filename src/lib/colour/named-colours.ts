import Color from 'colorjs.io';
import keywords from 'colorjs.io/src/keywords.js';
import { once } from '#lib/once';
import { type Colour, readColour } from './read-colour.ts';
import { distance, hexOf } from './write-colour.ts';

const named = once(() =>
  Object.entries(keywords).map(([name, parts]) => ({ name, color: { color: new Color('srgb', parts), alpha: 1 } })),
);

/** The name of CSS that comes closest; whether it is this very colour, as a screen of sRGB shows it. */
export function nearestName(colour: Colour): { name: string; isExact: boolean } {
  const shown = readColour(hexOf({ ...colour, alpha: 1 }));
  const opaque = typeof shown === 'string' ? colour : shown;
  const [first, ...others] = named().map(({ name, color }) => ({ name, away: distance(opaque, color) }));
  const nearest = others.reduce((best, each) => (each.away < best.away ? each : best), first ?? { name: '', away: 0 });
  return { name: nearest.name, isExact: nearest.away < 1e-6 && colour.alpha === 1 };
}
