import { useDeferredValue, useRef, useState } from 'react';
import { Field } from '#ui/form/field';
import { useOpenTextFile } from '#ui/form/text-area';
import { Icon } from '#ui/icon';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { prepareLiveCount, useLiveCount } from './use-live-count.tsx';
import { WordCountResult } from './word-count-result.tsx';

export default function WordCounterCard({ facts }: ToolCardProps) {
  // The text lives in the field and not in React's state: comparing millions of characters on every key would be felt.
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [dropping, setDropping] = useState(false);
  const live = useLiveCount(useDeferredValue(text));
  const replace = (next: string) => {
    if (area.current) area.current.value = next;
    setText(next);
  };
  const open = useOpenTextFile(replace);
  const clear = () => {
    replace('');
    area.current?.focus();
  };
  return (
    <>
      <Field
        label="Text"
        aside={
          <span className="flex gap-2">
            <button type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
              <Icon name="file-up" /> Open file
            </button>
            <button type="button" className="button-quiet" onClick={clear} disabled={text === ''}>
              <Icon name="eraser" /> Clear
            </button>
          </span>
        }
        help="Counted as you type. A text file dropped here is opened."
      >
        {(ids) => (
          <textarea
            {...ids}
            ref={area}
            dir="auto"
            rows={10}
            spellCheck={false}
            placeholder={facts.inputs[0]?.placeholder}
            className={`control resize-y ${dropping ? 'border-accent bg-accent-soft' : ''}`}
            onFocus={prepareLiveCount}
            onInput={(event) => setText(event.currentTarget.value)}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return;
              event.preventDefault();
              setDropping(true);
            }}
            onDragLeave={() => setDropping(false)}
            onDrop={(event) => {
              setDropping(false);
              const [file] = event.dataTransfer.files;
              if (!file) return;
              event.preventDefault();
              void open(file);
            }}
          />
        )}
      </Field>
      <input
        ref={chooser}
        type="file"
        accept="text/*,.md,.csv,.json,.xml,.html,.srt,.tex"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = '';
        }}
      />
      <div className="mt-4">
        <Samples examples={facts.examples} onPick={(sample) => replace(String(sample.text))} />
      </div>
      <WordCountResult {...live} />
    </>
  );
}
