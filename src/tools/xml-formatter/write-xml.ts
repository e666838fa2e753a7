import { ToolError } from '#kit/tool-error';
import { tidyTag, type XmlToken, xmlTokens } from './xml-tokens.ts';

interface XmlOptions {
  /** What each level is indented by; nothing for no line breaks. */
  indent: string | undefined;
  sortAttributes: boolean;
  shortEmpty: boolean;
  removeComments: boolean;
}

/** UTF-16 units of what is written at most. */
const LONGEST = 50_000_000;

/** Well-formed XML with other line breaks. Where an element holds text, nothing in it is moved. */
export function writeXml(text: string, options: XmlOptions) {
  const { indent, removeComments } = options;
  const tokens = [...xmlTokens(text)].filter(({ kind }) => !(removeComments && kind === 'comment'));
  const { isKept, elements, depth } = lookInto(tokens);
  const pieces: string[] = [];
  const kept: boolean[] = [];
  let opened = 0;
  let length = 0;
  let wasOpen = false;

  const say = (piece: string) => {
    length += piece.length;
    if (length > LONGEST) {
      throw new ToolError('too-large', 'Indented, this XML is longer than 50 million characters.', { field: 'text' });
    }
    pieces.push(piece);
  };
  const breakLine = (level: number) => {
    if (indent !== undefined && pieces.length > 0) say(`\n${indent.repeat(level)}`);
  };

  for (const { kind, raw } of tokens) {
    const isInText = kept.at(-1) ?? false;
    const isEmptyPair = wasOpen && kind === 'close';
    wasOpen = kind === 'open';
    if (kind === 'text') {
      if (isInText) say(raw);
    } else if (kind === 'close') {
      const wasKept = kept.pop() ?? false;
      if (isEmptyPair && options.shortEmpty) {
        pieces.pop();
        say(`${pieces.pop()}/>`);
        continue;
      }
      if (!wasKept && !isEmptyPair) breakLine(kept.length);
      say(raw.endsWith('>') ? `${raw.slice(0, -1).trimEnd()}>` : raw);
    } else {
      if (!isInText) breakLine(kept.length);
      if (kind === 'open') {
        // In two pieces, as the second is another one when nothing follows.
        say(tidyTag(raw, options.sortAttributes));
        say('>');
        kept.push(isInText || isKept.has(opened));
      } else {
        say(kind === 'empty' ? `${tidyTag(raw, options.sortAttributes)}/>` : raw);
      }
    }
    if (kind === 'open') opened += 1;
  }
  return { text: pieces.join(''), elements, depth };
}

/** Elements, by their number, in which text is more than white space, or that say that white space counts. */
function lookInto(tokens: readonly XmlToken[]) {
  const isKept = new Set<number>();
  const open: number[] = [];
  let opened = 0;
  let elements = 0;
  let depth = 0;
  for (const { kind, raw } of tokens) {
    const inner = open.at(-1);
    if (kind === 'open') {
      if (/\sxml:space\s*=\s*["']preserve["']/.test(raw)) isKept.add(opened);
      open.push(opened);
      opened += 1;
    } else if (kind === 'close') {
      open.pop();
    } else if (inner !== undefined && (kind === 'cdata' || (kind === 'text' && /\S/.test(raw)))) {
      isKept.add(inner);
    }
    if (kind === 'open' || kind === 'empty') elements += 1;
    depth = Math.max(depth, open.length + Number(kind === 'empty'));
  }
  return { isKept, elements, depth };
}
