import { Fragment } from 'react';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { CopyButton } from '#ui/result/copy-button';
import { sendFieldsToTool } from '#ui/tool-page/send-to-tool';

interface Reference {
  style: string;
  text: string;
  html: string;
  inText: string;
  inTextHtml: string;
}

/** A source in every style, with its italics, to copy with and without them. */
export default function References({ items, whole }: ResultKindProps) {
  const [item] = items;
  if (!item || !isList(item.value)) return null;
  const { details } = whole.values;
  return (
    <section aria-label={item.output.label} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{item.output.label}</h2>
        {typeof details === 'object' && details !== null && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => void sendFieldsToTool(whole.slug, { ...details })}
          >
            <Icon name="pencil" /> Edit the details
          </button>
        )}
      </div>
      <ul className="lined rounded-control border border-line">
        {item.value.map(({ style, text, html, inText, inTextHtml }) => (
          <li key={style} className="grid gap-2 px-4 py-3">
            <h4 className="font-semibold">{style}</h4>
            <p dir="auto" className="wrap-anywhere">
              <WithItalics html={html} />
            </p>
            <p dir="auto" className="text-sm wrap-anywhere text-muted">
              {style.includes('notes') ? 'Note' : 'In the text'}: <WithItalics html={inTextHtml} />
            </p>
            <div className="flex flex-wrap gap-2">
              <button type="button" className="button-quiet" onClick={() => void copyFormatted(html, text)}>
                <Icon name="copy" /> Copy with italics
              </button>
              <CopyButton text={text} copied="Reference copied to clipboard" label="Copy plain" />
              <CopyButton
                text={inText}
                copied="Citation copied to clipboard"
                label={style.includes('notes') ? 'Copy note' : 'Copy citation'}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Our own markup: nothing but `<i>`, and signs that are escaped. */
function WithItalics({ html }: { html: string }) {
  return html.split(/<\/?i>/).map((piece, at) => {
    const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    // Every second piece is in italics.
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own, and hold no state.
    return at % 2 === 1 ? <i key={at}>{text}</i> : <Fragment key={at}>{text}</Fragment>;
  });
}

async function copyFormatted(html: string, text: string): Promise<void> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    notify({ kind: 'success', message: 'Reference copied to clipboard' });
  } catch (error) {
    console.error(error);
    notify({ kind: 'error', message: 'Failed to copy the reference' });
  }
}

function isList(value: unknown): value is Reference[] {
  return Array.isArray(value);
}
