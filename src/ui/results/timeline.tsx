import { timeline } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = timeline();

/** Days in their order: a picture for those who see, a list for all. */
export default function Timelines({ items }: ResultKindProps) {
  return items.map(({ output: { name: key }, value }) => {
    const moments = shape.parse(value);
    const [first, last] = [moments[0], moments.at(-1)];
    if (!first || !last || first.day === last.day) return null;
    const [start, end] = [Date.parse(first.day), Date.parse(last.day)];
    const share = (day: string) => ((Date.parse(day) - start) / (end - start)) * 1000;
    return (
      <figure key={key}>
        <svg viewBox="-10 0 1020 40" className="w-full text-accent" aria-hidden="true">
          <line x1="0" x2="1000" y1="20" y2="20" stroke="currentColor" strokeWidth="4" opacity="0.35" />
          {moments.map(({ name, day }) => (
            <circle key={name} cx={share(day)} cy="20" r={name === 'Today' ? 7 : 9} fill="currentColor" />
          ))}
        </svg>
        <figcaption>
          <ol className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
            {moments.map(({ name, day }) => (
              <li key={name}>
                <span className="text-muted">{name}</span> <span className="font-medium figures">{day}</span>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    );
  });
}
