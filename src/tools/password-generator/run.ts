import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { secureDraw } from '#lib/random/secure';
import { characterSets } from './character-sets.ts';
import { bitsWithEachSet, freeBits } from './entropy.ts';
import { guessingTimes } from './guessing.ts';
import type tool from './tool.ts';

/** Bits: one of a thousand draws has a character of each set. */
const RAREST = 10;

type Input = ToolInput<typeof tool>;

interface Maker {
  make: () => string;
  bits: number;
  formula: string;
}

const run: Run<typeof tool> = async (input) => {
  const { make, bits, formula } = input.kind === 'passphrase' ? await phraseMaker(input) : passwordMaker(input);
  return {
    passwords: Array.from({ length: input.count }, make).join('\n'),
    bits: Math.floor(bits * 10) / 10,
    strength: strengthOf(bits),
    formula,
    guessing: guessingTimes(bits),
  };
};

function passwordMaker(input: Input): Maker {
  const { length, eachSet } = input;
  const draw = secureDraw();
  const sets = characterSets(input);
  const all = sets.flat();
  const sizes = sets.map((set) => set.length);
  if (all.length < 2) {
    throw new ToolError('invalid-input', 'Please choose at least two different characters.', { field: 'lower' });
  }
  const makeAny = () => Array.from({ length }, () => all[draw(all.length)] ?? '');
  const sum = `log2(${all.length})`;
  if (!eachSet || sets.length === 1) {
    const bits = freeBits(sizes, length);
    return {
      make: () => makeAny().join(''),
      bits,
      formula: `${length} × ${sum}: ${length} characters out of ${all.length}`,
    };
  }
  if (length < sets.length) {
    const message = `With one of each kind, a password needs at least ${sets.length} characters.`;
    throw new ToolError('invalid-input', message, { field: 'length' });
  }
  const bits = bitsWithEachSet(sizes, length);
  if (freeBits(sizes, length) - bits > RAREST) {
    const message =
      'Too few passwords of this length contain one of each kind. Please choose a longer one, or fewer kinds.';
    throw new ToolError('invalid-input', message, { field: 'length' });
  }
  const numberOf = new Map(sets.flatMap((set, at) => set.map((character) => [character, at])));
  return {
    // Those without one of each set are drawn again as a whole: all that are left stay as likely as each other.
    make() {
      for (;;) {
        const drawn = makeAny();
        if (new Set(drawn.map((character) => numberOf.get(character))).size === sets.length) return drawn.join('');
      }
    },
    bits,
    formula: `${length} × ${sum}, minus the passwords without one of each kind: ${length} characters out of ${all.length}`,
  };
}

async function phraseMaker({ words, separator, capitals, digit }: Input): Promise<Maker> {
  const { effWords } = await import('./eff-words.data.ts');
  const draw = secureDraw();
  const formula = `${words} × log2(${effWords.length.toLocaleString('en')}): ${words} words from the list`;
  return {
    make() {
      const drawn = Array.from({ length: words }, () => effWords[draw(effWords.length)] ?? '');
      const cased = capitals ? drawn.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : drawn;
      if (digit) {
        const at = draw(words);
        cased[at] = `${cased[at]}${draw(10)}`;
      }
      return cased.join(marks[separator]);
    },
    bits: words * Math.log2(effWords.length) + (digit ? Math.log2(10 * words) : 0),
    formula: digit ? `${formula}; + log2(10 × ${words}): a digit after one of them` : formula,
  };
}

const marks = { hyphen: '-', space: ' ', dot: '.', underscore: '_', none: '' } as const;

/** Words for bits, by what the fast and the slow kind of guessing can do today. */
function strengthOf(bits: number): string {
  if (bits < 40) return 'Weak: guessed quickly if hashes are stolen';
  if (bits < 60) return 'Fair: enough for a website that limits attempts';
  if (bits < 80) return 'Strong: enough for almost everything';
  return 'Very strong: practically impossible to guess';
}

export default run;
