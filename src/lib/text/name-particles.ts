/** Words of a name in small letters, before its last word: "Ludwig van Beethoven". */
export const nameParticles: ReadonlySet<string> = new Set(
  'af al bin da dal de del della den der des di dos du el ibn la le san ten ter van vande vom von zu zum zur'.split(
    ' ',
  ),
);
