import { useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { ImageInput } from '#ui/form/image-input';
import { Slider } from '#ui/form/slider';
import { ToolForm } from '#ui/form/tool-form';
import { Icon } from '#ui/icon';
import { BeforeAfter } from '#ui/result/before-after';
import { fileUrl } from '#ui/result/file-url';
import { Result } from '#ui/result/result';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useTool } from '#ui/tool-page/use-tool';
import type tool from './tool.ts';

const loadTool = () => import('./tool.ts');

export default function CompressImageCard({ facts }: ToolCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [quality, setQuality] = useState(80);
  const { busy, result, submit, cancel, prepare } = useTool(facts, { tool: loadTool });
  const [picture, slider] = facts.inputs;
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ imageUrl, quality, keepOriginal: true })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <ImageInput
          label={picture?.label ?? 'Image URL'}
          value={imageUrl}
          onChange={setImageUrl}
          placeholder={picture?.placeholder}
          help={picture?.help}
        />
        <Slider
          label={slider?.label ?? 'Quality: {value}%'}
          value={quality}
          onChange={setQuality}
          min={1}
          max={100}
          captions={slider?.captions}
        />
      </ToolForm>
      {result && <CompressResult {...result} />}
    </>
  );
}

const names = { before: 'Original image', after: 'Compressed image' };

function CompressResult(result: ToolOutput<typeof tool>) {
  const { originalSize, compressedSize, savedPercent, kept, expiresAt } = result;
  const { width, height, format } = result;
  const compressed = fileUrl(result.compressedImageUrl);
  const original = result.originalUrl === null ? undefined : fileUrl(result.originalUrl);
  return (
    <Result>
      {original ? (
        <BeforeAfter before={original} after={compressed} names={names} width={width} height={height} />
      ) : (
        <img src={compressed} alt={names.after} className="max-h-128 max-w-full" width={width} height={height} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-2xl font-semibold figures">
            {originalSize} → {compressedSize}
          </p>
          <p className="text-muted">
            {kept
              ? 'No smaller file at this quality: the picture is as it was, without its metadata.'
              : `${savedPercent}% saved`}
            {`, ${width} × ${height} pixels, ${format.toUpperCase()}`}
          </p>
        </div>
        <a
          className="button grow px-2 sm:grow-0 sm:px-4.5"
          href={`${compressed}?download`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="download" /> Download Compressed Image
        </a>
      </div>
      <p className="text-sm text-muted">
        Deleted from this server at{' '}
        <time dateTime={expiresAt}>{new Date(expiresAt).toLocaleTimeString('en', { timeStyle: 'short' })}</time>.
      </p>
    </Result>
  );
}
