/** English words whose syllables the rules of `syllables.ts` do not find, by the number that they have. */
const words = {
  1: 'real hour hours our ours queue queues one ones once',
  2: 'business being beings doing going seeing every evening evenings ocean oceans people peoples poem poems poet poets really science soldier soldiers create creates creature creatures colonel wednesday ruin ruins chaos theatre theatres theater theaters someone therefore persuade persuades riot riots naked wicked cafe react reacts trial trials giant giants lion lions',
  3: 'area areas businesses created creating creation creative everyone everything everywhere idea ideas museum museums recipe recipes sciences theory theories vegetable vegetables forever moreover element elements reacted reaction reactions anyone separate separates scientist scientists',
  4: 'everybody reality realities separated scientific',
};

export const odd: ReadonlyMap<string, number> = new Map(
  Object.entries(words).flatMap(([count, list]) => list.split(' ').map((word) => [word, Number(count)] as const)),
);
