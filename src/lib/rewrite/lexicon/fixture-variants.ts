import { spotsOf } from '../lexical.ts';
import type { Lexicon } from '../lexicon.ts';
import { readParagraph } from '../read.ts';
import { surfaceOf } from '../surface.ts';

/** A text with one place at a time said otherwise, in every way a lexicon offers. */
export function variantsIn(lexicon: Lexicon, text: string): string[] {
  return readParagraph(text).flatMap(({ tokens }) =>
    spotsOf(tokens, lexicon).flatMap(({ start, end, choices }) =>
      choices.map((choice) => surfaceOf([...tokens.slice(0, start), ...choice.tokens, ...tokens.slice(end)])),
    ),
  );
}
