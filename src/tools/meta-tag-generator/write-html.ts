import { own } from '#lib/own';
import type { MetaTag } from './meta-tags.ts';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Besides what HTML's syntax uses: line breaks and tabs, which parsers, editors and formatters change (a parser turns CR
 * into LF), and signs that cannot be seen but break lines or turn their direction.
 */
const ESCAPED = /[&<>"\t\n\f\r\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text that an HTML parser reads back exactly, both within double quotes and as the content of `title`. */
function escapeHtml(text: string): string {
  return text.replace(ESCAPED, (character) => own(NAMED, character) ?? `&#${character.charCodeAt(0)};`);
}

/** One tag a line, for the page's `head`. */
export function writeHtml(tags: readonly MetaTag[]): string {
  return tags.map(htmlTag).join('\n');
}

function htmlTag({ kind, name, content }: MetaTag): string {
  const text = escapeHtml(content);
  if (kind === 'title') return `<title>${text}</title>`;
  if (kind === 'canonical') return `<link rel="canonical" href="${text}">`;
  return `<meta ${kind}="${name}" content="${text}">`;
}
