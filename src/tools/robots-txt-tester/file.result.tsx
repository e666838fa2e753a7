import type { ToolOutput } from '#kit/define-tool';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { CopyButton } from '#ui/result/copy-button';
import { RobotsReport } from '#ui/robots-txt/robots-report';
import tool from './tool.ts';

/** What else the file says, with the line that decides. */
export default ownResult(tool, ({ result }: OwnResultProps<typeof tool>) => {
  const { outcome, robotsTxt, warnings, path } = result;
  if (outcome !== 'read' && outcome !== 'given') return null;
  return (
    <>
      <RobotsReport
        {...{ robotsTxt, warnings }}
        heading="Who may fetch this address"
        url={path}
        isGiven={outcome === 'given'}
      />
      {robotsTxt !== '' && <FileText {...result} />}
    </>
  );
});

/** Lines drawn at most; the rest is in the copy. */
const SHOWN = 60;

function FileText({ robotsTxt, line }: ToolOutput<typeof tool>) {
  const lines = robotsTxt.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/);
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
        {shown.map((content, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <li key={at} className={first + at === line ? 'bg-accent-soft font-semibold' : 'text-ink'}>
            {content}
            {first + at === line && <span className="text-accent"> decides</span>}
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <p className="mt-2 text-sm text-muted">
          {shown.length} of {lines.length.toLocaleString('en')} lines are shown. The copy has them all.
        </p>
      )}
    </section>
  );
}
