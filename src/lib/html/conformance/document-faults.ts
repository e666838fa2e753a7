import type { Element, ParsedSource } from './parse-source.ts';
import type { ConformanceFault } from './rules.ts';
import { startOf } from './tag-faults.ts';
import { attributeOf, childrenOf, walkTree } from './walk.ts';

const labelable = new Set('button input meter output progress select textarea'.split(' '));

/** What can only be said of a whole: names that are there twice or not at all, and elements that a page has once. */
export function documentFaults({ root, isPart, cut }: ParsedSource): ConformanceFault[] {
  const faults: ConformanceFault[] = [];
  const ids = new Map<string, Element>();
  const titles: Element[] = [];
  const mains: Element[] = [];
  const pointing: { element: Element; name: string; id: string }[] = [];
  let head: Element | undefined;
  const add = (element: Element, rule: string, words: string) => {
    const place = startOf(element);
    if (place) faults.push({ ...place, rule, words });
  };
  walkTree(root, (element) => {
    const { tagName, attrs } = element;
    for (const { name, value } of attrs) {
      if (name === 'id' && value !== '' && !/\s/.test(value)) {
        if (ids.has(value)) add(element, 'id-twice', `id="${value.slice(0, 60)}" in <${tagName}>`);
        else ids.set(value, element);
      }
      if (name === 'for' && tagName === 'label') pointing.push({ element, name, id: value });
      if (name === 'list' && tagName === 'input') pointing.push({ element, name, id: value });
    }
    if (tagName === 'head') head = element;
    if (tagName === 'main' && attributeOf(element, 'hidden') === undefined) mains.push(element);
    if (tagName === 'title' && element.parentNode?.nodeName === 'head') titles.push(element);
    if (tagName === 'figure')
      for (const each of named(element, 'figcaption').slice(1)) add(each, 'once', '<figcaption> in <figure>');
    if (tagName === 'picture' && named(element, 'img').length !== 1) add(element, 'picture-one', '<picture>');
    if (tagName === 'details' && named(element, 'summary').length === 0)
      add(element, 'part-missing', '<details> without <summary>');
  });
  for (const each of mains.slice(1)) add(each, 'once', '<main>');
  for (const each of titles.slice(1)) add(each, 'once', '<title>');
  if (!isPart && !cut && titles.length === 0 && head)
    faults.push({ ...(startOf(head) ?? { at: 0, length: 1 }), rule: 'part-missing', words: '<head> without <title>' });
  if (isPart || cut) return faults;
  for (const { element, name, id } of pointing) {
    const target = ids.get(id);
    const wanted =
      name === 'list'
        ? target?.tagName === 'datalist'
        : target && (labelable.has(target.tagName) || target.tagName.includes('-'));
    if (!wanted) add(element, 'points-nowhere', `${name}="${id.slice(0, 60)}" in <${element.tagName}>`);
  }
  return faults;
}

function named(element: Element, name: string): Element[] {
  return childrenOf(element).filter(({ tagName }) => tagName === name);
}
