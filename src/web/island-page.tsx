import type { ComponentType } from 'react';
import { site } from '#content/site';
import { Island } from '#ui/island';
import { definePage, nothing } from './site/page.tsx';

interface IslandPage {
  title: string;
  description: string;
  /** All that the page shows. */
  screen: ComponentType;
}

/** A page that is one island, which no search engine shall list. */
export function islandPage({ title, description, screen }: IslandPage) {
  return definePage({
    load: nothing,
    meta: () => ({ title: `${title} - ${site.brand}`, description, unlisted: true }),
    Page: () => <Island of={screen} props={{}} />,
  });
}
