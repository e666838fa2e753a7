import type { ResultKindProps } from '#ui/drawn/result-kind';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { staysHere } from '#ui/result/stays-here';
import { sendFieldsToTool } from '#ui/tool-page/send-to-tool';
import type { Description } from './find-descriptions.ts';

const GENERATOR = 'meta-tag-generator';

/** Descriptions to copy, or to go on with in the Meta Tag Generator. */
export default function Descriptions({ items, whole }: ResultKindProps) {
  const [item] = items;
  if (!item || !isList(item.value)) return null;
  const title = String(whole.values.title ?? '');
  return (
    <section aria-label={item.output.label}>
      <h2 className="mb-2 text-lg font-semibold">{item.output.label}</h2>
      <ol className="lined rounded-control border border-line">
        {item.value.map(({ description, characters, pixels, hasFocus, isCut }) => (
          <li key={description} className="grid gap-2 px-4 py-3">
            <p dir="auto" className="wrap-anywhere">
              {description}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
              <span className="text-muted figures">
                {characters} characters, {pixels} pixels
              </span>
              {hasFocus && (
                <span className="flex items-center gap-1 text-accent">
                  <Icon name="circle-check" /> focus phrase
                </span>
              )}
              {isCut && <span className="text-warning">cut to fit</span>}
              <span className="ms-auto flex flex-wrap gap-2">
                <CopyButton text={description} copied="Description copied to clipboard" />
                <a
                  className="button-quiet"
                  href={`/tools/${GENERATOR}`}
                  onClick={(event) => {
                    if (!staysHere(event)) return;
                    event.preventDefault();
                    void sendFieldsToTool(GENERATOR, { ...(title && { title }), description });
                  }}
                >
                  <Icon name="tags" /> Use in Meta Tag Generator
                </a>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function isList(value: unknown): value is Description[] {
  return Array.isArray(value);
}
