import { type ReactNode, useState } from 'react';
import type { FormParts } from '#ui/drawn/field-kind';
import { useLoadFromAddress } from '#ui/form/load-from-address';
import { Icon } from '#ui/icon';
import { Samples } from '#ui/tool-page/samples';

/** Other ways to fill the form in: with the tags of a live page, or with nothing. */
export function FillIn({ form }: { form: FormParts }) {
  const [report, setReport] = useState<ReactNode>();
  const { button, panel } = useLoadFromAddress({
    slug: 'meta-tag-checker',
    failed: 'Failed to load the page',
    onAnswer: (data, url) => {
      void import('./take-page.tsx').then(({ takePage }) => setReport(takePage(form, data, url)), console.error);
    },
  });
  const clear = () => {
    form.onSample({});
    setReport(undefined);
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {button}
        <button type="button" className="button-quiet" onClick={clear} disabled={form.isInitial}>
          <Icon name="eraser" /> Clear
        </button>
      </div>
      {panel}
      {report}
      <div className="mt-5">
        <Samples examples={form.examples} onPick={form.onSample} />
      </div>
    </div>
  );
}
