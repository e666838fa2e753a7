import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
const EXECUTABLE_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** `sha256-...` of each inline script of `html` that a browser would run, for its Content-Security-Policy; none twice. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/(?:^|\s)src\s*=/i.test(attributes) || !EXECUTABLE_TYPE.test(typeOf(attributes))) continue;
    // A browser hashes what its parser made of the file, and that has no carriage returns.
    hashes.add(`sha256-${createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')}`);
  }
  return [...hashes];
}

function typeOf(attributes: string): string {
  const [, double, single, bare] = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}
