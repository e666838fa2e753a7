import { own } from '#lib/own';
import { elements, families, flowOnly, obsoleteElements, phrasing } from './elements.data.ts';
import type { Element, ParentNode, ParsedSource } from './parse-source.ts';
import type { ConformanceFault } from './rules.ts';
import { startOf } from './tag-faults.ts';
import { attributeOf, walkTree } from './walk.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const phrases = new Set(phrasing.split(' '));
const flow = new Set([...phrases, ...flowOnly.split(' ')]);
const known = new Set([...flow, ...Object.keys(elements), ...'col caption tbody style title base'.split(' ')]);
/** Names with a hyphen that are SVG's and MathML's. Source: HTML, "valid custom element name". */
const reserved = new Set(
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph'.split(
    ' ',
  ),
);
const inBody = new Set('dns-prefetch modulepreload pingback preconnect prefetch preload stylesheet'.split(' '));
/** Parts that come first in what they belong to. */
const first: Readonly<Record<string, string>> = { caption: 'table', legend: 'fieldset', summary: 'details' };

/** What is said of one element that is around others: if its end tag is missing, all that follows is in it. */
const MOST_WITHIN = 3;

/** What an element holds, by the standard's words; `transparent` as what is around it. */
type Holds = ReadonlySet<string> | 'anything' | 'text' | 'nothing';

/** Elements where the standard does not let them be, and elements that it does not know. */
export function contentFaults({ root, isPart }: ParsedSource): ConformanceFault[] {
  const faults: ConformanceFault[] = [];
  const held = new Map<ParentNode, Holds>();
  /** Elements around, by what must not be in them. */
  const forbidden = new Map<string, Element[]>();
  const opened = new Map<Element, readonly string[]>();
  const said = new Map<Element, number>();

  walkTree(
    root,
    (element) => {
      const { tagName, parentNode, namespaceURI } = element;
      const around = parentNode ? held.get(parentNode) : undefined;
      held.set(element, isPart && tagName === 'html' ? flow : holdsOf(element, around));
      if (namespaceURI !== HTML) return;
      const place = startOf(element);
      const add = (rule: string, words: string) => {
        if (place) faults.push({ ...place, rule, words });
      };
      const instead = own(obsoleteElements, tagName);
      if (instead !== undefined) add('obsolete', `<${tagName}>: use ${instead}`);
      else if (!known.has(tagName) && !isCustom(tagName)) add('unknown-element', `<${tagName}>`);
      else if (parentNode && 'tagName' in parentNode) {
        const isTop = isPart && parentNode.tagName === 'html';
        if (!isTop && parentNode.namespaceURI === HTML && !isAllowed(element, parentNode, around))
          add('not-here', `<${tagName}> in <${parentNode.tagName}>`);
        else if (own(first, tagName) === parentNode.tagName && !isFirst(element, parentNode))
          add('not-first', `<${tagName}> in <${parentNode.tagName}>`);
      }
      const within = countsAs(element) ? forbidden.get(tagName)?.at(-1) : undefined;
      const times = within ? (said.get(within) ?? 0) + 1 : 0;
      if (within && times <= MOST_WITHIN) {
        said.set(within, times);
        add('not-within', `<${tagName}> in <${within.tagName}>`);
      }
      const never = own(neverIn, tagName) ?? [];
      if (never.length > 0) opened.set(element, never);
      for (const name of never) listOf(forbidden, name).push(element);
    },
    (element) => {
      for (const name of opened.get(element) ?? []) forbidden.get(name)?.pop();
      const rule = own(elements, element.tagName);
      const place = startOf(element);
      if (!rule || !place || !/^[a-z]/.test(rule.holds) || !isListOnly(rule.holds)) return;
      if (element.childNodes.some((node) => 'value' in node && node.nodeName === '#text' && node.value.trim() !== ''))
        faults.push({ ...place, rule: 'text-not-here', words: `Text in <${element.tagName}>` });
    },
  );
  return faults;
}

/** Whether only elements that are named may be in it. */
function isListOnly(holds: string): boolean {
  return !/^(?:flow|phrasing|transparent|anything|text|nothing)\b/.test(holds);
}

const inList = new Set('dt dd script template'.split(' '));

/** What each element holds that is not as what is around it, made once. */
const heldBy: Readonly<Record<string, Holds>> = Object.fromEntries(
  Object.entries(elements).flatMap(([name, { holds }]): [string, Holds][] => {
    const [kind = '', ...more] = holds.split(' ');
    if (kind === 'transparent') return [];
    if (kind === 'anything' || kind === 'text' || kind === 'nothing') return [[name, kind]];
    const base = kind === 'flow' ? flow : kind === 'phrasing' ? phrases : [kind];
    return [[name, new Set([...base, ...more])]];
  }),
);

function holdsOf({ tagName, parentNode }: Element, around: Holds = 'anything'): Holds {
  if (tagName === 'div' && parentNode?.nodeName === 'dl') return inList;
  const [, ...more] = own(elements, tagName)?.holds.split(' ') ?? [];
  return own(heldBy, tagName) ?? (around instanceof Set && more.length > 0 ? new Set([...around, ...more]) : around);
}

function isAllowed(element: Element, parent: Element, holds: Holds | undefined): boolean {
  const { tagName } = element;
  if (!(holds instanceof Set)) return holds !== 'nothing';
  if (tagName === 'meta' || tagName === 'link')
    return parent.tagName === 'head' || (holds.has('meta') && isBodyOk(element, parent));
  if (tagName === 'style' || tagName === 'title' || tagName === 'base')
    return holds.has(tagName) || (parent.tagName === 'noscript' && tagName === 'style');
  if (tagName === 'area') return hasAround(element, ['map', 'template']);
  return holds.has(tagName) || (isCustom(tagName) && holds.has('span'));
}

function isBodyOk(element: Element, parent: Element): boolean {
  if (attributeOf(element, 'itemprop') !== undefined || attributeOf(element, 'property') !== undefined) return true;
  if (parent.tagName === 'noscript' && parent.parentNode?.nodeName === 'head') return true;
  const rel = attributeOf(element, 'rel')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return element.tagName === 'link' && rel.length > 0 && rel.every((word) => inBody.has(word));
}

function hasAround(element: Element, names: readonly string[]): boolean {
  for (let up = element.parentNode; up && 'tagName' in up; up = up.parentNode)
    if (names.includes(up.tagName)) return true;
  return false;
}

function isFirst(element: Element, parent: Element): boolean {
  return parent.childNodes.find((node) => 'tagName' in node) === element;
}

/** Names with a hyphen are for everybody. */
function isCustom(name: string): boolean {
  return /^[a-z][^\s/>]*-/.test(name) && !reserved.has(name);
}

const neverIn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(elements).map(([name, { never = '' }]) => [
    name,
    never
      .split(' ')
      .flatMap((word) => (own(families, word) ?? word).split(' '))
      .filter(Boolean),
  ]),
);

function listOf(lists: Map<string, Element[]>, name: string): Element[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

/** Whether an element is one of those that its name stands for: some are interactive only with an attribute. */
function countsAs(element: Element): boolean {
  const has = (name: string) => attributeOf(element, name) !== undefined;
  switch (element.tagName) {
    case 'a':
      return has('href');
    case 'audio':
    case 'video':
      return has('controls') || hasAround(element, ['audio', 'video']);
    case 'img':
      return has('usemap');
    case 'input':
      return attributeOf(element, 'type')?.toLowerCase() !== 'hidden';
    default:
      return true;
  }
}
