import { useState } from 'react';
import type { AnyTool } from '#kit/define-tool';
import { DomainCard } from '../domain/domain-card.tsx';
import type { DrawnCardProps } from './drawn-card.tsx';
import { fewFields } from './few-fields.tsx';
import { FormFields } from './form-fields.tsx';
import { FieldKinds } from './kinds.tsx';
import { useForm } from './use-form.tsx';

/** The card of a tool that looks up domains, its result drawn from the definition; further inputs are below the domain. */
export function DrawnDomainCard({ facts, ...addresses }: DrawnCardProps) {
  const [{ tool, parts, others }] = useState(() => ({
    tool: () => import(/* @vite-ignore */ addresses.definition),
    parts: async () => (await import('./domain-drawing.tsx')).domainDrawing(facts, addresses),
    others: { ...facts, inputs: facts.inputs.filter(({ name }) => name !== 'domain') },
  }));
  const form = useForm(others);
  const controls = (
    <FieldKinds value={fewFields}>
      <FormFields inputs={others.inputs} form={form} addresses={addresses} withoutSamples />
    </FieldKinds>
  );
  const further = others.inputs.length > 0 ? { controls, input: form.input, fill: form.fill } : undefined;
  return <DomainCard<AnyTool> facts={facts} tool={tool} parts={parts} further={further} />;
}
