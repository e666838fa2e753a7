import { strToU8 } from 'fflate';
import { makePicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type { SvgFacts } from '#ports/svg/port';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ svg, size: by, background, color, ...input }, ports, { signal }) => {
  const text = svg.trim();
  if (text === '' && input.imageUrl.trim() === '')
    throw new ToolError('invalid-input', 'Please choose an SVG, or paste its code', { field: 'imageUrl' });
  const pasted = { content: strToU8(text), name: 'drawing.svg', type: 'image/svg+xml' };
  const imageUrl = text === '' ? input.imageUrl : (await ports.files.put(pasted)).url;
  const value = input[by];
  const { url, facts, made } = await makePicture({
    ...{ imageUrl, ports, signal, suffix: by === 'scale' ? `${value}x` : `${value}px` },
    async make(original) {
      const ground = background === 'color' ? { background: color } : {};
      const drawn = await ports.svg.draw(original, { size: { by, value }, ...ground, signal });
      const source = { ...drawn.source, format: 'svg' as const, frames: 1 };
      return { ...drawn, source, format: 'png' as const, type: 'image/png' };
    },
    remark: (made) => noteOn(made),
  });
  const { leftOut, fonts, missing } = made;
  return { pngImageUrl: url, ...facts, leftOut, fonts, missing };
};

export default run;

/** What is said where the tables are not, as in a list of many files. */
function noteOn({
  sizeFrom,
  leftOut,
  missing,
}: Pick<SvgFacts, 'sizeFrom' | 'leftOut' | 'missing'>): string | undefined {
  const notes = [
    sizeFrom === 'viewBox' && 'The drawing says no size, so that of its viewBox was taken.',
    sizeFrom === 'nothing' && 'The drawing says no size at all, so it was taken for 300 × 150, as in browsers.',
    leftOut.length > 0 && `Not in the picture: ${leftOut.map(({ what, count }) => `${what} (${count})`).join('; ')}.`,
    missing !== '' && `No font here has ${missing.length > 40 ? 'some of its characters' : missing}.`,
  ];
  return notes.filter((note) => note !== false).join(' ') || undefined;
}
