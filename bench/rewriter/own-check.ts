/** A check of facts that shares nothing with the engine's guards: it looks at letters only, and asks for more than it must. */
export function keepsFacts(source: string, rewritten: string): boolean {
  return (
    sameBag(numbersOf(source), numbersOf(rewritten)) &&
    count(source, NEGATIONS) === count(rewritten, NEGATIONS) &&
    namesOf(source).every((name) => has(rewritten, name)) &&
    namesOf(rewritten).every((name) => has(source, name) && !COMMON.has(name))
  );
}

const NUMBERS = /\d+(?:[.,:/]\d+)*/g;
const NEGATIONS = /\b(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot)\b|n['’]t\b/gi;
/** A capital that no beginning of a sentence explains. */
const NAMES = /(?<![.!?:]["”]?\s+|^["“]?|\s["“])\p{Lu}[\p{L}\p{N}'’-]*/gu;
/** Words that have a capital inside a sentence only by mistake. */
const COMMON = new Set(
  'The A An In On At He She It They We You This That These Those If When While Although Because As But And Or However'.split(
    ' ',
  ),
);

function numbersOf(text: string): string[] {
  return text.match(NUMBERS) ?? [];
}

function namesOf(text: string): string[] {
  return (text.match(NAMES) ?? [])
    .map((name) => name.replace(/['’]s?$/, ''))
    .filter((name) => !/^I(?:['’]|$)/.test(name));
}

function has(text: string, name: string): boolean {
  return text.includes(name);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function sameBag(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ');
}
