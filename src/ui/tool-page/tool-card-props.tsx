import type { CardFacts } from '#kit/facts';

/** What the inside of a tool's card receives: `page.tsx` of the tool, or the generic card. */
export interface ToolCardProps {
  facts: CardFacts;
}
