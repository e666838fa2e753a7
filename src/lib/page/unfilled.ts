/** Places of templates that a server or a script should have filled. Each begins and ends with signs that prose does not have. */
const variables = [
  /\{\{[^{}]*\}\}/,
  /\{%[^{}%]*%\}/,
  /<%[^<>%]*%>/,
  /[$#]\{[^${}#]+\}/,
  /%%[a-z_-]+%%/,
  /\[\[[^[\]]+\]\]/,
  /\{[a-z_.]+\}/,
  /(?<![\w%])%[a-z_]+%(?!\w)/,
  /__[A-Z]+(?:_[A-Z]+)*__/,
  /\[object Object\]/,
];

/** What a program writes where it has no value. */
const nothing = /(?<![\p{L}\p{N}_./-])(?:undefined|NaN|null)(?!\.?[\p{L}\p{N}_-])/u;

/** Samples of themes and programs that somebody should have replaced. */
const sample =
  /lorem ipsum|just another wordpress site|(?:your|enter|add|insert) (?:page |site |website |meta )?(?:title|description|text|name)(?: goes)? here|(?:title|description) goes here/i;

/** What a text has that a template should have replaced; nothing where it is filled. */
export function unfilledPart(text: string): string | undefined {
  const part = text.slice(0, 1_000);
  const variable = variables.map((each) => each.exec(part)?.[0]).find((found) => found !== undefined);
  return variable ?? nothing.exec(part)?.[0] ?? sample.exec(part)?.[0];
}

/** The sign at which a title begins or ends where the words beside it are missing: "– Tea"; nothing where there is none. */
export function looseSeparator(title: string): string | undefined {
  const text = title.slice(0, 1_000).trim();
  return /^(?:[|–—·»•]|-(?= ))/.exec(text)?.[0] ?? /(?:[|–—·«•]|(?<= )-)$/.exec(text)?.[0];
}

/** Whether there is anything to read: no letter and no digit are left of " | " when its variables were empty. */
export function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}
