import type { ToolLink } from '#ui/tool-page/tool-links';
import type { ToolSummary } from '#ui/tool-tile';

// What a page's data says of a tool is no more than it shows: the rest would stand in the page for nothing.

/** For a card. */
export function summaryOf({ slug, title, summary, icon, color }: ToolSummary): ToolSummary {
  return { slug, title, summary, icon, color };
}

/** For a line in a list. */
export function linkOf({ slug, title, icon, color }: ToolLink): ToolLink {
  return { slug, title, icon, color };
}
