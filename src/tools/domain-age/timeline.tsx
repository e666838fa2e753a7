import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

type Age = ToolOutput<typeof tool>;

interface Moment {
  name: string;
  day: string;
}

/** The dates that are known, in their order: a picture for those who see, a list for all. */
export function Timeline({ result }: { result: Age }) {
  const moments = momentsOf(result);
  const [first] = moments;
  const last = moments.at(-1);
  if (!first || !last || first.day === last.day) return null;
  const [start, end] = [Date.parse(first.day), Date.parse(last.day)];
  const share = (day: string) => ((Date.parse(day) - start) / (end - start)) * 1000;
  return (
    <figure>
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
}

function momentsOf({ registrationDate, updatedDate, expiryDate, checkedAt }: Age): Moment[] {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(registrationDate);
  return [
    { name: 'Registered', day: isDay ? registrationDate : null },
    { name: 'Last change', day: updatedDate },
    { name: 'Today', day: checkedAt.slice(0, 10) },
    { name: 'Expires', day: expiryDate },
  ]
    .flatMap(({ name, day }) => (day === null ? [] : [{ name, day }]))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
