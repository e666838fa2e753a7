import markdownIt, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { ToolError } from '#kit/tool-error';

interface Heading {
  level: number;
  heading: string;
  id: string;
}

interface ReaderOptions {
  ids: boolean;
  breaks: boolean;
  typography: boolean;
}

/** UTF-16 units of all addresses and titles: a reference of a line stands for them as often as it is used. */
const MOST_LINKED = 10_000_000;
/** Headings that are listed. */
const MOST_HEADINGS = 1_000;

/** Markdown as GitHub reads it, and the headings in it. */
export function readMarkdown(text: string, { ids, breaks, typography }: ReaderOptions) {
  const markdown = markdownIt({ html: true, linkify: true, breaks, typographer: typography });
  markdown.use(footnotes);
  linkAsGithub(markdown);
  markdown.core.ruler.after('inline', 'bound', boundLinks);
  markdown.core.ruler.after('inline', 'tasks', tasks);
  markdown.core.ruler.push('as GitHub writes', writeAsGithub);
  const headings: Heading[] = [];
  markdown.core.ruler.push('headings', (state) => nameHeadings(state, headings, ids));
  return { html: markdown.render(text), headings: headings.slice(0, MOST_HEADINGS) };
}

/** Addresses count when they begin with http://, https:// or www., and so do those of e-mail. A name such as example.com does not. */
function linkAsGithub({ linkify }: MarkdownIt): void {
  linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
  linkify.add('www.', {
    validate: (text, at) => lengthOfAddress(text.slice(at, at + 2_000)),
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
}

const ADDRESS = /^[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,10}(?::\d{1,5})?(?:[/?#][^\s<]*)?/u;

/** How far the address goes that begins after "www.": signs that end a sentence and a bracket that was opened before it are not part of it. */
function lengthOfAddress(text: string): number {
  let [address = ''] = ADDRESS.exec(text) ?? [];
  const count = (sign: string) => address.split(sign).length;
  for (;;) {
    const isOver = /[?!.,:*_~"']$/.test(address) || (address.endsWith(')') && count(')') > count('('));
    if (!isOver) return address.length;
    address = address.slice(0, -1);
  }
}

function boundLinks({ tokens }: StateCore): void {
  let length = 0;
  for (const { children } of tokens) {
    for (const { attrs } of children ?? []) for (const [, value] of attrs ?? []) length += String(value).length;
  }
  if (length <= MOST_LINKED) return;
  throw new ToolError('too-large', 'The links would be longer than 10 million characters.', { field: 'text' });
}

const TASK = /^\[([ xX])\][ \t]/;

/** `- [x] done` is a box, checked and not to be pressed. */
function tasks({ tokens, Token: Made }: StateCore): void {
  for (const [at, token] of tokens.entries()) {
    const isFirst = tokens[at - 1]?.type === 'paragraph_open' && tokens[at - 2]?.type === 'list_item_open';
    const [first] = token.children ?? [];
    const [, mark] = (isFirst && first?.type === 'text' && TASK.exec(first.content)) || [];
    if (mark === undefined || !first) continue;
    const box = new Made('html_inline', '', 0);
    box.content = `<input${mark === ' ' ? '' : ' checked=""'} disabled="" type="checkbox"> `;
    first.content = first.content.slice(4);
    token.children?.unshift(box);
  }
}

/** Alignment as an attribute, which is no style, and what is struck out as deleted. */
function writeAsGithub({ tokens }: StateCore): void {
  for (const { attrs, children } of tokens) {
    for (const attribute of attrs ?? []) {
      const [, side] = attribute[0] === 'style' ? (/^text-align:(\w+)$/.exec(String(attribute[1])) ?? []) : [];
      if (side) attribute.splice(0, 2, 'align', side);
    }
    for (const child of children ?? []) if (child.tag === 's') child.tag = 'del';
  }
}

function nameHeadings({ tokens }: StateCore, headings: Heading[], ids: boolean): void {
  const taken = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const heading = textOf(tokens[at + 1]);
    const id = uniqueId(heading, taken);
    if (ids) token.attrSet('id', id);
    headings.push({ level: Number(token.tag.slice(1)), heading, id: ids ? id : '' });
  }
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'softbreak')
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('');
}

/** As GitHub makes them: small letters, no signs, hyphens for spaces, and a number when it is taken. */
function uniqueId(heading: string, taken: Map<string, number>): string {
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  let id = plain;
  let times = taken.get(plain);
  if (times !== undefined) {
    do {
      times += 1;
      id = `${plain}-${times}`;
    } while (taken.has(id));
    taken.set(plain, times);
  }
  taken.set(id, taken.get(id) ?? 0);
  return id;
}
