import type { Attributes } from './html-reader.ts';
import { nameJudge } from './side-names.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a browser draws on a line of its own, so that the text before it ends. */
export const blockElements = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre search section summary table tbody tfoot thead tr ul xmp',
);

/** Elements that may hold the main content of a page, besides those that say so. */
export const containers = names(
  'article aside blockquote body center dd details div dl fieldset figure form li main ol section table tbody td ul',
);

/** Never drawn as text, or not written by the page's author. */
const unread = names(
  'applet audio canvas datalist embed frameset head iframe map math meter noembed noframes noscript object optgroup option progress script select style svg template textarea title video',
);

/** Elements that hold nothing of the content, nor what is around it. */
export const menus = names('nav footer menu search');
const sideRoles = names('navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar');

/** How an element is beside the content: by its nature, or by its name, which may be sure or not. */
export type Side = 'surely' | 'apart' | 'by-name' | 'no';

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

/** Elements that are not called a side: those around everything, the headline, and words in a line. */
const unnamed = names('html body main h1 a abbr b bdi br cite code em font i img input mark q strong sub sup td tr u');

/** Elements whose `id` says what they are; that of others is a place that links lead to, named after what is said there. */
const named = names('aside div form ol p table ul');

/** How an element is beside the content, and how its names are judged. */
export function sideReader(): (name: string, attributes: Attributes, isInContent: boolean) => Side {
  const judge = nameJudge();
  return (name, attributes, isInContent) => {
    // An `aside` of an article may be a note or a box of its text.
    if (menus.has(name) || name === 'button' || (name === 'aside' && !isInContent)) return 'surely';
    // The headers of an `article` or `main` belong to the content.
    const asHeader = name === 'header' && !isInContent ? 'by-name' : 'no';
    if (attributes.size === 0) return asHeader;
    const role = attributes.get('role');
    if (role !== undefined && sideRoles.has(role.toLowerCase())) return 'surely';
    if (unnamed.has(name)) return 'no';
    if (attributes.get('itemprop') === 'comment') return 'apart';
    const [className, id] = [attributes.get('class'), attributes.get('id')];
    const ofClass = className === undefined ? 'nothing' : judge(className);
    if (ofClass === 'apart') return ofClass;
    const isPlace = !named.has(name) || className === 'section';
    const says = id === undefined || isPlace || ofClass === 'side' ? ofClass : judge(id);
    if (says === 'apart') return says;
    return says === 'side' && name !== 'article' ? 'by-name' : asHeader;
  };
}

/** 1 to 6 for a heading. */
export function headingLevel(name: string, attributes: Attributes): number | undefined {
  const [, digit] = /^h([1-6])$/.exec(name) ?? [];
  if (digit) return Number(digit);
  if (attributes.get('role') !== 'heading') return undefined;
  const level = Number(attributes.get('aria-level') ?? 2);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
}
