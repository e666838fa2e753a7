import { convertPicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, ports, { signal }) => {
  const conversion = { ...input, format: 'jpeg', expected: 'webp' } as const;
  const { url, facts } = await convertPicture({ ...conversion, ports, signal });
  return { jpgImageUrl: url, ...facts };
};

export default run;
