import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadToolCard } from './tool-cards.ts';

// A tool's page names its card in the head: hydrating before it is there would replace the page by nothing.
const card = document.querySelector<HTMLLinkElement>('link[data-card]');
const slug = card?.dataset.card;
if (card && slug) await loadToolCard(slug, card.href);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
