import { describe, expect, it } from 'vitest';
import { plainRules } from './case-mapping.ts';
import { alternateCase, everyWordCase, inverseCase, sentenceCase } from './plain-cases.ts';

describe('plain cases', () => {
  it('begins every word with a capital, past quotes and brackets, and never after an apostrophe or digit', () => {
    expect(everyWordCase('"hello" (wORLD) don\'t 3rd of well-known a—b', plainRules)).toBe(
      '"Hello" (World) Don\'t 3rd Of Well-known A—B',
    );
  });

  it('begins sentences and lines with a capital, but not after a point within an address or shortening', () => {
    expect(sentenceCase('SEE EXAMPLE.COM, E.G. THIS! "REALLY?" (YES.)\nNEXT… LAST', plainRules)).toBe(
      'See example.com, e.g. this! "Really?" (Yes.)\nNext… Last',
    );
  });

  it('keeps the word I in English and not elsewhere', () => {
    expect(sentenceCase("WHAT I SAID IS WHAT I'VE DONE", plainRules)).toBe("What I said is what I've done");
    expect(sentenceCase('MYSZ I KOT', plainRules)).toBe('Mysz i kot');
  });

  it('counts spaces when it alternates, and an emoji or a letter with its marks as one', () => {
    expect(alternateCase('alternate case', plainRules)).toBe('aLtErNaTe cAsE');
    expect(alternateCase('a👩‍💻bc', plainRules)).toBe('a👩‍💻bC');
    expect(alternateCase('e\u0301e\u0301é', plainRules)).toBe('e\u0301E\u0301é');
  });

  it('swaps, with final sigma where a word ends', () => {
    expect(inverseCase('Hello ΟΔΟΣ, ΣΑσ ﬁ', plainRules)).toBe('hELLO οδος, σαΣ FI');
  });
});
