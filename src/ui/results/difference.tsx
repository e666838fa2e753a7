import { differenceText } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = differenceText();

const looks = {
  same: '',
  removed: 'bg-danger-soft text-danger line-through',
  added: 'bg-accent-soft text-accent underline underline-offset-3',
} as const;

/** One text as it became another: what went is struck out, what came is underlined. */
export default function Differences({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => (
    <section key={name} aria-label={label}>
      <h2 className="mb-2 text-lg font-semibold">{label}</h2>
      <div
        dir="auto"
        className="max-h-128 overflow-y-auto rounded-control border border-line p-4 whitespace-pre-wrap"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
      >
        {shape.parse(value).map(({ kind, text }, at) => {
          const Piece = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
            <Piece key={at} className={`rounded-xs ${looks[kind]}`}>
              {text}
            </Piece>
          );
        })}
      </div>
    </section>
  ));
}
