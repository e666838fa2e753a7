import { useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { Checkbox } from '#ui/form/choice';
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
const loadOptions = async () => (await import('./resizer-options.tsx')).ResizerOptions;

const sides = [
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

export default function ImageResizerCard({ facts }: ToolCardProps) {
  const [imageUrl, setImageUrl] = useState('');
  const [picture, ...inputs] = facts.inputs;
  const { options, change, values } = useSchemaOptions(inputs);
  const [ImageResult, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, result, submit, cancel, prepare, many, summary } = usePictureTool(facts, { tool }, outcomeOf);
  const keepsRatio = options.fit === 'contain';
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
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          {sides.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              value={options[name] ?? ''}
              onChange={(text) => change({ [name]: text })}
              type="number"
              inputMode="numeric"
              min={1}
              placeholder="Pixels"
            />
          ))}
        </div>
        <Checkbox
          label="Keep the ratio"
          checked={keepsRatio}
          onChange={(isKept) => change({ fit: isKept ? 'contain' : 'stretch' })}
          help="One side is then enough; with both, the picture fits inside them."
        />
        <MoreOptions load={loadOptions} props={{ inputs, options, onChange: change }} />
      </ToolForm>
      {summary}
      {result && ImageResult && (
        <ImageResult
          {...outcomeOf(result)}
          slug={facts.slug}
          name="Resized image"
          remark={`${result.sourceSize} → ${result.size}`}
        />
      )}
    </>
  );
}

function outcomeOf({ resizedImageUrl, ...made }: ToolOutput<typeof definition>) {
  const headline = `${made.sourceWidth} × ${made.sourceHeight} → ${made.width} × ${made.height}`;
  return { ...made, url: resizedImageUrl, headline };
}
