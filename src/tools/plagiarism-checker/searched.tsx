import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { listed } from '#lib/listed';
import { Icon } from '#ui/icon';
import { SourceName } from '#ui/matches/source-name';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

interface SearchedProps {
  result: Output;
  /** Shows all of it. */
  isPrinting: boolean;
}

/** What was looked for, where, when, and what could not be asked. */
export function Searched({ result: { searched, checkedAt, leftOut }, isPrinting }: SearchedProps) {
  const { passages, keywords, sources, pages } = searched;
  const time = new Date(checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  const compared = pages.filter(({ state }) => state === 'matched' || state === 'nothing in common').length;
  const lists = [
    { name: 'Passages', items: passages.map(({ text }) => ({ key: text, shown: `“${text}”` })) },
    { name: 'Words, together and in any order', items: keywords.map((words) => ({ key: words, shown: words })) },
    { name: 'Found and given', items: pages.map((page) => ({ key: page.url, shown: <OnePage page={page} /> })) },
  ].filter(({ items }) => items.length > 0);
  return (
    <section className="grid gap-2 text-sm" aria-label="What was searched">
      <p>
        <time dateTime={checkedAt}>{time}</time>:{' '}
        {passages.length > 0 && `${counted(passages.length, 'passage')} of the text looked for, `}
        {compared === 0 ? 'nothing' : counted(compared, 'text')} found or given and compared.
      </p>
      <ul className="grid gap-1 empty:hidden">
        {sources.map((source) => (
          <li key={source.name} className="flex items-start gap-2">
            {source.failure === null ? (
              <Icon name="check" className="mt-0.5 text-accent" />
            ) : (
              <Icon name="triangle-alert" className="mt-0.5 text-warning" />
            )}
            <span className="min-w-0">{toldOf(source)}</span>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && <p className="text-muted">{leftOutInWords(leftOut)}</p>}
      {lists.length > 0 && (
        <details open={isPrinting || undefined}>
          <summary className="link w-fit cursor-pointer">What was looked for, and what came of it</summary>
          <div className="mt-3 grid gap-4 rounded-control bg-sunken p-3">
            {lists.map(({ name, items }) => (
              <div key={name}>
                <p className="font-medium">{name}</p>
                <ul className="mt-1 grid list-disc gap-1 pl-6">
                  {items.map(({ key, shown }) => (
                    <li key={key}>{shown}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function OnePage({ page }: { page: Output['searched']['pages'][number] }) {
  const { url, title, source, state, reason } = page;
  return (
    <>
      <SourceName source={{ url, title: title || url }} />{' '}
      <span className="text-muted">
        ({source}): {state}.{reason !== null && ` ${reason}`}
      </span>
    </>
  );
}

function toldOf({ name, server, asked, failed, found, failure }: Output['searched']['sources'][number]): string {
  const who = server === null || server === 'this site' ? name : `${name} (${server})`;
  const why = failure === null ? '' : ` ${failure}`;
  if (asked === 0 && failure !== null) return `${who} could not be asked:${why}`;
  const pages = `${counted(asked, 'question')} answered, ${counted(found, 'page')} named`;
  return failed === 0 ? `${who}: ${pages}.` : `${who}: ${pages}; ${counted(failed, 'question')} not answered.${why}`;
}

function leftOutInWords(leftOut: Output['leftOut']): string {
  const count = (wanted: Output['leftOut'][number]['reason']) =>
    leftOut.filter(({ reason }) => reason === wanted).length;
  const [quotations, shared, phrases] = [count('quotation'), count('may be shared'), count('common phrase')];
  const parts = [
    ...(quotations > 0 ? [counted(quotations, 'quotation')] : []),
    ...(shared > 0 ? [`${counted(shared, 'passage')} that may be shared`] : []),
    ...(phrases > 0 ? [counted(phrases, 'common phrase')] : []),
  ];
  return `Not counted as matched: ${listed(parts)}.`;
}

function counted(count: number, what: string): string {
  return `${formatFigure(count)} ${what}${count === 1 ? '' : 's'}`;
}
