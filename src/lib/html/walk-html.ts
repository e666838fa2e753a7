import { Tokenizer } from 'htmlparser2';
import type { Attributes, HtmlReader } from './html-reader.ts';
import { openElements } from './open-elements.ts';

interface WalkLimits {
  /** Elements looked at; the rest of the page is left unread. */
  maxElements: number;
}

/** Pages of real sites stay far below. */
export const defaultWalkLimits: WalkLimits = { maxElements: 200_000 };

/** Attributes kept of one element. */
const MAX_ATTRIBUTES = 64;

const none: Attributes = new Map();

/**
 * Reads HTML as it comes, the way browsers mend it in everyday cases, in time and space that grow with its length only.
 * No tree is built. Returns whether the page was read to its end.
 */
export function walkHtml<State>(html: string, reader: HtmlReader<State>, limits = defaultWalkLimits): boolean {
  const elements = openElements(reader);
  let name = '';
  let attributes: Map<string, string> | undefined;
  let attribute = '';
  let value = '';
  let count = 0;
  let at = 0;
  let pending = '';
  let from = 0;
  let to = 0;

  // Stray signs and character references come one by one: what belongs together is passed on in one piece.
  const gather = () => {
    if (to > from) pending += html.slice(from, to);
    from = to;
  };
  const tellText = () => {
    gather();
    if (pending === '') return;
    const text = pending;
    pending = '';
    elements.text(text);
  };
  const endOfTag = () => {
    tellText();
    count += 1;
    if (count > limits.maxElements) {
      tokenizer.pause();
      return;
    }
    elements.open(name, attributes ?? none, at);
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        at = start - 1;
        attributes = undefined;
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        attributes ??= new Map();
        if (attributes.size < MAX_ATTRIBUTES && !attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: endOfTag,
      onselfclosingtag: () => {
        endOfTag();
        if (elements.isForeign()) elements.close(name, at);
      },
      onclosetag: (start, end) => {
        tellText();
        elements.close(html.slice(start, end).toLowerCase(), start - 2);
      },
      ontext: (start, end) => {
        if (start !== to) {
          gather();
          from = start;
        }
        to = end;
      },
      ontextentity: (codePoint) => {
        gather();
        pending += String.fromCodePoint(codePoint);
      },
      isInForeignContext: () => elements.isForeign(),
      oncdata: () => {},
      oncomment: (start, end, endOffset) => {
        tellText();
        elements.comment(html.slice(start, end - endOffset));
      },
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  tellText();
  elements.end();
  return count <= limits.maxElements;
}
