import type { SVGProps } from 'react';
import type { Ranges } from '#lib/charts/chart-rows';
import { dayTicks, ticks } from '#lib/charts/ticks';
import { plainValue } from '../drawn/plain-value.tsx';

const WIDTH = 1_000;

/** Lengths below each other, with an axis. */
export function RangeRows({
  ranges,
  unit = '',
  isPlain,
}: {
  ranges: Ranges;
  unit?: string | undefined;
  isPlain?: boolean;
}) {
  const { rows, low, high, isTime } = ranges;
  const place = (value: number) => ((value - low) / (high - low)) * WIDTH;
  const words = (value: number) => (isTime ? dayOf(value) : plainValue(value, { display: 'number', unit }));
  const marks = isTime ? dayTicks(low, high, 4) : ticks(low, high, 4);
  const now = place(Date.now());
  return (
    <div className="overflow-x-hidden text-sm">
      <ul className="grid gap-2">
        {rows.map(({ name, from, to, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <li key={index} className="grid items-center gap-x-3 sm:grid-cols-[minmax(6rem,14rem)_1fr]">
            <span className="min-w-0">
              <span dir="auto" className="wrap-anywhere">
                {name}
              </span>{' '}
              <span className="text-muted figures">
                {isPlain
                  ? words(to - from)
                  : at === undefined
                    ? `${words(from)} to ${words(to)}`
                    : `${words(at)} (${words(from)} to ${words(to)})`}
              </span>
            </span>
            <svg
              viewBox={`0 0 ${WIDTH} 24`}
              preserveAspectRatio="none"
              className="h-6 w-full text-accent"
              aria-hidden="true"
            >
              {marks.map((mark) => (
                <Upright key={mark} x={place(mark)} className="stroke-line" strokeWidth="1" />
              ))}
              <rect
                x={place(from)}
                y="6"
                width={Math.max(2, place(to) - place(from))}
                height="12"
                fill="currentColor"
                opacity={at === undefined ? 1 : 0.35}
              />
              {at !== undefined && <Upright x={place(at)} stroke="currentColor" strokeWidth="3" />}
              {isTime && <Upright x={now} className="stroke-danger" strokeWidth="2" strokeDasharray="3 2" />}
            </svg>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-1 grid gap-x-3 text-muted figures sm:grid-cols-[minmax(6rem,14rem)_1fr]">
        <span className="text-right max-sm:hidden">{isTime ? 'The dashed line is today' : unit}</span>
        <span className="relative h-5">
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute"
              style={{
                insetInlineStart: `${place(mark) / 10}%`,
                translate: place(mark) > 850 ? '-100%' : place(mark) < 100 ? '0' : '-50%',
              }}
            >
              {isTime ? dayOf(mark).slice(0, 7) : mark.toLocaleString('en')}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

function Upright({ x, ...rest }: { x: number } & SVGProps<SVGLineElement>) {
  return <line x1={x} x2={x} y1="0" y2="24" vectorEffect="non-scaling-stroke" {...rest} />;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
