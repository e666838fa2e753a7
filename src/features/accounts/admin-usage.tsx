import { Icon } from '#ui/icon';
import { AccountSection } from './account-section.tsx';

export interface UsageRow {
  day: string;
  tool: string;
  title: string;
  calls: number;
}

/** How often each tool was called in thirty days, as a bar a tool. */
export function AdminUsage({ rows }: { rows: readonly UsageRow[] }) {
  const totals = new Map<string, number>();
  for (const { title, calls } of rows) totals.set(title, (totals.get(title) ?? 0) + calls);
  const tools = [...totals].sort(([, a], [, b]) => b - a);
  const most = Math.max(1, ...tools.map(([, calls]) => calls));
  const today = rows.at(-1)?.day;
  const ofToday = rows.filter(({ day }) => day === today).reduce((sum, { calls }) => sum + calls, 0);
  return (
    <AccountSection
      id="usage"
      title="Use"
      icon={<Icon name="chart-column" />}
      lead="Calls per tool in the last 30 days, from pages, the API and agents. Tools that run in the browser are counted only when called through the API. Nothing about the caller is stored."
    >
      {tools.length === 0 ? (
        <p className="text-muted">Nothing was counted yet.</p>
      ) : (
        <>
          <ul className="grid gap-2">
            {tools.map(([title, calls]) => (
              <li key={title} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
                <span className="wrap-anywhere">{title}</span>
                <span className="tabular-nums">{calls.toLocaleString('en')}</span>
                <progress
                  className="progress-bar col-span-2 h-2 w-full"
                  aria-label={`Calls of ${title}`}
                  max={most}
                  value={calls}
                />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            On {today}: {ofToday.toLocaleString('en')} calls.
          </p>
        </>
      )}
    </AccountSection>
  );
}
