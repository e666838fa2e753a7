import { useState } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { PictureFacts } from '#kit/picture-fields';
import { MoreOptions } from '../form/more-options.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLater } from '../later.tsx';
import { notify } from '../notice/notices.tsx';
import type { ToolCardProps } from './tool-card-props.tsx';
import { usePictureTool } from './use-picture-tool.tsx';
import { useSchemaOptions } from './use-schema-options.tsx';

const loadResult = async () => (await import('../result/image-result.tsx')).ImageResult;
const loadOptions = async () => (await import('../form/option-fields.tsx')).OptionFields;

interface ConverterCardProps<T extends AnyTool> extends ToolCardProps {
  tool: () => Promise<{ default: T }>;
  /** The new picture's address and figures in a result. */
  madeOf: (result: ToolOutput<T>) => PictureFacts & { url: string };
  /** What the picture's address should end like, and the warning where it does not; the picture is converted all the same. */
  expects?: { ending: RegExp; warning: string };
}

/** The card of a tool that takes one picture and writes it in another format; all fields but the first are options. */
export function ConverterCard<T extends AnyTool>({ facts, tool, madeOf, expects }: ConverterCardProps<T>) {
  const [imageUrl, setImageUrl] = useState('');
  const [picture, ...inputs] = facts.inputs;
  const { options, change, values } = useSchemaOptions(inputs);
  const [ImageResult, askForResult] = useLater(loadResult);
  const source = { tool: async () => (await Promise.all([tool(), askForResult()]))[0] };
  const headline = ({ sourceSize, size }: PictureFacts) => `${sourceSize} → ${size}`;
  const outcomeOf = (result: ToolOutput<T>) => ({ ...madeOf(result), headline: headline(madeOf(result)) });
  const { busy, result, submit, cancel, prepare, many, summary } = usePictureTool<T>(facts, source, outcomeOf);
  const convert = () => {
    void submit({ imageUrl, ...values });
    const url = imageUrl.trim();
    if (expects && url !== '' && !many.list && !expects.ending.test(URL.parse(url)?.pathname ?? url)) {
      notify({ kind: 'warning', message: expects.warning });
    }
  };
  const made = result && madeOf(result);
  return (
    <>
      <ToolForm busy={busy} labels={facts.labels} onSubmit={convert} onCancel={cancel} onPrepare={prepare}>
        <PictureField field={picture} value={imageUrl} onChange={setImageUrl} many={many} />
        <MoreOptions load={loadOptions} props={{ inputs, options, onChange: change }} />
      </ToolForm>
      {summary}
      {made && ImageResult && (
        <ImageResult {...made} slug={facts.slug} name="Converted image" headline={headline(made)} />
      )}
    </>
  );
}
