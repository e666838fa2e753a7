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
}

/** Every check of a whole site. The id of `linkBroken` is `site-link-broken`. */
export const siteChecks: readonly NamedSiteCheck[] = [
  ...[crawling, links, redirects, canonicals, languages, sitemap, structure, lists, texts, addresses, weight],
].flatMap((group) =>
  Object.entries<SiteCheck>({ ...group }).map(([name, check]) => ({
    ...check,
    id: `site-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  })),
);
