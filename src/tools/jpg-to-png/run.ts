import { makePicture, otherFormatRemark } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ imageUrl, quality, keepMetadata }, ports, { signal }) => {
  const { url, facts } = await makePicture({
    imageUrl,
    suffix: 'converted',
    ports,
    signal,
    make: (content) => ports.images.transform(content, { format: 'png', quality, keepMetadata, signal }),
    remark: (made) => otherFormatRemark(made, 'jpeg'),
  });
  return { pngImageUrl: url, ...facts };
};

export default run;
