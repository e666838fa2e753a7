import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';
import { TextActions } from './text-actions.tsx';

interface LineByLineProps {
  label: string;
  /** What a line is called. */
  one: string;
  text: string;
  copied: string;
  /** Beside Copy: what else can be done with the text. */
  actions?: ReactNode;
}

/** A text whose lines are taken away one by one as well. */
export function LineByLine({ label, one, text, copied, actions }: LineByLineProps) {
  return (
    <section aria-label={label}>
      <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-base font-medium">{label}</h2>
        <TextActions {...{ text, copied, actions }} />
      </div>
      <Sheet label={label} columns={[{ label: one, isCode: true }]} rows={text.split('\n').map((line) => [line])} />
    </section>
  );
}
