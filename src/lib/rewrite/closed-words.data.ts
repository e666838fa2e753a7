import type { Tag } from './token.ts';

/** Words of the closed classes, which are nothing else wherever they are. */
const classes: Partial<Record<Tag, string>> = {
  MD: "can could may might must shall should will would ca wo 'll 'd cannot ought",
  PRP$: 'my your his its our their whose',
  PRP: 'i me you he him she it we us they them myself yourself himself herself itself ourselves yourselves themselves mine yours hers ours theirs everyone everybody everything someone somebody something anyone anybody anything nobody nothing',
  DT: 'the a an this these those every each either neither no some any all both another such half',
  CC: 'and or but nor',
  SC: 'because although though unless whereas while if whether lest',
  WH: 'who whom which what whatever whoever whichever where when why how',
  NEG: "not n't never",
  IN: 'of in on at by with from into onto upon about against among amongst between beyond beneath beside besides despite during except for like near per since through throughout toward towards under underneath until till via within without amid across along around behind below above over off out up down after before as than',
};

export const closedWords: ReadonlyMap<string, Tag> = new Map(
  Object.entries(classes).flatMap(([tag, words]) => words.split(' ').map((word) => [word, asTag(tag)] as const)),
);

function asTag(name: string): Tag {
  const tag = (['MD', 'PRP$', 'PRP', 'DT', 'CC', 'SC', 'WH', 'NEG', 'IN'] as const).find((known) => known === name);
  return tag ?? 'X';
}

/** Prepositions that often belong to the verb before them: "carry out", "set up". */
export const particles: ReadonlySet<string> = new Set(
  'up down out off away back over along around about aside apart forward together through across'.split(' '),
);

/** Adverbs of frequency and degree that are between a helping verb and its verb. */
export const midAdverbs: ReadonlySet<string> = new Set(
  'also already always often never ever still just even only usually generally normally typically commonly widely largely mainly mostly partly rarely seldom sometimes frequently once soon now then recently finally eventually originally initially subsequently later first long formally officially reportedly allegedly probably certainly really quickly slowly fully completely entirely nearly almost'.split(
    ' ',
  ),
);
