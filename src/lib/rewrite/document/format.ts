import type { DocumentFormat } from './passage.ts';

/** Where a text shows what it is: in its first UTF-16 units. */
const TOLD_BY = 20_000;

const tags =
  /<\/?(?:html|head|body|title|meta|div|p|h[1-6]|ul|ol|li|a|img|span|strong|em|b|i|table|tr|td|section|article|main|header|footer|nav|br|blockquote|script|style|figure)\b[^<>]{0,2000}>/gi;
/** A heading, a block of code, a table's rule, front matter, a picture or a link, a task, a definition. */
const sureSigns =
  /^#{1,6} +\S|^ {0,3}(?:```|~~~)|^ {0,3}\|?:?-{3,}:? *\||!?\[[^[\]\n]{1,300}\]\([^()\s]{1,500}(?:[^\S\n][^()\n]{0,300})?\)|^---\n[\w-]{1,100}:|^ {0,3}[-*+] \[[ xX]\] |^\[[^\]\r\n]{1,200}\]: \S/m;
/** Each of them may be in a plain text as well. */
const signs = [
  /(?<!\S)(\*\*|__)(?=\S)[^*\n]{1,300}\1(?![\p{L}\p{N}])/u,
  /^> \S/m,
  /^[-*+] \S/m,
  /`[^`\n]{1,200}`/,
  /^\S.{0,100}\n(?:===+|---+)$/m,
];
const ENOUGH_SIGNS = 2;

/** HTML, Markdown or plain text, as it is written. In doubt it is plain text. */
export function detectFormat(text: string): DocumentFormat {
  const start = text.slice(0, TOLD_BY).replaceAll('\r\n', '\n');
  const found = start.match(tags) ?? [];
  const isClosed = found.some((tag) => tag.startsWith('</'));
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(start) || (isClosed && /^\s*</.test(start))) return 'html';
  if (sureSigns.test(start) || signs.filter((sign) => sign.test(start)).length >= ENOUGH_SIGNS) return 'markdown';
  return isClosed && found.length > 1 ? 'html' : 'text';
}
