import type { PictureWords } from '#kit/field';
import { filledIn } from './filled-in.tsx';

/** What a definition says of a picture, with the values of a result in it. */
export function pictureSaid({ headline, remark }: PictureWords = { headline: '' }, values: Record<string, unknown>) {
  const isSaid = remark !== undefined && values.kept !== true;
  return { headline: filledIn(headline, values) ?? '', remark: isSaid ? filledIn(remark, values) : undefined };
}
