import { NotHere } from '../engine.ts';
import { latin, viewOf } from '../metadata/bytes.ts';
import { LIGHT_STEPS, lightOf, type Raster, valuesOfLight } from './raster.ts';

const OTHER_PROFILE = 'The picture has a color profile that is not supported in the browser here.';

/** From the connection space of profiles, XYZ under D50, to the light of sRGB (W3C CSS Color 4, section 16). */
const TO_SRGB = [
  [3.1341359569958707, -1.6173863321612538, -0.4906619460083532],
  [-0.978795502912089, 1.916254567259524, 0.03344273116131949],
  [0.07195537988411677, -0.2289768264158322, 1.405386058324125],
];

/** A curve from what is stored to light, both 0 to 1. */
type Curve = (value: number) => number;

/**
 * The colours of a profile that is made of three colours and their curves, as those of screens and cameras are, brought to sRGB.
 *
 * @throws NotHere for profiles of another kind.
 */
export function inSrgb(raster: Raster, icc: Uint8Array): Raster {
  const profile = readProfile(icc);
  const lights = profile.curves.map((curve) => Float32Array.from({ length: 256 }, (_, value) => curve(value / 255)));
  if (isAlready(profile.matrix, lights)) return raster;
  const data = raster.data.slice();
  const [reds, greens, blues] = [lights[0], lights[1] ?? lights[0], lights[2] ?? lights[0]];
  if (!reds || !greens || !blues) throw new NotHere(OTHER_PROFILE);
  const [[a, b, c], [d, e, f], [g, h, i]] = profile.matrix;
  for (let at = 0; at < data.length; at += 4) {
    const red = reds[data[at] ?? 0] ?? 0;
    const green = greens[data[at + 1] ?? 0] ?? 0;
    const blue = blues[data[at + 2] ?? 0] ?? 0;
    data[at] = valueOfLight(a * red + b * green + c * blue);
    data[at + 1] = valueOfLight(d * red + e * green + f * blue);
    data[at + 2] = valueOfLight(g * red + h * green + i * blue);
  }
  return { ...raster, data };
}

function valueOfLight(light: number): number {
  return valuesOfLight[Math.round(Math.min(1, Math.max(0, light)) * LIGHT_STEPS)] ?? 0;
}

type Row = [number, number, number];

interface Profile {
  /** From the light of the profile's own colours to that of sRGB. */
  matrix: [Row, Row, Row];
  curves: Curve[];
}

function isAlready(matrix: Profile['matrix'], lights: readonly Float32Array[]): boolean {
  const isSame = matrix.every((row, y) => row.every((value, x) => Math.abs(value - (x === y ? 1 : 0)) < 0.004));
  return (
    isSame && lights.every((curve) => curve.every((light, value) => Math.abs(light - lightOf(value / 255)) < 0.004))
  );
}

function readProfile(icc: Uint8Array): Profile {
  const view = viewOf(icc);
  const space = latin(icc, 16, 20);
  if (latin(icc, 36, 40) !== 'acsp' || latin(icc, 20, 24) !== 'XYZ ') throw new NotHere(OTHER_PROFILE);
  const tags = new Map<string, Uint8Array>();
  for (let tag = 0; tag < view.getUint32(128); tag += 1) {
    const at = 132 + tag * 12;
    const start = view.getUint32(at + 4);
    tags.set(latin(icc, at, at + 4), icc.subarray(start, start + view.getUint32(at + 8)));
  }
  if (tags.has('A2B0')) throw new NotHere(OTHER_PROFILE);
  if (space === 'GRAY')
    return {
      matrix: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      curves: [readCurve(tags.get('kTRC'))],
    };
  if (space !== 'RGB ') throw new NotHere(OTHER_PROFILE);
  const colours = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readColour(tags.get(name)));
  const row = (y: number): Row => {
    const [x0 = 0, x1 = 0, x2 = 0] = colours.map((colour) =>
      colour.reduce((sum, value, at) => sum + value * (TO_SRGB[y]?.[at] ?? 0), 0),
    );
    return [x0, x1, x2];
  };
  return {
    matrix: [row(0), row(1), row(2)],
    curves: ['rTRC', 'gTRC', 'bTRC'].map((name) => readCurve(tags.get(name))),
  };
}

/** A number of 16 bits before the point, and 16 after. */
const fixed = (view: DataView, at: number) => view.getInt32(at) / 65_536;

function readColour(tag: Uint8Array | undefined): number[] {
  if (!tag || tag.length < 20) throw new NotHere(OTHER_PROFILE);
  const view = viewOf(tag);
  return [8, 12, 16].map((at) => fixed(view, at));
}

/** ICC.1:2022, 10.6 and 10.18. */
function readCurve(tag: Uint8Array | undefined): Curve {
  if (!tag || tag.length < 12) throw new NotHere(OTHER_PROFILE);
  const view = viewOf(tag);
  if (latin(tag, 0, 4) === 'curv') {
    const count = view.getUint32(8);
    if (count === 0) return (value) => value;
    if (count === 1) return (value) => value ** (view.getUint16(12) / 256);
    return (value) => {
      const place = value * (count - 1);
      const [low, high] = [Math.floor(place), Math.ceil(place)].map((at) => view.getUint16(12 + at * 2) / 65_535);
      return (low ?? 0) + ((high ?? 0) - (low ?? 0)) * (place % 1);
    };
  }
  const kind = view.getUint16(8);
  const counts = [1, 3, 4, 5, 7];
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: counts[kind] ?? 0 }, (_, at) =>
    fixed(view, 12 + at * 4),
  );
  const powered: Curve = (value) => Math.max(0, a * value + b) ** g;
  if (latin(tag, 0, 4) !== 'para' || kind > 4) throw new NotHere(OTHER_PROFILE);
  if (kind === 0) return powered;
  if (kind === 1) return (value) => (value >= -b / a ? powered(value) : 0);
  if (kind === 2) return (value) => (value >= -b / a ? powered(value) : 0) + c;
  return (value) => (value >= d ? powered(value) + e : c * value + f);
}
