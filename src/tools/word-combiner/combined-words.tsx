import { formatFigure } from '#lib/figure';
import { DownloadButton } from '#ui/result/download-button';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';

interface CombinedWordsProps {
  combinedText: string;
  count: number;
  isCsv: boolean;
  /** What was combined, for a link to share. */
  words: readonly string[];
}

export function CombinedWords({ combinedText, count, isCsv, words }: CombinedWordsProps) {
  return (
    <Result>
      <ReadOnlyText
        label="Combined text"
        value={combinedText}
        rows={count === 1 ? 3 : 10}
        copied="Combined text copied to clipboard"
      />
      <div className="flex flex-wrap items-center gap-2">
        <DownloadButton
          label="Download"
          fileName={isCsv ? 'combined-words.csv' : 'combined-words.txt'}
          type={isCsv ? 'text/csv' : 'text/plain'}
          content={() => combinedText}
        />
        <ShareLink text={words.join('\n')} />
        {count > 1 && <p className="text-sm text-muted figures">{formatFigure(count)} combinations</p>}
      </div>
    </Result>
  );
}
