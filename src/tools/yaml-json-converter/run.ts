import { faultsIn } from '#families/faults';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { type JsonRead, readJson } from '#lib/json/read-json';
import { looksLikeJsonLines, readJsonLines } from '#lib/json/read-json-lines';
import { JsonError } from '#lib/json/scan-json';
import { jsonToYaml } from './json-to-yaml.ts';
import type tool from './tool.ts';
import { yamlToJson } from './yaml-to-json.ts';

const run: Run<typeof tool> = (input) => {
  const { text, direction } = input;
  try {
    if (direction === 'yaml-to-json') return yamlToJson(input);
    const { isLines, ...read } = jsonIn(text);
    return jsonToYaml(read, input, isLines);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('too-large', 'The text is nested too deeply to be read.');
    if (!(error instanceof JsonError)) throw error;
    if (direction === 'auto') {
      const made = yamlOf(input);
      // What begins like JSON and is neither was to be JSON.
      if (made.text !== null || !/^\s*[[{]/.test(text)) return made;
    }
    return { ...faultsIn(text, [error]), text: null, read: 'json', documents: 0 };
  }
};

export default run;

/** What is no JSON is YAML, which may look alike. */
function yamlOf(input: Parameters<typeof yamlToJson>[0]) {
  try {
    return yamlToJson(input);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('too-large', 'The text is nested too deeply to be read.');
    throw error;
  }
}

function jsonIn(text: string): JsonRead & { isLines: boolean } {
  try {
    return { ...readJson(text), isLines: false };
  } catch (error) {
    if (!looksLikeJsonLines(text)) throw error;
    return { ...readJsonLines(text), isLines: true };
  }
}
