import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { pasteInto, useSharedText } from '#ui/form/bring-text';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';

interface Entry {
  /** Stays with a field while others come and go. */
  id: number;
  word: string;
}

type WordList = ReturnType<typeof useWordList>;

/** The words, always one field or more; a shared link brings its own. */
export function useWordList() {
  const nextId = useRef(1);
  const [entries, setEntries] = useState<readonly Entry[]>([{ id: 0, word: '' }]);
  const entriesFor = (words: readonly string[]) => words.map((word) => ({ id: nextId.current++, word }));
  const setWords = (words: readonly string[]) => setEntries(entriesFor(words.length > 0 ? words : ['']));
  useSharedText((text) => setWords(text.split('\n')));
  return { entries, setEntries, entriesFor, setWords, words: entries.map(({ word }) => word) };
}

export function WordFields({ list, isColumns }: { list: WordList; isColumns: boolean }) {
  const { entries, setEntries, entriesFor, setWords } = list;
  const fields = useRef<HTMLFieldSetElement>(null);
  const inputs = () => [...(fields.current?.querySelectorAll('input') ?? [])];
  const wanted = useRef<number>(undefined);
  // Before anything is drawn: who presses the button and types on at once loses no letter.
  useLayoutEffect(() => {
    if (wanted.current !== undefined) inputs()[wanted.current]?.focus();
    wanted.current = undefined;
  });
  const changeTo = (next: readonly Entry[], focused: number) => {
    wanted.current = focused;
    setEntries(next);
  };
  // Lines that are pasted into an empty field are words, or the entries of its column.
  const spread = (event: ClipboardEvent) => {
    const index = inputs().findIndex((input) => input.contains(event.target instanceof Node ? event.target : null));
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2 || entries[index]?.word !== '') return;
    event.preventDefault();
    changeTo(entries.toSpliced(index, 1, ...entriesFor(isColumns ? [lines.join(', ')] : lines)), index);
  };
  return (
    <fieldset ref={fields} onPaste={spread}>
      <legend className="sr-only">Words</legend>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {entries.map(({ id, word }, index) => (
          <li key={id} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextInput
                label={`Word ${index + 1}`}
                value={word}
                onChange={(text) => setEntries(entries.with(index, { id, word: text }))}
                placeholder={isColumns ? 'red, green, blue' : undefined}
              />
            </div>
            {entries.length > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove word ${index + 1}`}
                onClick={() => changeTo(entries.toSpliced(index, 1), Math.max(0, index - 1))}
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="button-quiet"
          onClick={() => changeTo([...entries, ...entriesFor([''])], entries.length)}
        >
          <Icon name="plus" /> Add Word
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => void pasteInto((text) => setWords(linesOf(text)))}
        >
          <Icon name="clipboard-paste" /> Paste
        </button>
        <button
          type="button"
          className="button-quiet"
          disabled={entries.every(({ word }) => word === '')}
          onClick={() => changeTo(entriesFor(['']), 0)}
        >
          <Icon name="eraser" /> Clear
        </button>
      </div>
    </fieldset>
  );
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}
