import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { Result } from '#ui/result/result';
import { Terms } from '#ui/result/terms';
import { backlinksAsCsv, backlinksAsText } from './arrange.ts';
import { BacklinkList, useArrangement } from './backlink-list.tsx';
import { LinkingDomains } from './linking-domains.tsx';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

interface BacklinksResultProps {
  list?: Output;
  /** False while it grows, and when it was stopped on the way. */
  isWhole?: boolean;
  /** While it grows. */
  progress?: Progress<Output>;
}

/** Figures first, then the list; while it grows, everything has its place already. */
export function BacklinksResult({ list, isWhole = false, progress }: BacklinksResultProps) {
  return (
    <Result>
      <div className="flex min-h-12 items-center">
        {progress ? <Growing progress={progress} /> : list && <Ended list={list} isWhole={isWhole} />}
      </div>
      {list && <Found list={list} isGrowing={progress !== undefined} />}
    </Result>
  );
}

function Growing({ progress: { share, stage = 'Checking' } }: { progress: Progress<Output> }) {
  return (
    <div className="grid w-full gap-1.5 text-sm text-muted">
      <div className="flex justify-between gap-3">
        <span>{stage}</span>
        <span className="figures">{share === undefined ? '' : `${Math.round(share * 100)}%`}</span>
      </div>
      <progress className="w-full" aria-label={stage} {...(share !== undefined && { value: share, max: 1 })} />
    </div>
  );
}

function Ended({ list: { domain, checkedAt, backlinks }, isWhole }: { list: Output; isWhole: boolean }) {
  const time = new Date(checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  const visited = backlinks.filter((backlink) => backlink.checkedAt !== null).length;
  return (
    <p className="text-sm text-muted">
      Links to <span className="font-medium text-ink">{domain}</span>,{' '}
      {!isWhole && `stopped after ${visited} of ${backlinks.length} pages, `}
      <time dateTime={checkedAt}>{time}</time>
    </p>
  );
}

function Found({ list, isGrowing }: { list: Output; isGrowing: boolean }) {
  const { domain, totals, referringDomains, backlinks } = list;
  const arrangement = useArrangement(backlinks);
  const { shown } = arrangement;
  const name = `backlinks-${domain.replace(/^https?:\/\//, '').replace(/[^\p{L}\p{N}.-]+/gu, '-')}`.slice(0, 90);
  const link = `${window.location.origin}${window.location.pathname}?domain=${encodeURIComponent(domain)}`;
  return (
    <>
      {backlinks.length > 0 && (
        <Terms
          as="tiles"
          items={[
            { term: 'Links found', value: totals.found },
            { term: 'Referring domains', value: referringDomains },
            { term: 'Follow', value: totals.follow },
            { term: 'Nofollow', value: totals.nofollow },
            { term: 'No link', value: totals.notFound },
            { term: 'Not seen', value: totals.unreachable + totals.refused + totals.notChecked },
          ]}
        />
      )}
      <Sources list={list} />
      {backlinks.length > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            <CopyButton label="Copy list" text={backlinksAsText(shown)} copied="List copied to clipboard" />
            <CopyButton label="Copy link" text={link} copied="Link copied to clipboard" />
            <DownloadButton
              label="JSON"
              fileName={`${name}.json`}
              type="application/json"
              content={() => `${JSON.stringify(list, null, 2)}\n`}
            />
            <DownloadButton
              label="CSV"
              fileName={`${name}.csv`}
              type="text/csv"
              content={() => backlinksAsCsv(shown)}
            />
          </div>
          <BacklinkList {...arrangement} total={backlinks.length} isGrowing={isGrowing} />
        </>
      )}
      {list.linkingDomains && <LinkingDomains domain={domain} known={list.linkingDomains} />}
    </>
  );
}

function Sources({ list: { domain, sources, coverage, backlinks } }: { list: Output }) {
  return (
    <div className="grid gap-2 text-sm text-muted">
      {backlinks.length === 0 && (
        <p className="text-base font-medium text-ink">
          No backlinks known: no source that was asked names a page that links to {domain}.
        </p>
      )}
      <ul>
        {sources.map((source) => (
          <li key={source.name}>{toldOf(source)}</li>
        ))}
      </ul>
      <p>{coverage}</p>
    </div>
  );
}

function toldOf({ name, server, found, isCut, askedAt, failure }: Output['sources'][number]): string {
  if (failure !== null) return `${name} could not be asked: ${failure}`;
  const time = askedAt && new Date(askedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
  const more = isCut ? '; it knows more than were read' : '';
  return `${name} (${server}), asked at ${time}: ${found} ${found === 1 ? 'page' : 'pages'}${more}.`;
}
