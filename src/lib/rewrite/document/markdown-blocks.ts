import {
  definition,
  fence,
  footnote,
  foreign,
  heading,
  listMarker,
  quote,
  rawBlockEnd,
  rule,
  tableRule,
  task,
  underline,
} from './markdown-signs.ts';
import type { Lines } from './passage.ts';
import { cellsOf } from './table-row.ts';

interface Range {
  start: number;
  end: number;
}

interface Line extends Range {
  text: string;
}

/** Lists within each other; deeper lines are taken for code, which stays. */
const MOST_LISTS = 30;
/** UTF-16 units of a line: a longer one is no heading and no rule of a table. */
const LONGEST_HEADING = 2_000;

/**
 * Paragraphs, items, cells and headings of a Markdown document (CommonMark with tables, footnotes and tasks), in order. Everything
 * else, quotations and code above all, is passed over; in doubt a line is. Each line is looked at once.
 */
export function* markdownBlocks(document: string): Generator<Lines> {
  const lines = linesOf(document);
  let at = endOfFrontMatter(lines);
  let fenced: string | undefined;
  let rawEnd: string | undefined;
  let isQuoted = false;
  let isTable = false;
  let paragraph: Range[] = [];
  /** Columns from which on a line belongs to each open item. */
  let lists: number[] = [];

  const flushed = (kind?: Lines['kind']): Lines[] => {
    if (paragraph.length === 0) return [];
    const block = { kind: kind ?? (lists.length > 0 ? 'item' : 'paragraph'), lines: paragraph } as const;
    paragraph = [];
    return [block];
  };

  for (; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (fenced !== undefined) {
      const end = /^[\s>]*(`{3,}|~{3,})[ \t]*$/.exec(line.text)?.[1];
      if (end?.startsWith(fenced)) fenced = undefined;
      continue;
    }
    if (line.text.trim() === '') {
      yield* flushed();
      isQuoted = false;
      isTable = false;
      if (rawEnd === '') rawEnd = undefined;
      continue;
    }
    if (rawEnd !== undefined) {
      if (rawEnd !== '' && line.text.includes(rawEnd)) rawEnd = undefined;
      continue;
    }
    let offset = 0;
    // An item may hold another block in its line; each marker is one step.
    for (let steps = 0; ; steps += 1) {
      const [, space = ''] = /^([ \t]*)/.exec(line.text.slice(offset, offset + 1_000)) ?? [];
      const column = columnsOf(line.text.slice(0, offset + space.length));
      const content = line.text.slice(offset + space.length);
      const start = line.start + offset + space.length;
      const isFirst = offset === 0;
      if (isFirst && paragraph.length === 0) lists = lists.filter((edge) => column >= edge);
      const edge = lists.at(-1) ?? 0;
      const isInParagraph = paragraph.length > 0;
      if (!isInParagraph && column >= (isFirst ? edge + 4 : offset + 4 + space.length) && !isTable) break;
      if (steps > MOST_LISTS || lists.length > MOST_LISTS) break;

      const opened = fence.exec(content);
      if (opened) {
        yield* flushed();
        fenced = opened[1] ?? opened[2];
        break;
      }
      if (quote.test(content)) {
        yield* flushed();
        isQuoted = true;
        break;
      }
      if (isInParagraph && underline.test(content)) {
        yield* flushed('heading');
        break;
      }
      if (rule.test(content)) {
        yield* flushed();
        isQuoted = false;
        break;
      }
      const title = heading.exec(content);
      if (title) {
        yield* flushed();
        isQuoted = false;
        const text = content.length > LONGEST_HEADING ? '' : content.replace(/(?<![ \t])[ \t]+(?:#+[ \t]*)?$/, '');
        if (text.length > title[0].length) {
          yield { kind: 'heading', lines: [{ start: start + title[0].length, end: start + text.length }] };
        }
        break;
      }
      const end = rawBlockEnd(content, isInParagraph);
      if (end !== undefined) {
        yield* flushed();
        const isWhole = end !== '' && content.slice(2).includes(end);
        if (!isWhole) rawEnd = end;
        break;
      }
      const marker = listMarker.exec(content);
      const isItem = marker && !(isInParagraph && lists.length === 0 && marker[1] !== undefined && marker[1] !== '1');
      if (isItem) {
        yield* flushed();
        isQuoted = false;
        isTable = false;
        lists = lists.filter((known) => column >= known);
        const [, gap = ''] = /^([ \t]*)/.exec(content.slice(marker[0].length, marker[0].length + 5)) ?? [];
        const isCode = columnsOf(gap) > 4;
        lists.push(column + marker[0].length + (isCode || gap === '' ? 1 : columnsOf(gap)));
        if (isCode) break;
        offset += space.length + marker[0].length + gap.length;
        offset += task.exec(line.text.slice(offset))?.[0].length ?? 0;
        if (offset >= line.text.length) break;
        continue;
      }
      const note = isInParagraph ? null : footnote.exec(content);
      if (note) {
        isQuoted = false;
        lists = [4];
        offset += space.length + note[0].length;
        if (offset >= line.text.length) break;
        continue;
      }
      if (isQuoted || foreign.test(content)) break;
      if (!isInParagraph && definition.test(content)) {
        // Its title may be in the next line.
        isQuoted = true;
        break;
      }
      if (isTable) {
        for (const cell of cellsOf(content)) {
          yield { kind: 'cell', lines: [{ start: start + cell.start, end: start + cell.end }] };
        }
        break;
      }
      const under = lines[at + 1]?.text.trim() ?? '';
      if (content.includes('|') && under.length < LONGEST_HEADING && /[|:]/.test(under) && tableRule.test(under)) {
        yield* flushed();
        isTable = true;
        at += 1;
        break;
      }
      const { length } = content.trimEnd();
      const isHardBreak = content.endsWith('  ') || content.endsWith('\\');
      paragraph.push({ start, end: start + (content.endsWith('\\') ? length - 1 : length) });
      if (isHardBreak) yield* flushed();
      break;
    }
  }
  yield* flushed();
}

function linesOf(document: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < document.length) {
    const found = document.indexOf('\n', start);
    const next = found < 0 ? document.length : found + 1;
    let end = found < 0 ? next : found;
    if (document.charAt(end - 1) === '\r' && end > start) end -= 1;
    lines.push({ start, end, text: document.slice(start, end) });
    start = next;
  }
  return lines;
}

/** YAML or TOML at the top, where it has an end. */
function endOfFrontMatter(lines: readonly Line[]): number {
  const first = lines[0]?.text.trimEnd();
  if (first !== '---' && first !== '+++') return 0;
  const end = lines.findIndex(({ text }, index) => index > 0 && text.trimEnd() === first);
  return end < 0 ? 0 : end + 1;
}

function columnsOf(space: string): number {
  let columns = 0;
  for (const character of space) columns += character === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
