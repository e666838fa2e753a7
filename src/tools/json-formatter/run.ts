import { faultsIn, jsonFault, placesIn } from '#families/faults';
import { indentOf } from '#families/indent';
import { noSizes, sizesOf } from '#families/sizes';
import { jsonLines, jsonText } from '#families/written-json';
import type { Run, ToolInput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { type JsonNode, losesDigits, shownValue } from '#lib/json/json-node';
import { type JsonRead, readJson } from '#lib/json/read-json';
import { looksLikeJsonLines, readJsonLines } from '#lib/json/read-json-lines';
import { endOfString, JsonError } from '#lib/json/scan-json';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

/** Levels that are indented: a line of each deeper one is longer than anybody reads. */
const DEEPEST = 1_000;

const run: Run<typeof tool> = (input) => {
  const { text } = input;
  try {
    const { isLines, ...read } = readAs(input);
    const made = write(read, input);
    return {
      ...faultsIn(text, [], remarksOn(text, read)),
      text: made,
      ...sizesOf(text, made),
      ...countsOf(read.root),
      depth: read.depth,
      isLines,
      tree: shownValue(read.root),
    };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const nothing = { text: null, ...noSizes, values: null, depth: null, isLines: false, tree: null };
    return { ...faultsIn(text, [jsonFault(text, error)]), ...nothing };
  }
};

export default run;

function readAs({ text, read, isLoose }: Input): JsonRead & { isLines: boolean } {
  if (read === 'lines') return { ...readJsonLines(text, { isLoose }), isLines: true };
  try {
    return { ...readJson(text, { isLoose }), isLines: false };
  } catch (error) {
    if (read === 'json' || !looksLikeJsonLines(text)) throw error;
    return { ...readJsonLines(text, { isLoose }), isLines: true };
  }
}

function write({ root, depth }: JsonRead, { action, indent, sortKeys }: Input): string {
  if (action === 'lines') return jsonLines(root.kind === 'array' ? root.items : [root], { sortKeys });
  if (action === 'format' && depth > DEEPEST) {
    throw new ToolError('too-large', `This JSON is ${depth.toLocaleString('en')} levels deep. Write it as one line.`);
  }
  return jsonText(root, { indent: action === 'format' ? indentOf(indent) : '', sortKeys });
}

function countsOf(root: JsonNode) {
  const waiting = [root];
  let values = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    values += 1;
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    if (node.kind === 'object') for (const { value } of node.members) waiting.push(value);
  }
  return { values };
}

function remarksOn(text: string, { duplicates, longNumbers, comments, trailingCommas }: JsonRead): Finding[] {
  const found: Finding[] = [];
  if (duplicates.length > 0) {
    found.push({
      severity: 'warning',
      title: duplicates.length === 1 ? 'A duplicate key' : `${duplicates.length.toLocaleString('en')} duplicate keys`,
      detail: 'An object has the same key more than once. Most programs keep only the last value; here all are kept.',
      ...placesIn(
        text,
        duplicates.map(({ at, name }) => ({ at, length: endOfString(text, at) - at, message: name })),
      ),
    });
  }
  const lossy = longNumbers.filter(({ raw }) => losesDigits(raw));
  if (lossy.length > 0) {
    found.push({
      severity: 'advice',
      title: lossy.length === 1 ? 'A long number' : `${lossy.length.toLocaleString('en')} long numbers`,
      detail: 'All their digits are kept here, but JavaScript and many other programs round them.',
      ...placesIn(
        text,
        lossy.map(({ at, raw }) => ({ at, length: raw.length, message: raw.slice(0, 60) })),
      ),
    });
  }
  const taken = [
    comments > 0 && counted(comments, 'comment'),
    trailingCommas > 0 && counted(trailingCommas, 'comma'),
  ].filter((each) => each !== false);
  if (taken.length > 0) {
    found.push({ severity: 'advice', title: 'Not standard JSON', detail: `Removed: ${taken.join(' and ')}.` });
  }
  return found;
}
