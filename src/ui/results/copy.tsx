import type { OutputFacts } from '#kit/facts';
import { noteOf } from '../drawn/filled-in.tsx';
import type { ResultKindProps, WholeResult } from '../drawn/result-kind.tsx';
import { ContinueWithText } from '../result/continue-with-text.tsx';
import { DownloadButton } from '../result/download-button.tsx';
import { LineByLine } from '../result/line-by-line.tsx';
import { LongText } from '../result/long-text.tsx';
import { ReadOnlyText } from '../result/read-only-text.tsx';
import { ShareLink } from '../result/share-link.tsx';

/** Text to copy: a line for what is short, and what can be done with a longer one. */
export default function Copied({ items, whole: { input, values, next } }: ResultKindProps) {
  return items.map(({ output, value }) => {
    const { name, label, copied = 'Text copied to clipboard' } = output;
    const text = String(value);
    if (text === '' && output.none) return <p key={name}>{output.none}</p>;
    const fileName = fileNameOf(output, input);
    const isShort = text.length <= 80 && !text.includes('\n') && !fileName;
    const note = noteOf(output.note, { ...input, ...values });
    const shared = sharedText(output, input);
    const hasForm = fileName !== undefined && hasRows(input);
    const actions = (
      <>
        {fileName && (
          <DownloadButton label="Download" fileName={fileName} type="text/plain;charset=utf-8" content={() => text} />
        )}
        {hasForm ? <ShareLink form={input} /> : shared !== undefined && <ShareLink text={shared} />}
      </>
    );
    return (
      <div key={name} className="grid gap-3">
        {output.one && text.includes('\n') ? (
          <LineByLine one={output.one} {...{ label, copied, text, actions }} />
        ) : isShort ? (
          <ReadOnlyText {...{ label, copied, actions }} value={text} rows={1} mono />
        ) : (
          <LongText {...{ label, copied, text, actions }} code={output.code} />
        )}
        {note && <p className="text-sm text-muted">{note}</p>}
        {!isShort && next.length > 0 && <ContinueWithText slugs={next} text={text} />}
      </div>
    );
  });
}

function fileNameOf({ fileName, fileNames = {} }: OutputFacts, input: WholeResult['input']): string | undefined {
  const [other] = Object.entries(fileNames).flatMap(([name, names]) => names[String(input[name])] ?? []);
  return other ?? fileName;
}

/** What a link brings to the form again: a text, or a list a line each. */
function sharedText({ fileName, shares = fileName && 'text' }: OutputFacts, input: WholeResult['input']) {
  const given = shares === undefined ? undefined : input[shares];
  if (Array.isArray(given)) return given.join('\n');
  return typeof given === 'string' ? given : undefined;
}

/** Whether there is much to enter once more. */
function hasRows(input: object): boolean {
  return Object.values(input).some((value) => Array.isArray(value) && value.some((each) => typeof each === 'object'));
}
