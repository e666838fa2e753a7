import type { Rewritten } from './use-chosen.tsx';

/** Sentences that are listed at most. */
const LISTED = 100;

const reasons = [
  { kind: 'unsure', reason: 'no other wording was certain to mean the same' },
  { kind: 'language', reason: 'it does not seem to be English' },
] as const;

/** Why a sentence stayed as it was. */
export function whyKept(kept: Rewritten['kept']): string {
  const { reason } = reasons.find(({ kind }) => kind === kept) ?? reasons[0];
  return `This sentence stayed as it was: ${reason}.`;
}

/** How many sentences stayed as they were, which, and why. */
export function KeptSentences({ sentences }: { sentences: readonly Rewritten[] }) {
  const placed = sentences.map((sentence, at) => ({ ...sentence, at }));
  const said = placed.filter(({ source }) => /\p{L}/u.test(source));
  const kept = said.filter((sentence) => sentence.kept !== undefined);
  if (kept.length === 0) return null;
  return (
    <details>
      <summary className="link cursor-pointer">
        {kept.length} of {said.length} {said.length === 1 ? 'sentence' : 'sentences'} stayed as{' '}
        {kept.length === 1 ? 'it was' : 'they were'}
      </summary>
      <div className="mt-3 grid gap-3">
        {reasons.map(({ kind, reason }) => {
          const alike = kept.filter((sentence) => sentence.kept === kind);
          if (alike.length === 0) return null;
          return (
            <div key={kind}>
              <p className="text-sm text-muted">Because {reason}:</p>
              <ul className="mt-1 grid list-disc gap-1 pl-5">
                {alike.slice(0, LISTED).map(({ source, at }) => (
                  <li key={at}>{source}</li>
                ))}
              </ul>
              {alike.length > LISTED && <p className="mt-1 text-sm text-muted">… and {alike.length - LISTED} more.</p>}
            </div>
          );
        })}
      </div>
    </details>
  );
}
