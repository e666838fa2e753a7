import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useLoadFromAddress } from '#ui/form/load-from-address';
import { TextInput } from '#ui/form/text-input';
import { TextSource } from '#ui/form/text-source';
import { notify } from '#ui/notice/notices';
import { Result } from '#ui/result/result';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { pageOptions } from './page-options.ts';

/** What reads the text and draws what is found comes with the first touch: a page that is only read never fetches it. */
const loadLive = () => import('./live-density.tsx');

export default function KeywordDensityCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [options, change] = useOptions(pageOptions);
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>>();
  const shownText = useDeferredValue(text);
  const show = useCallback(() => {
    loadLive().then(setLive, (error: unknown) => {
      console.error(error);
      const reason = 'Its code could not be fetched. Check your connection and type on.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    });
  }, [facts]);
  const isWanted = live === undefined && text !== '';
  useEffect(() => {
    if (isWanted) show();
  }, [isWanted, show]);

  const { button, panel } = useLoadFromAddress({
    slug: 'page-text-extractor',
    failed: 'Failed to load the page',
    onAnswer: (data) => {
      void import('./page-as-markdown.ts').then(({ pageAsMarkdown }) => setText(pageAsMarkdown(data)), console.error);
    },
  });
  return (
    <>
      <TextSource
        value={text}
        onChange={setText}
        examples={facts.examples}
        onSample={(sample) => {
          setText(String(sample.text));
          change({ target: String(sample.target ?? '') });
        }}
        // Fetched ahead, without drawing anything yet.
        onFocus={() => void loadLive().catch(() => undefined)}
        rows={10}
        placeholder={facts.inputs[0]?.placeholder}
        help="Counted as you type. Of HTML and Markdown, what a reader sees is counted."
      >
        {button}
      </TextSource>
      {panel}
      <div className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextInput
          label="Excluded words"
          value={options.exclude}
          onChange={(exclude) => change({ exclude })}
          help="Commas between them."
        />
        <TextInput
          label="Minimum word length"
          type="number"
          inputMode="numeric"
          min={1}
          max={10}
          value={options.min}
          onChange={(min) => change({ min })}
          help="In letters, 1 to 10."
        />
      </div>
      <details className="mt-4" onToggle={show}>
        <summary className="link inline-block py-1.5">Target keyword, language and word forms</summary>
        {live && <live.MoreOptions options={options} onChange={change} />}
      </details>
      {live ? (
        <live.LiveDensity text={shownText} options={options} onChange={change} />
      ) : (
        <Result>
          <p className="text-muted">The keywords of your text appear here.</p>
        </Result>
      )}
    </>
  );
}
