import { sizesOf } from '#families/sizes';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { cleanHtml } from '#lib/html/clean-html';
import { writeHtml } from '#lib/html/write-html';
import { forMarkdown, tableSizes, withoutRepeats } from './for-markdown.ts';
import { tidyMarkedEdges } from './marked-edges.ts';
import { hasLetterCodes, withPlainLetters } from './plain-letters.ts';
import { tightenLists, withSpacesOutside } from './tidy-pieces.ts';
import type tool from './tool.ts';

/** Cells of a table, and UTF-16 units of a cell up to which columns are made equally wide. */
const MOST_CELLS = 200_000;
const WIDEST = 60;

const TOO_MANY = 'This HTML has more than 200,000 elements. The rest was left out.';

const run: Run<typeof tool> = async ({ text, headings, bullet, emphasis, ...wanted }) => {
  const { pieces, isWhole } = cleanHtml(text, {
    ...{ office: true, styles: true, comments: true, scripts: true, empty: true, ids: true },
    keptLooks: new Set(['align']),
  });
  const ready = withSpacesOutside(forMarkdown(withoutRepeats(pieces), wanted));
  const { largest, longest } = tableSizes(ready);
  if (largest > MOST_CELLS) {
    throw new ToolError('too-large', 'A table has more than 200,000 cells.', { field: 'text' });
  }
  const [{ unified }, parse, toMarkdown, gfm, stringify] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  const made = await unified()
    .use(parse.default, { fragment: true })
    .use(toMarkdown.default)
    .use(() => tightenLists)
    .use(() => tidyMarkedEdges)
    .use(gfm.default, { tablePipeAlign: longest <= WIDEST })
    .use(stringify.default, {
      ...{ bullet, emphasis, strong: '*', fences: true, listItemIndent: 'one', rule: '-' },
      setext: headings === 'setext',
    })
    .process(writeHtml(ready, { layout: 'keep' }));
  const markdown = hasLetterCodes(String(made)) ? await readAlike(String(made)) : String(made);
  return { text: markdown, ...sizesOf(text, markdown), note: isWhole ? null : TOO_MANY };
};

export default run;

async function readAlike(markdown: string): Promise<string> {
  const { default: markdownIt } = await import('markdown-it');
  const reader = markdownIt();
  return withPlainLetters(markdown, { line: (text) => reader.renderInline(text), all: (text) => reader.render(text) });
}
