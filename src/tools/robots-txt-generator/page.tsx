import { drawnCard } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import lines from '#ui/fields/lines';
import rows from '#ui/fields/rows';
import { Field } from '#ui/form/field';
import { CopyButton } from '#ui/result/copy-button';
import { Crawlers } from './crawlers.tsx';
import { StartFrom } from './start-from.tsx';

const ALL_ALLOWED = 'User-agent: *\nDisallow:\n';

export default drawnCard({
  fields: withKinds(fewFields, { lines, rows, './crawlers': Crawlers }),
  Above: StartFrom,
  before: (
    <section aria-label="Result" className="mt-6 grid gap-5 border-t border-line pt-6">
      <Field label="robots.txt" aside={<CopyButton text={ALL_ALLOWED} copied="Text copied to clipboard" />}>
        {(ids) => <textarea {...ids} readOnly rows={8} value={ALL_ALLOWED} className="control" />}
      </Field>
    </section>
  ),
});
