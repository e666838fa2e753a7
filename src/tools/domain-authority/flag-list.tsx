import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

type Flag = ToolOutput<typeof tool>['flags'][number];

/** The raised flags with their reasons, then what is clear, then what nobody could look at. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  const [raised, clear, unseen] = (['raised', 'clear', 'not checked'] as const).map((wanted) =>
    flags.filter(({ state }) => state === wanted),
  );
  const checked = flags.length - (unseen?.length ?? 0);
  return (
    <section aria-labelledby="authority-flags" className="grid gap-3">
      <div>
        <h2 id="authority-flags" className="text-base font-semibold">
          Signs of spam
        </h2>
        <p className="text-sm text-muted">
          {raised?.length ?? 0} of {checked} signs that could be checked
          {checked < flags.length && `; ${flags.length - checked} could not be`}
        </p>
      </div>
      {raised && raised.length > 0 && (
        <ul className="lined" aria-label="Raised">
          {raised.map(({ name, points, reason, source, remedy }) => (
            <li key={name} className="py-2">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{name}</span>
                <span className="text-sm text-muted figures">
                  {source}, {points} {points === 1 ? 'point' : 'points'}
                </span>
              </p>
              <p>{reason}</p>
              <p className="text-sm text-muted">How to fix it: {remedy}</p>
            </li>
          ))}
        </ul>
      )}
      <Others summary="Not checked, and why" flags={unseen ?? []} />
      <Others summary="Clear" flags={clear ?? []} />
    </section>
  );
}

function Others({ summary, flags }: { summary: string; flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <details>
      <summary className="link cursor-pointer">
        {summary} ({flags.length})
      </summary>
      <ul className="mt-2 grid gap-1 sm:columns-2">
        {flags.map(({ name, reason, source }) => (
          <li key={name}>
            {name} <span className="text-sm text-muted">({source})</span>
            {reason && <span className="block text-sm text-muted">{reason}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
