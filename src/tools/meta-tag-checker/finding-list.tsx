import { Icon } from '#ui/icon';
import type { Finding } from './finding.ts';

const looks = {
  error: { icon: <Icon name="circle-x" className="mt-1" />, word: 'Error', colour: 'text-danger', many: 'errors' },
  warning: {
    icon: <Icon name="triangle-alert" className="mt-1" />,
    word: 'Warning',
    colour: 'text-warning',
    many: 'warnings',
  },
  advice: {
    icon: <Icon name="lightbulb" className="mt-1" />,
    word: 'Advice',
    colour: 'text-accent',
    many: 'pieces of advice',
  },
} as const;

/** Findings by severity, told by icon and word. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 rounded-control bg-accent-soft px-4 py-3 font-medium text-accent">
        <Icon name="circle-check" /> Nothing wrong was found.
      </p>
    );
  }
  return (
    <section className="min-w-0" aria-labelledby="findings">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="findings" className="text-lg font-semibold">
          Findings
        </h3>
        <p className="text-sm text-muted">{summary(findings)}</p>
      </div>
      <ul className="lined mt-2 rounded-control border border-line">
        {findings.map(({ severity, subject, sentence }) => {
          const { icon, word, colour } = looks[severity];
          return (
            <li key={`${subject} ${sentence}`} className="flex gap-3 px-4 py-3">
              <span className={colour}>{icon}</span>
              <div className="min-w-0">
                <p className="text-sm">
                  <span className={`font-semibold ${colour}`}>{word}</span>{' '}
                  <span className="font-mono text-muted">{subject}</span>
                </p>
                <p>{sentence}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "1 error, 2 warnings". */
function summary(findings: readonly Finding[]): string {
  return (['error', 'warning', 'advice'] as const)
    .map((severity) => ({ severity, count: findings.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${count === 1 ? one[severity] : looks[severity].many}`)
    .join(', ');
}

const one = { error: 'error', warning: 'warning', advice: 'piece of advice' } as const;
