import { faultsIn, placesIn } from '#families/faults';
import { jsonLines, jsonText } from '#families/written-json';
import type { ToolInput } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type { JsonNode } from '#lib/json/json-node';
import { columnTree, rowNode } from './column-tree.ts';
import { type ColumnType, isNumber, typesOf } from './column-types.ts';
import { previewOf } from './preview.ts';
import { type CsvRead, readCsv, separators } from './read-csv.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const MOST_LINES = 100;

export function csvToJson(input: Input) {
  const { text, delimiter, header, isTyped, isNested, shape } = input;
  const csv = readCsv(text, delimiter === 'auto' ? undefined : separators[delimiter].sign);
  const [first = []] = csv.rows;
  const hasNames = header === 'auto' ? looksLikeNames(first) : header === 'yes';
  const rows = hasNames ? csv.rows.slice(1) : csv.rows;
  const count = csv.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const { names, renamed } = uniqueNames(hasNames ? first : [], count);
  const { types, kept } = typesOf(rows, count);
  const read = createCells(input, isTyped ? types : []);
  const tree = columnTree(names, isNested);
  const items = rows.map((row): JsonNode => {
    if (shape === 'lists') return { kind: 'array', items: row.map((cell, at) => read(cell, at) ?? NULL) };
    return rowNode(tree, (column, isItem) => {
      const cell = row[column];
      return cell === undefined || (isItem && cell === '') ? undefined : read(cell, column);
    });
  });
  const list: JsonNode =
    shape === 'lists' && hasNames ? { kind: 'array', items: [namesNode(names), ...items] } : { kind: 'array', items };
  const remarks = [
    ...unevenRows(csv, { text, count: hasNames ? first.length : (csv.rows[0]?.length ?? 0), hasNames }),
    ...rowsAbove(csv),
    ...renamed,
    ...(isTyped ? keptAsText(kept, names) : []),
  ];
  return {
    ...faultsIn(text, csv.faults, remarks),
    text: shape === 'lines' ? jsonLines(items) : jsonText(list, { indent: '  ' }),
    rows: rows.length,
    columns: count,
    read: readAs(csv, hasNames),
    preview: previewOf(names, rows),
  };
}

const NULL: JsonNode = { kind: 'literal', raw: 'null' };

function namesNode(names: readonly string[]): JsonNode {
  return { kind: 'array', items: names.map((name) => ({ kind: 'literal', raw: JSON.stringify(name) })) };
}

function createCells({ empty, isNested }: Input, types: readonly (ColumnType | undefined)[]) {
  return (cell: string, column: number): JsonNode | undefined => {
    if (cell === '') return empty === 'leave' ? undefined : empty === 'null' ? NULL : { kind: 'literal', raw: '""' };
    const type = types[column];
    if (type === 'number') return { kind: 'literal', raw: cell };
    if (type === 'boolean') return { kind: 'literal', raw: cell.toLowerCase() };
    if (isNested && cell === '{}') return { kind: 'object', members: [] };
    if (isNested && cell === '[]') return { kind: 'array', items: [] };
    return { kind: 'literal', raw: JSON.stringify(cell) };
  };
}

/** Names are different from each other, no numbers, and at most one is missing: that of the numbered first column. */
function looksLikeNames(row: readonly string[]): boolean {
  const names = row.map((cell) => cell.trim());
  const isNamed = names.every(
    (name, at) => (name !== '' || at === 0) && !isNumber(name) && !/^(?:true|false)$/i.test(name),
  );
  return isNamed && new Set(names).size === names.length;
}

/** A name for each column, each once. */
function uniqueNames(given: readonly string[], count: number): { names: string[]; renamed: Finding[] } {
  const taken = new Set<string>();
  const twice: string[] = [];
  const next = new Map<string, number>();
  const names = Array.from({ length: count }, (_, at) => {
    const wanted = given[at]?.trim() || `column ${at + 1}`;
    let name = wanted;
    let number = next.get(wanted) ?? 2;
    while (taken.has(name)) {
      name = `${wanted} ${number}`;
      number += 1;
    }
    if (name !== wanted) twice.push(name);
    next.set(wanted, number);
    taken.add(name);
    return name;
  });
  if (twice.length === 0) return { names, renamed: [] };
  const detail = 'Some columns have the same name. A number was added to the later ones.';
  return {
    names,
    renamed: [{ severity: 'warning', title: 'Duplicate column name', detail, where: twice.slice(0, MOST_LINES) }],
  };
}

function unevenRows(
  { rows, starts }: CsvRead,
  { text, count, hasNames }: { text: string; count: number; hasNames: boolean },
): Finding[] {
  const uneven = rows.flatMap((row, at) => (row.length === count ? [] : [{ cells: row.length, at }]));
  if (uneven.length === 0) return [];
  const listed = placesIn(
    text,
    uneven.map(({ cells, at }) => ({ at: starts[at] ?? 0, message: `${cells} instead of ${count}` })),
  );
  // The row, not its first character.
  const places = listed.places.map(({ line }) => ({ line }));
  const title =
    uneven.length === 1
      ? 'Row with a different length'
      : `${uneven.length.toLocaleString('en')} rows with a different length`;
  const detail = `They have more or fewer values than the ${hasNames ? 'header row' : 'first row'}. Missing values are left out, extra values get a name.`;
  return [{ severity: 'warning', title, detail, where: listed.where, places }];
}

function rowsAbove({ leading }: CsvRead): Finding[] {
  if (leading === 0) return [];
  const detail = `${counted(leading, 'row')} without a value above the table ${leading === 1 ? 'is' : 'are'} left out.`;
  return [{ severity: 'advice', title: 'Empty rows at the top', detail }];
}

const reasons = { zeros: 'a leading zero', digits: 'more digits than JSON numbers keep' } as const;

function keptAsText(kept: ReturnType<typeof typesOf>['kept'], names: readonly string[]): Finding[] {
  if (kept.length === 0) return [];
  const where = kept
    .slice(0, MOST_LINES)
    .map(({ column, why, value }) => `${names[column]}: ${value.slice(0, 40)} has ${reasons[why]}`);
  return [
    {
      severity: 'advice',
      title: 'Numbers kept as text',
      detail: 'These values would change if they became numbers.',
      where,
    },
  ];
}

function readAs({ delimiter, quote }: CsvRead, hasNames: boolean): string {
  const name = Object.values(separators).find(({ sign }) => sign === delimiter)?.name ?? delimiter;
  const quotes = quote === "'" ? ', single quotation marks' : '';
  return `CSV, separated by ${name}${quotes}, ${hasNames ? 'names in the first row' : 'no column names'}`;
}
