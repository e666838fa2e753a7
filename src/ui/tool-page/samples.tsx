import type { CardFacts } from '#kit/facts';
import { Icon } from '../icon.tsx';

interface SamplesProps {
  examples: CardFacts['examples'];
  onPick: (input: Record<string, unknown>) => void;
}

/** The definition's examples as one-click samples. */
export function Samples({ examples, onPick }: SamplesProps) {
  const pick = (button: HTMLElement, input: Record<string, unknown>) => {
    onPick(input);
    // As if the visitor had entered it: what listens for entries hears this one too.
    button.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="inline-flex items-center gap-1.5 text-muted">
        <Icon name="lightbulb" /> Try:
      </span>
      {examples.map(({ name, input }) => (
        <button
          key={name}
          type="button"
          className="button-quiet"
          onClick={({ currentTarget }) => pick(currentTarget, input)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
