import { emptyPlaces, firstSentence, noMarkup, type TextDocument, type TextFormat } from './places.ts';

/** Where a text shows what it is: in its first UTF-16 code units. */
const TOLD_BY = 20_000;
/** Markup of longer texts is not read: no page is as long, and reading it can't be paused. */
const MARKUP_UP_TO = 2_000_000;

const tag =
  /<\/?(?:html|head|body|title|meta|div|p|h[1-6]|ul|ol|li|a|img|span|strong|em|table|tr|td|section|article|main|header|footer|nav|br|blockquote|script|style|figure)\b[^<>]{0,2000}>/gi;
const markdownSign =
  /^#{1,6} +\S|!?\[[^[\]\n]{1,300}\]\([^()\s]{1,500}(?:[^\S\n][^()\n]{0,300})?\)|^(?:---\n[a-z]+: )/im;

/** HTML, Markdown or plain text, as it is written. In doubt it is plain text, whose every sign stays. */
export function detectFormat(text: string): TextFormat {
  if (text.length > MARKUP_UP_TO) return 'text';
  const start = text.slice(0, TOLD_BY);
  const tags = start.match(tag) ?? [];
  const isClosed = tags.some((found) => found.startsWith('</'));
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(start) || (isClosed && /^\s*</.test(start))) return 'html';
  if (markdownSign.test(start)) return 'markdown';
  return isClosed && tags.length > 1 ? 'html' : 'text';
}

/** The readers of markup come when there is some. */
export async function readDocument(text: string, wanted: TextFormat | 'auto' = 'auto'): Promise<TextDocument> {
  const format = wanted === 'auto' || text.length > MARKUP_UP_TO ? detectFormat(text) : wanted;
  if (format === 'html') return (await import('./read-html.ts')).readHtml(text);
  if (format === 'markdown') return (await import('./read-markdown.ts')).readMarkdown(text);
  return { format, body: text, places: { ...emptyPlaces(), firstSentence: [firstSentence(text)] }, ...noMarkup() };
}
