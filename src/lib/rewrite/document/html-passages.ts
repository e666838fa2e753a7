import { Tokenizer } from 'htmlparser2';
import { voidElements } from '../../html/element-names.ts';
import { blockElements } from '../../html/element-roles.ts';
import { own } from '../../own.ts';
import { createPairing } from './pairing.ts';
import type { Passage, PassageKind, Run } from './passage.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Nothing in them is rewritten: they are no prose, or not the author's own words. */
const kept = names(
  'applet audio blockquote button canvas caption datalist embed fieldset figure footer form head header iframe legend map math menu meter nav noembed noframes noscript object optgroup option pre progress script search select style summary template textarea title video xmp',
);
/** Within a line they are one word of the sentence. */
const solid = names('abbr acronym cite code dfn kbd math output q samp svg tt var');
/** What begins a text of its own. */
const blocks = new Set([...blockElements, 'td', 'th', 'br']);
const headings = names('h1 h2 h3 h4 h5 h6');
const kinds: Readonly<Record<string, PassageKind>> = { li: 'item', dd: 'item', dt: 'item', td: 'cell', th: 'cell' };
/** Pieces of a passage: one with more stays as it is. */
const MOST_RUNS = 5_000;

/**
 * The paragraphs, items, cells and headings of an HTML document, in order. Attributes, scripts, styles, code, quotations, forms and
 * navigation are passed over, and what says `translate="no"`.
 */
export function htmlPassages(document: string): Passage[] {
  const found: Passage[] = [];
  let runs: Run[] = [];
  let isTooLong = false;
  let pairing = createPairing();
  let block = '';
  /** The element within which all is kept, and how many of its name are open. */
  let keeper: { name: string; depth: number; start: number; isInline: boolean } | undefined;
  let name = '';
  let start = 0;
  let attribute = '';
  let isUntranslated = false;
  let isForeign = 0;

  const add = (run: Run) => {
    if (runs.length < MOST_RUNS) runs.push(run);
    else isTooLong = true;
  };
  const flush = () => {
    const kind = headings.has(block) ? 'heading' : (own(kinds, block) ?? 'paragraph');
    const first = runs.findIndex(({ kind: type }) => type !== 'break');
    const last = runs.findLastIndex(({ kind: type }) => type !== 'break');
    if (first >= 0 && !isTooLong && runs.some(({ kind: type }) => type === 'text')) {
      found.push({ kind, runs: runs.slice(first, last + 1) });
    }
    runs = [];
    isTooLong = false;
    pairing = createPairing();
  };
  const text = (from: number, to: number) => {
    if (keeper) return;
    const words = /\s+|\S+(?: \S+)*/g;
    for (const { 0: piece, index } of document.slice(from, to).matchAll(words)) {
      const isSpace = piece.trim() === '';
      const place = from + index;
      if (!isSpace) add({ kind: 'text', start: place, end: place + piece.length, reads: piece });
      else if (runs.at(-1)?.reads !== ' ') add({ kind: 'break', start: place, end: place + piece.length, reads: ' ' });
      else add({ kind: 'point', start: place, end: place + piece.length, reads: '' });
    }
  };

  const opened = (end: number) => {
    const isVoid = voidElements.has(name);
    if (name === 'svg' || name === 'math') isForeign += 1;
    if (keeper) {
      if (keeper.name === name && !isVoid) keeper.depth += 1;
    } else if (!isVoid && (kept.has(name) || solid.has(name) || isUntranslated)) {
      const isInline = solid.has(name) || (isUntranslated && !blocks.has(name)) || /^(?:script|button)$/.test(name);
      if (!isInline) flush();
      keeper = { name, depth: 1, start, isInline };
    } else if (name === 'img') add({ kind: 'unit', start, end, reads: '' });
    else if (blocks.has(name)) {
      flush();
      if (!isVoid) block = name;
    } else if (isVoid) add({ kind: 'point', start, end, reads: '' });
    else {
      const run: Run = { kind: 'stuck', start, end, reads: '', isExact: name === 'a' };
      add(run);
      pairing.open(name, run);
    }
    isUntranslated = false;
  };
  const closed = (end: number) => {
    if (name === 'svg' || name === 'math') isForeign = Math.max(0, isForeign - 1);
    if (keeper) {
      if (keeper.name !== name) return;
      keeper.depth -= 1;
      if (keeper.depth > 0) return;
      if (keeper.isInline) {
        add({ kind: name === 'script' ? 'point' : 'unit', start: keeper.start, end, reads: '' });
      } else flush();
      keeper = undefined;
    } else if (blocks.has(name)) {
      flush();
      block = '';
    } else {
      const run: Run = { kind: 'stuck', start, end, reads: '' };
      add(run);
      pairing.close(name, run);
    }
  };

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (from, to) => {
        start = from - 1;
        name = document.slice(from, to).toLowerCase();
      },
      onattribname: (from, to) => {
        attribute = document.slice(from, to).toLowerCase();
      },
      onattribdata: (from, to) => {
        if (to - from > 1_000) return;
        const value = document.slice(from, to);
        if (attribute === 'translate' && value.toLowerCase() === 'no') isUntranslated = true;
        if (attribute === 'class' && /(?:^|\s)notranslate(?:\s|$)/.test(value)) isUntranslated = true;
      },
      onattribentity: () => {},
      onattribend: () => {},
      onopentagend: (end) => opened(end + 1),
      onselfclosingtag: (end) => {
        opened(end + 1);
        if (isForeign > 0) {
          name = name.toLowerCase();
          closed(end + 1);
        }
      },
      onclosetag: (from, to) => {
        start = from - 2;
        name = document.slice(from, to).toLowerCase();
        const end = document.indexOf('>', to);
        closed(end < 0 ? document.length : end + 1);
      },
      ontext: text,
      ontextentity: (codePoint, end) => {
        const from = document.lastIndexOf('&', end - 1);
        const reads = String.fromCodePoint(codePoint);
        const isPlain = reads.length === 1 && !/\s/.test(reads);
        if (!keeper) add({ kind: isPlain ? 'spelled' : 'stuck', start: from, end, reads: isPlain ? reads : ' ' });
      },
      isInForeignContext: () => isForeign > 0,
      oncdata: () => {},
      oncomment: (from, to) => {
        if (!keeper) add({ kind: 'point', start: from - 4, end: to + 3, reads: '' });
      },
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(document);
  tokenizer.end();
  flush();
  return found;
}
