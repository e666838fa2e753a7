import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { ContinueWithText } from '../result/continue-with-text.tsx';
import { DownloadButton } from '../result/download-button.tsx';
import { LongText } from '../result/long-text.tsx';
import { ReadOnlyText } from '../result/read-only-text.tsx';
import { ShareLink } from '../result/share-link.tsx';

/** Text to copy: a line for what is short, and what can be done with a longer one. */
export default function Copied({ items, whole: { input, next } }: ResultKindProps) {
  return items.map(({ output: { name, label, fileName }, value }) => {
    const text = String(value);
    if (text.length <= 80 && !text.includes('\n') && !fileName) {
      return <ReadOnlyText key={name} label={label} value={text} rows={1} mono copied="Text copied to clipboard" />;
    }
    return (
      <div key={name} className="grid gap-3">
        <LongText label={label} text={text} copied="Text copied to clipboard" />
        {fileName && (
          <div className="flex flex-wrap gap-2">
            <DownloadButton label="Download" fileName={fileName} type="text/plain;charset=utf-8" content={() => text} />
            {typeof input.text === 'string' && <ShareLink text={input.text} />}
          </div>
        )}
        {next.length > 0 && <ContinueWithText slugs={next} text={text} />}
      </div>
    );
  });
}
