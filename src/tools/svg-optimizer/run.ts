import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { sizesOf } from '#lib/text/compressed-sizes';
import { optimizedSvg, readSvg } from './optimize.ts';
import type tool from './tool.ts';

/** UTF-16 units: what SVGO goes through in seconds. */
const LONGEST = 3_000_000;
/** Characters up to which pictures are shown. */
const SHOWN = 1_000_000;
const MOST_ADDRESSES = 50;

const run: Run<typeof tool> = async (input, _ports, { report }) => {
  const { text } = input;
  if (text.length > LONGEST)
    throw new ToolError('too-large', 'Please enter an SVG of at most 3 MB.', { field: 'text' });
  report({ share: 0, stage: 'Optimizing' });
  const before = readSvg(text);
  const made = optimizedSvg(text, input);
  const after = readSvg(made);
  report({ share: 0.9, stage: 'Comparing sizes' });
  return {
    text: made,
    preview: { before: dataUrl(text), after: dataUrl(made) },
    removed: before.scripts - after.scripts,
    outside: after.outside.slice(0, MOST_ADDRESSES),
    sizes: await sizesOf(text, made),
  };
};

export default run;

function dataUrl(svg: string): string | null {
  return svg.length > SHOWN ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
