/** Characters that are taken for one another in many typefaces: the rest of each set can be read out aloud. */
const LOOK_ALIKES = new Set('Il1|O0oB8S5Z2G6`\'"');

export const DEFAULT_SYMBOLS = '!#$%&*+-./:;<=>?@[]^_{}~';

interface ChosenSets {
  lower: boolean;
  upper: boolean;
  digits: boolean;
  symbols: boolean;
  symbolSet: string;
  exclude: string;
  noLookAlikes: boolean;
}

/** The sets of characters to draw from, none in two of them, and none empty. */
export function characterSets({ symbolSet, exclude, noLookAlikes, ...chosen }: ChosenSets): string[][] {
  const taken = new Set(exclude);
  const sets = [
    chosen.lower ? 'abcdefghijklmnopqrstuvwxyz' : '',
    chosen.upper ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '',
    chosen.digits ? '0123456789' : '',
    chosen.symbols ? symbolSet.replaceAll(/\s/g, '') : '',
  ];
  return sets
    .map((set) =>
      [...set].filter((character) => {
        if (taken.has(character) || (noLookAlikes && LOOK_ALIKES.has(character))) return false;
        taken.add(character);
        return true;
      }),
    )
    .filter((set) => set.length > 0);
}
