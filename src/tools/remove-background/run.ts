import { makePicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, ports, { signal, report }) => {
  const { imageUrl, behind, color, format, quality } = input;
  const { url, facts } = await makePicture({
    imageUrl,
    suffix: 'cut-out',
    ports,
    signal,
    make: (original) =>
      ports.images.cutOut(original, {
        ...{ format, quality, signal },
        ...(behind === 'color' && { colour: color }),
        onProgress: (share, stage) => report({ share, ...(stage && { stage: 'Loading the neural network' }) }),
      }),
  });
  return { cutImageUrl: url, ...facts };
};

export default run;
