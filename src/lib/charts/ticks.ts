/** Marks of an axis from `low` to `high` at round numbers: 1, 2 or 5 times a power of ten apart, `most` at the most. */
export function ticks(low: number, high: number, most = 6): number[] {
  if (!(high > low) || !Number.isFinite(high - low)) return [low];
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => (high - low) / each <= most) ?? 10 * power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => round((first + at) * step));
}

/** Months between the marks of an axis of days. */
const MONTHS = [1, 3, 6, 12, 24, 60, 120, 240];

/** Marks of an axis of days, in milliseconds since 1970: first days of months, which are first days of years where there are many. */
export function dayTicks(low: number, high: number, most = 6): number[] {
  const months = (time: number) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth();
  const step = MONTHS.find((each) => (months(high) - months(low)) / each <= most) ?? 1_200;
  const marks: number[] = [];
  for (let month = Math.ceil(months(low) / step) * step; month <= months(high); month += step) {
    const time = Date.UTC(Math.floor(month / 12), month % 12);
    if (time >= low && time <= high) marks.push(time);
  }
  return marks;
}

/** Without what sums of binary fractions add. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
