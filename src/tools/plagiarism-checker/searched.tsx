import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { Icon } from '#ui/icon';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;
type Asked = Output['searched']['sources'][number];
type Page = Output['searched']['pages'][number];

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
  return (
    <section className="grid gap-2 text-sm" aria-label="What was searched">
      <p>
        <time dateTime={checkedAt}>{time}</time>:{' '}
        {passages.length > 0 && `${counted(passages.length, 'passage')} of the text looked for, `}
        {compared === 0 ? 'nothing' : counted(compared, 'text')} found or given and compared.
      </p>
      {sources.length > 0 && (
        <ul className="grid gap-1">
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
      )}
      {leftOut.length > 0 && <p className="text-muted">{leftOutInWords(leftOut)}</p>}
      {(passages.length > 0 || pages.length > 0) && (
        <details open={isPrinting || undefined}>
          <summary className="link w-fit cursor-pointer">What was looked for, and what came of it</summary>
          <div className="mt-3 grid gap-4 rounded-control bg-sunken p-3">
            {passages.length > 0 && (
              <div>
                <p className="font-medium">Passages</p>
                <ol className="mt-1 grid list-decimal gap-1 pl-6">
                  {passages.map(({ start, text }) => (
                    <li key={start}>“{text}”</li>
                  ))}
                </ol>
              </div>
            )}
            {keywords.length > 0 && (
              <div>
                <p className="font-medium">Words, together and in any order</p>
                <ul className="mt-1 grid list-disc gap-1 pl-6">
                  {keywords.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </div>
            )}
            {pages.length > 0 && (
              <div>
                <p className="font-medium">Found and given</p>
                <ul className="mt-1 grid gap-1">
                  {pages.map((page) => (
                    <li key={`${page.source} ${page.url}`}>
                      <OnePage page={page} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </details>
      )}
    </section>
  );
}

function OnePage({ page: { url, title, source, state, reason } }: { page: Page }) {
  return (
    <>
      {/^https?:/.test(url) ? (
        <a className="link" href={url} rel="noreferrer nofollow" target="_blank">
          {title || url}
        </a>
      ) : (
        title
      )}{' '}
      <span className="text-muted">
        ({source}): {state}
        {reason === null ? '.' : `. ${reason}`}
      </span>
    </>
  );
}

function toldOf({ name, server, asked, failed, found, failure }: Asked): string {
  const who = server === null || server === 'this site' ? name : `${name} (${server})`;
  const why = failure === null ? '' : ` ${failure}`;
  if (asked === 0 && failure !== null) return `${who} could not be asked:${why}`;
  const pages = `${counted(asked, 'question')} answered, ${counted(found, 'page')} named`;
  return failed === 0 ? `${who}: ${pages}.` : `${who}: ${pages}; ${counted(failed, 'question')} not answered.${why}`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function leftOutInWords(leftOut: Output['leftOut']): string {
  const count = (wanted: Output['leftOut'][number]['reason']) =>
    leftOut.filter(({ reason }) => reason === wanted).length;
  const [quotations, shared, phrases] = [count('quotation'), count('may be shared'), count('common phrase')];
  const told = [
    ...(quotations > 0 ? [counted(quotations, 'quotation')] : []),
    ...(shared > 0 ? [`${counted(shared, 'passage')} that may be shared`] : []),
    ...(phrases > 0 ? [counted(phrases, 'common phrase')] : []),
  ];
  return `Not counted as matched: ${list.format(told)}.`;
}

function counted(count: number, what: string): string {
  return `${formatFigure(count)} ${what}${count === 1 ? '' : 's'}`;
}
