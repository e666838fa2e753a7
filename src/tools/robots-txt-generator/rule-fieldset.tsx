import { type ComponentType, useId } from 'react';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import { Lines } from './lines.tsx';
import type { RuleFields } from './rule-fields.ts';

export interface PickerProps {
  crawlers: string;
  onChange: (crawlers: string) => void;
}

interface RuleFieldsetProps {
  rule: RuleFields;
  /** Counted from 1; absent when it is the only one, which is not removed. */
  number: number | undefined;
  /** Comes with the code that writes the file. */
  Picker: ComponentType<PickerProps> | undefined;
  onChange: (rule: RuleFields) => void;
  onRemove: () => void;
}

/** Some crawlers, and what holds for them. */
export function RuleFieldset({ rule, number, Picker, onChange, onRemove }: RuleFieldsetProps) {
  const id = useId();
  const set = (changed: Partial<RuleFields>) => onChange({ ...rule, ...changed });
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-4 rounded-control border border-line p-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          Rule {number}
        </h2>
        {number && (
          <button type="button" className="button-quiet" onClick={onRemove}>
            <Icon name="trash-2" /> Remove rule {number}
          </button>
        )}
      </div>
      <div>
        <TextInput
          label="Crawlers"
          value={rule.crawlers}
          onChange={(crawlers) => set({ crawlers })}
          placeholder="GPTBot, ClaudeBot"
          help="Names with commas between them. * is every crawler without a rule of its own."
        />
        <details className="mt-1.5">
          <summary className="inline-flex min-h-9 items-center text-sm font-medium text-accent">
            Choose crawlers
          </summary>
          {Picker && <Picker crawlers={rule.crawlers} onChange={(crawlers) => set({ crawlers })} />}
        </details>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Lines
          label="Disallow"
          value={rule.disallow}
          onChange={(disallow) => set({ disallow })}
          rows={4}
          placeholder="/search"
          help="Paths not to be fetched, one a line. / is all."
        />
        <Lines
          label="Allow"
          value={rule.allow}
          onChange={(allow) => set({ allow })}
          rows={4}
          placeholder="/search/about"
          help="Exceptions, one a line. The longest path wins."
        />
      </div>
      <TextInput
        label="Crawl delay"
        value={rule.delay}
        onChange={(delay) => set({ delay })}
        inputMode="decimal"
        help="Seconds between pages, or empty. Bing and some others honour it, Google does not."
      />
    </fieldset>
  );
}
