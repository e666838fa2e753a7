interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/** What is written with signs that do not work between a letter and punctuation: `**Name:**John` is not bold. */
const MARKED: ReadonlySet<string> = new Set(['strong', 'emphasis', 'delete']);

/** What is neither white space nor punctuation. Source: CommonMark 0.31.2, section 6.2. */
const LETTER_FIRST = /^[^\s\p{P}\p{S}]/u;
const LETTER_LAST = /[^\s\p{P}\p{S}]$/u;
/** Punctuation that looks nearly the same in bold: behind words, and with white space before them. */
const LIGHT = '.,:;!?…·、。，．：；！？';
const OPENERS = '([“‘„‚«»‹「『（《〈【"\'';
const CLOSERS = [')', ']', '”', '’', '“”', '‘’', '»', '«', '›', '」', '』', '）', '》', '〉', '】', '"', "'"];

/**
 * Joins bold, italics and deleted text that follow their like, puts punctuation at their edges outside where letters touch it, and
 * a bold link's bold inside the link. Markdown could only have these edges otherwise by writing the letters as codes.
 */
export function tidyMarkedEdges(tree: MarkdownNode): void {
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!node.children) continue;
    const children = joined(node.children);
    node.children = children.flatMap((child, at) => {
      if (!MARKED.has(child.type)) return child;
      const isBefore = LETTER_LAST.test(textOf(children[at - 1]));
      const isBehind = LETTER_FIRST.test(textOf(children[at + 1]));
      if (!isBefore && !isBehind) return child;
      const { start, end } = takeEdges(child, { isBefore, isBehind });
      return [...textNode(start), withLinkOutside(child), ...textNode(end)];
    });
    for (const child of node.children) waiting.push(child);
  }
}

/** The same with one node for those that follow each other and are marked alike. */
function joined(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const made: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    if (last?.type === 'text' && node.type === 'text') last.value = textOf(last) + textOf(node);
    else if (last?.children && last.type === node.type && MARKED.has(node.type)) {
      for (const child of node.children ?? []) last.children.push(child);
    } else made.push(node);
  }
  return made;
}

function textOf(node: MarkdownNode | undefined): string {
  return node?.type === 'text' ? (node.value ?? '') : '';
}

function textNode(value: string): MarkdownNode[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Cuts from a marked node what goes before and behind it. */
function takeEdges(node: MarkdownNode, { isBefore, isBehind }: { isBefore: boolean; isBehind: boolean }) {
  const first = leaf(node, 0);
  const last = leaf(node, -1);
  const opener = OPENERS.indexOf(first?.value?.[0] ?? ' ');
  if (first?.value && last?.value && opener >= 0 && CLOSERS[opener]?.includes(last.value.at(-1) ?? ' ')) {
    const [start, end] = [first.value.slice(0, 1), last.value.slice(-1)];
    // Brackets and quotation marks go out together.
    if (first !== last || first.value.length > 2) {
      first.value = first.value.slice(1);
      last.value = last.value.slice(0, -1);
      return { start, end };
    }
  }
  return {
    start: isBefore && first ? cutStart(first) : '',
    end: isBehind && last ? cutEnd(last) : '',
  };
}

/** Cuts light punctuation with the white space behind it, unless that is all there is. */
function cutStart(text: MarkdownNode): string {
  const value = textOf(text);
  let end = 0;
  while (LIGHT.includes(value[end] ?? ' ')) end += 1;
  const rest = value.slice(end).trimStart();
  if (end === 0 || rest === '') return '';
  text.value = rest;
  return value.slice(0, value.length - rest.length);
}

function cutEnd(text: MarkdownNode): string {
  const value = textOf(text);
  let start = value.length;
  while (start > 0 && LIGHT.includes(value[start - 1] ?? ' ')) start -= 1;
  if (start === 0) return '';
  text.value = value.slice(0, start);
  return value.slice(start);
}

/** The text at one end of a node, through all that is marked alike. */
function leaf(node: MarkdownNode, place: 0 | -1): MarkdownNode | undefined {
  let inner: MarkdownNode | undefined = node;
  while (inner && MARKED.has(inner.type)) inner = inner.children?.at(place);
  return inner?.type === 'text' ? inner : undefined;
}

function withLinkOutside(node: MarkdownNode): MarkdownNode {
  const [link, ...others] = node.children ?? [];
  if (link?.type !== 'link' || others.length > 0) return node;
  return { ...link, children: [{ ...node, children: link.children ?? [] }] };
}
