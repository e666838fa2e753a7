import { convertPicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ picture, ...input }, ports, { signal }) => {
  const { images, metadata } = ports;
  let within: Awaited<ReturnType<typeof metadata.describe>>['within'];
  const told = {
    ...images,
    async transform(...[original, options]: Parameters<typeof images.transform>) {
      ({ within } = await metadata.describe(original, signal));
      return images.transform(original, options);
    },
  };
  const remark = () => {
    const { pictures = 1, others = [] } = within ?? {};
    const several = pictures > 1 ? [`The file holds ${pictures} pictures: number ${picture} was used.`] : [];
    return [...several, ...(others.length > 0 ? [`Left out: ${others.join(', ')}.`] : [])].join(' ') || undefined;
  };
  const conversion = { ...input, ...(picture > 1 && { frame: picture }), format: 'jpeg', expected: 'heic' } as const;
  const { url, facts } = await convertPicture({ ...conversion, remark, ports: { ...ports, images: told }, signal });
  return { jpgImageUrl: url, ...facts };
};

export default run;
