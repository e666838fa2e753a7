import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { pasteInto, useSharedText } from '#ui/form/bring-text';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import { countCombinations, modes } from './choices.ts';

/** A field for each word, always one or more. The form holds them as lines. */
export function WordFields({ facts, value, onChange, form }: FieldKindProps) {
  const words = String(value).split('\n');
  const mode = modes.find((known) => known === form?.values.mode) ?? 'join';
  const isColumns = mode === 'columns';
  const fields = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number>(undefined);
  useSharedText(onChange);
  // Before anything is drawn: someone who presses the button and types on at once loses no letter.
  useLayoutEffect(() => {
    if (wanted.current !== undefined) fields.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  const changeTo = (next: readonly string[], focused: number) => {
    wanted.current = focused;
    onChange(next.join('\n'));
  };
  // Lines that are pasted into an empty field are words, or the entries of its column.
  const spread = (event: ClipboardEvent, index: number) => {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2 || words[index] !== '') return;
    event.preventDefault();
    changeTo(words.toSpliced(index, 1, ...(isColumns ? [lines.join(', ')] : lines)), index);
  };
  const buttons = [
    { name: 'Add Word', icon: 'plus', press: () => changeTo([...words, ''], words.length) },
    {
      name: 'Paste',
      icon: 'clipboard-paste',
      press: () => void pasteInto((text) => onChange(linesOf(text).join('\n'))),
    },
    { name: 'Clear', icon: 'eraser', press: () => changeTo([''], 0), isOff: words.every((word) => word === '') },
  ];
  return (
    <fieldset ref={fields}>
      <legend className="sr-only">{facts.label}</legend>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place; its field holds no state of its own.
          <li key={index} className="flex items-end gap-2" onPaste={(event) => spread(event, index)}>
            <div className="min-w-0 flex-1">
              <TextInput
                label={`Word ${index + 1}`}
                value={word}
                onChange={(text) => onChange(words.with(index, text).join('\n'))}
                placeholder={isColumns ? 'red, green, blue' : undefined}
              />
            </div>
            {words.length > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove word ${index + 1}`}
                onClick={() => changeTo(words.toSpliced(index, 1), Math.max(0, index - 1))}
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {buttons.map(({ name, icon, press, isOff = false }) => (
          <button key={name} type="button" className="button-quiet" disabled={isOff} onClick={press}>
            <Icon name={icon} /> {name}
          </button>
        ))}
        {mode !== 'join' && <p className="text-sm text-muted figures">{inWords(countCombinations(mode, words))}</p>}
      </div>
    </fieldset>
  );
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

function inWords(total: bigint): string {
  if (total === 1n) return '1 combination';
  const figure = total.toLocaleString('en');
  return figure.length < 24 ? `${figure} combinations` : `About 10^${total.toString().length - 1} combinations`;
}
