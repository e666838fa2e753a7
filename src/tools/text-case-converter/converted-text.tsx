import { Icon } from '#ui/icon';
import { DownloadButton } from '#ui/result/download-button';
import { LongText } from '#ui/result/long-text';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';

export interface ConvertedProps {
  convertedText: string;
  rule: string;
  leftOut: readonly string[];
  /** What the visitor entered, for the link. */
  text: string;
}

/** The converted text, by which rule, and what to do with it. */
export function ConvertedText({ convertedText, rule, leftOut, text }: ConvertedProps) {
  return (
    <Result>
      <LongText label="Converted text" text={convertedText} copied="Text copied to clipboard!" />
      <p className="text-sm text-muted">{rule}</p>
      {leftOut.length > 0 && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <Icon name="triangle-alert" /> Left out, as names do not hold them: {leftOut.slice(0, 40).join(' ')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          label="Download"
          fileName="converted-text.txt"
          type="text/plain;charset=utf-8"
          content={() => convertedText}
        />
        <ShareLink text={text} />
      </div>
    </Result>
  );
}
