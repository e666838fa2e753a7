import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { copyText } from './copy-button.tsx';

interface SheetColumn {
  label: string;
  /** In place of the label. */
  head?: ReactNode;
  sort?: 'none' | 'ascending' | 'descending';
  /** Letters of one width, and a sign that it is made to be copied. */
  isCode?: boolean | undefined;
}

interface SheetProps {
  label: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
  className?: string;
}

/** UTF-16 units up to which a cell stays on one line, such as a date; and from which it gets some width for its lines. */
const SHORT = 12;
const LONG = 60;

const STEPS = new Map<string, readonly [rows: number, cells: number]>([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/**
 * A table whose cells are copied by a press, and whose rows by the button at their end. It is one stop of the Tab key: arrows go from
 * cell to cell, Enter and Ctrl+C copy one.
 */
export function Sheet({ label, columns, rows, className = '' }: SheetProps) {
  const copyCell = (cell: HTMLElement) => {
    const text = cell.dataset.text ?? '';
    if (text !== '') void copyText(text, `${columns[Number(cell.dataset.column)]?.label} copied to clipboard`);
  };
  const press = ({ target }: MouseEvent) => {
    const cell = target instanceof Element && target.closest<HTMLElement>('td[data-text]');
    // Not when a part of it was selected.
    if (cell && getSelection()?.isCollapsed !== false) copyCell(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td') : null;
    if (!cell) return;
    const isCopy = event.key === 'Enter' || (event.key === 'c' && (event.ctrlKey || event.metaKey));
    const step = STEPS.get(event.key);
    if (step) focusCell(cell, step);
    else if (isCopy && cell.dataset.text !== undefined && getSelection()?.isCollapsed !== false) copyCell(cell);
    else return;
    event.preventDefault();
  };
  return (
    <section
      className={`overflow-auto rounded-control border border-line ${className}`}
      aria-label={`${label}, as a table`}
    >
      <table
        aria-label={label}
        className="w-full border-collapse text-left text-sm wrap-break-word"
        onClick={press}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => enter(target)}
      >
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {columns.map(({ label: name, head, sort }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={at} scope="col" dir="auto" aria-sort={sort} className={head ? 'p-0' : 'px-3 py-2'}>
                {head ?? name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">To clipboard</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={at}>
              {columns.map(({ isCode }, column) => {
                const text = row[column] ?? '';
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    key={column}
                    dir="auto"
                    {...lookOf(text, isCode)}
                    tabIndex={at + column === 0 ? 0 : -1}
                    data-text={text}
                    data-column={column}
                  >
                    {text}
                    {isCode && text !== '' && <Icon name="copy" className="ml-2 inline text-muted" />}
                  </td>
                );
              })}
              <td className="w-9 p-0 align-top">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`Row ${at + 1} to clipboard`}
                  title="Copy row"
                  className="copy-mark size-9"
                  onClick={() => void copyText(row.join('\t'), 'Row copied to clipboard')}
                >
                  <Icon name="copy" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function lookOf(text: string, isCode: boolean | undefined) {
  const lines = text.length <= SHORT ? 'whitespace-pre' : 'whitespace-pre-line';
  const width = text.length < LONG ? '' : 'min-w-56';
  const letters = isCode ? 'font-mono wrap-anywhere' : '';
  return {
    className: `cell max-w-96 px-3 py-2 align-top figures ${lines} ${width} ${letters}`,
    title: text === '' ? undefined : 'Copy',
  };
}

function focusCell(cell: HTMLTableCellElement, [rows, cells]: readonly [rows: number, cells: number]): void {
  const row = cell.parentElement;
  const table = cell.closest('table');
  if (!(row instanceof HTMLTableRowElement) || !table) return;
  const next = table.rows[row.rowIndex + rows]?.cells[cell.cellIndex + cells];
  (next?.querySelector('button') ?? next)?.focus();
}

/** The Tab key comes back to the cell that was left. */
function enter(target: Element): void {
  const body = target.closest('tbody');
  if (!body) return;
  for (const left of body.querySelectorAll<HTMLElement>('[tabindex="0"]')) left.tabIndex = -1;
  if (target instanceof HTMLElement) target.tabIndex = 0;
}
