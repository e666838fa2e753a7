import { own } from '#lib/own';
import { attributeFaults } from './attribute-faults.ts';
import { contentFaults } from './content-faults.ts';
import { documentFaults } from './document-faults.ts';
import { type ParsedSource, parseSource } from './parse-source.ts';
import { doctypeRule, parseRules, treeRules } from './rules.data.ts';
import type { ConformanceFault, ConformanceRule } from './rules.ts';
import { tagFaults } from './tag-faults.ts';

export interface CheckedHtml extends Pick<ParsedSource, 'isPart' | 'cut'> {
  /** In the order of the text. */
  faults: readonly ConformanceFault[];
  elements: number;
}

/** What the HTML standard says is wrong with a page or a part of one. */
export function checkHtml(text: string): CheckedHtml {
  const parsed = parseSource(text);
  const faults = [
    ...parsed.errors
      .filter(({ code }) => !parsed.isPart || code !== 'missing-doctype')
      .map((each) => parseFault(text, each)),
    ...[tagFaults, contentFaults, attributeFaults, documentFaults].flatMap((find) => find(parsed)),
  ].sort((a, b) => a.at - b.at);
  // A tag that is not closed is copied into what follows, with whatever is wrong with it.
  const once = new Map(faults.toReversed().map((fault) => [`${fault.rule} ${fault.at}`, fault] as const));
  const { isPart, cut, starts } = parsed;
  return { isPart, ...(cut && { cut }), faults: [...once.values()].toReversed(), elements: starts.length };
}

/** What is said of a fault. */
export function ruleOf({ rule }: ConformanceFault): ConformanceRule {
  return own(treeRules, rule) ?? own(parseRules, rule) ?? doctypeRule;
}

function parseFault(text: string, { code, at, end }: { code: string; at: number; end: number }): ConformanceFault {
  const found = { rule: code, at, length: Math.max(1, end - at) };
  const words = (from: number, to: number) => text.slice(Math.max(0, from), to).replaceAll(/\s+/g, ' ').trim();
  switch (code) {
    case 'missing-doctype':
      return { ...found, at: 0, length: 0, words: 'The beginning of the page', instead: '<!doctype html>\n' };
    case 'missing-whitespace-between-attributes':
      return { ...found, length: 0, words: words(at - 20, at + 20), instead: ' ' };
    case 'missing-semicolon-after-character-reference':
      return { ...found, length: 0, words: words(text.lastIndexOf('&', at - 1), at), instead: ';' };
    case 'unknown-named-character-reference': {
      const from = Math.max(0, text.lastIndexOf('&', at - 1));
      return { rule: code, at: from, length: 1, words: words(from, at + 1), instead: '&amp;' };
    }
    default:
      return { ...found, words: words(Math.min(at, end - 1) - 10, at + 30) };
  }
}
