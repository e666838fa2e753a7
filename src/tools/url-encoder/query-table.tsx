import { changeQuery, joinAddress, type Parameter, readQuery, splitAddress } from '#lib/url/query';
import { Icon } from '#ui/icon';

/** Parameters that can be edited: longer queries are no table any more. */
const MOST = 100;

interface QueryTableProps {
  /** A single address with a query. */
  text: string;
  onChange: (text: string) => void;
}

/** The query of an address as a table: what is changed there is changed in the text. */
export function QueryTable({ text, onChange }: QueryTableProps) {
  const parts = splitAddress(text);
  const { query = '' } = parts;
  const parameters = readQuery(query);
  const set = (changed: string) => onChange(joinAddress({ ...parts, query: changed }));
  if (!query.includes('=') || parameters.length > MOST) return null;
  return (
    <details className="mt-3">
      <summary className="link cursor-pointer">Edit the query as a table</summary>
      <ul className="mt-2 grid gap-2" aria-label="Query parameters">
        {parameters.map((parameter, at) => {
          const change = (next?: Parameter) => set(changeQuery(query, at, next));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is its place, and names may come twice.
            <li key={at} className="grid grid-cols-[1fr_2fr_auto] gap-2">
              <Cell name="Name" at={at} parameter={parameter} onChange={change} />
              <Cell name="Value" at={at} parameter={parameter} onChange={change} />
              <button
                type="button"
                className="button-quiet"
                aria-label={`Remove parameter ${at + 1}`}
                onClick={() => change()}
              >
                <Icon name="trash-2" />
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button-quiet mt-2" onClick={() => set(`${query}&name=`)}>
        <Icon name="plus" /> Add a parameter
      </button>
    </details>
  );
}

interface CellProps {
  name: 'Name' | 'Value';
  at: number;
  parameter: Parameter;
  onChange: (parameter: Parameter) => void;
}

function Cell({ name, at, parameter, onChange }: CellProps) {
  const member = name === 'Name' ? 'name' : 'value';
  return (
    <input
      className="control min-w-0"
      aria-label={`${name} ${at + 1}`}
      value={parameter[member]}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange({ ...parameter, [member]: target.value })}
    />
  );
}
