import type { Element, ParentNode } from './parse-source.ts';

/** What is done with each element before and after what it holds; shallow elements first, by a stack and not by calls. */
export function walkTree(root: ParentNode, open: (element: Element) => void, close?: (element: Element) => void): void {
  const waiting: (Element | { closing: Element })[] = childrenOf(root).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('closing' in next) {
      close?.(next.closing);
      continue;
    }
    open(next);
    if (close) waiting.push({ closing: next });
    for (const child of childrenOf(next).reverse()) waiting.push(child);
  }
}

/** Elements in it; those of a template are its content's. */
export function childrenOf(parent: ParentNode): Element[] {
  const nodes = 'content' in parent ? parent.content.childNodes : parent.childNodes;
  return nodes.filter((node) => 'tagName' in node);
}

/** An attribute's value as it is read. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
