/** `location.href = '/b'`, `location.replace('/b')`: a statement by itself, with an address that is written out. */
const STATEMENT =
  /(?:(?:window|self|top|parent|document|globalThis)\s{0,5}\.\s{0,5}){0,3}location\s{0,5}(?:(?:\.\s{0,5}href\s{0,5})?=\s{0,20}|\.\s{0,5}(?:replace|assign)\s{0,5}\(\s{0,20})(?:"([^"\\\n]{1,2000})"|'([^'\\\n]{1,2000})')\s{0,20}(?=[);\n}]|$)/y;

/**
 * Where a script sends every visitor on to, as it is written. Only what is plain is told: a statement at the top of the script that
 * nothing stands before but whole statements. What is in a function or a condition may never run.
 */
export function scriptRedirect(script: string): string | undefined {
  let depth = 0;
  let isStart = true;
  for (let at = 0; at < script.length; ) {
    const sign = script.charAt(at);
    const end = endOfComment(script, at) ?? endOfText(script, at);
    if (end !== undefined) {
      if (sign !== '/' && sign !== '<') isStart = false;
      at = end;
      continue;
    }
    if (depth === 0 && isStart && /[a-z]/i.test(sign)) {
      STATEMENT.lastIndex = at;
      const [, double, single] = STATEMENT.exec(script) ?? [];
      const target = double ?? single;
      if (target !== undefined) return target.trim();
    }
    if ('{(['.includes(sign)) depth += 1;
    else if ('})]'.includes(sign)) depth -= 1;
    if (sign === ';' || sign === '}') isStart = true;
    else if (!/\s/.test(sign)) isStart = false;
    at += 1;
  }
  return undefined;
}

/** What is not closed ends with the script, which does not run then. */
function endOfComment(script: string, at: number): number | undefined {
  const isLine = script.startsWith('//', at) || script.startsWith('<!--', at);
  if (!isLine && !script.startsWith('/*', at)) return undefined;
  const end = isLine ? script.indexOf('\n', at) : script.indexOf('*/', at + 2) + 1;
  return end > 0 ? end + 1 : script.length;
}

function endOfText(script: string, at: number): number | undefined {
  const quote = script.charAt(at);
  if (quote !== '"' && quote !== "'" && quote !== '`') return undefined;
  for (let next = at + 1; next < script.length; next += 1) {
    const sign = script.charAt(next);
    if (sign === quote) return next + 1;
    if (sign === '\\') next += 1;
    else if (sign === '\n' && quote !== '`') return script.length;
  }
  return script.length;
}
