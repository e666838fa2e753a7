import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnyTool } from '#kit/define-tool';
import type { CardFacts, InputFacts } from '#kit/facts';
import type { ImageInputProps, ManyPictures } from '../form/image-input.tsx';
import { type FieldValue, initialValue, SchemaField, shownValue, typedValue } from '../form/schema-field.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { useLater } from '../later.tsx';
import { Samples } from './samples.tsx';
import type { ToolCardProps } from './tool-card-props.tsx';
import { type ToolSource, type ToolState, useTool } from './use-tool.tsx';

/** What only the pages of tools that take a picture carry. */
export interface PictureParts {
  imageInput: ComponentType<ImageInputProps>;
  useLife: UseLife;
}

type Life<T extends AnyTool> = ToolState<T> & { many?: ManyPictures; summary?: ReactNode };
type UseLife = <T extends AnyTool>(facts: CardFacts, source: ToolSource<T>) => Life<T>;

const loadResult = async () => (await import('../result/generic-result.tsx')).GenericResult;

export interface GenericCardProps extends ToolCardProps {
  /** Address of the module that holds the tool's definition. */
  definition: string;
}

/** The inside of a card for a tool without a page of its own: form and result drawn from its schemas. */
export function genericCard(picture?: PictureParts): ComponentType<GenericCardProps> {
  const useLife: UseLife = picture?.useLife ?? useTool;
  return function GenericCard({ facts, definition }) {
    const [Result, askForResult] = useLater(loadResult);
    const [source] = useState<ToolSource<AnyTool>>(() => ({
      tool: async () => (await Promise.all([import(/* @vite-ignore */ definition), askForResult()]))[0],
    }));
    const { busy, result, submit, cancel, prepare, many, summary } = useLife(facts, source);
    const [values, setValues] = useState(() => initialValues(facts.inputs));
    const set = (name: string, value: FieldValue) => setValues((before) => ({ ...before, [name]: value }));
    const fill = (input: Record<string, unknown>) => {
      const given = Object.entries(input).map(([name, value]) => [name, shownValue(value)] as const);
      setValues({ ...initialValues(facts.inputs), ...Object.fromEntries(given) });
    };
    return (
      <>
        <ToolForm
          busy={busy}
          labels={facts.labels}
          onSubmit={() => void submit(typedValues(facts.inputs, values))}
          onCancel={cancel}
          onPrepare={prepare}
        >
          {facts.inputs.map((input) => (
            <SchemaField
              key={input.name}
              facts={input}
              imageInput={picture?.imageInput}
              many={many}
              value={values[input.name] ?? ''}
              onChange={(value) => set(input.name, value)}
            />
          ))}
          <Samples examples={facts.examples} onPick={fill} />
        </ToolForm>
        {summary}
        {result && Result && <Result outputs={facts.outputs} values={result} />}
      </>
    );
  };
}

function initialValues(inputs: readonly InputFacts[]): Record<string, FieldValue> {
  return Object.fromEntries(inputs.map((input) => [input.name, initialValue(input)]));
}

function typedValues(inputs: readonly InputFacts[], values: Record<string, FieldValue>): Record<string, unknown> {
  return Object.fromEntries(inputs.map((input) => [input.name, typedValue(input, values[input.name] ?? '')]));
}
