import { SaxesParser } from 'saxes';
import type { TextFault } from '#families/faults';
import { own } from '#lib/own';
import { offsetOf } from '#lib/text/place';
import { xmlTokens } from './xml-tokens.ts';

/** What the parser is asked to tell on its way. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(): void;
  text?(text: string): void;
}

/** UTF-16 units of a closing tag for which a fix is given. */
const LONGEST_TAG = 300;

/** An ampersand of no entity or character. */
const BARE = /&(?![\p{L}_:][\p{L}\p{N}_:.-]{0,100};|#\d{1,7};|#x[\da-f]{1,6};)/iu;

class Fault extends Error {}

/** Names of entities that the document declares. */
const DECLARED = /<!ENTITY\s+([^\s%]+)\s/g;

/**
 * Reads XML 1.0; entities beyond the five of XML stay what they are. Returns the first fault.
 *
 * @param declared names of entities that are known besides those that the text declares
 */
export function checkXml(
  text: string,
  listener: XmlListener = {},
  declared: readonly string[] = [],
): TextFault | undefined {
  const parser = new SaxesParser();
  // Names that every object has are no entities.
  Object.setPrototypeOf(Object.getPrototypeOf(parser.ENTITIES), null);
  for (const name of declared) parser.ENTITIES[name] ??= `&${name};`;
  parser.on('error', ({ message }) => {
    throw new Fault(message);
  });
  parser.on('doctype', (doctype) => {
    for (const [, name = ''] of doctype.matchAll(DECLARED)) parser.ENTITIES[name] ??= `&${name};`;
  });
  let closed: { name: string; line: number } | undefined;
  const open: { name: string; line: number }[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, line: parser.line });
    listener.open?.(name, attributes);
  });
  parser.on('closetag', () => {
    closed = open.pop();
    listener.close?.();
  });
  parser.on('text', (piece) => listener.text?.(piece));
  parser.on('cdata', (piece) => listener.text?.(piece));
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { line, columnIndex } = parser;
    const at = offsetOf(text, { line, column: Math.max(1, columnIndex) });
    const bare = bareAmpersand(text, at);
    if (bare !== -1) return { at: bare, message: 'A plain & is written &amp;.', length: 1, instead: '&amp;' };
    const message = error.message.replace(/^\d+:\d+: /, '');
    if (!/^(?:unexpected close|unmatched closing|unclosed) tag/.test(message))
      return { at, message: sentence(message) };
    // The parser has closed the innermost element by the time that it sees another name.
    const inner = message.startsWith('unexpected') ? closed : open.at(-1);
    const isOver = message.startsWith('unclosed');
    const rest = inner ? `the element "${inner.name}" of line ${inner.line} is still open.` : 'no element is open.';
    const place = isOver ? text.length : Math.max(0, text.lastIndexOf('<', at));
    const [wrong = ''] = isOver ? [] : (/^<\/[^<>]*>/.exec(text.slice(place, place + LONGEST_TAG)) ?? []);
    const fix = inner && (isOver || wrong) && { length: wrong.length, instead: `</${inner.name}>` };
    return {
      at: place,
      message: isOver ? `The text ends, but ${rest}` : `This closing tag does not match: ${rest}`,
      ...fix,
    };
  }
}

/** Where the first & before `end` is that begins no reference; -1 when there is none. */
function bareAmpersand(text: string, end: number): number {
  let start = 0;
  for (const { kind, raw } of xmlTokens(text)) {
    if (start >= end) break;
    const at = kind === 'text' || kind === 'open' || kind === 'empty' ? raw.search(BARE) : -1;
    if (at !== -1) return start + at < end ? start + at : -1;
    start += raw.length;
  }
  return -1;
}

const sentences: Readonly<Record<string, string>> = {
  'document must contain a root element.': 'There is no element in this text.',
  'undefined entity.': 'XML does not have this entity. Write a plain & as &amp;.',
  'text data outside of root node.': 'There may be no text outside the root element.',
  'documents may contain only one root.': 'There may be only one root element.',
};

function sentence(message: string): string {
  const known = own(sentences, message);
  if (known) return known;
  const full = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(full) ? full : `${full}.`;
}
