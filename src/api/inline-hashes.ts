import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/i;
// `later` is a module that the page starts by itself when it has been drawn.
const EXECUTABLE_TYPE = /^(?:|later|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const STYLE = /<style((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/i;

/** What is in a page itself, as its Content-Security-Policy names it. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export function inlineHashes(html: string): InlineHashes {
  return { scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) };
}

/** `sha256-...` of each inline style sheet of `html`; none twice. */
export function inlineStyleHashes(html: string): string[] {
  return [...new Set(elements(html.split(/<\/style\s*>/i), STYLE).map(({ content }) => policyHash(content)))];
}

/** `sha256-...` of each inline script of `html` that a browser would run; none twice. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { attributes, content } of elements(html.split(/<\/script\s*>/i), SCRIPT)) {
    if (/(?:^|\s)src\s*=/i.test(attributes) || !EXECUTABLE_TYPE.test(typeOf(attributes))) continue;
    hashes.add(policyHash(content));
  }
  return [...hashes];
}

/** What begins in each of the parts and lasts to its end, but for the last part, where nothing ends it. */
function elements(parts: readonly string[], start: RegExp): { attributes: string; content: string }[] {
  return parts.slice(0, -1).flatMap((part) => {
    const found = start.exec(part);
    return found ? [{ attributes: found[1] ?? '', content: part.slice(found.index + found[0].length) }] : [];
  });
}

/** A browser hashes what its parser made of the file, and that has no carriage returns. */
function policyHash(content: string): string {
  return `sha256-${createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64')}`;
}

function typeOf(attributes: string): string {
  const [, double, single, bare] = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}
