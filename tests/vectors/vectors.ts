import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '#kit/execute';
import runCleaner from '../../src/tools/html-cleaner/run.ts';
import cleaner from '../../src/tools/html-cleaner/tool.ts';
import runMarkdown from '../../src/tools/markdown-to-html/run.ts';
import markdown from '../../src/tools/markdown-to-html/tool.ts';

/**
 * What others try their sanitisers with: payloads of DOMPurify's `test/fixtures/expect.mjs` (3.x), html5lib's
 * `sanitizer-testdata/tests1.dat`, and OWASP's XSS Filter Evasion Cheat Sheet, as they stood in November 2026; and in `others`
 * what is known besides, of SVG's animations, of addresses, and of markup that changes when it is read again. `\uXXXX` is one
 * UTF-16 unit.
 */
const suites = ['dompurify', 'html5lib', 'owasp', 'others'] as const;

export const vectors = suites.flatMap((suite) =>
  readFileSync(join(import.meta.dirname, `${suite}.txt`), 'utf8')
    .trimEnd()
    .split('\n%%\n')
    .map((html, at) => ({
      name: `${suite} ${at + 1}`,
      html: html.replace(/\\u([\dA-Fa-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    })),
);

const off = { office: false, styles: false, comments: false, empty: false };
/** Everything but what runs. */
export const keepingMost = { ...off, layout: 'keep' };
const drawing = 'svg math style title desc a set animate use image mtext mglyph p img';
export const cleaning = [
  {},
  { layout: 'line' },
  keepingMost,
  { ...off, layout: 'indent' },
  { ...off, layout: 'keep', allowed: drawing },
  { ...off, layout: 'line', allowed: `${drawing} script iframe object embed form noscript template` },
];

/** What each way that promises safe HTML makes of `html`, without repetition. */
export async function everyWay(html: string): Promise<string[]> {
  const made = await Promise.all([
    ...cleaning.map((options) => clean(html, options)),
    ...['part', 'whole'].map((page) => fromMarkdown(html, { page })),
    fromMarkdown(`[a]: ${html.replaceAll('\n', ' ')}\n\n[a] ![b][a]\n\n> ${html}`, { breaks: true, typography: true }),
  ]);
  return [...new Set(made)];
}

export async function clean(text: string, options: object): Promise<string> {
  const entry = { slug: 'html-cleaner', tool: cleaner, loadRun: async () => runCleaner };
  return String((await execute(entry, { text, ...options })).text);
}

export async function fromMarkdown(text: string, options: object): Promise<string> {
  const entry = { slug: 'markdown-to-html', tool: markdown, loadRun: async () => runMarkdown };
  return String((await execute(entry, { text, ...options })).text);
}

/** Places where somebody may paste the result. */
export const surroundings: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['<!doctype html><title>a</title><body><p>', '</p>'],
  ['<svg>', '</svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<math>', '</math>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<table>', '</table>'],
  ['<select>', '</select>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<form><b><a>', '</a></b></form>'],
];

/** An element as a parser saw it. */
export interface SeenElement {
  name: string;
  attributes: readonly (readonly [name: string, value: string])[];
}

const runs = new Set([
  'script',
  'base',
  'object',
  'embed',
  'applet',
  'frame',
  'frameset',
  'portal',
  'handler',
  'listener',
]);
const words = new Set(
  'abbr alt class content id label name placeholder property summary title value x y d prefix rel sizes media'.split(
    ' ',
  ),
);
const splits: Readonly<Record<string, RegExp>> = { srcset: /[\s,]+/, values: /;/ };

/** What in an element may run something; judged by Node's own reading of addresses. */
export function harmIn({ name, attributes }: SeenElement): string | undefined {
  if (runs.has(name)) return `<${name}>`;
  for (const [attribute, value] of attributes) {
    const shown = `<${name} ${attribute}="${value.slice(0, 80)}">`;
    if (/^on/i.test(attribute) || attribute === 'srcdoc') return shown;
    if (attribute === 'http-equiv' && /refresh|set-cookie|link/i.test(value)) return shown;
    if (/^attributename$/i.test(attribute) && /^\s*on|href|style|src/i.test(value)) return shown;
    if (words.has(attribute) || /^(?:aria|data)-/.test(attribute)) continue;
    if (value.split(splits[attribute] ?? /(?!)/).some(runsAsAddress)) return shown;
  }
  return undefined;
}

function runsAsAddress(address: string): boolean {
  const { protocol, pathname } = URL.parse(address, 'https://example.com/') ?? { protocol: '', pathname: '' };
  if (protocol === 'data:') return !/^image\/(?!svg)[a-z]+[;,]/.test(pathname);
  return ['javascript:', 'vbscript:', 'livescript:', 'blob:', 'filesystem:', 'view-source:', 'mhtml:'].includes(
    protocol,
  );
}
