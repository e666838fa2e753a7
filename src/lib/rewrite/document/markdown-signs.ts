/** Signs of Markdown at the beginning of a line, without its indentation. Each is looked for at that place only. */

/** Opens a block of code; what is after backticks has none. */
export const fence = /^(?:(`{3,})[^`]*|(~{3,})(?!~).*)$/;
export const heading = /^(#{1,6})(?:[ \t]+|$)/;
export const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** Below a paragraph: makes it a heading. */
export const underline = /^(?:=+|-+)[ \t]*$/;
export const listMarker = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;
export const task = /^\[[ xX]\][ \t]+/;
export const quote = /^>/;
/** What a link's label stands for, or an abbreviation. */
export const definition = /^\*?\[[^\]\n]{1,999}\]:/;
export const footnote = /^\[\^[^\]\s]{1,100}\]:[ \t]*/;
/** The line under the head of a table. */
export const tableRule = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
/** Other people's blocks: containers, templates, modules of MDX, a table of contents, formulas. */
export const foreign =
  /^(?:::+|\{%.*%\}$|\{\{.*\}\}$|\[\[?_?toc_?\]\]?$|import .* from ['"]|export (?:const|default|function) |!!! |\?\?\? )/i;

const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|picture|search|section|summary|svg|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
/** HTML that lasts to the next blank line. Source: CommonMark 0.31, kinds 6 and 7. */
const untilBlank = new RegExp(`^<\\/?(?:${blockNames})(?:[\\s>]|\\/>|$)`, 'i');
const aloneInLine = /^<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>[ \t]*$/i;

/** HTML that lasts to a sign of its own. Source: CommonMark 0.31, kinds 1 to 5. */
const untilSign: readonly (readonly [RegExp, string])[] = [
  [/^<script(?:[\s>]|$)/i, '</script>'],
  [/^<pre(?:[\s>]|$)/i, '</pre>'],
  [/^<style(?:[\s>]|$)/i, '</style>'],
  [/^<textarea(?:[\s>]|$)/i, '</textarea>'],
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-z]/i, '>'],
  [/^\$\$(?!.*\$\$)/, '$$'],
  [/^\\\[(?!.*\\\])/, '\\]'],
];

/** The end of the block of HTML or of a formula that begins here: its sign, or '' for the next blank line. */
export function rawBlockEnd(content: string, isInParagraph: boolean): string | undefined {
  if (!/^[<$\\]/.test(content)) return undefined;
  const sign = untilSign.find(([begins]) => begins.test(content))?.[1];
  if (sign !== undefined) return sign;
  return untilBlank.test(content) || (!isInParagraph && aloneInLine.test(content)) ? '' : undefined;
}
