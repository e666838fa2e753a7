import { Icon } from '../icon.tsx';
import { Island } from '../island.tsx';
import { LeavesLine } from './leaves-line.tsx';

/** What becomes of what a visitor enters. */
export interface ToolPrivacy {
  /** True of every installation. */
  here: string;
  /** What leaves, as long as it is not known what this installation has set up. Absent: that does not depend on it. */
  outside?: string;
}

/** Stands below each form. */
export function PrivacyLine({ slug, privacy: { here, outside } }: { slug: string; privacy: ToolPrivacy }) {
  return (
    <p className="mt-6 flex items-start gap-2 text-sm text-muted">
      <Icon name="lock" className="mt-0.5" />
      <span>
        {here} {outside !== undefined && <Island of={LeavesLine} props={{ slug, outside }} />}
      </span>
    </p>
  );
}
