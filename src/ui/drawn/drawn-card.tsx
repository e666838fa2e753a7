import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnyTool } from '#kit/define-tool';
import type { CardFacts, InputFacts } from '#kit/facts';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolCardProps } from '../tool-page/tool-card-props.tsx';
import { type ToolSource, type ToolState, useTool } from '../tool-page/use-tool.tsx';
import type { FieldKindProps, FormParts } from './field-kind.tsx';
import { type FieldAddresses, FormFields } from './form-fields.tsx';
import { FieldKinds, type Kinds } from './kinds.tsx';
import type { Drawing } from './load-drawing.tsx';
import { useForm } from './use-form.tsx';
import { useLive } from './use-live.tsx';

export interface DrawnCardProps extends ToolCardProps, FieldAddresses {
  /** Addresses of the tool's own results, by the names that its definition gives them. */
  ownResults: Readonly<Record<string, string>>;
}

interface Life extends ToolState<AnyTool>, Pick<FormParts, 'many' | 'file'> {
  summary?: ReactNode;
  /** Whether what it works on is still on its way into the form. */
  isWaiting?: boolean;
  /** What the result is of, where that is not what the form holds. */
  asked?: Record<string, unknown> | undefined;
}
export type UseLife = (facts: CardFacts, source: ToolSource<AnyTool>) => Life;

interface CardParts {
  /** The kinds of fields that it can draw, the tool's own among them. */
  fields: Kinds<FieldKindProps>;
  /** In the place of a result while there is none. */
  before?: ReactNode;
  /** Another life than `useTool`. */
  useLife?: UseLife;
  /** Answers live in the page, at once. */
  here?: ToolSource<AnyTool>['here'];
  /** Above the fields: other ways to fill them in, samples among them. */
  Above?: ComponentType<{ form: FormParts; inputs: readonly InputFacts[] }>;
  /** Whether there is enough to act on. */
  isReady?: (input: Readonly<Record<string, unknown>>) => boolean;
}

/** A tool's definition and what draws its result, fetched together. */
export function useDrawing({ definition, ownResults }: DrawnCardProps, here?: ToolSource<AnyTool>['here']) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [source] = useState<ToolSource<AnyTool>>(() => ({
    tool: async () => {
      const [tool, { loadDrawing }] = await Promise.all([
        import(/* @vite-ignore */ definition),
        import('./load-drawing.tsx'),
      ]);
      setDrawing(await loadDrawing(tool.default, ownResults));
      return tool;
    },
    here,
  }));
  return { source, drawing };
}

/** The inside of a card, drawn from the tool's definition. */
export function drawnCard({
  fields,
  before,
  useLife = useTool,
  here,
  Above,
  isReady,
}: CardParts): ComponentType<DrawnCardProps> {
  return function DrawnCard(props) {
    const { facts } = props;
    const { slug, inputs, labels, next = [] } = facts;
    const { source, drawing } = useDrawing(props, here);
    const life = useLife(facts, source);
    const form = useForm(facts, life);
    const isEmpty = form.isEmpty || (before !== undefined && form.parts.isInitial);
    const live = useLive(facts, { source, input: form.input, isEmpty: !facts.live || isEmpty });
    const told = facts.live ? live : life;
    // What needs nothing from the visitor answers as soon as the page is there: nothing may move then.
    const [isAtOnce] = useState(facts.live && !isEmpty);
    // What asks again shows how far that is.
    const [isAgain, setAgain] = useState(false);
    const [asked, setAsked] = useState<Record<string, unknown>>({});
    const submit = () => {
      setAsked(form.input);
      void life.submit(form.input);
    };
    const [input, result] = facts.live ? [form.input, live.result] : [life.asked ?? asked, life.result];
    const { busy, progress } = life;
    const again = async (changed: Readonly<Record<string, unknown>>) => {
      const wanted = { ...asked, ...changed };
      setAgain(true);
      const answer = await life.submit(wanted);
      setAgain(false);
      if (answer === undefined) return undefined;
      setAsked(wanted);
      form.keepOptions(changed);
      return answer;
    };
    const values = progress?.partial ?? result;
    const controls = (
      <>
        {Above && <Above form={form.parts} inputs={inputs} />}
        <FormFields inputs={inputs} form={form} addresses={props} withoutSamples={!!Above} />
      </>
    );
    return (
      <FieldKinds value={fields}>
        {facts.live ? (
          <form
            className="pane grid gap-5"
            noValidate
            onSubmit={(event) => event.preventDefault()}
            onFocus={life.prepare}
          >
            {controls}
            <p role="status" className="text-warning empty:hidden">
              {live.fault}
            </p>
          </form>
        ) : (
          <ToolForm
            busy={busy}
            isWaiting={life.isWaiting || isReady?.(form.input) === false}
            labels={labels}
            onSubmit={submit}
            onCancel={life.cancel}
            onPrepare={life.prepare}
          >
            {controls}
          </ToolForm>
        )}
        <div className="outcome pane" tabIndex={facts.shape === 'split' ? 0 : undefined}>
          {told.busy && !isAgain && drawing && (labels.stage || told.progress) && (
            <drawing.Progress label={labels.stage ?? labels.busy} progress={told.progress} />
          )}
          {life.summary}
          <div className={isAtOnce ? 'min-h-96' : 'contents'}>
            {values && drawing ? (
              <drawing.Result
                kinds={drawing.kinds}
                whole={{ slug, outputs: drawing.outputs, values, input, next, busy, progress, again }}
              />
            ) : (
              before
            )}
            {drawing && <drawing.Sent values={values} />}
          </div>
          {!values && !before && !told.busy && !life.summary && (
            <p className="outcome-empty">The result appears here.</p>
          )}
        </div>
      </FieldKinds>
    );
  };
}
