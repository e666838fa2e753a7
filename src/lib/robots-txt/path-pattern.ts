import { normalisedPath } from './normalise-path.ts';
import { type FindFrom, textIndex } from './text-index.ts';

/** The path of a rule, made ready to be compared with many addresses. */
export interface PathPattern {
  /** Octets of the pattern; the longest that matches wins. */
  length: number;
  /** What is between the stars. */
  parts: readonly string[];
  /** Whether the pattern ends with `$`: the address must end there too. */
  toEnd: boolean;
}

/** Reads the path of a rule. `*` is any run of characters; `$` at the end is the address's end, elsewhere a letter. */
export function pathPattern(path: string): PathPattern {
  const written = normalisedPath(path);
  const toEnd = written.endsWith('$');
  const body = toEnd ? written.slice(0, -1) : written;
  return { length: written.length, parts: body.replaceAll('$', '%24').split('*'), toEnd };
}

/** The path and query of an address, made ready to be compared with patterns. The part after `#` is never sent. */
function targetPath(address: string): string {
  const [sent = ''] = address.split('#', 1);
  // Signs that mean something in a pattern are told from the same letters in an address by their code.
  return normalisedPath(withoutHost(sent)).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/** An address in which parts of patterns are looked for. */
export interface Target {
  path: string;
  find: FindFrom;
}

/** Letters of the address times letters of the patterns, above which an index is made: some milliseconds of plain searching. */
const MUCH = 10_000_000;

/** `patterns` is the length of all that will be looked for in the address. */
export function targetOf(address: string, patterns: number): Target {
  const path = targetPath(address);
  const find =
    path.length * patterns > MUCH ? textIndex(path) : (part: string, from: number) => path.indexOf(part, from);
  return { path, find };
}

/** Whether a pattern fits an address from its beginning. Each part is looked for once, from left to right. */
export function matchesPath({ parts, toEnd }: PathPattern, { path: target, find }: Target): boolean {
  const [first = '', ...rest] = parts;
  if (!target.startsWith(first)) return false;
  const last = toEnd ? rest.pop() : undefined;
  let position = first.length;
  for (const part of rest) {
    const found = find(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  if (!toEnd) return true;
  if (last === undefined) return position === target.length;
  return target.length - last.length >= position && target.endsWith(last);
}

function withoutHost(address: string): string {
  if (address.startsWith('/')) return address;
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(address)?.[0].length ?? 0;
  const start = address.slice(scheme).search(/[/?]/);
  if (start < 0) return '/';
  const rest = address.slice(scheme + start);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
