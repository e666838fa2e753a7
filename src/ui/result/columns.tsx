interface ColumnsProps {
  label: string;
  list: readonly { name: string; value: number }[];
}

/** Names that are in an order, such as years and `11–15`. */
const ORDERED = /^(?:\d+|\d+[–-]\d+|\d+\+|(?:Over|Above) \d+)$/;

/** Whether bars stand beside each other: what is counted by year or by size. */
export function areColumns(list: ColumnsProps['list']): boolean {
  return list.length >= 4 && list.every(({ name }) => ORDERED.test(name));
}

/** Names below the columns that have room. */
const NAMED = 12;

/** What is counted by year or by size: a column for each. */
export function Columns({ label, list }: ColumnsProps) {
  const most = Math.max(...list.map(({ value }) => value), 0) || 1;
  const each = Math.ceil(list.length / NAMED);
  return (
    <ol aria-label={label} className="flex items-end gap-px overflow-hidden text-xs text-muted figures sm:gap-1">
      {list.map(({ name, value }, at) => (
        <li key={name} title={`${name}: ${value.toLocaleString('en')}`} className="min-w-0 flex-1 text-center">
          <span className="sr-only">{`${name}: ${value.toLocaleString('en')}`}</span>
          <span aria-hidden="true">
            {list.length <= NAMED && <span className="block text-ink">{value.toLocaleString('en')}</span>}
            <span className="flex h-32 items-end border-b border-edge">
              <span className="block w-full rounded-t-xs bg-accent" style={{ height: `${(value / most) * 100}%` }} />
            </span>
            <span className="block h-5 whitespace-nowrap">{at % each === 0 ? name : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
