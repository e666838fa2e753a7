import { own } from '#lib/own';
import { closedByThemselves, elements } from './elements.data.ts';
import type { Element, ParsedSource, Tag } from './parse-source.ts';
import type { ConformanceFault } from './rules.ts';
import { walkTree } from './walk.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
/** Each page has them once, and their tags may be anywhere. */
const frame = new Set(['html', 'head', 'body']);

/** What the parser had to put right: elements without an end, ends without an element, tags that it takes for nothing, content that it moves. */
export function tagFaults({ text, root, starts, ends, errors, cut }: ParsedSource): ConformanceFault[] {
  const faults: ConformanceFault[] = [];
  const said = new Set(errors.map(({ at }) => at));
  const written = new Map(starts.map((tag) => [tag.at, tag]));
  const taken = new Set<number>();
  /** Where elements begin, by where their end tags do. */
  const closed = new Map<number, number>();
  const lists: Range[] = [];

  walkTree(root, (element) => {
    const { sourceCodeLocation: place, tagName } = element;
    faults.push(...movedIn(element, text));
    if (!place) return;
    taken.add(place.startOffset);
    if (place.endTag) closed.set(place.endTag.startOffset, place.startOffset);
    if (tagName === 'select') lists.push({ from: place.startOffset, to: place.endOffset });
    const tag = written.get(place.startOffset);
    if (tag && !place.endTag && !cut && mustEnd(element, tag))
      faults.push({ ...spot(tag), rule: 'unclosed', words: shownIn(element) });
  });
  // What the standard lets a list of choices hold has changed, and what browsers make of the rest with it.
  const isInList = within(lists);
  for (const tag of starts) {
    if (taken.has(tag.at) || isInList(tag)) continue;
    // The first of each may come late and then counts for what the parser made up before.
    if (!frame.has(tag.name)) faults.push({ ...spot(tag), rule: 'ignored', words: `<${tag.name}>` });
  }
  for (const name of frame)
    for (const tag of starts.filter((each) => each.name === name).slice(1))
      faults.push({ ...spot(tag), rule: 'second', words: `<${name}>` });
  for (const tag of ends) {
    if (closed.has(tag.at) || frame.has(tag.name) || said.has(tag.at) || isInList(tag)) continue;
    faults.push({ ...spot(tag), rule: 'stray', words: `</${tag.name}>`, instead: '' });
  }
  return [...faults, ...crossings(starts, ends, closed)];
}

interface Range {
  from: number;
  to: number;
}

/** Whether a tag is in one of some ranges that are apart and in order. */
function within(ranges: readonly Range[]): (tag: Tag) => boolean {
  return ({ at: place }) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.from ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return (ranges[low - 1]?.to ?? 0) > place;
  };
}

/** End tags of elements in which others are open that end later. */
function crossings(
  starts: readonly Tag[],
  ends: readonly Tag[],
  closed: ReadonlyMap<number, number>,
): ConformanceFault[] {
  const ending = new Set(closed.values());
  const open: number[] = [];
  let next = 0;
  return ends.flatMap((end): ConformanceFault[] => {
    const start = closed.get(end.at);
    if (start === undefined) return [];
    for (let tag = starts[next]; tag && tag.at < end.at; tag = starts[next]) {
      if (ending.has(tag.at)) open.push(tag.at);
      next += 1;
    }
    const index = open.lastIndexOf(start);
    if (index < 0) return [];
    const isCrossing = index < open.length - 1;
    open.splice(index, 1);
    return isCrossing ? [{ ...spot(end), rule: 'misnested', words: `</${end.name}>` }] : [];
  });
}

function mustEnd({ tagName, namespaceURI }: Element, { isSelfClosing }: Tag): boolean {
  if (namespaceURI !== HTML) return !isSelfClosing;
  return own(elements, tagName)?.holds !== 'nothing' && !closedByThemselves.has(tagName) && !isSelfClosing;
}

/** Content of a table that is in no cell stands before the table. */
function movedIn(parent: Element, text: string): ConformanceFault[] {
  const nodes = parent.childNodes;
  return nodes.flatMap((table, index) => {
    if (!('tagName' in table) || table.tagName !== 'table' || !table.sourceCodeLocation) return [];
    const from = table.sourceCodeLocation.startOffset;
    const moved: ConformanceFault[] = [];
    for (let before = index - 1; before >= 0; before -= 1) {
      const node = nodes[before];
      const place = node?.sourceCodeLocation;
      if (!node || !place || place.startOffset < from) break;
      const isText = !('tagName' in node);
      moved.push({
        ...{
          at: place.startOffset,
          rule: 'moved',
          words: isText ? quoted(text, place.startOffset) : `<${node.tagName}>`,
        },
        length: isText ? 1 : (node.sourceCodeLocation?.startTag?.endOffset ?? place.endOffset) - place.startOffset,
      });
    }
    return moved;
  });
}

function shownIn({ tagName, parentNode }: Element): string {
  return parentNode && 'tagName' in parentNode && parentNode.tagName !== 'html'
    ? `<${tagName}> in <${parentNode.tagName}>`
    : `<${tagName}>`;
}

function spot({ at: from, end }: Tag): { at: number; length: number } {
  return { at: from, length: end - from };
}

function at({ startOffset, endOffset }: { startOffset: number; endOffset: number }): { at: number; length: number } {
  return { at: startOffset, length: endOffset - startOffset };
}

/** The range of an element's start tag; of nothing where no tag made it. */
export function startOf(element: Element): { at: number; length: number } | undefined {
  const place = element.sourceCodeLocation;
  return place ? at(place.startTag ?? place) : undefined;
}

function quoted(text: string, from: number): string {
  const [words = ''] = text.slice(from, from + 40).split('<', 1);
  return `“${words.trim()}”`;
}
