import { type Document, isAlias, isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { TextFault } from '#families/faults';
import { ToolError } from '#kit/tool-error';
import type { JsonNode, JsonObject } from '#lib/json/json-node';
import { writeJson } from '#lib/json/write-json';
import { BINARY } from './yaml-tags.ts';

/** Levels in each other, and values after every alias is put in. */
const DEEPEST = 500;
const MOST_VALUES = 1_000_000;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

type Members = JsonObject['members'];

/** What is not the same in JSON. */
export interface Losses {
  duplicates: TextFault[];
  /** Numbers that JSON has no way to write. */
  notNumbers: TextFault[];
  /** Bytes, which stay written in Base64. */
  binary: TextFault[];
  aliases: number;
}

export class YamlError extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * A document as JSON: each value once, shared where an alias stands for it.
 *
 * @throws YamlError for what JSON cannot hold; ToolError `too-large` when aliases make too much of it.
 */
export function jsonOf(document: Document.Parsed, losses: Losses): JsonNode {
  const anchors = new Map<string, JsonNode | undefined>();
  const names = new Map<JsonNode, string>();
  const sizes = new Map<JsonNode, number>();
  let merged = 0;

  const sizeOf = (node: JsonNode) => sizes.get(node) ?? 1;
  const keep = <N extends JsonNode>(node: N, parts: readonly JsonNode[]): N => {
    const size = parts.reduce((sum, part) => sum + sizeOf(part), 1);
    if (size > MOST_VALUES) throw tooMuch();
    sizes.set(node, size);
    return node;
  };

  const convert = (node: unknown, level: number): JsonNode => {
    if (level > DEEPEST) throw new YamlError(placeOf(node), `This is more than ${DEEPEST} levels deep.`);
    if (isAlias(node)) {
      losses.aliases += 1;
      if (!anchors.has(node.source))
        throw new YamlError(placeOf(node), `There is no anchor &${node.source} before this line.`);
      const target = anchors.get(node.source);
      if (!target) throw new YamlError(placeOf(node), `*${node.source} refers to itself endlessly.`);
      return target;
    }
    const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
    if (anchor) anchors.set(anchor, undefined);
    const made = convertPlain(node, level);
    if (anchor) anchors.set(anchor, made);
    if (anchor && isScalar(node)) names.set(made, nameOfScalar(node));
    return made;
  };

  const convertPlain = (node: unknown, level: number): JsonNode => {
    if (isMap(node)) {
      const members = membersOf(node, level);
      return keep(
        { kind: 'object', members },
        members.map(({ value }) => value),
      );
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => convert(item, level + 1));
      return keep({ kind: 'array', items }, items);
    }
    return isScalar(node) ? literalNode(node, losses) : { kind: 'literal', raw: 'null' };
  };

  const membersOf = (map: YAMLMap, level: number): Members => {
    const own = new Map<string, Members[number]>();
    const others: Members = [];
    for (const pair of map.items) {
      if (isMerge(pair)) {
        others.push(...mergedMembers(pair, level));
        continue;
      }
      const name = nameOf(pair, level);
      if (own.has(name)) losses.duplicates.push({ at: placeOf(pair.key), message: name });
      own.set(name, { key: JSON.stringify(name), name, value: convert(pair.value, level + 1) });
    }
    if (others.length === 0) return [...own.values()];
    // What is merged comes first, and gives way to the map's own members.
    const all = new Map<string, Members[number]>();
    for (const member of others) if (!all.has(member.name)) all.set(member.name, member);
    for (const member of own.values()) all.set(member.name, member);
    return [...all.values()];
  };

  const mergedMembers = (pair: Pair, level: number): Members => {
    const value = convert(pair.value, level + 1);
    const sources = value.kind === 'array' ? value.items : [value];
    return sources.flatMap((source) => {
      if (source.kind !== 'object') throw new YamlError(placeOf(pair.key), 'After << comes a map, or a list of maps.');
      merged += source.members.length;
      if (merged > MOST_VALUES) throw tooMuch();
      return source.members;
    });
  };

  const nameOf = ({ key }: Pair, level: number): string => {
    if (isScalar(key) && key.anchor === undefined) return nameOfScalar(key);
    const made = convert(key, level + 1);
    if (isScalar(key)) return nameOfScalar(key);
    // An alias for a text is that text; for a list or a map there is no name but how it is written.
    const aliased = isAlias(key) ? names.get(made) : undefined;
    return aliased ?? writeJson(made, { indent: '' });
  };

  return convert(document.contents, 0);
}

function tooMuch(): ToolError {
  const message = `With all aliases expanded, this YAML has more than ${MOST_VALUES.toLocaleString('en')} values.`;
  return new ToolError('too-large', message, { field: 'text' });
}

function isMerge({ key }: Pair): boolean {
  return isScalar(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.type === 'PLAIN';
}

function nameOfScalar({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value));
}

function literalNode(scalar: Scalar, { notNumbers, binary }: Losses): JsonNode {
  const { value, source } = scalar;
  if (scalar.tag === BINARY) binary.push({ at: placeOf(scalar), message: `${String(value).length} characters` });
  if (typeof value === 'number') {
    if (source !== undefined && NUMBER.test(source)) return { kind: 'literal', raw: source };
    if (Number.isFinite(value)) return { kind: 'literal', raw: String(value) };
    notNumbers.push({ at: placeOf(scalar), message: source ?? String(value) });
    return { kind: 'literal', raw: 'null' };
  }
  if (typeof value === 'bigint' || typeof value === 'boolean') return { kind: 'literal', raw: String(value) };
  return { kind: 'literal', raw: value === null || value === undefined ? 'null' : JSON.stringify(String(value)) };
}

function placeOf(node: unknown): number {
  const isPlaced = isAlias(node) || isMap(node) || isSeq(node) || isScalar(node);
  return (isPlaced ? node.range?.[0] : undefined) ?? 0;
}
