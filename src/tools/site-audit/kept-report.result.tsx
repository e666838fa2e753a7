import type { ResultKindProps } from '#ui/drawn/result-kind';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';

/** The link of a report that is kept: there as soon as the audit has begun. */
export default function KeptReport({ items, whole: { busy } }: ResultKindProps) {
  const link = items[0]?.value;
  if (typeof link !== 'string') return null;
  return (
    <div className="rounded-control bg-accent-soft px-4 py-3">
      <p className="font-medium">
        {busy ? 'The audit goes on when you leave this page.' : 'This report is kept for 30 days.'} Who has its link may
        read it.
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a className="button" href={`/audit${new URL(link).hash}`}>
          <Icon name="radar" /> Open the report
        </a>
        <CopyButton label="Copy link to share" text={withoutKey(link)} copied="Link copied to clipboard" />
      </p>
    </div>
  );
}

/** What may be sent to others: it shows the report, and deletes nothing. */
function withoutKey(link: string): string {
  return link.replace(/\.[\da-f]{32}$/, '');
}
