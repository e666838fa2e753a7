let format: Intl.NumberFormat | undefined;

/** A number as people read it: "1,234.5", with at most one decimal. */
export function formatFigure(value: number): string {
  // Most are small, and the first use of the formatter costs a page some milliseconds just when it comes to life.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  format ??= new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  return format.format(value);
}
