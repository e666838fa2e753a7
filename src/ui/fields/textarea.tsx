import { type ComponentType, useState } from 'react';
import { useCodeEditor } from '../code/use-code-editor.tsx';
import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import type { PagePanelProps } from '../form/page-panel.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextSource } from '../form/text-source.tsx';
import { Icon } from '../icon.tsx';

/** UTF-16 units of a text that is typed. */
const SHORT = 2_000;

/** Many lines. What a visitor works on comes from the clipboard, a file, a sample, a shared link or a page as well. */
export default function LongTextField({ facts, value, onChange, form }: FieldKindProps) {
  const [Panel, setPanel] = useState<ComponentType<PagePanelProps>>();
  const control = { ...wordsOf(facts), editor: useCodeEditor(facts.code), value: String(value), onChange };
  if (form?.sampled === facts.name) {
    const { examples, onSample, file } = form;
    const taken = file && { onFile: file.take, openLabel: file.label, help: `${facts.help} ${file.help}` };
    const close = () => setPanel(undefined);
    const open = () =>
      facts.fromPage === 'source'
        ? import('../form/source-panel.tsx').then(({ SourcePanel }) => setPanel(() => SourcePanel))
        : import('../form/page-panel.tsx').then(({ PagePanel }) => setPanel(() => PagePanel));
    return (
      <div>
        <TextSource {...control} {...taken} {...{ examples, onSample }}>
          {facts.fromPage && (
            <button
              type="button"
              className="button-quiet"
              aria-expanded={Panel !== undefined}
              onClick={Panel ? close : open}
            >
              <Icon name="globe" /> Load from address
            </button>
          )}
        </TextSource>
        {Panel && <Panel onText={onChange} onClose={close} />}
      </div>
    );
  }
  // A row of others has no room for the buttons.
  const isLong = form && facts.role === 'material' && (facts.maxLength ?? Number.POSITIVE_INFINITY) > SHORT;
  return isLong ? (
    <TextSource {...control} isSecond rows={rowsFor(facts)} />
  ) : (
    <TextArea {...control} rows={rowsFor(facts)} />
  );
}

function rowsFor({ role, required, default: initial, maxLength = Infinity }: FieldKindProps['facts']): number {
  if (maxLength <= SHORT) return 3;
  const isWanted = required || initial !== undefined;
  return role === 'material' && isWanted ? 8 : 4;
}
