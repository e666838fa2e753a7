import { useEffect } from 'react';
import { own } from '#lib/own';
import type { FieldKindProps, FormParts } from '#ui/drawn/field-kind';
import { TextArea } from '#ui/form/text-area';
import { TextInput } from '#ui/form/text-input';
import { useLazyComponent } from '#ui/lazy-component';

/** Fewest characters that are recommended. */
const fewest: Readonly<Record<string, number>> = { title: 50, description: 150 };

/** Fields that stand for others while those are empty. */
const standsFor: Readonly<Record<string, string>> = { ogTitle: 'title', ogDescription: 'description' };

/** A text with what is special about it: how long it should be, what stands for it, what a search engine makes of it. */
export function MetaField({ facts, value, onChange, form }: FieldKindProps) {
  const { name, label, maxLength = 0 } = facts;
  const text = String(value);
  const other = form?.values[own(standsFor, name) ?? ''];
  // Set apart: the control's own direction is that of its content, and it has none yet.
  const placeholder = other ? `\u2068${other}\u2069` : facts.placeholder;
  const control = { label, maxLength, placeholder, value: text, onChange };
  const from = own(fewest, name);
  return (
    <div>
      {facts.control === 'textarea' ? <TextArea {...control} rows={3} /> : <TextInput {...control} />}
      {from && <LengthBar {...{ label, length: text.length, from, to: maxLength }} />}
      {name === 'description' && form && <Preview form={form} />}
    </div>
  );
}

function LengthBar({ label, length, from, to }: { label: string; length: number; from: number; to: number }) {
  const words = length > to ? `${length - to} too many` : `${from} to ${to} recommended`;
  return (
    <div className="mt-1.5 text-sm text-muted">
      <meter
        aria-label={`Length of the ${label.toLowerCase()}`}
        max={to + 1}
        high={to}
        optimum={0}
        value={Math.min(length, to + 1)}
      />
      <p className={`figures ${length > to ? 'text-danger' : ''}`}>
        {length} characters, {words}
      </p>
    </div>
  );
}

/** The search result comes when there is something to show; its room is there before, so that nothing moves. */
function Preview({ form: { values, isInitial } }: { form: FormParts }) {
  const [SearchResult, load] = useLazyComponent(async () => (await import('./search-result.tsx')).SearchResult);
  useEffect(() => {
    if (!isInitial) load().catch(console.error);
  }, [isInitial, load]);
  return (
    <div className="mt-5 min-h-72 rounded-control border border-line p-4">
      {SearchResult ? <SearchResult entered={values} /> : <p className="text-muted">The search result appears here.</p>}
    </div>
  );
}
