import { useDeferredValue, useRef, useState } from 'react';
import { useOpenTextFile } from '#ui/form/open-text-file';
import { TextArea } from '#ui/form/text-area';
import { Icon } from '#ui/icon';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { prepareLiveCount, useLiveCount } from './use-live-count.tsx';
import { WordCountResult } from './word-count-result.tsx';

export default function WordCounterCard({ facts }: ToolCardProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const live = useLiveCount(useDeferredValue(text));
  const open = useOpenTextFile(setText);
  return (
    <>
      <TextArea
        label="Text"
        value={text}
        onChange={setText}
        onFocus={prepareLiveCount}
        rows={10}
        placeholder={facts.inputs[0]?.placeholder}
        help="Counted as you type. A text file dropped here is opened."
        aside={
          <span className="flex gap-2">
            <button type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
              <Icon name="file-up" /> Open file
            </button>
            <button type="button" className="button-quiet" onClick={() => setText('')} disabled={text === ''}>
              <Icon name="eraser" /> Clear
            </button>
          </span>
        }
      />
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
        <Samples examples={facts.examples} onPick={(sample) => setText(String(sample.text))} />
      </div>
      <WordCountResult {...live} />
    </>
  );
}
