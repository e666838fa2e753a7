import { letteringFor } from '#families/letters';
import { makePicture } from '#families/make-picture';
import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { drawnText } from '#lib/lettering/drawn-text';
import type { Lettering } from '#ports/lettering/port';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const run: Run<typeof tool> = async (input, { lettering, ...ports }, { signal }) => {
  const { imageUrl, kind, logoUrl, place, angle, format, quality, background } = input;
  const layer =
    kind === 'text'
      ? await drawing(input, lettering)
      : await ports.http.download({ url: logoUrl.trim(), accept: ['image/*'], signal });
  const [width, margin, opacity] = [input.size / 100, input.margin / 100, input.opacity / 100];
  const asked = { place, angle, width, margin, opacity, quality, background, signal };
  const { url, facts } = await makePicture({
    ...{ imageUrl, suffix: 'watermark', ports, signal },
    make: (original) => ports.images.overlay(original, layer, { ...asked, ...(format !== 'same' && { format }) }),
  });
  return { markedImageUrl: url, ...facts };
};

export default run;

async function drawing({ text, color, outline, outlineColor }: Input, port: Lettering): Promise<string> {
  const line = text.trim().replace(/\s+/g, ' ');
  const lettering = await letteringFor(port, [[line, 700]]);
  const rim = { colour: outlineColor, width: outline / 100 };
  const drawn = drawnText(lettering, line, { weight: 700, fill: color, rim });
  if (!drawn) throw new ToolError('invalid-input', 'The text has nothing that is seen.');
  return drawn;
}
