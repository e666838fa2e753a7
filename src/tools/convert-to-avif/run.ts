import { convertPicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ target, ...input }, ports, { signal }) => {
  const look = target === 'same-look' ? 'same' : undefined;
  const { url, facts } = await convertPicture({ ...input, look, format: 'avif', ports, signal });
  return { avifImageUrl: url, ...facts };
};

export default run;
