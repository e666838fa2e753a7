import type { ToolOutput } from '#kit/define-tool';
import { Icon } from '#ui/icon';
import { DownloadButton } from '#ui/result/download-button';
import { linksAsCsv } from './links-as-csv.ts';
import type tool from './tool.ts';

type Page = ToolOutput<typeof tool>;

/** Shown on the page; all of them are in the download and over the API. */
const SHOWN = 200;

const indents = ['', 'pl-5', 'pl-10', 'pl-15', 'pl-20', 'pl-25'];

export function HeadingOutline({ headings }: Pick<Page, 'headings'>) {
  if (headings.length === 0) return <p className="text-muted">The page has no headings.</p>;
  return (
    <>
      <ol className="grid gap-1.5">
        {numbered(headings).map(([key, { level, text, inText }]) => (
          <li key={key} className={`flex items-baseline gap-2 ${indents[level - 1] ?? ''}`}>
            <span className="rounded-control border border-line px-1.5 font-mono text-sm text-muted">h{level}</span>
            <span className={inText ? '' : 'text-muted'} dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ol>
      <More count={headings.length - SHOWN} />
    </>
  );
}

export function LinkList({ links, host }: Pick<Page, 'links'> & { host: string }) {
  if (links.length === 0) return <p className="text-muted">The page has no links.</p>;
  const internal = links.filter(({ isInternal }) => isInternal).length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {internal} to {host}, {links.length - internal} to other sites
        </p>
        <DownloadButton
          label="Download CSV"
          fileName={`links-${host}.csv`}
          type="text/csv;charset=utf-8"
          content={() => linksAsCsv(links)}
        />
      </div>
      <ul className="lined mt-2">
        {numbered(links).map(([key, { url, text, rel }]) => (
          <li key={key} className="py-2">
            <p dir="auto">{text || <span className="text-muted">No text</span>}</p>
            <p className="text-sm text-muted" dir="ltr">
              {url} {rel !== '' && <span className="font-mono">rel={rel}</span>}
            </p>
          </li>
        ))}
      </ul>
      <More count={links.length - SHOWN} />
    </>
  );
}

export function PictureList({ images }: Pick<Page, 'images'>) {
  if (images.length === 0) return <p className="text-muted">The page has no pictures.</p>;
  const bare = images.filter(({ alt }) => alt === null).length;
  return (
    <>
      <p className={`flex items-center gap-2 ${bare > 0 ? 'text-warning' : 'text-accent'}`}>
        {bare > 0 ? <Icon name="triangle-alert" /> : <Icon name="circle-check" />}
        {bare > 0 ? `${bare} of ${images.length} have no description (alt).` : 'Every picture has a description (alt).'}
      </p>
      <ul className="lined mt-2">
        {numbered(images).map(([key, { url, alt }]) => (
          <li key={key} className="py-2">
            <p dir="auto">{alt || <span className="text-muted">{alt === '' ? 'Ornament' : 'No description'}</span>}</p>
            <p className="text-sm text-muted" dir="ltr">
              {url}
            </p>
          </li>
        ))}
      </ul>
      <More count={images.length - SHOWN} />
    </>
  );
}

/** The first ones, each with a key: the same link may stand on a page many times. */
function numbered<T>(items: readonly T[]): [key: string, item: T][] {
  return items.slice(0, SHOWN).map((item, index) => [String(index), item]);
}

function More({ count }: { count: number }) {
  return count > 0 && <p className="mt-3 text-sm text-muted">And {count.toLocaleString('en')} more.</p>;
}
