/** A hammer and a spanner on their pegs, and between them the outline of a tool that is not there. */
export function NotFoundPicture({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 240" className={`h-auto ${className}`} aria-hidden="true">
      <rect x="1" y="1" width="318" height="238" rx="20" className="fill-raised stroke-line" strokeWidth="2" />
      <path
        d="M32 32h256M32 64h256M32 96h256M32 128h256M32 160h256M32 192h256M32 216h256"
        className="stroke-line"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 32"
      />
      <g className="fill-accent">
        <path d="M40 60h60a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H40L28 78v-4z" />
        <rect x="66" y="90" width="20" height="110" rx="8" opacity="0.7" />
      </g>
      <g className="fill-sunken stroke-edge" strokeWidth="2.5" strokeDasharray="7 6" strokeLinejoin="round">
        <path d="M150 96a10 10 0 0 1 20 0v12h6v36h-8v52l-8 12-8-12v-52h-8v-36h6z" />
      </g>
      <path
        d="M222 78a22 22 0 0 0 16 21v82a12 12 0 0 0 24 0V99a22 22 0 0 0 4-40v24h-32V59a22 22 0 0 0-12 19z"
        className="fill-accent"
        opacity="0.85"
      />
      <g className="fill-ink">
        <circle cx="76" cy="54" r="5" />
        <circle cx="160" cy="64" r="5" />
        <circle cx="250" cy="54" r="5" />
      </g>
    </svg>
  );
}
