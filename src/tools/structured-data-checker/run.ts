import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { allItems, type DataItem, type DataValue, textsOf } from '#lib/page/structured-data';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';

const syntaxes = { 'json-ld': 'JSON-LD', microdata: 'Microdata', rdfa: 'RDFa' } as const;

const NONE = 'This page has no structured data: no JSON-LD, no microdata and no RDFa.';

/** Things that are listed and shown. */
const MOST = 500;

interface Members {
  [name: string]: string | number | boolean | Members | (string | number | boolean | Members)[];
}

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks: checksAbout('json-ld', 'data'),
  });
  const { data } = facts;
  const all = data ? allItems(data) : [];
  return {
    ...view,
    note: view.note ?? (data && all.length === 0 ? NONE : null),
    ...{ items: all.length, blocks: data?.blocks.length ?? 0 },
    things: all.slice(0, MOST).map((item) => ({
      type: item.types.join(', ') || 'no type',
      name: (textsOf(item, 'name')[0] ?? textsOf(item, 'headline')[0] ?? '').slice(0, 200),
      syntax: syntaxes[item.syntax],
      members: [...item.properties.keys()].slice(0, 50).join(', ').slice(0, 1_000),
    })),
    data: (data?.items ?? []).slice(0, MOST).map((item) => membersOf(item)),
  };
};

export default run;

/** A thing as JSON, as deep as people look. */
function membersOf({ types, properties }: DataItem, depth = 0): Members {
  const plain = (value: DataValue) => {
    if (typeof value === 'object') return depth < 8 ? membersOf(value, depth + 1) : '…';
    return typeof value === 'string' ? value.slice(0, 2_000) : value;
  };
  const members = [...properties].slice(0, 100).map(([name, values]) => {
    const all = values.slice(0, 100).map(plain);
    return [name, all.length === 1 && all[0] !== undefined ? all[0] : all];
  });
  return { '@type': types.join(', '), ...Object.fromEntries(members) };
}
