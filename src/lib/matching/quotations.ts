/** Quoted words with their marks; at most a long paragraph, so that a lone mark does not quote the rest of a text. */
const QUOTED = /“[^“”]{1,2000}”|"[^"\n]{1,2000}"|«[^«»]{1,2000}»|„[^„“”]{1,2000}[“”]|「[^「」]{1,2000}」/gu;
/** A citation right after: `(Smith, 2004)`, `[12]`, a raised number. */
const CITED_AFTER =
  /^[\s.,;:]{0,3}(?:\((?:see |cf\.? )?[^()]{0,80}\b(?:1[5-9]|20)\d\d[a-z]?\b[^()]{0,40}\)|\((?:pp?\.|S\.)\s?\d[^()]{0,20}\)|\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]|[¹²³⁴-⁹]{1,3})/u;
/** A citation that leads in: `Smith (2004) writes that`. */
const CITED_BEFORE =
  /\p{Lu}[\p{L}’'-]+(?: (?:and|&|et al\.?) ?\p{L}*)? \((?:1[5-9]|20)\d\d[a-z]?(?:[:,][^()]{0,20})?\)[^.!?\n]{0,80}$/u;
const REACH = 160;

/** What is in quotation marks and tells where it comes from, in UTF-16 code units. */
export function citedQuotations(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    const end = index + quoted.length;
    const isCited =
      CITED_AFTER.test(text.slice(end, end + REACH)) ||
      CITED_BEFORE.test(text.slice(Math.max(0, index - REACH), index));
    if (isCited) found.push({ start: index, end });
  }
  return found;
}
