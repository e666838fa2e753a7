import { Document, type ScalarTag } from 'yaml';
import { faultsIn } from '#families/faults';
import type { ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { type JsonNode, literalOf } from '#lib/json/json-node';
import type { JsonRead } from '#lib/json/read-json';
import type tool from './tool.ts';

/** Levels that are written: each is indented further. */
const DEEPEST = 500;

/** A value that is written as it is given. */
class Written {
  readonly raw: string;

  constructor(raw: string) {
    this.raw = raw;
  }
}

const asGiven: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => value instanceof Written,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof Written ? value.raw : String(value)),
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
    new Document(rootValue(value), {
      customTags: (tags) => [asGiven, ...tags],
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

/** A text of many lines is a block in its map or list; alone, not all programs read it as one. */
function rootValue(node: JsonNode): unknown {
  const value = plainValue(node);
  return typeof value === 'string' && value.includes('\n') ? new Written(JSON.stringify(value)) : value;
}

/** Maps and lists; of a name that is there twice, the last value. */
function plainValue(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainValue);
  if (node.kind === 'object')
    return new Map(node.members.map(({ name, value }) => [textValue(name), plainValue(value)]));
  if (/^[-\d]/.test(node.raw)) return new Written(numberText(node.raw));
  const value = literalOf(node.raw);
  return typeof value === 'string' ? textValue(value) : value;
}

/** What YAML does not take for printable: marks of byte order, control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cs}\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu;

function textValue(text: string): string | Written {
  // An equals sign alone is a value of a kind of its own in YAML 1.1. Some readers take no tab outside of quotation marks.
  const isPlain = text !== '=' && (text.includes('\n') || !text.includes('\t'));
  if (isPlain && text.search(UNPRINTABLE) === -1) return text;
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Written(JSON.stringify(text).replace(UNPRINTABLE, code));
}

/** YAML 1.1 takes for a number with an exponent only what has a point and a sign as well. */
function numberText(raw: string): string {
  if (raw === '-0') return '-0.0';
  return raw.replace(/^(-?\d+)(\.\d+)?[eE]([-+]?)(\d+)$/, (_, whole, fraction, sign, exponent) => {
    return `${whole}${fraction ?? '.0'}e${sign || '+'}${exponent}`;
  });
}
