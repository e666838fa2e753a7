/** A piece of well-formed XML, as it is in the source. */
export interface XmlToken {
  kind: 'open' | 'close' | 'empty' | 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype';
  raw: string;
}

/** Pieces that begin and end with signs of their own. */
const closed = [
  { kind: 'comment', begin: '<!--', end: '-->' },
  { kind: 'cdata', begin: '<![CDATA[', end: ']]>' },
  { kind: 'instruction', begin: '<?', end: '?>' },
] as const;

/** The pieces of a text that is known to be well-formed. */
export function* xmlTokens(text: string): Generator<XmlToken> {
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    yield token;
    at += token.raw.length;
  }
}

function tokenAt(text: string, at: number): XmlToken {
  if (text[at] !== '<') return { kind: 'text', raw: text.slice(at, endAt(text.indexOf('<', at), text)) };
  for (const { kind, begin, end } of closed) {
    if (!text.startsWith(begin, at)) continue;
    const last = text.indexOf(end, at + begin.length);
    return { kind, raw: text.slice(at, last === -1 ? text.length : last + end.length) };
  }
  if (text[at + 1] === '!') return { kind: 'doctype', raw: text.slice(at, endOfDoctype(text, at)) };
  const raw = text.slice(at, endOfTag(text, at));
  if (raw.startsWith('</')) return { kind: 'close', raw };
  return { kind: raw.endsWith('/>') ? 'empty' : 'open', raw };
}

function endAt(index: number, text: string): number {
  return index === -1 ? text.length : index;
}

/** After the ">" that is in no quotation marks. */
function endOfTag(text: string, start: number): number {
  const sign = /["'>]/g;
  sign.lastIndex = start;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '>') return sign.lastIndex;
    const end = text.indexOf(found[0], sign.lastIndex);
    if (end === -1) break;
    sign.lastIndex = end + 1;
  }
  return text.length;
}

/** After the ">" that is in no quotation marks, no brackets and no comment. */
function endOfDoctype(text: string, start: number): number {
  const sign = /["'>[\]]|<!--/g;
  sign.lastIndex = start + 2;
  let depth = 0;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [piece] = found;
    if (piece === '>' && depth === 0) return sign.lastIndex;
    if (piece === '[') depth += 1;
    if (piece === ']') depth -= 1;
    const end = piece === '<!--' ? '-->' : piece === '"' || piece === "'" ? piece : undefined;
    if (end === undefined) continue;
    const last = text.indexOf(end, sign.lastIndex);
    if (last === -1) break;
    sign.lastIndex = last + end.length;
  }
  return text.length;
}

const ATTRIBUTE = /(?<![^\s=])([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** A tag with single spaces, and its attributes by name when they are sorted. */
export function tidyTag(raw: string, isSorted: boolean): string {
  const [, name = ''] = /^<([^\s/>]+)/.exec(raw) ?? [];
  const rest = raw.slice(name.length + 1, raw.endsWith('/>') ? -2 : -1);
  const attributes = Array.from(rest.matchAll(ATTRIBUTE), ([, key = '', value = '']) => ({ key, value }));
  if (isSorted) attributes.sort((a, b) => rankOf(a.key) - rankOf(b.key) || (a.key < b.key ? -1 : 1));
  return `<${[name, ...attributes.map(({ key, value }) => `${key}=${value}`)].join(' ')}`;
}

/** Declarations of namespaces come first. */
function rankOf(name: string): number {
  return name === 'xmlns' || name.startsWith('xmlns:') ? 0 : 1;
}
