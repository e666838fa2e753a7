import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AnyNode } from 'postcss';

/**
 * Leaves in a page of a built site only the styles that it is drawn with: rules go whose classes or elements neither its HTML nor the
 * scripts that it starts with name, then custom properties that nothing asks for.
 *
 * @param client the folder that the addresses of scripts begin in.
 * @returns what makes such a page of one with the styles of all pages.
 */
export function ownStyles(client: string): (html: string) => string {
  const wordsOf = remembered((script: string) => wordsIn(readFileSync(join(client, script), 'utf8')));
  const sheetOf = remembered((css: string) => pageStyles(css));
  return (html) => {
    const scripts = / data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    return html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/, (styles) => {
      const named = [wordsIn(html.replace(styles, '')), ...scripts.map(wordsOf)];
      return sheetOf(styles)((word) => named.some((words) => words.has(word)));
    });
  };
}

/**
 * @param sheet CSS of all pages.
 * @returns what makes of it the CSS of a page that names some classes, elements and custom properties.
 */
export function pageStyles(sheet: string): (isNamed: (word: string) => boolean) => string {
  const { nodes } = postcss.parse(sheet);
  const namesOf = remembered(namesIn);
  return (isNamed) => {
    const isSelected = (selector: string) => namesOf(selector).every(isNamed);
    const selected = nodes.map((node) => textOf(node, { isSelected, isAsked: () => true })).join('');
    const asked = new Set(Array.from(selected.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    const isAsked = (property: string) => asked.has(property) || isNamed(property);
    return nodes.map((node) => textOf(node, { isSelected, isAsked })).join('');
  };
}

/** All that may be the name of a class, an element or a custom property in a page's HTML or in a script. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .split(/[\s"'`]+/);
  return new Set([...words, ...Array.from(text.matchAll(/(?<=<)[a-z][\w-]*|--[a-z][\w-]*/g), ([name]) => name)]);
}

interface Kept {
  isSelected: (selector: string) => boolean;
  isAsked: (property: string) => boolean;
}

/** What is kept of a node, as CSS; empty when that is nothing. */
function textOf(node: AnyNode, kept: Kept): string {
  if (node.type === 'decl') return !node.variable || kept.isAsked(node.prop) ? `${node};` : '';
  if (node.type !== 'rule' && node.type !== 'atrule') return '';
  if (node.type === 'atrule' && node.name === 'property') return kept.isAsked(node.params) ? String(node) : '';
  if (!node.nodes) return `${node};`;
  if (node.type === 'atrule' && node.name === 'keyframes') return String(node);
  const head =
    node.type === 'rule'
      ? node.selectors.filter(kept.isSelected).join()
      : `@${node.name}${node.params && ` ${node.params}`}`;
  const body = head && node.nodes.map((each) => textOf(each, kept)).join('');
  return body && `${head}{${body.replace(/;$/, '')}}`;
}

/** The classes and elements without which a selector selects nothing; those in lists and negations are not among them. */
function namesIn(selector: string): readonly string[] {
  const needed = selector
    .replace(/\\([^\da-f])/gi, (_, sign: string) => `\\${sign.charCodeAt(0).toString(16)} `)
    .replace(/:not\((?:[^()]|\([^()]*\))*\)|\([^()]*,[^()]*\)|\[[^\]]*\]/g, '');
  return Array.from(needed.matchAll(/(?:^|[ >+~.(])((?:\\[\da-f]+ |[\w-])+)/gi), ([, name = '']) =>
    name.replace(/\\([\da-f]+) /gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
