import { score } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = score();
const AROUND = 2 * Math.PI * 42;

/** Points of as many, as a ring, with how they come about. */
export default function Scores({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const points = shape.parse(value);
    const share = points.of === 0 ? 0 : Math.min(1, Math.max(0, points.value / points.of));
    return (
      <section key={name} aria-label={label} className="flex flex-wrap items-center gap-5">
        <svg viewBox="0 0 100 100" className="size-24 text-accent" aria-hidden="true">
          <circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" strokeWidth="10" opacity="0.2" />
          <circle
            {...{ cx: 50, cy: 50, r: 42, fill: 'none', stroke: 'currentColor', strokeWidth: 10 }}
            strokeDasharray={`${share * AROUND} ${AROUND}`}
            transform="rotate(-90 50 50)"
          />
          <text x="50" y="58" textAnchor="middle" fontSize="26" fontWeight="600" fill="currentColor">
            {points.value}
          </text>
        </svg>
        <div className="min-w-48 flex-1">
          <p className="text-2xl font-semibold figures">
            {points.value} of {points.of} <span className="text-lg font-normal">{points.word}</span>
          </p>
          <p className="text-muted">{label}</p>
          <p className="mt-1 text-sm text-muted">{points.formula}</p>
        </div>
      </section>
    );
  });
}
