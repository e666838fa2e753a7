import { makePicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ imageUrl, times, format, ...options }, ports, { signal, report }) => {
  const { url, facts } = await makePicture({
    imageUrl,
    suffix: `${times}x`,
    ports,
    signal,
    make: (original) =>
      ports.images.enlarge(original, {
        ...options,
        ...(format !== 'same' && { format }),
        times: times === '4' ? 4 : 2,
        signal,
        onProgress: (share) => report({ share }),
      }),
  });
  return { upscaledImageUrl: url, ...facts };
};

export default run;
