import type { OutputFacts } from '#kit/facts';
import { csvOf } from '#lib/csv';
import type { WholeResult } from '../drawn/result-kind.tsx';
import { CopyButton } from './copy-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { ShareLink } from './share-link.tsx';

/** The figures of a result, to paste into a message or for a spreadsheet, and a link to the text that they are of. */
export function SaveFigures({ whole: { outputs, values, input }, fileName }: { whole: WholeResult; fileName: string }) {
  const rows = outputs.flatMap((output) => {
    const value = values[output.name];
    return isFigure(output) && typeof value === 'number' ? [[nameOf(output), String(value)] as const] : [];
  });
  const text = rows.map((row) => `${row.join(': ')}\n`).join('');
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={text} copied="Figures copied to clipboard" />
      <DownloadButton label="Download CSV" fileName={fileName} type="text/csv" content={() => csvOf(rows)} />
      {typeof input.text === 'string' && <ShareLink text={input.text} />}
    </div>
  );
}

function isFigure({ display }: OutputFacts): boolean {
  return display === 'figure' || display === 'number';
}

function nameOf({ label, unit }: OutputFacts): string {
  return unit ? `${label} (${unit})` : label;
}
