import Papa from 'papaparse';
import { faultsIn, jsonFault } from '#families/faults';
import type { ToolInput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { ToolError } from '#kit/tool-error';
import { type JsonNode, type JsonObject, textOf } from '#lib/json/json-node';
import { readJson } from '#lib/json/read-json';
import { looksLikeJsonLines, readJsonLines } from '#lib/json/read-json-lines';
import { JsonError } from '#lib/json/scan-json';
import { writeJson } from '#lib/json/write-json';
import { previewOf } from './preview.ts';
import { separators } from './read-csv.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const MOST_COLUMNS = 2_000;
const MOST_CELLS = 5_000_000;
/** Levels that become columns; what is deeper is written as JSON in its cell. */
const DEEPEST = 20;

export function jsonToCsv({ text, delimiter, header, isNested }: Input) {
  try {
    const { root, isLines } = read(text);
    const { items, remarks } = rowsOf(root);
    const isTable = items.length > 0 && items.every(({ kind }) => kind === 'array');
    const { columns, rows } = isTable ? listsAsTable(items) : objectsAsTable(items, isNested);
    const hasNames = header !== 'no' && !isTable;
    const sign = delimiter === 'auto' ? ',' : separators[delimiter].sign;
    return {
      ...faultsIn(text, [], remarks),
      text: Papa.unparse(hasNames ? [columns, ...rows] : rows, { delimiter: sign, quotes: emptyQuotes(rows) }),
      rows: rows.length,
      columns: columns.length,
      read: isLines ? 'JSON Lines' : 'JSON',
      preview: previewOf(columns, rows),
    };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return {
      ...faultsIn(text, [jsonFault(text, error)]),
      text: null,
      rows: 0,
      columns: 0,
      read: 'JSON',
      preview: null,
    };
  }
}

/** A row of one empty value would be an empty line, which is no row: where there is one, empty values are quoted. */
function emptyQuotes(rows: readonly (readonly string[])[]) {
  const isAlone = rows.some((row) => row.length === 1 && row[0] === '');
  return isAlone ? (value: unknown) => value === '' : false;
}

function read(text: string) {
  try {
    return { root: readJson(text).root, isLines: false };
  } catch (error) {
    if (!looksLikeJsonLines(text)) throw error;
    return { root: readJsonLines(text).root, isLines: true };
  }
}

/** A list is rows. An object with a single list of objects in it stands for that list, as answers of many services do. */
function rowsOf(root: JsonNode): { items: readonly JsonNode[]; remarks: Finding[] } {
  if (root.kind === 'array') return { items: root.items, remarks: [] };
  if (root.kind === 'literal') return { items: [root], remarks: [] };
  const lists = root.members.filter(
    ({ value }) => value.kind === 'array' && value.items.some(({ kind }) => kind === 'object'),
  );
  const [list] = lists;
  if (lists.length !== 1 || list?.value.kind !== 'array') return { items: [root], remarks: [] };
  const others = root.members.filter((member) => member !== list).map(({ name }) => name);
  const detail = `The rows are those of "${list.name.slice(0, 60)}". Everything else is left out.`;
  const remarks: Finding[] =
    others.length === 0
      ? []
      : [{ severity: 'advice', title: 'A list inside an object', detail, where: others.slice(0, 100) }];
  return { items: list.value.items, remarks };
}

function listsAsTable(items: readonly JsonNode[]) {
  const rows = items.map((item) => (item.kind === 'array' ? item.items.map(cellOf) : [cellOf(item)]));
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  refuseLarge(count, 1);
  return { columns: Array.from({ length: count }, (_, at) => `column ${at + 1}`), rows };
}

function objectsAsTable(items: readonly JsonNode[], isNested: boolean) {
  const places = new Map<string, number>();
  const found = items.map((item) => {
    const cells = item.kind === 'object' ? flatCells(item, isNested) : [{ path: 'value', cell: cellOf(item) }];
    return cells.map(({ path, cell }) => {
      const place = places.get(path) ?? places.size;
      places.set(path, place);
      refuseLarge(places.size, 1);
      return { place, cell };
    });
  });
  refuseLarge(places.size, items.length);
  const rows = found.map((cells) => {
    const row = new Array<string>(places.size).fill('');
    for (const { place, cell } of cells) row[place] = cell;
    return row;
  });
  return { columns: [...places.keys()], rows };
}

/** The leaves of an object by their paths: `address.city`, `tags.0`. */
function flatCells(object: JsonObject, isNested: boolean): { path: string; cell: string }[] {
  const cells: { path: string; cell: string }[] = [];
  const walk = (node: JsonNode, path: string, level: number) => {
    const children =
      node.kind === 'object'
        ? node.members.map(({ name, value }) => ({ name, value }))
        : node.kind === 'array'
          ? node.items.map((value, at) => ({ name: String(at), value }))
          : [];
    const isLeaf = children.length === 0 || level > DEEPEST || (level > 0 && !isNested);
    if (isLeaf) cells.push({ path, cell: cellOf(node) });
    else
      for (const { name, value } of children)
        walk(value, path === '' && level === 0 ? name : `${path}.${name}`, level + 1);
  };
  walk(object, '', 0);
  return object.members.length === 0 ? [] : cells;
}

/** A number is written as it was, null as nothing, and what holds others as JSON. */
function cellOf(node: JsonNode): string {
  if (node.kind !== 'literal') return writeJson(node, { indent: '' });
  if (node.raw === 'null') return '';
  return node.raw.startsWith('"') ? textOf(node.raw) : node.raw;
}

function refuseLarge(columns: number, rows: number): void {
  if (columns <= MOST_COLUMNS && columns * rows <= MOST_CELLS) return;
  const message = `This JSON makes a table of more than ${MOST_COLUMNS.toLocaleString('en')} columns, or of more than five million cells.`;
  throw new ToolError('too-large', message, { field: 'text' });
}
