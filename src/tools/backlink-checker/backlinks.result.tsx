import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { CopyButton } from '#ui/result/copy-button';
import { SaveData } from '#ui/result/save-data';
import { Terms } from '#ui/result/terms';
import { backlinksAsCsv, backlinksAsText } from './arrange.ts';
import { BacklinkList, useArrangement } from './backlink-list.tsx';
import { LinkingDomains } from './linking-domains.tsx';
import tool from './tool.ts';

/** Figures first, then the list; while it grows, everything has its place already. */
export default ownResult(tool, ({ result, whole: { busy, progress } }: OwnResultProps<typeof tool>) => {
  const { domain, totals, referringDomains, backlinks, linkingDomains, sources, coverage, checkedAt } = result;
  const arrangement = useArrangement(backlinks);
  const name = `backlinks-${domain.replace(/^https?:\/\//, '').replace(/[^\p{L}\p{N}.-]+/gu, '-')}`.slice(0, 90);
  const link = `${window.location.origin}${window.location.pathname}?domain=${encodeURIComponent(domain)}`;
  const visited = backlinks.filter((backlink) => backlink.checkedAt !== null).length;
  const figures = [
    { term: 'Links found', value: totals.found },
    { term: 'Referring domains', value: referringDomains },
    { term: 'Follow', value: totals.follow },
    { term: 'Nofollow', value: totals.nofollow },
    { term: 'No link', value: totals.notFound },
    { term: 'Not seen', value: totals.unreachable + totals.refused + totals.notChecked },
  ];
  return (
    <>
      {!busy && (
        <p className="text-sm text-muted">
          Links to <span className="font-medium text-ink">{domain}</span>,{' '}
          {progress?.partial && `stopped after ${visited} of ${backlinks.length} pages, `}
          <time dateTime={checkedAt}>{timeOf(checkedAt)}</time>
        </p>
      )}
      {backlinks.length > 0 && <Terms as="tiles" items={figures} />}
      <div className="grid gap-2 text-sm text-muted">
        {backlinks.length === 0 && (
          <p className="text-base font-medium text-ink">
            No backlinks known: no source that was asked names a page that links to {domain}.
          </p>
        )}
        <ul>
          {sources.map(({ name: source, server, found, isCut, askedAt, failure }) => (
            <li key={source}>
              {failure === null
                ? `${source} (${server}), asked at ${timeOf(askedAt)}: ${found} ${found === 1 ? 'page' : 'pages'}${isCut ? '; it has more than were read' : ''}.`
                : `${source} could not be asked: ${failure}`}
            </li>
          ))}
        </ul>
        <p>{coverage}</p>
      </div>
      {backlinks.length > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            <CopyButton label="Copy list" text={backlinksAsText(arrangement.shown)} copied="List copied to clipboard" />
            <CopyButton label="Copy link" text={link} copied="Link copied to clipboard" />
            <SaveData name={name} json={result} csv={() => backlinksAsCsv(arrangement.shown)} />
          </div>
          <BacklinkList {...arrangement} total={backlinks.length} isGrowing={busy} />
        </>
      )}
      {linkingDomains && <LinkingDomains domain={domain} known={linkingDomains} />}
    </>
  );
});

function timeOf(iso: string | null): string | null {
  return iso && new Date(iso).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
