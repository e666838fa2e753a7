import { useMemo } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { searchPreview } from '#lib/text/search-preview';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { SearchSnippet } from '#ui/result/search-snippet';
import Findings from '#ui/results/findings';
import Values from '#ui/results/values';
import tool from './tool.ts';

/** What is wrong comes first, then how the page looks in a search, then every tag by what it is for. */
export default ownResult(tool, ({ result, whole }: OwnResultProps<typeof tool>) => {
  const { url, tags, findings } = result;
  const value = useMemo(() => findings.map(({ sentence, ...each }) => ({ ...each, detail: sentence })), [findings]);
  return (
    <>
      <Findings
        items={[{ output: { name: 'findings', label: 'Findings', display: 'findings' }, value }]}
        whole={whole}
      />
      <section className="min-w-0" aria-labelledby="in-search">
        <h2 id="in-search" className="mb-3 text-lg font-semibold">
          In search results
        </h2>
        <SearchSnippet device="desktop" address={url} preview={searchPreview(tags, 'desktop')} />
      </section>
      {Object.entries(groupsOf(tags)).map(([title, rows]) => {
        const values = Map.groupBy(rows, ([name]) => name);
        const items = [...values].map(([label, all]) => ({
          output: { name: label, label, display: 'list', none: 'None' } as const,
          value: all.map(([, value]) => value).filter(Boolean),
        }));
        return (
          items.length > 0 && (
            <section key={title} className="min-w-0" aria-label={title}>
              <h2 className="text-lg font-semibold">{title}</h2>
              <Values items={items} whole={whole} />
            </section>
          )
        );
      })}
    </>
  );
});

type Row = readonly [name: string, value: string];

function groupsOf(tags: ToolOutput<typeof tool>['tags']): Record<string, readonly Row[]> {
  const named = ({ name, content }: { name: string; content: string }): Row => [name, content];
  return {
    'The page': [
      ['Title', tags.title],
      ['Description', tags.description],
      ...(tags.h1.length > 0 ? tags.h1 : ['']).map((text): Row => ['Main heading (h1)', text]),
      ['Canonical', tags.canonical],
      ['Robots', tags.robots],
      ['Language', tags.lang],
      ['Encoding', tags.charset],
      ['Viewport', tags.viewport],
      ['Author', tags.author],
      ['Keywords', tags.keywords],
    ],
    'Open Graph': tags.openGraph.map(named),
    Twitter: tags.twitter.map(named),
    'Other languages': tags.hreflang.map(({ lang, url }) => [lang, url]),
    'Structured data': tags.jsonLdTypes.map((type) => ['JSON-LD', type]),
    Icons: tags.icons.map(({ rel, url, sizes }) => [sizes ? `${rel}, ${sizes}` : rel, url]),
    Others: tags.others.map(named),
  };
}
