import { faultsIn, jsonFault, placesIn, type TextFault } from '#families/faults';
import { jsonText } from '#families/written-json';
import type { Run, ToolInput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { readJson } from '#lib/json/read-json';
import { JsonError } from '#lib/json/scan-json';
import { sizesOf } from '#lib/text/compressed-sizes';
import { offsetOf } from '#lib/text/place';
import { findLanguage } from './find-language.ts';
import { minifyCss } from './minify-css.ts';
import { minifyHtml } from './minify-html.ts';
import { CodeError, minifyJs } from './minify-js.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Language = Exclude<Input['language'], 'auto'>;

const run: Run<typeof tool> = async (input, _ports, { report }) => {
  const { text } = input;
  const language = input.language === 'auto' ? findLanguage(text) : input.language;
  report({ share: 0, stage: 'Minifying' });
  try {
    const { made, faults } = await minify(input, language);
    report({ share: 0.9, stage: 'Comparing sizes' });
    return {
      text: made,
      ...faultsIn(text, [], notUnderstood(text, faults)),
      language,
      sizes: await sizesOf(text, made),
    };
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ToolError('too-large', 'This code is nested too deeply.', { field: 'text' });
    }
    return { text: null, ...faultsIn(text, [faultOf(text, error)]), language, sizes: [] };
  }
};

export default run;

async function minify(input: Input, language: Language): Promise<{ made: string; faults: readonly TextFault[] }> {
  const { text } = input;
  if (language === 'html') return { made: await minifyHtml(text, input), faults: [] };
  if (language === 'js') return { made: await minifyJs(text, input), faults: [] };
  if (language === 'json') return { made: jsonText(readJson(text).root, { indent: '' }), faults: [] };
  const { text: made, faults } = await minifyCss(text, input);
  return { made, faults };
}

function faultOf(text: string, error: unknown): TextFault {
  if (error instanceof JsonError) return jsonFault(text, error);
  if (error instanceof CodeError) return { at: offsetOf(text, error), message: error.message };
  throw error;
}

function notUnderstood(text: string, faults: readonly TextFault[]): Finding[] {
  if (faults.length === 0) return [];
  const detail = 'Browsers ignore these, or they are too new for this tool. They are left unchanged.';
  return [{ severity: 'warning', title: 'Not understood', detail, ...placesIn(text, faults) }];
}
