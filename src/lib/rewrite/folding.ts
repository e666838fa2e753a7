import type { Sentence, Token } from './token.ts';

/** A sentence in which tokens stand for what follows them as well, so that rules see a plain one. */
interface Folded {
  sentence: Sentence;
  /** Tokens that stand for more, as they are, with what was folded away after them; by their place in the source. */
  whole: ReadonlyMap<number, Whole>;
}

interface Whole {
  token: Token;
  rest: Sentence;
}

const known = new WeakMap<Sentence, Folded | null>();

/**
 * A sentence without its brackets, with one word for "year-old", and with dates whose comma would seem to end a part; nothing
 * where it has none of these.
 */
export function foldedOf(sentence: Sentence): Folded | undefined {
  const found = known.get(sentence);
  if (found !== undefined) return found ?? undefined;
  const folded = fold(sentence);
  known.set(sentence, folded ?? null);
  return folded;
}

function fold(sentence: Sentence): Folded | undefined {
  const whole = new Map<number, Whole>();
  const plain: Token[] = [];
  let at = 0;
  while (at < sentence.length) {
    const token = sentence[at];
    if (!token) break;
    const last = plain.length - 1;
    const before = plain[last];
    const compound = compoundEnd(sentence, at);
    const end = Math.max(bracketEnd(sentence, at), dateEnd(sentence, at), compound);
    if (end === at || !before || before.at < 0) {
      plain.push(token);
      at += 1;
      continue;
    }
    const known = whole.get(before.at);
    whole.set(before.at, { token: known?.token ?? before, rest: [...(known?.rest ?? []), ...sentence.slice(at, end)] });
    if (compound === end) plain[last] = compounded(before, sentence.slice(at, end), sentence[end]);
    at = end;
  }
  return whole.size === 0 ? undefined : { sentence: plain, whole };
}

/** After the bracket that closes the one that opens here. */
function bracketEnd(sentence: Sentence, start: number): number {
  if (sentence[start]?.text !== '(') return start;
  const close = sentence.findIndex(({ text }, at) => at > start && /^[()]$/.test(text));
  return sentence[close]?.text === ')' ? close + 1 : start;
}

/** After the year of "July 20, 1969"; the comma that closes the date stays, as the one that ends an opening does. */
function dateEnd(sentence: Sentence, start: number): number {
  const [month, day, year] = [sentence[start - 2], sentence[start - 1], sentence[start + 1]];
  if (sentence[start]?.text !== ',' || day?.tag !== 'CD' || !month || !/^\p{Lu}/u.test(month.text)) return start;
  return /^[12]\d{3}$/.test(year?.text ?? '') ? start + 2 : start;
}

/** After the word that a hyphen joins to the one before it. */
function compoundEnd(sentence: Sentence, start: number): number {
  const [hyphen, next] = [sentence[start], sentence[start + 1]];
  const isJoining = hyphen?.text === '-' && hyphen.space === '' && next?.space === '' && start > 0;
  return isJoining && /^[\p{L}\p{N}]/u.test(next.text) ? start + 2 : start;
}

/** "year-old" before a noun is an adjective; else what its last word is. */
function compounded(first: Token, rest: Sentence, after: Token | undefined): Token {
  const last = rest.at(-1);
  if (!last) return first;
  const isBefore = after !== undefined && /^(?:NN|JJ)/.test(after.tag);
  const tag = isBefore ? 'JJ' : last.tag === 'CD' ? first.tag : last.tag;
  return { ...first, tag, lemma: last.lemma, lower: `${first.lower}-${last.lower}`, isAux: false };
}

/** With everything back in its place. */
export function unfolded(sentence: Sentence, whole: Folded['whole']): Sentence {
  return sentence.flatMap((token) => {
    const found = whole.get(token.at);
    if (!found) return [token];
    const { tag, lemma, lower, isAux } = found.token;
    return [{ ...token, tag, lemma, lower, isAux }, ...found.rest];
  });
}
