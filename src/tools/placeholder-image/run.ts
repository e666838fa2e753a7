import { base64 } from '@scure/base';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { colouredPng } from '#lib/codes/write-png';
import { escapeMarkup } from '#lib/markup';
import { placeholderAddress, placeholderBounds, placeholderSvg } from '#lib/placeholder';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, { drawings }) => {
  const { width, height, text } = input;
  if (width * height > placeholderBounds.pixels)
    throw new ToolError('too-large', 'Please choose at most 12 million pixels.', { field: 'width' });
  const svg = placeholderSvg(input);
  const drawn = await drawings.pixels(svg, width);
  const png = colouredPng(
    drawn.pixels.filter((_, at) => at % 4 !== 3),
    drawn.width,
    drawn.height,
  );
  const alt = escapeMarkup(text.trim().toWellFormed() || `${width} × ${height}`);
  return {
    svg,
    png: { name: `placeholder-${width}x${height}.png`, type: 'image/png', base64: base64.encode(png) },
    address: placeholderAddress(input, 'svg'),
    html: `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" width="${width}" height="${height}" alt="${alt}">`,
  };
};

export default run;
