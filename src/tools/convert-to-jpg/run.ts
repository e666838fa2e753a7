import { makePicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ imageUrl, quality, background, keepMetadata }, ports, { signal }) => {
  const { url, facts } = await makePicture({
    imageUrl,
    suffix: 'converted',
    ports,
    signal,
    make: (content) => ports.images.transform(content, { format: 'jpeg', quality, background, keepMetadata, signal }),
    remark: ({ source }) =>
      source.format === 'jpeg'
        ? 'The picture was a JPG already. It was encoded anew, which can make it smaller but never better.'
        : undefined,
  });
  return { convertedImageUrl: url, ...facts };
};

export default run;
