import { useRef } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;
type Source = Output['matchedSources'][number];

interface FoundSoFarProps {
  /** Absent when it was stopped. */
  progress?: Progress<Output>;
  partial: Partial<Output> | undefined;
}

/** How far a check is, and the sources that are known by now, each in the place where it came. */
export function FoundSoFar({ progress, partial }: FoundSoFarProps) {
  const order = useRef<string[]>([]);
  const sources = inOrder(partial?.matchedSources ?? [], order.current);
  return (
    <section className="mt-5" aria-label="Found so far">
      {progress ? (
        <Stage progress={progress} />
      ) : (
        <p className="min-h-12 text-sm text-muted">
          Stopped before the end: there is no score.{' '}
          {sources.length > 0 ? 'This is what was found until then.' : 'Nothing was found until then.'}
        </p>
      )}
      {sources.length > 0 && (
        <ul className="lined mt-3 border-t border-line">
          {sources.map((source) => (
            <Row key={source.url} source={source} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Stage({ progress: { share, stage = 'Reading the text' } }: { progress: Progress<Output> }) {
  return (
    <div className="grid min-h-12 grid-cols-1 content-start gap-1.5 text-sm text-muted">
      <div className="flex justify-between gap-3">
        <span className="min-w-0 truncate">{stage}</span>
        <span className="shrink-0 figures">{share === undefined ? '' : `${Math.round(share * 100)}%`}</span>
      </div>
      <progress className="w-full" aria-label="Checking" {...(share !== undefined && { value: share, max: 1 })} />
    </div>
  );
}

function Row({ source: { url, title, source, matchPercentage } }: { source: Source }) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-2">
      <span className="min-w-0">
        {/^https?:/.test(url) ? (
          <a className="link block truncate" href={url} rel="noreferrer nofollow" target="_blank">
            {title}
          </a>
        ) : (
          <span className="block truncate">{title}</span>
        )}
        <span className="block truncate text-sm text-muted">{source}</span>
      </span>
      <span className="shrink-0 figures">{matchPercentage}% match</span>
    </li>
  );
}

/** The largest first would make rows change places while one looks at them. */
function inOrder(sources: readonly Source[], order: string[]): Source[] {
  for (const { url } of sources) if (!order.includes(url)) order.push(url);
  return sources.toSorted((a, b) => order.indexOf(a.url) - order.indexOf(b.url));
}
