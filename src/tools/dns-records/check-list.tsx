import type { ToolOutput } from '#kit/define-tool';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import type tool from './tool.ts';

type Check = ToolOutput<typeof tool>['checks'][number];
type Finding = Check['findings'][number];

const looks = {
  good: { icon: <Icon name="circle-check" className="mt-1 shrink-0" />, word: 'OK', colour: 'text-accent' },
  note: { icon: <Icon name="info" className="mt-1 shrink-0" />, word: 'Info', colour: 'text-muted' },
  mend: { icon: <Icon name="wrench" className="mt-1 shrink-0" />, word: 'To fix', colour: 'text-warning' },
  danger: { icon: <Icon name="triangle-alert" className="mt-1 shrink-0" />, word: 'Danger', colour: 'text-danger' },
} as const;

const names: Readonly<Record<Check['topic'], string>> = {
  SPF: 'who may send mail in this name',
  DMARC: 'what happens to forged mail',
  DKIM: 'keys that sign mail',
  'MTA-STS': 'verified connections for mail',
  'TLS-RPT': 'reports on encrypted delivery',
  BIMI: 'a logo beside the mail',
  CAA: 'who may issue certificates',
  DNSSEC: 'signed answers',
};

/** Each subject with its verdict, what was found, and what to mend. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <>
      <p className="mt-2 text-muted">{countsOf(checks)}</p>
      <div className="lined mt-2">
        {checks.map((check) => (
          <Subject key={check.topic} check={check} />
        ))}
      </div>
    </>
  );
}

function Subject({ check }: { check: Check }) {
  const { topic, domain, level, summary, records, explained, findings } = check;
  const { icon, word, colour } = looks[level];
  const id = `check-${topic}`;
  return (
    <section aria-labelledby={id} className="grid gap-3 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id={id} className="text-lg font-semibold">
            {topic}
          </h3>
          <p className="text-sm text-muted">{names[topic]}</p>
        </div>
        <p className={`flex gap-1.5 text-sm font-semibold ${colour}`}>
          {icon} {word}
        </p>
      </div>
      <p className="font-medium">
        {summary} <span className="text-sm font-normal text-muted">({domain})</span>
      </p>
      {records.length > 0 && (
        <ul className="grid gap-2">
          {byKey(records.slice(0, SHOWN), ({ name, value }) => `${name} ${value}`).map(([key, { name, value }]) => (
            <li key={key} className="rounded-control border border-line bg-sunken px-3 py-2">
              <p className="text-sm text-muted">{name}</p>
              <p className="font-mono text-sm whitespace-pre-wrap" dir="auto">
                {value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}
              </p>
            </li>
          ))}
          {records.length > SHOWN && <li className="text-sm text-muted">{records.length - SHOWN} more</li>}
        </ul>
      )}
      <ul className="grid gap-3">
        {byKey(findings, ({ text }) => text).map(([key, finding]) => (
          <Found key={key} finding={finding} />
        ))}
      </ul>
      {explained.length > 0 && (
        <details>
          <summary className="link cursor-pointer">Part by part</summary>
          <dl className="lined mt-2 text-sm">
            {byKey(explained, ({ part, meaning }) => `${part} ${meaning}`).map(([key, { part, meaning }]) => (
              <div key={key} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
                <dt className="font-mono">{part}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** Records of one subject that are shown, and UTF-16 units of each. */
const SHOWN = 12;
const LONGEST = 1_500;

function Found({ finding: { level, text, mend, record } }: { finding: Finding }) {
  const { icon, word, colour } = looks[level];
  return (
    <li className="flex gap-3">
      <span className={colour}>{icon}</span>
      <div className="min-w-0 grow">
        <p>
          <span className="sr-only">{word}: </span>
          {text}
        </p>
        {mend && <p className="text-muted">{mend}</p>}
        {record && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-control border border-line px-3 py-2">
            <div className="min-w-0">
              <p className="text-sm text-muted">
                {record.type} record at {record.name}
              </p>
              <p className="font-mono text-sm">{record.value}</p>
            </div>
            <CopyButton label={`Copy ${record.type}`} text={record.value} copied="Record copied to clipboard" />
          </div>
        )}
      </div>
    </li>
  );
}

/** Each once, with what tells it from the others: a record may hold the same part twice. */
function byKey<T>(list: readonly T[], keyOf: (item: T) => string): [string, T][] {
  return [...new Map(list.map((item) => [keyOf(item), item]))];
}

function countsOf(checks: readonly Check[]): string {
  const counts = (['danger', 'mend', 'note', 'good'] as const)
    .map((level) => ({ level, count: checks.filter((check) => check.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${looks[level].word.toLowerCase()}`);
  return `${checks.length} checked: ${counts.join(', ')}.`;
}
