import { ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { ReadOnlyText } from '#ui/result/read-only-text';
import tool from './tool.ts';

/** Each code with what is in it. A link is text: nothing is opened. */
export default ownResult(tool, ({ result: { codes, note } }) => (
  <>
    {note && <p>{note}</p>}
    <ol className="grid gap-6">
      {codes.map(({ format, kind, text, details, warnings }) => (
        <li key={`${format} ${text}`} className="grid min-w-0 gap-3">
          <h2 className="text-lg font-semibold">
            {kind} <span className="text-base font-normal text-muted">{format}</span>
          </h2>
          {warnings.map((warning) => (
            <p key={warning} className="flex items-start gap-2 text-warning">
              <Icon name="triangle-alert" className="mt-1 shrink-0" /> {warning}
            </p>
          ))}
          <ReadOnlyText
            label="Text"
            copied="Text copied to clipboard"
            value={text}
            rows={Math.min(8, text.split('\n').length)}
            mono
          />
          {details.length > 0 && (
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
              {details.map(({ name, value }) => (
                <div key={`${name} ${value}`} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  </>
));
