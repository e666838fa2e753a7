import type { ToolOutput } from '#kit/define-tool';
import { formatDuration } from '#lib/duration';
import { Icon } from '#ui/icon';
import type tool from './tool.ts';

type Comparison = ToolOutput<typeof tool>['resolvers'][number];
type Answer = Comparison['answers'][number];

/** For each type, the answers there are and who gave them: what most say first. */
export function Comparisons({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <>
      <div className="lined mt-2">
        {comparisons.map((comparison) => (
          <section key={comparison.type} aria-labelledby={`compared-${comparison.type}`} className="grid gap-2 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 id={`compared-${comparison.type}`} className="font-semibold">
                {comparison.type} Records compared
              </h3>
              <Verdict comparison={comparison} />
            </div>
            <ul className="lined">
              {groupsOf(comparison.answers).map((group) => (
                <Group key={group[0]?.server} answers={group} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="text-sm text-muted">
        Different answers need not be a mistake: large sites answer by region, and after a change each resolver keeps
        the old answer until its time to live has run out.
      </p>
    </>
  );
}

function Verdict({ comparison: { answers, agrees } }: { comparison: Comparison }) {
  const answered = answers.filter(({ status }) => status !== 'failed');
  const differing = answered.filter(({ differs }) => differs).length;
  if (answered.length === 0) return <p className="text-sm font-medium text-warning">No resolver answered</p>;
  const all = `All ${answered.length}${answered.length === answers.length ? '' : ' that answered'} say the same`;
  const some = `${differing} of ${answered.length} ${differing === 1 ? 'says' : 'say'} something else`;
  return (
    <p className={`flex items-center gap-1.5 text-sm font-medium ${agrees ? 'text-accent' : 'text-warning'}`}>
      <Icon name={agrees ? 'circle-check' : 'triangle-alert'} /> {agrees ? all : some}
    </p>
  );
}

function Group({ answers }: { answers: readonly Answer[] }) {
  const [first] = answers;
  if (!first) return null;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
      <div className="min-w-0 text-sm">
        {first.differs && <p className="font-semibold text-warning">Differs</p>}
        {first.status === 'found' ? (
          <ul className="font-mono">
            {[...first.values].sort().map((value) => (
              <li key={value} dir="auto">
                {value}
              </li>
            ))}
          </ul>
        ) : (
          <p className={first.status === 'failed' ? 'text-warning' : 'text-muted'}>{emptyInWords(first)}</p>
        )}
      </div>
      <ul className="text-sm">
        {answers.map(({ server, operator, country, milliseconds, ttl, authentic }) => (
          <li key={server}>
            {operator}
            <span className="text-muted figures">
              {country && `, ${country}`}
              {milliseconds !== null && `, ${milliseconds} ms`}
              {ttl !== null && `, TTL ${formatDuration(ttl)}`}
              {authentic && ', signatures checked'}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function emptyInWords({ status, reason }: Answer): string {
  if (status === 'failed') return reason ?? 'No answer';
  return status === 'no-records' ? 'No records' : 'There is no such name';
}

/** Answers that say the same together; the most common first, failures last. */
function groupsOf(answers: readonly Answer[]): Answer[][] {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const { status, values, reason } = answer;
    const key = JSON.stringify([status, reason, ...values.map((value) => value.toLowerCase()).sort()]);
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  const weight = (group: Answer[]) => (group[0]?.status === 'failed' ? -1 : group.length);
  return [...groups.values()].sort((a, b) => weight(b) - weight(a));
}
