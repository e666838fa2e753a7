import type { ToolOutput } from '#kit/define-tool';
import { searchPreview } from '#lib/text/search-preview';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { Result } from '#ui/result/result';
import { SearchSnippet } from '#ui/result/search-snippet';
import { checkReport } from './check-report.ts';
import { FindingList } from './finding-list.tsx';
import { TagTables } from './tag-tables.tsx';
import type tool from './tool.ts';

/** What is wrong comes first, then how the page looks in a search, then every tag. */
export function CheckResult(output: ToolOutput<typeof tool>) {
  const { url, redirected, status, charset } = output;
  const { host } = new URL(url);
  return (
    <Result>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold">Tags of {host}</h2>
          <p className="mt-1 text-sm text-muted" dir="ltr">
            {redirected && 'Redirected to '}
            {url}, status {status}, read as {charset}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={checkReport(output)} copied="Text copied to clipboard" />
          <DownloadButton
            label="Download JSON"
            fileName={`meta-tags-${host}.json`}
            type="application/json"
            content={() => `${JSON.stringify(output, null, 2)}\n`}
          />
        </div>
      </div>
      <FindingList findings={output.findings} />
      <section className="min-w-0" aria-labelledby="in-search">
        <h3 id="in-search" className="mb-3 text-lg font-semibold">
          In a search
        </h3>
        <SearchSnippet device="desktop" address={url} preview={searchPreview(output.tags, 'desktop')} />
      </section>
      <TagTables tags={output.tags} />
    </Result>
  );
}
