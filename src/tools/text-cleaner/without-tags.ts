import { Tokenizer } from 'htmlparser2';
import { blockElements } from '#lib/html/element-roles';
import { own } from '#lib/own';
import type { Cleaned } from './rules.ts';

const UNSEEN: ReadonlySet<string> = new Set(['head', 'script', 'style', 'template', 'title', 'noscript']);
/** What is between two blocks, and after a line break. */
const GAP: Readonly<Record<string, string>> = { br: '\n', td: '\t', th: '\t' };

const nothing = () => undefined;

/**
 * The text that a page shows, its blocks on lines of their own. `changes` counts tags and comments. Tags are read one by one: what a tag
 * that is never closed would mean for the rest matters to nobody here, and deep nesting costs no time.
 */
export function withoutTags(html: string): Cleaned {
  const pieces: string[] = [];
  let changes = 0;
  let unseen: string | undefined;
  const add = (piece: string) => {
    if (unseen === undefined) pieces.push(piece);
  };
  const gapAt = (name: string) => own(GAP, name) ?? (blockElements.has(name) ? '\n' : '');
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...{
        onattribdata: nothing,
        onattribentity: nothing,
        onattribend: nothing,
        onattribname: nothing,
        onend: nothing,
      },
      ...{ onopentagend: nothing, onselfclosingtag: nothing, ondeclaration: nothing, onprocessinginstruction: nothing },
      onopentagname(start, end) {
        changes += 1;
        const name = html.slice(start, end).toLowerCase();
        add(gapAt(name));
        if (UNSEEN.has(name)) unseen ??= name;
      },
      onclosetag(start, end) {
        changes += 1;
        const name = html.slice(start, end).toLowerCase();
        if (name === unseen) unseen = undefined;
        if (!Object.hasOwn(GAP, name)) add(gapAt(name));
      },
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      oncomment: () => {
        changes += 1;
      },
      oncdata: (start, end) => add(html.slice(start, end)),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { text: pieces.join('').trim(), changes };
}
