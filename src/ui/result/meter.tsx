interface MeterProps {
  label: string;
  /** Anything but a number is unknown. */
  value: unknown;
  most: number;
  /** A higher one is bad. */
  badAbove: number | undefined;
}

/** A number of as many, with a bar of the same share. */
export function Meter({ label, value, most, badAbove }: MeterProps) {
  const isKnown = typeof value === 'number';
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="w-20">{isKnown ? `${value}/${most}` : 'Unknown'}</span>
      <meter
        aria-label={label}
        className="max-w-72 grow"
        min={0}
        max={100}
        data-level={badAbove === undefined ? undefined : isKnown && value > badAbove ? 'high' : 'low'}
        {...(isKnown ? { value: (value * 100) / most } : { 'aria-valuetext': 'Unknown' })}
      />
    </span>
  );
}
