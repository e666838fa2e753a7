import { changeQuery, joinAddress, type Parameter, readQuery, splitAddress } from '#lib/url/query';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import TextField from '#ui/fields/textarea';
import { Icon } from '#ui/icon';

/** Parameters that can be edited: longer queries are no table any more. */
const MOST = 100;

/** A text; the query of a single address is below it as a table, and what is changed there is changed in the text. */
export default function AddressField(props: FieldKindProps) {
  const { value, onChange } = props;
  const text = String(value);
  const parts = splitAddress(text);
  const { query = '' } = parts;
  const isOne = query.includes('=') && !/\s/.test(text.trim());
  const parameters = isOne ? readQuery(query) : [];
  const set = (changed: string) => onChange(joinAddress({ ...parts, query: changed }));
  return (
    <div>
      <TextField {...props} />
      {isOne && parameters.length <= MOST && (
        <details className="mt-3">
          <summary className="link cursor-pointer">Edit the query as a table</summary>
          <ul className="mt-2 grid gap-2" aria-label="Query parameters">
            {parameters.map((parameter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is its place, and names may come twice.
              <li key={at} className="grid grid-cols-[1fr_2fr_auto] gap-2">
                <Cell
                  name="Name"
                  at={at}
                  parameter={parameter}
                  onChange={(next) => set(changeQuery(query, at, next))}
                />
                <Cell
                  name="Value"
                  at={at}
                  parameter={parameter}
                  onChange={(next) => set(changeQuery(query, at, next))}
                />
                <button
                  type="button"
                  className="button-quiet"
                  aria-label={`Remove parameter ${at + 1}`}
                  onClick={() => set(changeQuery(query, at, undefined))}
                >
                  <Icon name="trash-2" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="button-quiet mt-2" onClick={() => set(`${query}&name=`)}>
            <Icon name="plus" /> Add a parameter
          </button>
        </details>
      )}
    </div>
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
