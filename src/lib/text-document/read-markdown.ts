import { emptyPlaces, firstSentence, noMarkup, type TextDocument } from './places.ts';

const IMAGE = /!\[([^[\]\n]{0,300})\](?:\([^()\n]{0,1000}\)|\[[^[\]\n]{0,100}\])/g;
const LINK = /\[([^[\]\n]{0,300})\](?:\(([^()\n]{0,1000})\)|\[[^[\]\n]{0,100}\])/g;
const DEFINITION = /^ {0,3}\[[^[\]\n]{1,100}\]:\s/;
const TAG = /<\/?[a-z][^<>\n]{0,300}>|<!--(?:[^<\n]|<(?!!--))*?-->/gi;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)/s;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,}|\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*)$/;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
/** Marks at the beginning of a line: quotation, list item, task. */
const MARK = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?:\[[ xX]\][ \t]+)?/;

/**
 * The text of a Markdown file without its marks, with its title (from the front matter), headings, links and alternative
 * texts. Lines of one paragraph are joined, as they are when it is shown.
 */
export function readMarkdown(markdown: string): TextDocument {
  const places = emptyPlaces();
  const markup = noMarkup();
  const { title, lines } = withoutFrontMatter(markdown.split(/\r\n?|\n/));
  if (title) places.title.push(title);
  /** Level 0 is no heading. */
  const blocks: { text: string; level: number }[] = [];
  let paragraph: string[] = [];
  const endParagraph = (level = 0) => {
    const text = paragraph.join(' ').trim();
    paragraph = [];
    if (text !== '') blocks.push({ text, level });
  };
  const plain = (line: string) =>
    line
      .replace(IMAGE, (_, alt: string) => {
        if (alt.trim() !== '') places.altTexts.push(alt);
        markup.images.push(alt.trim());
        return ' ';
      })
      .replace(LINK, (_, text: string, address: string | undefined) => {
        if (text.trim() !== '') places.links.push(text);
        markup.links.push({ text: text.trim(), href: address?.trim().split(/\s/, 1)[0] ?? '' });
        return text;
      })
      .replace(TAG, ' ')
      .replace(/[*~`|]+|\\(?=[!-/:-@[-`{-~])/g, (signs) => (signs === '|' ? ' \n ' : ''));

  for (const line of lines) {
    const [, signs = '', title] = HEADING.exec(line) ?? [];
    const heading = title?.replace(/(?<![ \t#])[ \t#]+$/, '');
    if (heading !== undefined) {
      endParagraph();
      paragraph.push(plain(heading));
      endParagraph(signs.length);
    } else if (UNDERLINE.test(line) && paragraph.length > 0) endParagraph(line.includes('=') ? 1 : 2);
    else if (line.trim() === '' || FENCE.test(line) || RULE.test(line) || DEFINITION.test(line)) endParagraph();
    else {
      const [mark = ''] = MARK.exec(line) ?? [];
      if (mark.trim() !== '') endParagraph();
      paragraph.push(plain(line.slice(mark.length)));
    }
  }
  endParagraph();

  markup.outline.push(...blocks.filter(({ level }) => level > 0).map(({ text, level }) => ({ level, text })));
  places.headings.push(...markup.outline.map(({ text }) => text));
  const beginning = blocks.find(({ level }) => level === 0);
  if (beginning) places.firstSentence.push(firstSentence(beginning.text));
  return { format: 'markdown', body: blocks.map(({ text }) => text).join('\n'), places, ...markup };
}

function withoutFrontMatter(lines: string[]): { title: string | undefined; lines: string[] } {
  const end = lines[0]?.trim() === '---' ? lines.slice(0, 200).indexOf('---', 1) : -1;
  if (end < 0) return { title: undefined, lines };
  const title = lines.slice(1, end).find((line) => /^title\s*:/i.test(line));
  return {
    title: title?.replace(/^title\s*:\s*/i, '').replace(/^(["'])(.*)\1\s*$/, '$2'),
    lines: lines.slice(end + 1),
  };
}
