import { escapeMarkup } from '#lib/markup';

/** UTF-16 units of a tag that is edited; a longer one is not offered. */
const LONGEST = 3_000;

/** Name, then value with its quotes, of each attribute. */
const attribute = /([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+))?/g;

/** The start tag at a position as it is written, with attributes set, or left out where their value is null; empty when it cannot be. */
export function editedTag(
  source: string,
  at: number | undefined,
  changes: Readonly<Record<string, string | null>>,
): string {
  if (at === undefined || source[at] !== '<') return '';
  const tag = startTag(source.slice(at, at + LONGEST));
  const [name, ...written] = [...tag.slice(1, -1).matchAll(attribute)];
  if (!name) return '';
  const kept = written.filter(([, key = '']) => !Object.hasOwn(changes, key.toLowerCase())).map(([whole]) => whole);
  const set = Object.entries(changes).flatMap(([key, value]) =>
    value === null ? [] : [value === '' ? key : `${key}="${escapeMarkup(value)}"`],
  );
  return `<${[name[0], ...kept, ...set].join(' ')}>`;
}

/** Up to the sign that ends the tag, which may also be within quotes. */
function startTag(text: string): string {
  let quote = '';
  for (let at = 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return text.slice(0, at + 1);
  }
  return '';
}
