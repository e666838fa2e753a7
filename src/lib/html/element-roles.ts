import type { Attributes } from './html-reader.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a browser draws on a line of its own, so that the text before it ends. */
export const blockElements = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre search section summary table tbody tfoot thead tr ul xmp',
);

/** Elements that may hold the main content of a page, besides those that say so. */
export const containers = names(
  'article blockquote body center dd details div dl fieldset figure form li main ol section table tbody td ul',
);

/** Never drawn as text, or not written by the page's author. */
const unread = names(
  'applet audio canvas datalist embed frameset head iframe map math meter noembed noframes noscript object optgroup option progress script select style svg template textarea title video',
);

const sideElements = names('nav footer aside menu search');
const sideRoles = names('navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar');

/** Words in `class` and `id` by which sites name what is beside their content. */
const sideNames =
  /(?:^|[-_\s])(?:ads?|advert|advertisement|banner|breadcrumbs?|cmp|comments?|consent|cookies?|cookiebar|disqus|editsection|footer|gdpr|menu|modal|nav|navbar|navbox|navigation|newsletter|noprint|onetrust|pager|pagination|popup|promo|recommended|related|screen-reader-text|share|sharing|sidebar|skip-link|social|sponsor|sponsored|sr-only|subscribe|toc|toolbar|visually-hidden|widget)(?:[-_\s]|$)/i;

/** How sure it is that an element is beside the content: by its nature, or by its name only. */
export type Side = 'surely' | 'by-name' | 'no';

/** Whether people neither see nor hear what is in an element. */
export function isUnread(name: string, attributes: Attributes): boolean {
  if (unread.has(name)) return true;
  if (attributes.size === 0) return name === 'dialog';
  if (name === 'dialog' && !attributes.has('open')) return true;
  if (attributes.has('hidden') && attributes.get('hidden') !== 'until-found') return true;
  if (attributes.get('aria-hidden') === 'true') return true;
  return isUndrawn(attributes.get('style'));
}

function isUndrawn(style: string | undefined): boolean {
  // A style attribute may be as long as a page: what hides an element is in a short one.
  return style !== undefined && style.length < 2_000 && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
}

/** @param isInContent Whether it is in an `article` or `main`, whose headers belong to the content. */
export function sideOf(name: string, attributes: Attributes, isInContent: boolean): Side {
  if (sideElements.has(name) || name === 'button') return 'surely';
  if (name === 'header' && !isInContent) return 'by-name';
  if (attributes.size === 0) return 'no';
  const role = attributes.get('role');
  if (role !== undefined && sideRoles.has(role.toLowerCase())) return 'surely';
  if (name === 'html' || name === 'body' || name === 'main' || name === 'article' || name === 'h1') return 'no';
  const words = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`;
  return words.length < 1_000 && sideNames.test(words) ? 'by-name' : 'no';
}

/** 1 to 6 for a heading. */
export function headingLevel(name: string, attributes: Attributes): number | undefined {
  const [, digit] = /^h([1-6])$/.exec(name) ?? [];
  if (digit) return Number(digit);
  if (attributes.get('role') !== 'heading') return undefined;
  const level = Number(attributes.get('aria-level') ?? 2);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
}
