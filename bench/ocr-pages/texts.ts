import { sentencesOf } from '../matching/essays.ts';
import { computing } from '../matching/essays-computing.data.ts';
import { natural } from '../matching/essays-nature.data.ts';
import { social } from '../matching/essays-society.data.ts';
import { newsArticles } from '../rewriter/articles-news.data.ts';
import { workArticles } from '../rewriter/articles-work.data.ts';

/** What tells the two parts of the corpus apart: nothing of the part set aside is in the part that is worked with. */
export interface Part {
  sentences: readonly string[];
  /** Faces of running text. */
  faces: readonly string[];
  headings: readonly string[];
  /** Faces of receipts. */
  mono: readonly string[];
  dpis: readonly number[];
  sizes: readonly number[];
  firstSeed: number;
  items: readonly string[];
  shops: readonly string[];
  towns: readonly string[];
}

const plainWords = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/\n+/))
    .flatMap((paragraph) => sentencesOf(paragraph))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /^[\x20-\x7e]{30,260}$/.test(sentence) && !/[{}<>|]/.test(sentence));

export const parts = {
  working: {
    sentences: plainWords([
      ...newsArticles,
      ...computing.map(({ source }) => source),
      ...natural.map(({ source }) => source),
    ]),
    faces: ['Nimbus Roman', 'DejaVu Serif', 'Nimbus Sans', 'URW Bookman'],
    headings: ['Nimbus Sans Bold', 'Nimbus Roman Bold'],
    mono: ['Nimbus Mono PS Bold', 'DejaVu Sans Mono'],
    dpis: [200, 240],
    sizes: [9, 10, 11],
    firstSeed: 100,
    items:
      'Milk whole 1l,Rye bread,Butter salted,Apples red kg,Coffee ground,Orange juice,Free range eggs,Tomatoes,Rice basmati,Olive oil,Paper towels,Dish soap,Yoghurt plain,Cheddar mature,Bananas,Sparkling water,Oat biscuits,Onions brown'.split(
        ',',
      ),
    shops: ['GREEN CORNER MARKET', 'Hilltop Foods', 'THE DAILY BASKET'],
    towns: ['24 Station Road, Ashby', '7 Mill Lane, Weston', '118 High Street, Marlow'],
  },
  aside: {
    sentences: plainWords([...workArticles, ...social.map(({ source }) => source)]),
    faces: ['P052', 'C059', 'DejaVu Sans Condensed', 'DejaVu Serif Condensed', 'Nimbus Sans Narrow'],
    headings: ['C059 Bold', 'URW Gothic Demi', 'DejaVu Sans Bold'],
    mono: ['Noto Sans Mono', 'DejaVu Sans Mono Bold', 'Noto Mono'],
    dpis: [210, 250, 300],
    sizes: [8.5, 9.5, 10.5, 12],
    firstSeed: 9000,
    items:
      'Hammer claw 16oz,Wood screws 40mm,Sandpaper fine,White gloss 750ml,Masking tape,LED bulb warm,Garden twine,Potting soil 20l,Door hinge brass,Paint brush 2in,Batteries AA 8pk,Extension lead,Wall plugs,Glue stick,Padlock small,Work gloves,Hose fitting,Measuring tape'.split(
        ',',
      ),
    shops: ['BRIDGEFORD HARDWARE', 'Tools and Timber', 'HOME WORKS DEPOT'],
    towns: ['Unit 4, Canal Wharf, Leigh', '63 Church Street, Olney', '9 The Parade, Redhill'],
  },
} satisfies Record<string, Part>;

/** Sentences in their order, from a place of the part's own texts, and further ones at each call. */
export function sentencesFrom({ sentences }: Part, random: () => number): () => string {
  let at = Math.floor(random() * sentences.length);
  return () => {
    at = (at + 1) % sentences.length;
    return sentences[at] ?? '';
  };
}
