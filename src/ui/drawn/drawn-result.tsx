import { type ComponentType, Fragment } from 'react';
import type { OutputFacts } from '#kit/facts';
import { own } from '#lib/own';
import { ContinueWithText } from '../result/continue-with-text.tsx';
import { Result } from '../result/result.tsx';
import { filledIn } from './filled-in.tsx';
import type { Kinds } from './kinds.tsx';
import type { ResultItem, ResultKindProps, WholeResult } from './result-kind.tsx';

const found = import.meta.glob<ComponentType<ResultKindProps>>('../results/*.tsx', { import: 'default' });

/** Displays that share a component. */
const SHARED: Readonly<Record<string, string>> = {
  text: 'values',
  number: 'values',
  list: 'values',
};

/** The components that a result of these outputs is drawn by: fetched before it is there. */
export async function loadKinds(outputs: readonly OutputFacts[]): Promise<Kinds<ResultKindProps>> {
  const names = new Set(outputs.map(kindOf).filter((name) => !isUnseen(name) && !name.startsWith('./')));
  return new Map(
    await Promise.all(
      [...names].map(async (name) => {
        const load = found[`../results/${name}.tsx`];
        if (!load) throw new Error(`There is no kind of result "${name}".`);
        return [name, await load()] as const;
      }),
    ),
  );
}

interface DrawnResultProps {
  kinds: Kinds<ResultKindProps>;
  whole: WholeResult;
}

/** A result drawn from the output schema, in its order. */
export function DrawnResult(props: DrawnResultProps) {
  const { input, next, outputs } = props.whole;
  const { text } = input;
  // A text that came out, and a part of the tool's own, say themselves what goes on with it.
  const isSaid = outputs.some(({ display }) => display === 'copy' || display.startsWith('./'));
  return (
    <Result>
      <DrawnValues {...props} />
      {!isSaid && next.length > 0 && typeof text === 'string' && <ContinueWithText slugs={next} text={text} />}
    </Result>
  );
}

/** Its content: values of one kind that follow one another are drawn together. */
export function DrawnValues({ kinds, whole }: DrawnResultProps) {
  const groups = groupsOf(whole.outputs, whole.values);
  return groups.map(({ kind, heading, items }) => {
    const Kind = kinds.get(kind);
    if (!Kind) return null;
    const drawn = <Kind items={items} whole={whole} />;
    const words = heading && filledIn(heading, whole.values);
    if (!words) return <Fragment key={items[0]?.output.name}>{drawn}</Fragment>;
    const id = `heading-${items[0]?.output.name}`;
    return (
      <section key={id} aria-labelledby={id} className="grid gap-3">
        <h2 id={id} dir="auto" className="text-base font-semibold">
          {words}
        </h2>
        {drawn}
      </section>
    );
  });
}

interface Group {
  kind: string;
  heading: string | undefined;
  items: ResultItem[];
}

function groupsOf(outputs: readonly OutputFacts[], values: WholeResult['values']): Group[] {
  const groups: Group[] = [];
  for (const output of outputs) {
    const value = values[output.name];
    if (isUnseen(output.display) || !isShown(value, output)) continue;
    const kind = kindOf(output);
    const { heading } = output;
    const last = groups.at(-1);
    if (last?.kind === kind && heading === undefined) last.items.push({ output, value });
    else groups.push({ kind, heading, items: [{ output, value }] });
  }
  return groups;
}

function kindOf({ display }: OutputFacts): string {
  return own(SHARED, display) ?? display;
}

/** A part of the tool's own sees for itself what of the whole is there. */
function isShown(value: unknown, { display, none, most }: OutputFacts): boolean {
  if (display.startsWith('./')) return true;
  if (value === null || isBlank(value, display)) return none !== undefined || most !== undefined;
  return value !== undefined;
}

/** A text or a list with nothing in it. */
function isBlank(value: unknown, display: string): boolean {
  if (display !== 'text' && display !== 'list') return false;
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether no component of its own shows it. */
function isUnseen(display: string): boolean {
  return display === 'hidden' || display === 'caption';
}
