import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { TextInput } from '#ui/form/text-input';
import { TextSource } from '#ui/form/text-source';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { Result } from '#ui/result/result';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import type { PageOptions } from './page-options.ts';

/** What reads the text and draws what is found comes with the first touch: a page that is only read never fetches it. */
const loadLive = () => import('./live-density.tsx');

export default function KeywordDensityCard({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<Partial<PageOptions>>({});
  const [isAsking, setAsking] = useState(false);
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>>();
  const shownText = useDeferredValue(text);
  const change = useCallback(
    (changed: Partial<PageOptions>) => setOptions((before) => ({ ...before, ...changed })),
    [],
  );
  const show = useCallback(() => {
    loadLive().then(setLive, (error: unknown) => {
      console.error(error);
      const reason = 'Its code could not be fetched. Check your connection and type on.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    });
  }, [facts]);
  const isWorking = text !== '';
  useEffect(() => {
    // An address with options, too: they are read with the rest.
    if (isWorking || window.location.search) show();
  }, [isWorking, show]);
  const excluded = facts.inputs.find(({ name }) => name === 'excludeWords')?.default;
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
        help="Counted as you type, HTML and Markdown as a reader sees them."
      >
        <button
          type="button"
          className="button-quiet"
          aria-expanded={isAsking}
          onClick={() => {
            setAsking(!isAsking);
            show();
          }}
        >
          <Icon name="globe" /> Load from address
        </button>
      </TextSource>
      {live && isAsking && <live.LoadPage onText={setText} onClose={() => setAsking(false)} />}
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextInput
          label="Excluded words"
          value={options.exclude ?? String(excluded)}
          onChange={(exclude) => change({ exclude })}
        />
        <TextInput
          label="Minimum word length"
          type="number"
          min={1}
          max={10}
          value={options.min ?? '3'}
          onChange={(min) => change({ min })}
        />
      </div>
      <details className="mt-4" onToggle={show}>
        <summary className="link">Target keyword, language and word forms</summary>
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
