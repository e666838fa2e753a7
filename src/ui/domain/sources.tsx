export interface Source {
  /** How it was asked: `RDAP`, `DNS`. */
  protocol: string;
  server: string;
  /** ISO 8601. */
  askedAt?: string | undefined;
  /** Why nothing came of it. */
  failure?: string | undefined;
}

interface SourcesProps {
  sources: readonly Source[];
  /** ISO 8601. */
  checkedAt: string;
}

/** Milliseconds from which on an answer counts as one of before. */
const OLD = 10_000;

/** Who was asked for a result and when, and what could not be asked. */
export function Sources({ sources, checkedAt }: SourcesProps) {
  const time = new Date(checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <div className="text-sm text-muted">
      <p>
        Checked at <time dateTime={checkedAt}>{time}</time>:
      </p>
      <ul>
        {sources.map(({ protocol, server, askedAt, failure }) => (
          <li key={`${protocol} ${server}`}>
            {protocol}, {server}
            {keptSince(askedAt, checkedAt)}
            {failure && `: ${failure}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function keptSince(askedAt: string | undefined, checkedAt: string): string {
  const age = askedAt === undefined ? 0 : Date.parse(checkedAt) - Date.parse(askedAt);
  if (!(age >= OLD)) return '';
  const seconds = Math.round(age / 1000);
  const ago = seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
  return ` (its answer of ${ago} ago)`;
}
