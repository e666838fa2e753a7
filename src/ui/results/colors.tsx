import { colors } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { CopyButton } from '../result/copy-button.tsx';

const shape = colors();

/** Colours with their names and codes. */
export default function Colors({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => (
    <section key={name} aria-label={label}>
      <h2 className="mb-2 text-lg font-semibold">{label}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shape.parse(value).map(({ color, name: called }) => (
          <li key={`${color} ${called}`} className="rounded-control border border-line p-2 text-sm">
            <svg className="h-14 w-full" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
              <rect width="1" height="1" fill={color} />
            </svg>
            <p className="mt-1">{called}</p>
            <p className="font-mono">{color}</p>
            <CopyButton text={color} copied="Color copied to clipboard" />
          </li>
        ))}
      </ul>
    </section>
  ));
}
