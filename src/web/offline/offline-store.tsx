import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { Icon } from '#ui/icon';
import { fetchPlan, filesOf, forgetKept, keepFiles, markUsed, type Plan, readUsed } from './kept.ts';
import { register } from './start.ts';

interface Stored {
  plan: Plan;
  /** Slugs. */
  used: readonly string[];
  isEverything: boolean;
}

async function readStored(): Promise<Stored> {
  const plan = await fetchPlan();
  return { plan, ...(await readUsed(plan)) };
}

const everythingOf = (plan: Plan) => filesOf(plan, { used: plan.local, isEverything: true });

const sizeOf = (files: ReturnType<typeof filesOf>) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** What is kept in this browser: all that runs here can be added, and all of it removed. */
export function OfflineStore() {
  const [stored, setStored] = useState<Stored>();
  const [fault, setFault] = useState('');
  const [isElsewhere, setElsewhere] = useState(false);
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const refresh = () => readStored().then(setStored, () => setFault('This browser does not allow storing pages.'));
  const onShown = useEffectEvent(() => void refresh());
  useEffect(() => {
    // In the place of a page that is neither reached nor kept.
    setElsewhere(window.location.pathname !== '/offline');
    onShown();
    return () => running.current?.abort();
  }, []);

  const keep = async ({ plan }: Stored) => {
    const controller = new AbortController();
    running.current = controller;
    setFault('');
    setProgress(0);
    try {
      if (!(await register())) throw new Error('This browser has no service worker.');
      // Asks that the browser does not clear it away by itself; it may refuse.
      await navigator.storage.persist();
      await keepFiles(everythingOf(plan), { signal: controller.signal, onProgress: setProgress });
      await markUsed();
    } catch (error) {
      const reason = navigator.onLine ? 'Your device may be short of space.' : 'You seem to be offline.';
      if (!controller.signal.aborted) setFault(`Not everything could be stored. ${reason} Try again to continue.`);
      console.warn(String(error));
    }
    setProgress(undefined);
    await refresh();
  };
  const remove = async () => {
    await forgetKept();
    // This page alone is kept again: it is what stands in the place of any other.
    window.location.reload();
  };

  return (
    <div className="grid gap-4">
      {isElsewhere && (
        <div role="alert">
          <h2 className="text-xl">You are offline</h2>
          <p className="mt-2">This page is not stored on this device. Pages and tools that are stored still work.</p>
          <button type="button" className="button mt-4" onClick={() => window.location.reload()}>
            Try again
          </button>
        </div>
      )}
      <div role="status" className="min-h-20 sm:min-h-14">
        {stored && <Contents stored={stored} />}
      </div>
      {progress !== undefined && stored && (
        <div className="flex flex-wrap items-center gap-3">
          <progress
            className="progress-bar min-w-40 flex-1"
            aria-label="Storing"
            value={progress}
            max={sizeOf(everythingOf(stored.plan))}
          />
          <span className="figures">{formatBytes(progress)}</span>
          <button type="button" className="button-quiet" onClick={() => running.current?.abort()}>
            Cancel
          </button>
        </div>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap gap-3">
        {!stored?.isEverything && (
          <button
            type="button"
            className="button"
            disabled={!stored || progress !== undefined}
            onClick={() => stored && void keep(stored)}
          >
            <Icon name="download" /> Keep everything for offline use
          </button>
        )}
        <button
          type="button"
          className="button-quiet min-h-11"
          disabled={!stored || progress !== undefined}
          onClick={() => void remove()}
        >
          <Icon name="trash-2" /> Remove what is stored
        </button>
      </div>
      {stored && stored.used.length > 0 && <StoredTools used={stored.used} />}
    </div>
  );
}

function Contents({ stored }: { stored: Stored }) {
  const { plan, used, isEverything } = stored;
  const whole = `all ${plan.local.length} tools that run in your browser`;
  const tools = isEverything ? whole : used.length === 1 ? '1 tool' : `${used.length} tools`;
  return (
    <>
      <p className="font-medium">
        Stored: {used.length === 0 ? 'no tool yet' : `${tools}, ${formatBytes(sizeOf(filesOf(plan, stored)))}`}
      </p>
      {!isEverything && (
        <p className="mt-1 text-muted">
          To store {whole}, {formatBytes(sizeOf(everythingOf(plan)))} are downloaded.
        </p>
      )}
    </>
  );
}

/** Links to tools that work now. */
function StoredTools({ used }: Pick<Stored, 'used'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {used.map((slug) => (
        <li key={slug}>
          <a className="link inline-block py-0.5" href={`/tools/${slug}`}>
            {slug.replaceAll('-', ' ')}
          </a>
        </li>
      ))}
    </ul>
  );
}
