import { own } from '#lib/own';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { DownloadButton } from '../result/download-button.tsx';

const types: Readonly<Record<string, string>> = { ics: 'text/calendar', csv: 'text/csv', json: 'application/json' };

/** Texts that are for other programs: to be saved. */
export default function Files({ items }: ResultKindProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {items.map(({ output: { name, label, fileName = `${name}.txt` }, value }) => (
        <DownloadButton
          key={name}
          label={label}
          fileName={fileName}
          type={own(types, fileName.split('.').at(-1) ?? '') ?? 'text/plain'}
          content={() => String(value)}
        />
      ))}
    </div>
  );
}
