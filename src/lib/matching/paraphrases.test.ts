import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare.ts';

const SOURCE =
  'A lighthouse is a tower with a bright lamp at its top that serves as a mark for ships. The lenses that Augustin Fresnel designed in 1822 bend the rays of the lamp into a narrow beam. Each tower has its own rhythm of flashes, so that a captain can tell from the chart which one he sees. Keepers once trimmed the wicks and wound the clockwork that turned the lens. Today nearly all towers work by themselves, and many keepers’ houses are let to guests. Salt water and storms wear the stone down, so the masonry has to be repaired every few years.';
const HEAVY =
  'Ships steer by lighthouses, towers which carry a bright lamp on the top. Fresnel, in 1822, designed lenses by which the lamp’s rays become a narrow beam. Captains can tell which tower they see with the help of the chart, as the rhythm of the flashes differs. In former times it was up to keepers to trim wicks and to wind up the clockwork turning the lens.';
const OWN =
  'My aunt worked for the harbour office and took us along when the tower was painted. A lighthouse needs no keeper today, she said, since the lamp is switched on by a computer. What I remember best is the lens, which was taller than my father. Ships rely on satellites nowadays.';
const OTHER =
  'Bread rises because yeast eats the sugar of the flour. The gas that it gives off is caught in the dough. We bake two loaves each Friday and sell one of them to the neighbours.';

describe('sentences that are retold', () => {
  it('are found together, to their ends, and nothing around them', () => {
    const { passages } = compareTexts(
      `${OTHER} ${HEAVY} ${OTHER}`,
      `${OTHER.toUpperCase().replace(/\w+/g, 'x')} ${SOURCE}`,
    );
    expect(passages).toHaveLength(1);
    const [passage] = passages;
    expect(passage).toMatchObject({ kind: 'reworded' });
    expect(passage?.text.start).toBe(OTHER.length + 1);
    expect(passage?.text.end).toBe(OTHER.length + HEAVY.length);
  });

  it('are one passage when one in their midst has none of its words left', () => {
    const gone = 'No two of them blink alike, and whoever sails by looks up where he has got to.';
    const text = HEAVY.replace(/Captains can tell[^.]*\./, gone);
    const { passages, share } = compareTexts(text, SOURCE);
    expect([passages.length, share]).toEqual([1, 1]);
  });

  it('are not one passage with an own one in whose place the source has nothing', () => {
    const own = 'My aunt from the harbour office once painted the railing of such a tower in green and white.';
    const text = HEAVY.replace(/(?=Captains can tell)/, `${own} `);
    const { passages } = compareTexts(text, SOURCE);
    expect(passages.map(({ text: { start, end } }) => text.slice(start, end)).join(' ')).not.toContain('aunt');
    expect(passages).toHaveLength(2);
  });

  it('are found in another order, too', () => {
    const turned = HEAVY.split(/(?<=\.) /)
      .toReversed()
      .join(' ');
    expect(compareTexts(`${turned} ${OTHER}`, SOURCE).share).toBeGreaterThan(0.5);
  });

  it('are not those that only share the topic and its terms', () => {
    expect(compareTexts(OWN, SOURCE).share).toBe(0);
  });

  it('count for less, the more the rest of a text shares with the source', () => {
    const one = 'The keepers wound a clockwork and trimmed long wicks every evening.';
    const matched = (around: string) => compareTexts(`${around} ${one} ${around}`, SOURCE).matchedWords;
    const topical =
      'My uncle painted the tower white. That captain bought a new chart in town. Guests slept in our house all summer. Strong storms broke the masonry of the pier. We sold stone to the builders for years.';
    expect([matched(OTHER), matched(topical)]).toEqual([11, 0]);
  });

  it('are told from own ones in a language without synonyms of ours, too', () => {
    const source =
      'Osmose ist die Bewegung von Wasser durch eine halbdurchlässige Membran. Der osmotische Druck ist der äußere Druck, der nötig ist, um diese Bewegung zu verhindern. Er hängt von der Konzentration des gelösten Stoffes ab, aber nicht von seiner Art. Wird eine tierische Zelle in reines Wasser gelegt, so schwillt sie an und platzt schließlich, da sie keine Zellwand hat.';
    const retold =
      'Um die Bewegung zu verhindern, braucht man einen äußeren Druck, den osmotischen Druck. Die Art des gelösten Stoffes spielt dabei keine Rolle, nur seine Konzentration. Eine tierische Zelle ohne Zellwand schwillt in reinem Wasser an, bis sie platzt.';
    const own =
      'In der Schule haben wir eine Kartoffel in Stücke geschnitten und in Wasser gelegt. Nach einer Stunde waren die Stücke länger. Das liegt an der Osmose in der Zelle. Der Druck, der dabei entsteht, heißt Turgor. Ein Tier hat keine Zellwand, und deshalb würde ein Blutkörperchen in dem Wasser platzen.';
    expect([compareTexts(retold, source).share, compareTexts(own, source).share]).toEqual([1, 0]);
  });
});
