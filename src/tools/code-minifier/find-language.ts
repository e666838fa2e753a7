import { readJson } from '#lib/json/read-json';
import { JsonError } from '#lib/json/scan-json';

/** UTF-16 units by which the language is found out. */
const LOOKED_AT = 20_000;

/** What a text most likely is. */
export function findLanguage(text: string): 'html' | 'css' | 'js' | 'json' {
  const start = text.slice(0, LOOKED_AT).trim();
  if (/^<(?:!doctype|!--|\?xml|[a-z])/i.test(start)) return 'html';
  if (isJson(text)) return 'json';
  const plain = withoutComments(start);
  if (
    /^\s*@(?:import|media|charset|layer|font-face|supports|keyframes|container|namespace|property|page)\b/.test(plain)
  )
    return 'css';
  const isScript =
    /(?:^|[\s;{}(])(?:function|const|let|var|return|import|export|class|async|await|if|for|while|new|typeof)\b|=>|[=!]==|\w\(\)/.test(
      plain,
    );
  const hasRule = /[^{};\s]\s*\{\s*(?:[\w-]{1,60}\s*:|\}|&|@)/.test(plain);
  return hasRule && !isScript ? 'css' : 'js';
}

/** Broken JSON is JSON all the same when it begins like it and a program does not. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    readJson(text);
    return true;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return /^\s*(?:\{\s*"|\[\s*(?:[{["]|-?\d))/.test(text.slice(0, LOOKED_AT));
  }
}

function withoutComments(text: string): string {
  let plain = '';
  let from = 0;
  for (let at = text.indexOf('/*'); at !== -1; at = text.indexOf('/*', from)) {
    plain += text.slice(from, at);
    const end = text.indexOf('*/', at + 2);
    from = end === -1 ? text.length : end + 2;
  }
  return plain + text.slice(from);
}
