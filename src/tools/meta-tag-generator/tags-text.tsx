import type { ReactNode } from 'react';
import { CopyButton } from '#ui/result/copy-button';

/** What was written, line by line as it is copied. */
export function TagsText({ children }: { children: ReactNode }) {
  return (
    <pre dir="ltr" className="overflow-x-auto rounded-control bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  );
}

export function CopyTags({ text }: { text: string }) {
  return <CopyButton text={text} copied="Meta tags copied to clipboard!" failed="Failed to copy text" />;
}
