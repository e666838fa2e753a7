import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputFacts } from '#kit/facts';
import type { ToolEntry } from '#kit/registry';
import { loadTools } from '#main/load-tools';
import { touchedTools } from '../../touched-tools.ts';
import { isWhole } from '../../whole.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Tools whose pages `npm test` looks at: their pages are drawn from definitions by the same parts, so that every part is looked at on
 * one page at least, and every page that was touched lately. `npm run walk` looks at all.
 */
export async function toolsToLookAt(): Promise<ReadonlySet<string>> {
  const tools = (await loadTools()).list();
  if (isWhole) return new Set(tools.map(({ slug }) => slug));
  const left = new Map(tools.map((entry) => [entry.slug, partsOf(entry)]));
  const chosen = new Set([...touchedTools()].filter((slug) => left.has(slug)));
  const seen = new Set([...chosen].flatMap((slug) => left.get(slug) ?? []));
  for (;;) {
    const [slug, unseen] = [...left]
      .map(([slug, parts]) => [slug, parts.filter((part) => !seen.has(part))] as const)
      .reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (unseen.length === 0) return chosen;
    chosen.add(slug);
    for (const part of unseen) seen.add(part);
  }
}

/** What a tool's page is drawn with before anything is pressed. */
function partsOf({ slug, tool }: ToolEntry): string[] {
  const about = readFileSync(join(root, 'src/tools', slug, 'about.md'), 'utf8');
  const fields = inputFacts(tool.input).map(({ control, behind, code, fromPage, group, short, when }) =>
    control.startsWith('./')
      ? [`${slug} ${control}`]
      : [
          control,
          ...Object.entries({ behind, code, fromPage, group, short, when }).flatMap(([name, is]) =>
            is ? [`${control} ${name}`] : [],
          ),
        ],
  );
  const text = Object.entries({ table: /^\|/m, code: /^```/m, numbers: /^1\. /m, picture: /!\[/, inline: /`/ });
  return [
    ...fields.flat(),
    ...(existsSync(join(root, 'src/tools', slug, 'page.tsx')) ? [`${slug} page`] : []),
    ...text.flatMap(([name, pattern]) => (pattern.test(about) ? [`about ${name}`] : [])),
    ...[tool.category, tool.runsIn, `live ${tool.live}`, `heavy ${tool.isHeavy}`],
  ];
}
