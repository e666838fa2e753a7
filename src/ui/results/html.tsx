import type { ResultKindProps } from '../drawn/result-kind.tsx';

/** HTML as a page would show it, in a frame that may run nothing and fetch nothing. */
export default function Previews({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => (
    <section key={name} aria-label={label}>
      <h2 className="mb-2 text-lg font-semibold">{label}</h2>
      <iframe
        title={label}
        sandbox=""
        srcDoc={`${HEAD}${value}`}
        className="h-64 w-full resize-y rounded-control border border-line [background:white]"
      />
    </section>
  ));
}

/** With a policy of its own: a picture of the text's would tell its server who looks. */
const HEAD =
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:"><meta name="color-scheme" content="light">';
