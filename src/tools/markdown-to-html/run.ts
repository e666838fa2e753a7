import { sizesOf } from '#families/sizes';
import type { Run } from '#kit/define-tool';
import { cleanHtml } from '#lib/html/clean-html';
import { safeElements } from '#lib/html/safe-html';
import { writeHtml } from '#lib/html/write-html';
import { escapeMarkup } from '#lib/markup';
import { readMarkdown } from './reader.ts';
import type tool from './tool.ts';

/** UTF-16 units of a preview. */
const SHOWN = 200_000;

const NOT_WHOLE = 'There are more than 200,000 elements. The rest was left out.';
const FRONT_MATTER = 'The front matter between --- lines was left out.';

const run: Run<typeof tool> = ({ text, page, isSafe, ...options }) => {
  const start = endOfFrontMatter(text);
  const { html, headings } = readMarkdown(text.slice(start), options);
  const { safe, isWhole } = isSafe ? harmless(html) : { safe: html, isWhole: true };
  const made = page === 'whole' ? wholePage(safe, headings[0]?.heading ?? 'Untitled') : safe;
  const notes = [...(start > 0 ? [FRONT_MATTER] : []), ...(isWhole ? [] : [NOT_WHOLE])];
  return {
    text: made,
    preview: safe.slice(0, SHOWN),
    ...sizesOf(text, made),
    note: notes.join(' ') || null,
    headings,
  };
};

export default run;

function harmless(html: string) {
  const options = { scripts: true, styles: true, comments: true, unsafe: true, allowed: safeElements };
  const { pieces, isWhole } = cleanHtml(html, { ...options, keptLooks: new Set(['align']) });
  return { safe: writeHtml(pieces, { layout: 'keep' }), isWhole };
}

/** Where the text begins after the settings in YAML that many programs put before it; 0 without such. */
function endOfFrontMatter(text: string): number {
  const [begin] = /^---[ \t]*\r?\n(?=[\w"'#-][^\r\n]{0,200}:?)/.exec(text) ?? [];
  if (begin === undefined) return 0;
  const end = text.indexOf('\n---', begin.length - 1);
  const line = end === -1 ? undefined : /^\n---[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200));
  return line && text.slice(begin.length, end).includes(':') ? end + line[0].length : 0;
}

function wholePage(body: string, title: string): string {
  return [
    ...['<!doctype html>', '<html>', '<head>', '<meta charset="utf-8">'],
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeMarkup(title)}</title>`,
    ...['</head>', '<body>', `${body.trimEnd()}`, '</body>', '</html>', ''],
  ].join('\n');
}
