import { counted } from '#lib/counted';
import type { FoundSoFar, SiteFinding } from '#ports/audits/port';
import type { Finding } from './shapes.ts';

/** Pages of a finding that are named where it is shown. */
const NAMED = 20;

/** What was found on a site, as findings of a page are shown. */
export function shownFinding({
  severity,
  title,
  detail,
  why,
  fix,
  source,
  pages,
  number,
  check,
}: SiteFinding): Finding {
  const [first] = pages;
  // What a single page shows by itself is told there with its lines to copy.
  const isOfPage = !check.startsWith('site-') && first !== undefined;
  return {
    ...{ severity, detail, why, source },
    title: number > 1 ? `${title} (${counted(number, 'page')})` : title,
    where: [...pages.slice(0, NAMED), ...(number > NAMED ? [`and ${number - NAMED} more`] : [])],
    fix: {
      words: fix,
      ...(isOfPage && { tool: { slug: 'on-page-seo-checker', input: { url: first } } }),
    },
  };
}

/** What is wrong on the pages of a site that were read so far. */
export function shownSoFar({ severity, title, pages }: FoundSoFar): Finding {
  return { severity, title, detail: `On ${counted(pages, 'page')} so far.` };
}
