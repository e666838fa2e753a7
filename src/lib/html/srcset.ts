/** One file of a `srcset`. */
interface Candidate {
  url: string;
  /** Without it, `1x` is meant. */
  descriptor: string;
}

/** The files of a `srcset`, and what is wrong with it, in sentences. Source: HTML Living Standard, parse a srcset attribute. */
export function parseSrcset(srcset: string): { candidates: Candidate[]; faults: string[] } {
  const pieces = srcset.split(/[ \t\n\f\r]+/).filter(Boolean);
  const candidates: Candidate[] = [];
  const faults: string[] = [];
  let current: { url: string; descriptors: string[] } | undefined;
  const end = () => {
    if (!current) return;
    const { url, descriptors } = current;
    current = undefined;
    const [descriptor = '', ...more] = descriptors;
    if (more.length > 0)
      faults.push(`After “${shown(url)}” comes “${shown(descriptors.join(' '))}”: a comma is missing.`);
    else if (descriptor !== '' && !VALID.test(descriptor))
      faults.push(`“${shown(descriptor)}” is neither a width such as 640w nor a density such as 2x.`);
    candidates.push({ url, descriptor: more.length > 0 ? '' : descriptor });
  };
  for (const piece of pieces) {
    const isOver = piece.endsWith(',');
    const text = piece.replace(/^,/, '').slice(0, isOver ? -1 : undefined);
    if (text === '') end();
    else if (!current) current = { url: text, descriptors: [] };
    // Two descriptors without a space between, or an address right after the comma.
    else if (text.includes(',')) {
      const at = text.indexOf(',');
      current.descriptors.push(text.slice(0, at));
      end();
      current = { url: text.slice(at + 1), descriptors: [] };
    } else current.descriptors.push(text);
    if (isOver) end();
  }
  end();
  if (candidates.length === 0) faults.push('It is empty.');
  const kinds = new Set(candidates.map(({ descriptor }) => (descriptor.endsWith('w') ? 'w' : 'x')));
  if (faults.length === 0 && kinds.size > 1) faults.push('It mixes widths (w) and densities (x).');
  const given = candidates.map(({ descriptor }) => descriptor || '1x');
  const repeated = given.find((descriptor, at) => given.indexOf(descriptor) !== at);
  if (faults.length === 0 && repeated) faults.push(`Two files have ${repeated}; only the first can be chosen.`);
  return { candidates, faults };
}

/** A height beside a width is allowed for the future. */
const VALID = /^(?:[1-9]\d{0,5}w|\d{0,3}\.?\d{1,6}x)$/;

/** What is wrong with `sizes`, in a sentence. Source: HTML Living Standard, sizes attributes. */
export function sizesFault(sizes: string): string | undefined {
  const entries = outside(sizes);
  for (const [index, entry] of entries.entries()) {
    const isLast = index === entries.length - 1;
    const length = lengthIn(entry);
    const condition = entry.slice(0, entry.length - length.length).trim();
    if (/%$/.test(length)) return `“${shown(entry)}” is in percent, which is not allowed; vw is a share of the window.`;
    if (!LENGTH.test(length)) return `“${shown(entry)}” does not end with a length such as 100vw or 640px.`;
    if (condition !== '' && !/^(?:not |only |screen |\()/i.test(condition))
      return `The condition “${shown(condition)}” has no parentheses.`;
    if (condition === '' && !isLast && !/^auto$/i.test(length))
      return `“${shown(entry)}” has no condition and is not the last, so what follows it never counts.`;
  }
  return undefined;
}

/** What an entry ends with: a length, or a function with all that is in its parentheses. */
function lengthIn(entry: string): string {
  if (!entry.endsWith(')')) return entry.slice(Math.max(entry.lastIndexOf(' '), entry.lastIndexOf(')')) + 1);
  let depth = 0;
  for (let at = entry.length - 1; at >= 0; at -= 1) {
    if (entry[at] === ')') depth += 1;
    else if (entry[at] === '(') depth -= 1;
    if (depth > 0) continue;
    const name = ['calc', 'min', 'max', 'clamp'].find((each) => entry.slice(0, at).toLowerCase().endsWith(each));
    return name === undefined ? '' : entry.slice(at - name.length);
  }
  return '';
}

const LENGTH =
  /^(?:auto|0|\+?(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6})(?:px|r?em|ex|ch|rex|rch|ic|lh|rlh|[sld]?v(?:w|h|i|b|min|max)|cm|mm|q|in|pc|pt)|(?:calc|min|max|clamp)\(.{1,200}\))$/i;

/** Its parts between commas that are in no parentheses. */
function outside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth <= 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function shown(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
