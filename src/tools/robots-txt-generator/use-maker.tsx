import { useCallback, useState } from 'react';
import { notify } from '#ui/notice/notices';

const load = () => import('./maker.tsx');

type Maker = Awaited<ReturnType<typeof load>>;

/**
 * What writes, reads and explains a file: it comes when it is first needed, so a page that is only read never fetches it.
 * `prepare` fetches it ahead and draws nothing, `withMaker` draws what came.
 */
export function useMaker() {
  const [maker, setMaker] = useState<Maker>();
  const prepare = useCallback(() => {
    // A failed fetch shows itself when something is to be done.
    load().catch(() => undefined);
  }, []);
  const withMaker = useCallback((act?: (maker: Maker) => unknown) => {
    load().then(
      (loaded) => {
        setMaker(loaded);
        act?.(loaded);
      },
      (error: unknown) => {
        console.error(error);
        const reason = 'Its code could not be fetched. Check your connection and try again.';
        notify({ kind: 'error', message: 'Failed to generate robots.txt', reason });
      },
    );
  }, []);
  return { maker, prepare, withMaker };
}
