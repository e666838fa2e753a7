import { own } from '#lib/own';
import {
  addresses,
  globalAttributes,
  mayBeEmpty,
  needed,
  obsoleteAttributes,
  ownAttributes,
  valueWords,
  wholeNumbers,
} from './attributes.data.ts';
import { obsoleteElements } from './elements.data.ts';
import type { Element, ParsedSource } from './parse-source.ts';
import type { ConformanceFault } from './rules.ts';
import { startOf } from './tag-faults.ts';
import { attributeOf, walkTree } from './walk.ts';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Attributes that an element does not have, or lacks, and values that they do not take. */
export function attributeFaults({ root }: ParsedSource): ConformanceFault[] {
  const faults: ConformanceFault[] = [];
  walkTree(root, (element) => {
    const place = startOf(element);
    if (element.namespaceURI !== HTML || !place) return;
    for (const { name, value } of element.attrs) {
      const where = element.sourceCodeLocation?.attrs?.[name];
      const spot = where ? { at: where.startOffset, length: where.endOffset - where.startOffset } : place;
      const found = faultOf(element, name, value);
      if (found) faults.push({ ...spot, ...found });
    }
    const lacking = lackOf(element);
    if (lacking) faults.push({ ...place, rule: 'attribute-missing', words: `<${element.tagName}> without ${lacking}` });
  });
  return faults;
}

function faultOf(
  { tagName }: Element,
  name: string,
  value: string,
): Pick<ConformanceFault, 'rule' | 'words'> | undefined {
  const said = `${name} in <${tagName}>`;
  if (!isKnown(tagName, name)) {
    const isOld = own(obsoleteAttributes, tagName)?.has(name) === true;
    return { rule: isOld ? 'attribute-obsolete' : 'attribute-unknown', words: said };
  }
  const valued = `${name}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}" in <${tagName}>`;
  const taken = own(valueWords, `${tagName} ${name}`) ?? own(valueWords, name);
  if (taken && isOfThis(tagName, name)) {
    const isFine = value === '' ? mayBeEmpty.has(name) : taken.has(value.toLowerCase());
    return isFine ? undefined : { rule: 'value-word', words: valued };
  }
  const least = own(wholeNumbers, `${tagName} ${name}`) ?? own(wholeNumbers, name);
  if (least !== undefined)
    return /^-?\d+$/.test(value) && Number(value) >= least ? undefined : { rule: 'value-number', words: valued };
  if (addresses.has(name)) {
    if (name === 'src' && value.trim() === '') return { rule: 'value-address', words: valued };
    return /\S\s+\S/.test(value.trim()) && !/^(?:data|javascript):/i.test(value.trim())
      ? { rule: 'value-address', words: valued }
      : undefined;
  }
  if (name === 'id' && (value === '' || /\s/.test(value))) return { rule: 'value-id', words: valued };
  return undefined;
}

/** The same words have another meaning elsewhere: `scope` is a cell's, `loading` no script's. */
function isOfThis(tagName: string, name: string): boolean {
  return globalAttributes.has(name) || own(ownAttributes, tagName)?.has(name) === true;
}

function isKnown(tagName: string, name: string): boolean {
  if (tagName.includes('-') || tagName === 'embed' || Object.hasOwn(obsoleteElements, tagName)) return true;
  if (globalAttributes.has(name) || /^(?:data-.|aria-[a-z]|on[a-z])/.test(name) || name.startsWith('xmlns:'))
    return true;
  return own(ownAttributes, tagName)?.has(name) === true;
}

function lackOf(element: Element): string | undefined {
  const { tagName } = element;
  const has = (name: string) => attributeOf(element, name) !== undefined;
  if (tagName === 'img' && !has('alt')) return 'alt';
  if (tagName === 'area' && has('href') && !has('alt')) return 'alt';
  if (tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'image' && !has('alt')) return 'alt';
  const lists = own(needed, tagName) ?? [];
  return lists.find((names) => !names.some(has))?.join(' or ');
}
