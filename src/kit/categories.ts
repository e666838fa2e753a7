/** The directory's groups, in the order of its tabs. `tab` is the label of the tab, `title` of a heading. */
export const categories = {
  content: { tab: 'Content Tools', color: 'indigo' },
  meta: { tab: 'Meta & Structure', color: 'violet' },
  backlinks: { tab: 'Backlink Tools', color: 'rose' },
  keywords: { tab: 'Keyword Tools', color: 'amber' },
  conversion: { tab: 'Conversion Tools', color: 'teal' },
  image: { tab: 'Image Tools', color: 'pink' },
  document: { tab: 'PDF Tools', color: 'orange' },
  domain: { tab: 'Domain Tools', color: 'sky' },
} as const;

export type Category = keyof typeof categories;

/** Whether `name` is one of ours, and not merely something that every object has, such as `constructor`. */
export function isCategory(name: string): name is Category {
  return Object.hasOwn(categories, name);
}
