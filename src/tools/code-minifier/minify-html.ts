import { ToolError } from '#kit/tool-error';
import { walkHtml } from '#lib/html/walk-html';
import { minifyCss } from './minify-css.ts';
import { CodeError, minifyJs } from './minify-js.ts';

interface HtmlOptions {
  mangle: boolean;
  dropConsole: boolean;
  keepComments: boolean;
}

/** Levels of elements in each other: the library's time grows with their square. */
const DEEPEST = 200;

const PLACE = /line (\d+), column (\d+)/;

/**
 * HTML in fewer bytes, and the scripts and styles in it; one of them that has a fault stays as it is.
 *
 * @throws CodeError where the HTML cannot be read; ToolError `too-large` for more than 200 levels.
 */
export async function minifyHtml(text: string, options: HtmlOptions): Promise<string> {
  if (depthOf(text) > DEEPEST) {
    throw new ToolError('too-large', `This HTML is more than ${DEEPEST} levels deep.`, { field: 'text' });
  }
  const { minify } = await import('html-minifier-next');
  try {
    return await minify(text, {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      removeComments: true,
      // The libraries that it would fetch itself run in Node alone.
      minifyCSS: async (css: string, type?: string) => cssOf(css, type),
      minifyJS: async (js: string, isInline?: boolean) => (isInline ? js : scriptOf(js, options)),
      ...{ cacheCSS: 0, cacheJS: 0, cacheSVG: 0 },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [, line, column] = PLACE.exec(error.message) ?? [];
    if (line === undefined) throw error;
    const message = 'This tag cannot be read. Is a quotation mark or ">" missing?';
    throw new CodeError(message, { line: Number(line), column: Number(column) });
  }
}

function depthOf(html: string): number {
  let deepest = 0;
  walkHtml(html, {
    start: 0,
    open(_name, _attributes, level) {
      deepest = Math.max(deepest, level + 1);
      return level + 1;
    },
    close: () => undefined,
    text: () => undefined,
  });
  return deepest;
}

async function cssOf(css: string, type: string | undefined): Promise<string> {
  if (type === 'media') return css;
  const { text, faults } = await minifyCss(
    css,
    { keepComments: true },
    type === 'inline' ? 'declarationList' : undefined,
  );
  return faults.length > 0 ? css : text;
}

async function scriptOf(js: string, options: HtmlOptions): Promise<string> {
  try {
    return await minifyJs(js, options);
  } catch (error) {
    if (error instanceof CodeError) return js;
    throw error;
  }
}
