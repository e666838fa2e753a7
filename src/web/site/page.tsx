import type { ComponentType, ReactNode } from 'react';
import type { PageMeta } from './head.tsx';

/** A page, or several that differ in one part of their address. Its file's name is its address: `tools.$slug.tsx` is `/tools/…`. */
export interface Page<Data extends object> {
  /** What stands in the place of the `$` part, for each page. */
  each?: () => readonly string[];
  /** What it shows; `part` is what stands in the place of the `$` part. */
  load: (part: string) => Data | Promise<Data>;
  meta: (data: Data) => PageMeta;
  Page: ComponentType<Data>;
}

/** A page whose data nobody else has to know. */
export interface AnyPage {
  each: () => readonly string[];
  open: (part: string) => Promise<{ meta: PageMeta; content: ReactNode }>;
}

/** A page that needs no data. */
export const nothing = () => ({});

export function definePage<Data extends object>({ each = () => [''], load, meta, Page }: Page<Data>): AnyPage {
  return {
    each,
    async open(part) {
      const data = await load(part);
      return { meta: meta(data), content: <Page {...data} /> };
    },
  };
}
