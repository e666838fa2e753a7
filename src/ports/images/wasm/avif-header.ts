import { NotHere, type StoredHeader } from '../engine.ts';
import { boxesIn, inside } from '../iso/boxes.ts';
import { latin, viewOf } from '../metadata/bytes.ts';

/**
 * Of the largest picture in it, which is the one that is shown.
 *
 * @throws NotHere for what the codec does not do: to turn the picture, and colours of another profile.
 */
export function readAvifHeader(content: Uint8Array): StoredHeader {
  const brand = latin(content, 8, 12);
  if (brand === 'avis') throw new NotHere('Animated AVIF pictures cannot be read in the browser here.');
  const meta = inside(content, 'meta', 4);
  const properties = [...boxesIn(inside(inside(meta, 'iprp'), 'ipco'))];
  let [width, height, isGrey, hasAlpha, isDeep] = [0, 0, false, false, false];
  for (const { type, data } of properties) {
    const view = viewOf(data);
    if (type === 'ispe' && view.getUint32(4) * view.getUint32(8) > width * height) {
      [width, height] = [view.getUint32(4), view.getUint32(8)];
    }
    if (type === 'auxC' && latin(data, 4, data.length).includes('alpha')) hasAlpha = true;
    if (type === 'av1C') isDeep ||= ((data[2] ?? 0) & 0x40) !== 0;
    if (type === 'pixi') isGrey ||= data[4] === 1 && !hasAlpha && properties.every((each) => each.type !== 'auxC');
    const isTurned = type === 'irot' || type === 'imir' || type === 'clap';
    if (isTurned) throw new NotHere('AVIF pictures that are stored turned cannot be read in the browser here.');
    if (type === 'colr' && ['prof', 'rICC'].includes(latin(data, 0, 4))) {
      throw new NotHere('AVIF pictures with a color profile cannot be read in the browser here.');
    }
  }
  return {
    width,
    height,
    space: isDeep ? 'rgb16' : isGrey ? 'b-w' : 'srgb',
    depth: isDeep ? 'ushort' : 'uchar',
    hasAlpha,
  };
}
