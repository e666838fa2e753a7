import type { ToolOutput } from '#kit/define-tool';
import { BeforeAfter } from '#ui/result/before-after';
import { fileUrl } from '#ui/result/file-url';
import { ImageResult } from '#ui/result/image-result';
import { outcomeOf } from './outcome.ts';
import type tool from './tool.ts';

const names = { before: 'Original image', after: 'Compressed image' };

interface CompressedImageProps {
  slug: string;
  result: ToolOutput<typeof tool>;
}

/** The smaller picture, beside the original where that was kept. */
export function CompressedImage({ slug, result }: CompressedImageProps) {
  const { compressedImageUrl, originalUrl, originalSize, compressedSize, savedPercent, kept, width, height } = result;
  const files = originalUrl !== null && { before: fileUrl(originalUrl), after: fileUrl(compressedImageUrl) };
  return (
    <ImageResult
      slug={slug}
      url={compressedImageUrl}
      name={names.after}
      width={width}
      height={height}
      format={result.format}
      expiresAt={result.expiresAt}
      headline={`${originalSize} → ${compressedSize}`}
      remark={kept ? undefined : `${savedPercent}% saved`}
      note={outcomeOf(result).note}
      picture={files ? <BeforeAfter {...files} names={names} width={width} height={height} /> : undefined}
    />
  );
}
