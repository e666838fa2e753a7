import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

/** What one of many rows says. */
export function outcomeOf({ compressedImageUrl, originalSize, compressedSize, ...rest }: ToolOutput<typeof tool>) {
  const { kept, savedPercent, compressedBytes, expiresAt } = rest;
  const sizes = `${originalSize} → ${compressedSize}`;
  return {
    url: compressedImageUrl,
    headline: kept ? sizes : `${sizes}, ${savedPercent}% saved`,
    note: kept ? 'No smaller file at this quality: the picture is as it was, without its metadata.' : undefined,
    bytes: compressedBytes,
    expiresAt,
  };
}
