import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import { CopyButton } from '#ui/result/copy-button';
import { EMPTY_OUTPUT } from './empty-output.ts';
import { FillIn } from './fill-in.tsx';
import { MetaField } from './meta-field.tsx';

export default drawnCard({
  fields: withKinds(fewFields, { text: MetaField, textarea: MetaField }),
  // At once, and whatever is there: the title of a live page can be longer than the schema takes.
  here: async (input) => (await import('./answer.ts')).answer(Object(input)),
  Above: FillIn,
  before: (
    <section aria-label="Result" className="mt-6 grid gap-5 border-t border-line pt-6">
      <pre dir="ltr" className="rounded-control bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
        {EMPTY_OUTPUT}
      </pre>
      <CopyButton text={EMPTY_OUTPUT} copied="Meta tags copied to clipboard!" />
    </section>
  ),
});
