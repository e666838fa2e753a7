import { counted } from '#lib/counted';
import type { AuditReport } from '#ports/audits/port';
import { Icon } from '#ui/icon';
import { staysHere } from '#ui/result/stays-here';
import { sendFieldsToTool } from '#ui/tool-page/send-to-tool';

/** Links that are named. */
const NAMED = 30;

interface PageViewProps {
  report: AuditReport;
  page: AuditReport['list'][number];
  /** Shows another page in its place. */
  onPage: (url: string) => void;
}

/** One page of a site: what was found on it, who links to it and where it leads. */
export function PageView({ report: { list, links, findings }, page, onPage }: PageViewProps) {
  const at = list.indexOf(page);
  const own = findings.filter(({ pages }) => pages.includes(page.url));
  const ends = (side: 0 | 1) =>
    links?.flatMap((link) => (link[side] === at ? (list[link[side === 0 ? 1 : 0]] ?? []) : []));
  return (
    <section aria-label={page.url} className="card grid gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 dir="auto" className="font-semibold">
            {page.title || 'Without a title'}
          </h3>
          <a className="link wrap-anywhere" href={page.url} rel="noreferrer">
            {page.url}
          </a>
        </div>
        <a
          className="button-quiet"
          href="/tools/on-page-seo-checker"
          onClick={(event) => {
            if (!staysHere(event)) return;
            event.preventDefault();
            void sendFieldsToTool('on-page-seo-checker', { url: page.url });
          }}
        >
          <Icon name="refresh-cw" /> Check it again
        </a>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <div className="min-w-0">
          <h4 className="font-medium">{counted(own.length, 'finding')}</h4>
          <ul className="text-sm">
            {own.map(({ check, title, detail }) => (
              <li key={`${check} ${detail}`}>{title}</li>
            ))}
          </ul>
        </div>
        <Pages title="Linked from" pages={ends(1)} onPage={onPage} />
        <Pages title="Links to" pages={ends(0)} onPage={onPage} />
      </div>
    </section>
  );
}

interface PagesProps extends Pick<PageViewProps, 'onPage'> {
  title: string;
  pages: AuditReport['list'] | undefined;
}

function Pages({ title, pages, onPage }: PagesProps) {
  if (!pages) return <p className="text-sm text-muted">{title}: the site has too many links to name them here.</p>;
  return (
    <div className="min-w-0">
      <h4 className="font-medium">
        {title} <span className="text-sm font-normal text-muted figures">{pages.length}</span>
      </h4>
      <ul className="text-sm">
        {pages.slice(0, NAMED).map(({ url }) => (
          <li key={url} className="truncate">
            <button type="button" className="link" title={url} onClick={() => onPage(url)}>
              {pathOf(url)}
            </button>
          </li>
        ))}
        {pages.length > NAMED && <li className="text-muted">and {pages.length - NAMED} more</li>}
      </ul>
    </div>
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
