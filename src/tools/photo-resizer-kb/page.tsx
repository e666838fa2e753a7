import { useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { MoreOptions } from '#ui/form/more-options';
import { PictureField } from '#ui/form/picture-field';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { usePictureTool } from '#ui/tool-page/use-picture-tool';
import { useSchemaOptions } from '#ui/tool-page/use-schema-options';
import type definition from './tool.ts';

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('#ui/result/image-result')).ImageResult;
const loadOptions = async () => (await import('#ui/form/option-fields')).OptionFields;

export default function PhotoResizerKbCard({ facts }: ToolCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [picture, ...inputs] = facts.inputs;
  const [target, ...others] = inputs;
  const { options, change, values } = useSchemaOptions(inputs);
  const [ImageResult, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, result, submit, cancel, prepare, many, summary } = usePictureTool(facts, { tool }, outcomeOf);
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ imageUrl, ...values })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <PictureField field={picture} value={imageUrl} onChange={setImageUrl} many={many} />
        <TextInput
          label={target?.label ?? 'Target size (KB)'}
          value={options.targetSize ?? ''}
          onChange={(targetSize) => change({ targetSize })}
          type="number"
          inputMode="decimal"
          min={1}
          placeholder={target?.placeholder}
          help={target?.help}
        />
        <MoreOptions load={loadOptions} props={{ inputs: others, options, onChange: change }} />
      </ToolForm>
      {summary}
      {result && ImageResult && (
        <ImageResult
          {...result}
          slug={facts.slug}
          url={result.resizedImageUrl}
          name="Resized image"
          headline={`Final size: ${result.finalSize}`}
          remark={`${result.sourceSize} before`}
        />
      )}
    </>
  );
}

function outcomeOf({ resizedImageUrl, finalSize, ...made }: ToolOutput<typeof definition>) {
  const headline = `${made.sourceSize} → ${finalSize}, ${made.width} × ${made.height} pixels`;
  return { ...made, url: resizedImageUrl, headline };
}
