import { Document, type ScalarTag } from 'yaml';
import { faultsIn } from '#families/faults';
import type { ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { type JsonNode, literalOf } from '#lib/json/json-node';
import type { JsonRead } from '#lib/json/read-json';
import type tool from './tool.ts';

/** Levels that are written: each is indented further. */
const DEEPEST = 500;

/** A number in its own digits. */
class Digits {
  readonly raw: string;

  constructor(raw: string) {
    this.raw = raw;
  }
}

const digits: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => value instanceof Digits,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof Digits ? value.raw : String(value)),
};

export function jsonToYaml(
  { root, depth }: JsonRead,
  { text, indent, sortKeys }: ToolInput<typeof tool>,
  isLines: boolean,
) {
  if (depth > DEEPEST)
    throw new ToolError('too-large', `This JSON is more than ${DEEPEST} levels deep.`, { field: 'text' });
  const values = isLines && root.kind === 'array' ? root.items : [root];
  const written = values.map((value) =>
    new Document(plainValue(value), {
      customTags: (tags) => [digits, ...tags],
      // Programs that read YAML 1.1 take "no" and "on" for false and true.
      compat: 'yaml-1.1',
      aliasDuplicateObjects: false,
      sortMapEntries: sortKeys,
      // Each name would be compared with all others.
      uniqueKeys: false,
    }).toString({ lineWidth: 0, indent: indent === '4' ? 4 : 2 }),
  );
  return {
    ...faultsIn(text, []),
    text: written.join('---\n'),
    read: isLines ? ('lines' as const) : ('json' as const),
    documents: values.length,
  };
}

/** Maps and lists; of a name that is there twice, the last value. */
function plainValue(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainValue);
  if (node.kind === 'object') return new Map(node.members.map(({ name, value }) => [name, plainValue(value)]));
  return /^[-\d]/.test(node.raw) ? new Digits(node.raw) : literalOf(node.raw);
}
