import { useMemo } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { Result } from '#ui/result/result';
import { type Term, Terms } from '#ui/result/terms';
import { CrawlerTable } from '#ui/robots-txt/crawler-table';
import { Findings } from '#ui/robots-txt/findings';
import type tool from './tool.ts';

type Tested = ToolOutput<typeof tool>;

/** The verdict first, then the file with the line that decides, then what else it says. */
export function TestResult(tested: Tested) {
  const { allowed, explanation, userAgent, path, outcome, robotsTxt, warnings } = tested;
  const robots = useMemo(() => parseRobotsTxt(robotsTxt), [robotsTxt]);
  const hasFile = outcome === 'read' || outcome === 'given';
  return (
    <Result>
      <div className={`flex items-start gap-3 rounded-control p-4 ${allowed ? 'bg-accent-soft' : 'bg-danger-soft'}`}>
        <span className={`text-2xl ${allowed ? 'text-accent' : 'text-danger'}`}>
          {allowed ? <Icon name="circle-check" /> : <Icon name="ban" />}
        </span>
        <div className="min-w-0">
          <h2 className="text-xl">
            {allowed ? 'Allowed' : 'Blocked'} for {userAgent || 'a crawler without a name'}
          </h2>
          <p className="mt-1">
            <code>{path}</code>
          </p>
          <p className="mt-1">{explanation}</p>
        </div>
      </div>
      <Terms items={facts(tested)} />
      {hasFile && (
        <>
          <section aria-labelledby="findings">
            <h2 id="findings" className="mb-2 text-lg">
              What to look at again
            </h2>
            <Findings findings={warnings} />
          </section>
          <section aria-labelledby="crawlers">
            <h2 id="crawlers" className="mb-2 text-lg">
              Who may fetch this address
            </h2>
            <CrawlerTable robots={robots} url={path} />
          </section>
          {robotsTxt !== '' && <FileText {...tested} />}
        </>
      )}
    </Result>
  );
}

function facts({ robotsUrl, status, outcome, crawlDelay, sitemaps }: Tested): Term[] {
  const answer = status === null ? 'No answer' : `Status ${status}`;
  return [
    {
      term: 'File',
      value: outcome === 'given' ? 'The one you pasted' : robotsUrl,
      ...(outcome === 'given' ? {} : { note: answer }),
    },
    ...(crawlDelay === null ? [] : [{ term: 'Crawl delay', value: `${crawlDelay} seconds` }]),
    ...(sitemaps.length === 0
      ? []
      : [
          {
            term: 'Sitemaps',
            value: (
              <ul>
                {[...new Set(sitemaps)].slice(0, 20).map((sitemap) => (
                  <li key={sitemap}>{sitemap}</li>
                ))}
              </ul>
            ),
          },
        ]),
  ];
}

/** Lines drawn at most; the rest is in the copy. */
const SHOWN = 60;

function FileText({ robotsTxt, line }: Tested) {
  const lines = useMemo(() => robotsTxt.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/), [robotsTxt]);
  const first = line !== null && line > SHOWN / 2 ? line - SHOWN / 2 : 1;
  const shown = lines.slice(first - 1, first - 1 + SHOWN);
  return (
    <section aria-labelledby="file">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="file" className="text-lg">
          The file
        </h2>
        <CopyButton text={robotsTxt} copied="Text copied to clipboard" />
      </div>
      <ol
        start={first}
        className="list-inside list-decimal rounded-control bg-sunken p-3 font-mono text-sm"
        aria-label="robots.txt"
      >
        {shown.map((content, index) => {
          const number = first + index;
          const isDeciding = number === line;
          return (
            <li key={number} className={isDeciding ? 'bg-accent-soft font-semibold' : 'text-ink'}>
              {content}
              {isDeciding && <span className="text-accent"> decides</span>}
            </li>
          );
        })}
      </ol>
      {shown.length < lines.length && (
        <p className="mt-2 text-sm text-muted">
          {shown.length} of {lines.length.toLocaleString('en')} lines are shown. The copy has them all.
        </p>
      )}
    </section>
  );
}
