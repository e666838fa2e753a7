import { useState } from 'react';
import type { AnyTool } from '#kit/define-tool';
import type { CardFacts } from '#kit/facts';
import { DomainCard } from '../domain/domain-card.tsx';
import type { DomainParts, ShownProps } from '../domain/domain-parts.tsx';
import type { DrawnCardProps } from './drawn-card.tsx';
import { fewFields } from './few-fields.tsx';
import { FormFields } from './form-fields.tsx';
import { FieldKinds } from './kinds.tsx';
import { plainValue } from './plain-value.tsx';
import { useForm } from './use-form.tsx';

/** The card of a tool that looks up domains, its result drawn from the definition; further inputs are below the domain. */
export function DrawnDomainCard({ facts, definition, ownResults }: DrawnCardProps) {
  const [{ tool, parts, others }] = useState(() => ({
    tool: () => import(/* @vite-ignore */ definition),
    parts: () => loadParts(facts, ownResults),
    others: { ...facts, inputs: facts.inputs.filter(({ name }) => name !== 'domain') },
  }));
  const form = useForm(others);
  const controls = (
    <FieldKinds value={fewFields}>
      <FormFields inputs={others.inputs} form={form} withoutSamples />
    </FieldKinds>
  );
  const further = others.inputs.length > 0 ? { controls, input: form.input, fill: form.fill } : undefined;
  return <DomainCard<AnyTool> facts={facts} tool={tool} parts={parts} further={further} />;
}

async function loadParts(facts: CardFacts, ownResults: DrawnCardProps['ownResults']): Promise<DomainParts<AnyTool>> {
  const { loadDrawing } = await import('./load-drawing.tsx');
  const { Result, Progress, kinds } = await loadDrawing(facts, ownResults);
  const { slug, outputs, labels, next = [] } = facts;
  const draw = (values: Readonly<Record<string, unknown>>) => (
    <Result outputs={outputs} kinds={kinds} whole={{ slug, values, input: {}, next }} />
  );
  return {
    Shown: ({ result }: ShownProps<AnyTool>) => draw(result),
    Arriving: ({ progress }) => (
      <>
        <Progress label={labels.busy} progress={progress} />
        {progress?.partial && draw(progress.partial)}
      </>
    ),
    rowOf: (result) => rowBy(facts, result),
  };
}

/** As many values as a row has room for. */
const VALUES = 8;

/** A result in one line of a table: its first plain values. */
export function rowBy({ outputs }: Pick<CardFacts, 'outputs'>, values: Readonly<Record<string, unknown>>) {
  const shown = outputs.filter(({ name, display }) => display !== 'hidden' && isPlain(values[name]));
  return Object.fromEntries(
    shown.slice(0, VALUES).map((output) => [output.label, plainValue(values[output.name], output)]),
  );
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object');
  return value !== undefined && typeof value !== 'object';
}
