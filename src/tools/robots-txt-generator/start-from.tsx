import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InputFacts } from '#kit/facts';
import { choicesIn, type FormParts } from '#ui/drawn/field-kind';
import SelectField from '#ui/fields/select';
import { useLoadFromAddress } from '#ui/form/load-from-address';
import { Samples } from '#ui/tool-page/samples';
import { useOptions } from '#ui/tool-page/use-options';
import { isShared } from '#ui/tool-page/use-received-fields';

const loadRules = () => import('./start-rules.tsx');

/** Rules to begin with, of a preset or of a live site. They fill the form in, to be changed there. */
export function StartFrom({ form, inputs }: { form: FormParts; inputs: readonly InputFacts[] }) {
  const [facts] = inputs.filter(({ name }) => name === 'preset');
  const [spec] = useState(() => ({
    defaults: { preset: 'allow-all' },
    allowed: { preset: (facts && choicesIn(facts)) ?? [] },
  }));
  const [{ preset: kept }, keep] = useOptions(spec);
  const given = String(form.values.preset);
  const begun = useRef(kept);
  const { button, panel } = useLoadFromAddress({
    slug: 'robots-txt-tester',
    failed: 'Failed to load robots.txt',
    help: 'Our server fetches the robots.txt of that site. Nothing of it is kept.',
    onAnswer: (data) => void loadRules().then(({ takeFile }) => takeFile(form, data), console.error),
  });
  const begin = useEffectEvent((preset: string) => {
    begun.current = preset;
    keep({ preset });
    void loadRules().then(({ takePreset }) => takePreset(form, preset), console.error);
  });
  const beginAs = useEffectEvent((preset: string) => {
    // A shared file comes in place of the preset that it once began with.
    if (preset !== begun.current && !isShared()) form.onSample({ preset });
  });
  useEffect(() => beginAs(kept), [kept]);
  useEffect(() => {
    if (given) begin(given);
  }, [given]);
  return (
    <>
      <div>
        {button}
        {panel}
      </div>
      <Samples examples={form.examples} onPick={form.onSample} />
      {facts && <SelectField facts={facts} value={given || kept} onChange={(preset) => form.onSample({ preset })} />}
    </>
  );
}
