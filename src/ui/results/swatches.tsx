import { swatchList } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { CopiedValue } from '../result/copied-value.tsx';

const shape = swatchList();
/** What is seen through a colour that is transparent. */
const BEHIND = 'repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 1rem 1rem';

/** Colours to see and to copy. */
export default function Swatches({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => (
    <ul key={name} aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {shape.parse(value).map(({ css, note, share, ...swatch }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The same colour may be there twice.
        <li key={at} className="min-w-0 overflow-hidden rounded-control border border-line text-sm">
          <div
            className="h-16 border-b border-line"
            style={{ background: css === null ? 'none' : `linear-gradient(${css}, ${css}), ${BEHIND}` }}
          />
          <div className="grid gap-0.5 p-2 wrap-anywhere">
            {css !== null && (
              <span className="font-medium figures">
                <CopiedValue text={css} label={css} />
              </span>
            )}
            {swatch.name !== css && <span className="text-muted">{swatch.name}</span>}
            {share !== undefined && <span className="text-muted figures">{Math.round(share * 1000) / 10}%</span>}
            {note && <span className="text-muted">{note}</span>}
          </div>
        </li>
      ))}
    </ul>
  ));
}
