const DAY = 86_400_000;

/** Days from one day to another, both `YYYY-MM-DD`; below zero when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The day of a moment in UTC as `YYYY-MM-DD`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
