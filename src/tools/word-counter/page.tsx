import { useDeferredValue, useState } from 'react';
import { TextSource } from '#ui/form/text-source';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { prepareLiveCount, useLiveCount } from './use-live-count.tsx';
import { WordCountResult } from './word-count-result.tsx';

export default function WordCounterCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const live = useLiveCount(useDeferredValue(text));
  return (
    <>
      <TextSource
        value={text}
        onChange={setText}
        examples={facts.examples}
        onFocus={prepareLiveCount}
        rows={10}
        placeholder={facts.inputs[0]?.placeholder}
        help="Counted as you type. A text file dropped here is opened."
      />
      <WordCountResult {...live} text={text} />
    </>
  );
}
