import { useEffect, useState } from 'react';

interface LeavesLineProps {
  slug: string;
  /** What leaves, as long as it is not known what this installation has set up. */
  outside: string;
}

/** What leaves this installation: pages are built before it is set up, so it is asked for later. */
export function LeavesLine({ slug, outside }: LeavesLineProps) {
  const [leaves, setLeaves] = useState(outside);
  useEffect(() => {
    const leaving = new AbortController();
    import('./what-leaves.tsx')
      .then(({ whatLeaves }) => whatLeaves(slug, leaving.signal))
      .then(setLeaves, (error: unknown) => {
        // What stands there is true of every installation.
        if (!leaving.signal.aborted) console.error(error);
      });
    return () => leaving.abort();
  }, [slug]);
  return leaves;
}
