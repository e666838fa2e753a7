import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

type Tags = ToolOutput<typeof tool>['tags'];

/** Every tag by what it is for; groups that a page does not have are left out. */
export function TagTables({ tags }: { tags: Tags }) {
  const groups: { title: string; rows: readonly (readonly [name: string, value: string])[] }[] = [
    {
      title: 'The page',
      rows: [
        ['Title', tags.title],
        ['Description', tags.description],
        ['Main heading (h1)', tags.h1.join('\n')],
        ['Canonical', tags.canonical],
        ['Robots', tags.robots],
        ['Language', tags.lang],
        ['Encoding', tags.charset],
        ['Viewport', tags.viewport],
        ['Author', tags.author],
        ['Keywords', tags.keywords],
      ],
    },
    { title: 'Open Graph', rows: tags.openGraph.map(({ name, content }) => [name, content] as const) },
    { title: 'Twitter', rows: tags.twitter.map(({ name, content }) => [name, content] as const) },
    { title: 'Other languages', rows: tags.hreflang.map(({ lang, url }) => [lang, url] as const) },
    { title: 'Structured data', rows: tags.jsonLdTypes.map((type) => ['JSON-LD', type] as const) },
    {
      title: 'Icons',
      rows: tags.icons.map(({ rel, url, sizes }) => [sizes ? `${rel}, ${sizes}` : rel, url] as const),
    },
    { title: 'Others', rows: tags.others.map(({ name, content }) => [name, content] as const) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} className="min-w-0" aria-label={title}>
        <h3 className="text-lg font-semibold">{title}</h3>
        <dl className="lined">
          {numbered(rows).map(([key, name, value]) => (
            <div key={key} className="grid gap-x-4 py-2.5 sm:grid-cols-[14rem_1fr]">
              <dt className="text-muted">{name}</dt>
              {value === '' ? (
                <dd className="text-muted">None</dd>
              ) : (
                <dd className="whitespace-pre-line" dir="auto">
                  {value}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
    ));
}

/** Rows with keys: a page may have the same tag several times. */
function numbered(rows: readonly (readonly [string, string])[]): [key: string, name: string, value: string][] {
  return rows.map(([name, value], index) => [String(index), name, value]);
}
