import { isNoun, type Sentence, type Token, written } from '../token.ts';
import { atFront, comma, longNounPhraseEnd, within } from './phrases.ts';
import type { Rule } from './rule.ts';

const SAID = /^(?:say|explain|add|warn|note|announce|write|claim|argue)$/;

/** `"We were late," said Ida Holm, the manager.` → `Ida Holm, the manager, said: "We were late."` */
export const speakerFirst: Rule = {
  name: 'speaker first',
  worth: 0.95,
  needs: ['"', '”'],
  apply(tokens) {
    const [open] = tokens;
    const close = tokens.findIndex(({ text }, at) => at > 0 && /^["”]$/.test(text));
    const mark = tokens[close - 1];
    const closing = tokens[close];
    if (
      !open ||
      !closing ||
      !/^["“]$/.test(open.text) ||
      close < 4 ||
      mark?.text !== ',' ||
      tokens.at(-1)?.text !== '.'
    )
      return [];
    const report = tokens.slice(close + 1, -1);
    const parts = partsOf(report);
    if (!parts || report.some(({ tag }) => /^(?:SC|WH|CC|TO)$/.test(tag))) return [];
    const said = tokens.slice(1, close - 1);
    const aside = parts.aside.length > 0 ? [...parts.aside, comma()] : [];
    return [
      [
        ...atFront(parts.subject),
        ...aside,
        ...within([parts.verb]),
        written(':', 'PUNCT', { space: '' }),
        { ...open, space: ' ' },
        ...said,
        { ...mark, text: '.', lower: '.', isNew: true, space: '' },
        closing,
      ],
    ];
  },
};

interface Report {
  subject: Sentence;
  verb: Token;
  /** With the comma before it: ", the manager". */
  aside: Sentence;
}

/** "said Ida Holm, the manager" or "Ida Holm said" */
function partsOf(report: Sentence): Report | undefined {
  const first = report[0];
  const last = report.at(-1);
  if (!first || !last) return undefined;
  if (isSaying(first)) {
    const end = longNounPhraseEnd(report, 1);
    const aside = report.slice(end);
    const isAside =
      aside.length === 0 || (aside[0]?.text === ',' && longNounPhraseEnd(report, end + 1) === report.length);
    return end > 1 && isAside && isNoun(report[end - 1])
      ? { subject: report.slice(1, end), verb: first, aside }
      : undefined;
  }
  const isPlain = isSaying(last) && longNounPhraseEnd(report, 0) === report.length - 1;
  return isPlain ? { subject: report.slice(0, -1), verb: last, aside: [] } : undefined;
}

function isSaying({ lemma, tag }: Token): boolean {
  return SAID.test(lemma) && /^VB[DNZP]$/.test(tag);
}
