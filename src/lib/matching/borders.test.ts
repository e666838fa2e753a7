import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare.ts';

const BEES = [
  'Honey bees tell each other where food can be found by dancing on the comb.',
  'A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen, then circles back to where she began.',
  'The angle of the line shows the direction in relation to the sun, and the length of the walk tells the distance.',
] as const;
const CANALS = [
  'Narrow canals once carried coal from the mines to the furnaces of the north.',
  'Each barge was drawn by a single horse that walked along the bank on a path of beaten gravel.',
  'Where the land rose, the water was held back by wooden gates, and boats were lifted from one level to the next.',
  'The railways took the trade away within twenty years, and most of the locks were left to rot.',
] as const;

/** What of a text, in which copies are in brackets, is marked, and what should be. */
function marks(bracketed: string, source: string) {
  const text = bracketed.replace(/[[\]]/g, '');
  const strip = (part: string) => part.replace(/[.,\s]+$/, '');
  const wanted = [...bracketed.matchAll(/\[([^\]]+)\]/g)].map((found) => strip(found[1] ?? ''));
  const found = compareTexts(text, source).passages.map((passage) =>
    strip(text.slice(passage.text.start, passage.text.end)),
  );
  return { found, wanted };
}

describe('what stands beside a copy', () => {
  it.each([
    [
      'before and after, with a word or two in common',
      `My aunt kept bees, and I was afraid of them until she explained what they say. [${BEES[0]} ${BEES[1]}] I have looked for this dance in every hive since then.`,
      BEES.join(' '),
    ],
    [
      'before, in few words',
      `From her window we could see it. [${CANALS[0]} ${CANALS[1]}] My brother drew it in chalk on the kitchen wall.`,
      CANALS.join(' '),
    ],
    [
      'between two copies',
      `[${CANALS[0]}] Nobody in my class believed that when I told them about our holiday. [${CANALS[1]}]`,
      CANALS.join(' '),
    ],
    [
      'between two copies where the source has another sentence',
      `[${CANALS[1]}] I once fell into the lock behind the mill and lost both shoes. [${CANALS[3]}]`,
      CANALS.join(' '),
    ],
    [
      'between two copies, and very short',
      `[${CANALS[0]}] Who would have thought so? [${CANALS[1]}] We laughed. [${CANALS[2]}]`,
      CANALS.join(' '),
    ],
    [
      'in the same sentence, before and after',
      `As our teacher from Leeds never tired of repeating, [each barge was drawn by a single horse that walked along the bank], which my sister refused to believe until last summer.`,
      CANALS.join(' '),
    ],
    [
      'behind the copied half of a sentence',
      `The sign at the lock explained to us that [the water was held back by wooden gates, and boats were lifted] by nothing but patience and my uncle’s curses. The tea was cold by then.`,
      CANALS.join(' '),
    ],
    [
      'between a copied and an edited part',
      `[${BEES[1]}] Grandfather showed me this with two fingers on the tablecloth. [The angle of this line shows the direction relative to the sun, and the length of the walk tells how far it is.] He never wore gloves.`,
      BEES.join(' '),
    ],
  ])('is left alone %s', (_, text, source) => {
    const { found, wanted } = marks(text, source);
    expect(found).toEqual(wanted);
  });

  it('is marked when it tells what the copies leave out, in other words', () => {
    const text = `${CANALS[1]} When the ground climbed, gates of wood kept the water back and raised the boats to the following level. ${CANALS[3]}`;
    expect(compareTexts(text, CANALS.join(' '))).toMatchObject({ share: 1, passages: [{ kind: 'near' }] });
  });

  it('is left alone wherever own sentences and copies take turns', () => {
    const own = [
      'The bus to the museum was late again.',
      'Our guide had a cold and whispered.',
      'I bought a postcard for my neighbour.',
      'After lunch it began to snow.',
    ];
    const text = CANALS.map((copy, index) => `[${copy}] ${own[index]}`).join(' ');
    const { found, wanted } = marks(text, `${BEES.join(' ')} ${CANALS.join(' ')} ${BEES.join(' ')}`);
    expect(found).toEqual(wanted);
  });
});
