import type { JsonError } from './scan-json.ts';

/** UTF-16 units from a fault on that are looked at. */
const NEAR = 2_000;

/** What people and other languages write for JSON, and how JSON writes it. */
const slips: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^,(?=\s*[\]}])/, () => ''],
  [/^\/\/[^\n]*/, () => ''],
  [/^\/\*(?:[^*]|\*(?!\/))*\*\//, () => ''],
  [/^'([^'"\\\n]*)'/, ([, text]) => `"${text}"`],
  [/^[“”„]([^“”„"\\\n]*)[“”]/, ([, text]) => `"${text}"`],
  [/^(?:true|false|null)(?![\p{L}\p{N}_])/iu, ([word]) => word.toLowerCase()],
  [/^(?:None|undefined|NaN|-?Infinity)(?![\p{L}\p{N}_])/u, () => 'null'],
  [/^[\p{L}_$][\p{L}\p{N}_$-]*(?=\s*[:,\]}])/u, ([word]) => `"${word}"`],
  [/^(-?)0+(\d)/, ([, sign, digit]) => `${sign}${digit}`],
  [/^\\[^"\\/bfnrtu\n]/, ([found]) => `\\${found}`],
  [/^\t/, () => '\\t'],
];

/** What mends a fault, where it is plain what was meant: a length in UTF-16 units from its place on, and what stands there instead. */
export function mendJson(text: string, { at, message }: JsonError): { length: number; instead: string } | undefined {
  const near = text.slice(at, at + NEAR);
  const [next = ''] = near;
  if (/^Expected a comma/.test(message) && /["[{\d]/.test(next)) return { length: 1, instead: `,${next}` };
  for (const [pattern, write] of slips) {
    const found = pattern.exec(near);
    if (found) return { length: found[0].length, instead: write(found) };
  }
  return undefined;
}
