import { csvOf } from '#lib/csv';
import { CopyButton } from '../result/copy-button.tsx';
import { SaveData } from '../result/save-data.tsx';

interface ResultActionsProps {
  slug: string;
  /** As it was entered. */
  domain: string;
  result: object;
  /** The result as a line of a table. */
  row: Readonly<Record<string, string>>;
}

/** What can be taken along of a result: its text, its data, a link to it. */
export function ResultActions({ slug, domain, result, row }: ResultActionsProps) {
  const name = `${slug}-${domain.replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80)}`;
  const text = Object.entries(row).map(([label, value]) => `${label}: ${value}`);
  const link = `${window.location.origin}${window.location.pathname}?domain=${encodeURIComponent(domain)}`;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <CopyButton label="Copy result" text={text.join('\n')} copied="Result copied to clipboard" />
      <CopyButton label="Copy link" text={link} copied="Link copied to clipboard" />
      <SaveData name={name} json={result} csv={() => csvOf([Object.keys(row), Object.values(row)])} />
    </div>
  );
}
