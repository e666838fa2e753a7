import type { Crawler, Purpose } from '#lib/robots-txt/crawler';
import { crawlers, purposes } from '#lib/robots-txt/crawlers';
import { crawlersAsOf } from '#lib/robots-txt/crawlers.data';
import { type Decision, decide } from '#lib/robots-txt/decide';
import { ruleText } from '#lib/robots-txt/explain';
import type { RobotsTxt } from '#lib/robots-txt/parse';
import { Icon } from '../icon.tsx';

interface CrawlerTableProps {
  robots: RobotsTxt;
  /** An address or a path. */
  url: string;
}

/** A name that no file holds: what it gets, every crawler without a group gets. */
const ANYBODY = '(any)';

/** Who may fetch an address, by what they fetch for, each with the line that decides. */
export function CrawlerTable({ robots, url }: CrawlerTableProps) {
  const others = decide(robots, { userAgent: ANYBODY, url });
  const judged = crawlers.map((crawler) => ({ crawler, decision: decide(robots, { userAgent: crawler.token, url }) }));
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5">
        <span className="font-medium">Every crawler not listed here</span>
        <Verdict decision={others} />
      </p>
      {Object.entries(purposes).map(([purpose, title]) => (
        <PurposeRows key={purpose} title={title} rows={judged.filter(({ crawler }) => crawler.purpose === purpose)} />
      ))}
      <p className="mt-3 text-sm text-muted">
        The list is as of {new Date(crawlersAsOf).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })}. A
        rule is a request: the crawlers of which it says so may pass over it.
      </p>
    </div>
  );
}

interface Row {
  crawler: Crawler;
  decision: Decision;
}

function PurposeRows({ title, rows }: { title: (typeof purposes)[Purpose]; rows: readonly Row[] }) {
  const allowed = rows.filter(({ decision }) => decision.allowed).length;
  return (
    <details className="border-b border-line" open={title === purposes.search || undefined}>
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
        <span className="font-medium">{title}</span>
        <span
          className={`inline-flex items-center gap-2 text-sm figures ${allowed === 0 ? 'text-danger' : 'text-muted'}`}
        >
          {allowed === rows.length
            ? 'all allowed'
            : allowed === 0
              ? 'all blocked'
              : `${allowed} of ${rows.length} allowed`}
          <Icon name="chevron-down" />
        </span>
      </summary>
      <table className="mb-2 w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Crawler</th>
            <th scope="col">Decision</th>
          </tr>
        </thead>
        <tbody className="lined">
          {rows.map(({ crawler, decision }) => (
            <tr key={crawler.token} className="align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                <a className="link" href={crawler.source} rel="noreferrer">
                  {crawler.token}
                </a>{' '}
                <span className="text-sm text-muted">{crawler.operator}</span>
                <span className="block text-sm text-muted">
                  {crawler.about}
                  {crawler.mayIgnore && ' May ignore rules.'}
                </span>
              </th>
              <td className="w-2/5 py-2 text-right">
                <Verdict decision={decision} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Verdict({ decision: { allowed, because, rule } }: { decision: Decision }) {
  return (
    <span className="ml-auto text-right">
      <span className={`inline-flex items-center gap-1.5 font-medium ${allowed ? 'text-accent' : 'text-danger'}`}>
        {allowed ? <Icon name="circle-check" /> : <Icon name="ban" />} {allowed ? 'Allowed' : 'Blocked'}
      </span>
      <span className="block text-sm text-muted">
        {rule ? (
          <>
            line {rule.line}: <code>{ruleText(rule)}</code>
          </>
        ) : (
          reasons[because]
        )}
      </span>
    </span>
  );
}

const reasons: Record<Decision['because'], string> = {
  rule: '',
  'no-rule': 'no rule matches',
  'no-group': 'no group for it',
  'robots-file': 'always open to all',
};
