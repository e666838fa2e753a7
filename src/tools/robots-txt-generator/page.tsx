import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Field, useEarlyInput } from '#ui/form/field';
import { Icon } from '#ui/icon';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useHandedFields } from '#ui/tool-page/use-handed-fields';
import { useOptions } from '#ui/tool-page/use-options';
import { Lines } from './lines.tsx';
import { presetLabels, presetNames } from './preset-names.ts';
import { type Entered, emptyRule } from './rule-fields.ts';
import { RuleFieldset } from './rule-fieldset.tsx';
import { useMaker } from './use-maker.tsx';

const options = { defaults: { preset: 'allow-all' }, allowed: { preset: presetNames } };

/** What stands there before anything is chosen: nothing is forbidden. */
const start: Entered = { rules: [emptyRule], sitemaps: '' };

export default function RobotsGeneratorCard({ facts }: ToolCardProps) {
  const [{ preset }, setOptions] = useOptions(options);
  const [entered, setEntered] = useState(start);
  const applied = useRef(options.defaults.preset);
  /** A shared file comes in place of the preset that it once began with. */
  const isShared = useRef(false);
  const [isLoading, setIsLoading] = useState(false);
  const { maker, prepare, withMaker } = useMaker();

  useEffect(() => {
    const { hash } = window.location;
    if (!/^#(text|deflated)=/.test(hash)) return;
    isShared.current = true;
    withMaker((loaded) => loaded.readShared(hash, setEntered));
  }, [withMaker]);
  useEffect(() => {
    if (preset === applied.current) return;
    applied.current = preset;
    if (!isShared.current) withMaker((loaded) => setEntered(loaded.fromInput({ preset })));
  }, [preset, withMaker]);

  const fill = (input: Record<string, unknown>) => {
    applied.current = String(input.preset ?? options.defaults.preset);
    setOptions({ preset: applied.current });
    withMaker((loaded) => setEntered(loaded.fromInput(input)));
  };
  useHandedFields(facts.slug, fill);
  const { rules, sitemaps } = entered;
  const settled = useDeferredValue(entered);
  const robotsTxt = maker?.write(settled) ?? 'User-agent: *\nDisallow:\n';
  const setRules = (changed: Entered['rules']) => setEntered({ rules: changed, sitemaps });
  const choosePreset = (name: string) => {
    isShared.current = false;
    setOptions({ preset: name });
  };
  const loadButton = (
    <button
      type="button"
      className="button-quiet"
      aria-expanded={isLoading}
      onClick={() => setIsLoading((before) => !before)}
    >
      <Icon name="globe" /> Load from address
    </button>
  );
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={prepare}
      onPointerEnter={prepare}
      onPointerDown={() => withMaker()}
      onKeyDown={() => withMaker()}
      onInput={() => withMaker()}
    >
      <div>
        <PresetChoice value={preset} onChange={choosePreset} aside={loadButton} />
        {isLoading && maker && <maker.LivePanel onEntered={setEntered} onClose={() => setIsLoading(false)} />}
      </div>
      {rules.map((rule, index) => (
        <RuleFieldset
          key={rule.id}
          rule={rule}
          number={rules.length > 1 ? index + 1 : undefined}
          Picker={maker?.CrawlerPicker}
          onChange={(changed) => setRules(rules.with(index, changed))}
          onRemove={() => setRules(rules.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="button-quiet justify-self-start"
        onClick={() =>
          setRules([...rules, { ...emptyRule, crawlers: '', id: Math.max(0, ...rules.map(({ id }) => id)) + 1 }])
        }
      >
        <Icon name="plus" /> Add rule
      </button>
      <Lines
        label="Sitemaps"
        value={sitemaps}
        onChange={(text) => setEntered({ rules, sitemaps: text })}
        rows={2}
        placeholder="https://example.com/sitemap.xml"
        help="One complete address a line."
      />
      <Samples examples={facts.examples} onPick={fill} />
      <Result>
        <ReadOnlyText label="robots.txt" value={robotsTxt} rows={10} mono copied="Text copied to clipboard" />
        {maker && <maker.Explained robotsTxt={robotsTxt} />}
      </Result>
    </form>
  );
}

interface PresetChoiceProps {
  value: string;
  onChange: (name: string) => void;
  aside: React.ReactNode;
}

function PresetChoice({ value, onChange, aside }: PresetChoiceProps) {
  const control = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <Field label="Start from" aside={aside}>
      {(ids) => (
        <select
          {...ids}
          ref={control}
          className="control"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {presetLabels[name]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
