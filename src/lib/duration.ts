import { counted } from './counted.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds as people say them, in at most two units: "1 hour", "2 days 3 hours", "0 seconds". */
export function formatDuration(seconds: number): string {
  const first = units.findIndex(([, size]) => seconds >= size);
  if (first === -1) return '0 seconds';
  let rest = seconds;
  const parts = units.slice(first, first + 2).flatMap(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [counted(count, name)];
  });
  return parts.join(' ');
}
