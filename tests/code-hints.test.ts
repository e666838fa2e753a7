import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { type InputFacts, type OutputFacts, toolFacts } from '#kit/facts';
import { isRecord } from '#lib/is-record';
import { loadTools } from '../src/main/load-tools.ts';

/** What nobody takes for prose: markup, JSON, hashes, identifiers, rules of servers, headers, Punycode, patterns. */
const CODE = [
  /^\s*<\/?[a-z!?].*>\s*$/is,
  /^\s*(?:\{.*"\s*:.*\}|\[\s*[\d"{[].*\])\s*$/s,
  /^[\da-f]{32,}$/i,
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/im,
  /^(?:User-agent|Disallow|Link|Content-Security-Policy|Strict-Transport-Security): /im,
  /^(?:Redirect|RewriteRule|Header set|add_header|location) /m,
  /\bxn--/,
  /\\[dwsbn]|\(\?[<:=!]/,
  /^@@ -\d/m,
];

/** Shown as what they are: colours, the page itself, parts of the tool's own, and what is there to be recognised and not to be read. */
const NOT_READ = /^(?:\.|hidden|caption|html|marked|findings|tree|file|picture|unseen|url|domain|answers|grid|figure)/;

type Facts = (InputFacts | OutputFacts) & { display?: string; control?: string };

/** Prose, of which some examples have markup, and what may be either. */
const PROSE: readonly string[] = [
  'article-rewriter input text',
  'text-cleaner input text',
  'link-extractor input text',
  'lorem-ipsum-generator output text',
];

/** Names of fields without the hint that hold code in one of these values. */
function proseOf(facts: readonly Facts[], values: unknown, before = ''): string[] {
  if (!isRecord(values)) return [];
  return facts.flatMap((each) => {
    const value = values[each.name];
    const name = before + each.name;
    if (NOT_READ.test(each.control ?? each.display ?? '')) return [];
    if (each.columns && Array.isArray(value)) {
      return value.flatMap((row) => proseOf(each.columns ?? [], row, `${name}.`));
    }
    const texts = Array.isArray(value) ? value : [value];
    const isCode = texts.some((text) => typeof text === 'string' && CODE.some((pattern) => pattern.test(text)));
    return isCode && each.code === undefined ? [name] : [];
  });
}

const tools = await loadTools();

describe('letters of one width', () => {
  it.each(tools.list().map((entry) => [entry.slug, entry] as const))('are where %s has code', async (slug, entry) => {
    const { inputs, outputs } = toolFacts(entry);
    const found = new Set<string>();
    for (const { input, output } of entry.tool.examples) {
      for (const name of proseOf(inputs, input)) found.add(`input ${name}`);
      const made = entry.tool.needs.length === 0 ? await execute(entry, input, { ports: {} }) : output;
      for (const name of proseOf(outputs, made)) found.add(`output ${name}`);
    }
    expect([...found].filter((name) => !PROSE.includes(`${slug} ${name}`))).toEqual([]);
  });
});
