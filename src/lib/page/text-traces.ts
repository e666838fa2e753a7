import { unfilledPart } from './unfilled.ts';

/** What should not be in a text that is published. */
export interface TextTrace {
  kind: 'filler' | 'template' | 'damaged' | 'escaped';
  found: string;
}

/** What designers fill pages with until there is a text, and what site builders begin with. */
const filler =
  /lorem ipsum dolor|dolor sit amet|consectetur adipi[sc]{1,2}ing|(?:add|insert|put) your (?:own |heading |title )?(?:text|content|heading|title|description) here|just another wordpress site|welcome to wordpress\. this is your first post|click (?:here|the edit button|edit button) to (?:add|change) (?:your own text|this text)|i am a? ?text block|this is (?:a|an example of a) (?:paragraph|wordpress post)\.|your (?:company|business|site) name here|text goes here|lorem ipsum$/i;

/** Only signs that prose does not have: a single word in braces may be meant. */
const template = /\{\{|\{%|<%|%%[a-z]|\$\{|\[object Object\]/;

/**
 * UTF-8 that was read as Windows-1252: a letter with a sign that never follows it, twice, or one of the sequences that cannot be
 * anything else.
 */
const damaged =
  /â€[\u2122\u0153\u201C\u201D\u02DC\u00A6\u2013\u2014\u00A2\u0093\u0094\u0099\u009C\u009D]|Ã[\u00A0-\u00BA\u00BC-\u00BF\u0178\u0153\u201E\u2013\u20AC\u0192\u2021\u2030\u0160\u2039\u0152]|Â[\u00A0\u00A3\u00A9\u00AB\u00AE\u00B0\u00B7\u00BB\u00BF]|ðŸ[\u008C-\u00BF\u0152-\u0178\u2018-\u203A]|(?:[ÐÑ][\u0080-\u00BF\u0152-\u0178\u2018-\u203A\u20AC\u2116\u2122]){2}|ã[\u0081-\u0083][\u0080-\u00BF]|\uFFFD/;

/** References that were escaped a second time, so that they are read as they are written. */
const escaped =
  /&(?:nbsp|amp|quot|apos|lt|gt|[aeiou](?:acute|grave|circ|uml)|[lr][sd]quo|[nm]dash|hellip|euro|copy|szlig|#\d{2,5}|#x[\da-f]{2,4});/i;

/** Signs of which one is in each but filler: most texts have none of them. */
const odd = /[{%$[&\u00C2\u00C3\u00D0\u00D1\u00E2\u00E3\u00F0\uFFFD]/;
/** Words that are in each filler, as they begin. */
const fillerWord =
  /[Ll]orem|LOREM|[Dd]olor s|adipi|our (?:[Oo]wn|[Tt]ext|[Cc]ontent|[Hh]eading|[Tt]itle|[Dd]esc|[Cc]ompany|[Bb]usiness|[Ss]ite)|rdpress|rdPress|ext [Bb]lock|oes here|this text|is (?:a p|an ex)/;

/** The first thing in a piece of text that was left over, or came in broken. */
export function traceIn(text: string): TextTrace | undefined {
  const part = text.slice(0, 20_000);
  return (odd.test(part) ? oddIn(part) : undefined) ?? fillerIn(part);
}

function fillerIn(part: string): TextTrace | undefined {
  const [words] = fillerWord.test(part) ? (filler.exec(part) ?? []) : [];
  return words ? { kind: 'filler', found: words } : undefined;
}

function oddIn(part: string): TextTrace | undefined {
  const [broken] = damaged.exec(part) ?? [];
  if (broken) return { kind: 'damaged', found: around(part, broken) };
  const begins = part.search(template);
  if (begins !== -1) {
    const found = unfilledPart(part.slice(begins, begins + 500));
    if (found) return { kind: 'template', found };
  }
  const [reference] = escaped.exec(part) ?? [];
  return reference ? { kind: 'escaped', found: reference } : undefined;
}

/** The word that something is in. */
function around(text: string, found: string): string {
  const at = text.indexOf(found);
  const before = /\S{0,20}$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  const after = /^\S{0,20}/.exec(text.slice(at + found.length, at + found.length + 20))?.[0] ?? '';
  return before + found + after;
}
