import { convertPicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, ports, { signal }) => {
  const { url, facts } = await convertPicture({ ...input, format: 'tiff', ports, signal });
  return { tiffImageUrl: url, ...facts };
};

export default run;
