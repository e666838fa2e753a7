import { type CheckGroup, groupNames } from '#kit/check';
import type { SiteCheck } from '../site-check.ts';
import { addresses } from './addresses.ts';
import { canonicals } from './canonicals.ts';
import { crawling } from './crawling.ts';
import { languages } from './languages.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { redirects } from './redirects.ts';
import { sitemap } from './sitemap.ts';
import { structure } from './structure.ts';
import { texts } from './texts.ts';
import { weight } from './weight.ts';

interface NamedSiteCheck extends SiteCheck {
  id: string;
  group: CheckGroup;
}

const byGroup: Partial<Record<CheckGroup, readonly Readonly<Record<string, SiteCheck>>[]>> = {
  indexing: [crawling, canonicals, languages, sitemap, lists, addresses],
  content: [texts],
  links: [links, redirects, structure],
  speed: [weight],
};

/** Every check of a whole site. The id of `linkBroken` is `site-link-broken`. */
export const siteChecks: readonly NamedSiteCheck[] = groupNames.flatMap((group) =>
  (byGroup[group] ?? []).flatMap((checks) =>
    Object.entries(checks).map(([name, check]) => ({
      ...check,
      group,
      id: `site-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    })),
  ),
);
