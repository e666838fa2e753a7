/** Places of templates that a server or a script should have filled. Each begins and ends with signs that prose does not have. */
const variable =
  /\{\{[^{}]{0,80}\}\}|\{%[^{}%]{0,80}%\}|<%[^<>%]{0,80}%>|\$\{[^{}]{1,80}\}|#\{[^{}]{1,80}\}|%%[a-z_-]{2,40}%%|\[\[[\w.: -]{2,40}\]\]|\{[a-z_]{1,60}(?:\.[a-z_]{1,30}){0,3}\}|(?<![\w%])%[a-z]{3,20}(?:_[a-z]{1,20}){0,3}%(?!\w)|__[A-Z][A-Z_]{2,40}__|\[object Object\]/;

/** What a program writes where it has no value. */
const nothing = /(?<![\p{L}\p{N}_./-])(?:undefined|NaN|null)(?!\.?[\p{L}\p{N}_-])/u;

/** What a text has that a template should have replaced; nothing where it is filled. */
export function unfilledPart(text: string): string | undefined {
  const part = text.slice(0, 1_000);
  return variable.exec(part)?.[0] ?? nothing.exec(part)?.[0];
}

/** Whether there is anything to read: no letter and no digit are left of " | " when its variables were empty. */
export function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}
