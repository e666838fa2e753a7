/** Seven pegs of a board that make a C, and the two that are free. */
export function BrandMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`flex-none ${className}`} aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <g className="fill-none stroke-on-accent" strokeWidth="5" strokeLinecap="round">
        <path d="M24 8h0M16 8h0M8 8h0M8 16h0M8 24h0M16 24h0M24 24h0" />
        <path d="M16 16h0M24 16h0" opacity="0.35" />
      </g>
    </svg>
  );
}
