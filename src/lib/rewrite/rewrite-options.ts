import type { Mode } from './choices.ts';
import type { Lexicon } from './lexicon.ts';
import type { Rule } from './syntax/rule.ts';

export interface RewriteOptions {
  mode: Mode;
  /** 0 to 100: how much is changed. */
  strength: number;
  /** Another one gives another version. */
  seed: number;
  lexicon: Lexicon;
  rules: readonly Rule[];
  /** What terms of the document have become so far: such a term becomes the same again. The best candidate adds its own. */
  terms?: Map<string, string> | undefined;
}
