import type { Run } from '#kit/define-tool';
import { csvToJson } from './csv-to-json.ts';
import { jsonToCsv } from './json-to-csv.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = (input) => {
  const isJson = input.direction === 'auto' ? /^\s*[[{]/.test(input.text) : input.direction === 'json-to-csv';
  return isJson ? jsonToCsv(input) : csvToJson(input);
};

export default run;
