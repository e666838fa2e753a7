import type { ToolOutput } from '#kit/define-tool';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Tabs } from '#ui/result/tabs';
import Tables from '#ui/results/table';
import tool from './tool.ts';

/** What else stands on the page: its outline, its links and its pictures. */
export default ownResult(tool, ({ result, whole }: OwnResultProps<typeof tool>) => {
  const { headings, links, images, url } = result;
  const table = (name: 'links' | 'images') => (
    <Tables
      items={whole.outputs.filter((output) => output.name === name).map((output) => ({ output, value: result[name] }))}
      whole={whole}
    />
  );
  const { host } = new URL(url);
  const internal = links.filter(({ isInternal }) => isInternal).length;
  const bare = images.filter(({ alt }) => alt === null).length;
  return (
    <Tabs
      label="Parts of the page"
      tabs={[
        { label: `Headings (${headings.length})`, panel: <Outline headings={headings} /> },
        {
          label: `Links (${links.length})`,
          panel: (
            <>
              {links.length > 0 && (
                <p className="mb-2 text-sm text-muted">
                  {internal} to {host}, {links.length - internal} to other sites
                </p>
              )}
              {table('links')}
            </>
          ),
        },
        {
          label: `Pictures (${images.length})`,
          panel: (
            <>
              {images.length > 0 && (
                <p className={`mb-2 ${bare > 0 ? 'text-warning' : 'text-accent'}`}>
                  {bare > 0
                    ? `${bare} of ${images.length} have no description (alt).`
                    : 'Every picture has a description (alt).'}
                </p>
              )}
              {table('images')}
            </>
          ),
        },
      ]}
    />
  );
});

/** Drawn on the page; the API has all of them. */
const SHOWN = 200;

const indents = ['', 'pl-5', 'pl-10', 'pl-15', 'pl-20', 'pl-25'];

function Outline({ headings }: Pick<ToolOutput<typeof tool>, 'headings'>) {
  if (headings.length === 0) return <p className="text-muted">The page has no headings.</p>;
  return (
    <>
      <ol className="grid gap-1.5">
        {headings.slice(0, SHOWN).map(({ level, text, inText }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading is its place.
          <li key={at} className={`flex items-baseline gap-2 ${indents[level - 1] ?? ''}`}>
            <span className="rounded-control border border-line px-1.5 font-mono text-sm text-muted">h{level}</span>
            <span className={inText ? '' : 'text-muted'} dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ol>
      {headings.length > SHOWN && <p className="mt-3 text-sm text-muted">And {headings.length - SHOWN} more.</p>}
    </>
  );
}
