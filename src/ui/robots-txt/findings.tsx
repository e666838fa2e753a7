import type { Finding } from '#lib/robots-txt/finding';
import { Icon } from '../icon.tsx';

const looks = {
  error: { word: 'Fault', color: 'text-danger', icon: <Icon name="circle-x" className="mt-0.5" /> },
  warning: { word: 'Warning', color: 'text-warning', icon: <Icon name="triangle-alert" className="mt-0.5" /> },
  note: { word: 'Note', color: 'text-muted', icon: <Icon name="info" className="mt-0.5" /> },
} as const;

interface FindingsProps {
  findings: readonly { level: Finding['level']; line?: number | null | undefined; message: string }[];
}

/** What to look at again in a robots.txt. */
export function Findings({ findings }: FindingsProps) {
  if (findings.length === 0) {
    return (
      <p className="flex items-start gap-2 text-accent">
        <Icon name="circle-check" className="mt-0.5" /> No faults found in the file.
      </p>
    );
  }
  return (
    <ul className="lined">
      {findings.map(({ level, line, message }) => {
        const { word, color, icon } = looks[level];
        return (
          <li key={`${line} ${message}`} className="flex items-start gap-2.5 py-2">
            <span className={`inline-flex gap-1.5 text-sm font-medium ${color}`}>
              {icon} <span className="sr-only sm:not-sr-only sm:w-16">{word}</span>
            </span>
            <span className="min-w-0">
              {line && <span className="text-muted">Line {line}: </span>}
              {message}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
