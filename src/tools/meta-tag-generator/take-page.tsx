import type { FormParts } from '#ui/drawn/field-kind';
import { notify } from '#ui/notice/notices';
import { Notes } from '#ui/result/notes';
import { readLoadedPage } from './loaded-page.ts';

/** Fills the form in with the tags of a live page. What is wrong with them is returned, to be shown. */
export function takePage({ onSample }: FormParts, data: unknown, url: string) {
  const { fields, findings } = readLoadedPage(data);
  onSample({ ...fields });
  notify({
    kind: 'success',
    message: 'Page loaded',
    reason: `${findings.length || 'No'} findings, listed above the fields.`,
  });
  const title = `What is wrong at ${url}`;
  return (
    <section className="mt-4" aria-label={title}>
      <h2 className="mb-2 font-semibold wrap-anywhere">{title}</h2>
      <Notes notes={findings} none="Nothing was found." />
    </section>
  );
}
