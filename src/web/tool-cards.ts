import type { ComponentType } from 'react';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';

type ToolCard = ComponentType<ToolCardProps>;

/** The cards that are there to be drawn at once: a page is shown, and hydrated, only when its own is. */
export const toolCards = new Map<string, ToolCard>();

/** Fetches the card of a tool from the address that the page's data names. */
export async function loadToolCard(slug: string, url: string): Promise<void> {
  if (toolCards.has(slug)) return;
  const module: { default: ToolCard } = await import(/* @vite-ignore */ url);
  toolCards.set(slug, module.default);
}
