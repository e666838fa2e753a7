import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';

/** What becomes of what a visitor enters. */
export interface ToolPrivacy {
  /** True of every installation. */
  here: string;
  /** What leaves, as long as it is not known what this installation has set up. Absent: that does not depend on it. */
  outside?: string;
}

/** Stands below each form. Pages are built before an installation is set up, so what that decides is asked for later. */
export function PrivacyLine({ slug, privacy: { here, outside } }: { slug: string; privacy: ToolPrivacy }) {
  const [leaves, setLeaves] = useState<string>();
  const isAsked = outside !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    import('./what-leaves.tsx')
      .then(({ whatLeaves }) => whatLeaves(slug, leaving.signal))
      .then(setLeaves, (error: unknown) => {
        // What stands there is true of every installation.
        if (!leaving.signal.aborted) console.error(error);
      });
    return () => leaving.abort();
  }, [slug, isAsked]);
  return (
    <p className="mt-6 flex items-start gap-2 text-sm text-muted">
      <Icon name="lock" className="mt-0.5" />
      {isAsked ? `${here} ${leaves ?? outside}` : here}
    </p>
  );
}
