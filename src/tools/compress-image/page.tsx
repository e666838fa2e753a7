import { useState } from 'react';
import { MoreOptions } from '#ui/form/more-options';
import { PictureField } from '#ui/form/picture-field';
import { Slider } from '#ui/form/slider';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { usePictureTool } from '#ui/tool-page/use-picture-tool';
import { useSchemaOptions } from '#ui/tool-page/use-schema-options';
import { outcomeOf } from './outcome.ts';

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./compressed-image.tsx')).CompressedImage;
const loadOptions = async () => (await import('./compress-options.tsx')).CompressOptions;

export default function CompressImageCard({ facts }: ToolCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [quality, setQuality] = useState(80);
  const [Compressed, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, result, submit, cancel, prepare, many, summary } = usePictureTool(facts, { tool }, outcomeOf);
  const [picture, slider, , ...inputs] = facts.inputs;
  const { options, change, values } = useSchemaOptions(inputs);
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ imageUrl, quality, keepOriginal: true, ...values })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <PictureField field={picture} value={imageUrl} onChange={setImageUrl} many={many} />
        <Slider
          label={slider?.label ?? 'Quality: {value}%'}
          value={quality}
          onChange={setQuality}
          min={1}
          max={100}
          captions={slider?.captions}
        />
        <MoreOptions load={loadOptions} props={{ options, onChange: change }} />
      </ToolForm>
      {summary}
      {result && Compressed && <Compressed slug={facts.slug} result={result} />}
    </>
  );
}
