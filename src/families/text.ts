import * as z from 'zod';
import { type FieldHint, field, requiredText } from '#kit/field';
import { oneOf } from '#kit/inputs';

/** What every tool that answers a text as one types says alike. `done`: "Lines sorted", as other surfaces say it. */
export function liveText({ action, done, failed }: { action: string; done: string; failed: string }) {
  const labels = { action, busy: 'Working...', done: `${done} successfully`, failed: `Failed to ${failed}` };
  return { needs: [], live: true, labels } as const;
}

type SourceHint = Pick<FieldHint, 'fromPage' | 'code' | 'help'> & { label?: string };

/** The text that a visitor works on; with `fromPage`, it may be a page's. */
export function sourceText(placeholder = 'Type or paste a text', more: SourceHint = {}) {
  const hint = { label: 'Text', control: 'textarea', placeholder, ...more } as const;
  return requiredText('Please enter some text').register(field, hint);
}

/** The text that comes out, to copy and to save. */
export function changedText(label: string, fileName: string, more: Pick<FieldHint, 'code'> = {}) {
  return z.string().register(field, { label, display: 'copy', fileName, ...more });
}

/** Which column of a row counts, and how columns are divided. */
export function columnChoice(label: string) {
  const number = { error: 'The column must be a whole number from 0 to 1,000' };
  return {
    column: z
      .int(number)
      .min(0, number)
      .max(1_000, number)
      .default(0)
      .register(field, { label, role: 'rare', help: 'Number of the column, or 0 for the whole line.' }),
    separator: oneOf(
      {
        auto: 'Detect automatically',
        comma: 'Commas',
        semicolon: 'Semicolons',
        tab: 'Tabs',
        pipe: 'Vertical bars',
        space: 'Spaces',
      },
      'auto',
      { label: 'Column separator', role: 'rare' },
      'Please choose a column separator',
    ),
  };
}
