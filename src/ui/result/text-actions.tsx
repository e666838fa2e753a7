import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

/** The bar above a text that came out: Copy, and what else can be done with it. */
export function TextActions({ actions, ...copy }: CopyButtonProps & { actions?: ReactNode }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <CopyButton {...copy} />
      {actions}
    </span>
  );
}
