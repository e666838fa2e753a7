import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { ownTime } from '../../../tests/own-time.ts';
import { createLexicon } from './lexicon.ts';
import { rewriteText, type TextOptions, textOf } from './rewrite-text.ts';
import { allRules } from './syntax/all.ts';

const lexicon = createLexicon([
  'announce | v | say, reveal | >that\nbuild | v | construct, erect | >np/in/by\nlarge | a | big, sizeable\nquickly | r | fast, rapidly',
]);
const base: TextOptions = { mode: 'standard', strength: 60, seed: 1, locked: [], lexicon, rules: allRules };

function run(text: string, options: Partial<TextOptions> = {}) {
  const job = rewriteText(text, { ...base, ...options });
  const shares: number[] = [];
  for (;;) {
    const step = job.next();
    if (step.done) return { pieces: step.value, shares };
    shares.push(step.value);
  }
}

const TEXT =
  'The firm announced that it would build a large bridge in 1999.\n\n  He left the town after the war ended. Yes.\n';

describe('rewriting a text', () => {
  it('gives each sentence in other words, with further ways, and keeps what lies between them', () => {
    const { pieces } = run(TEXT);
    expect(textOf(pieces, ({ source }) => source)).toBe(TEXT);
    expect(pieces.map(({ kept }) => kept)).toEqual([undefined, undefined, 'unsure', undefined]);
    const [first, second] = pieces;
    expect(first?.text).toMatch(/^(?:In 1999, )?the firm \w+ that it would .* bridge/i);
    expect(first?.alternatives.length).toBeGreaterThan(1);
    expect(first?.changed).toBeGreaterThan(0.1);
    expect(second).toMatchObject({ space: '\n\n  ', text: 'After the war ended, he left the town.' });
  });

  it('is the same for the same seed, and another version for another one', () => {
    const texts = [1, 1, 2, 3, 4].map((seed) => textOf(run(TEXT, { seed }).pieces));
    expect(texts[0]).toBe(texts[1]);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('tells how far it is, up to the end', () => {
    const { shares } = run(TEXT);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('says a term in the same other words through the document, where that is wanted', () => {
    const text = 'They own a large house. '.repeat(30).trim();
    const wordsFor = (isConsistent: boolean) => {
      const { pieces } = run(text, { isConsistent, rules: [], seed: 4 });
      return new Set(pieces.flatMap((piece) => piece.text.match(/\b(?:big|sizeable)\b/g) ?? []));
    };
    expect(wordsFor(true).size).toBe(1);
    const several = run(Array.from({ length: 30 }, (_, at) => `They own ${at} houses and a large one.`).join('\n'), {
      rules: [],
    });
    expect(new Set(several.pieces.flatMap(({ text }) => text.match(/\b(?:big|sizeable)\b/g) ?? [])).size).toBe(2);
  });

  it('leaves other languages, and words that are locked', () => {
    const german =
      'Die Firma hat im letzten Jahr eine große Brücke über den Fluss gebaut, und die Stadt war sehr froh.';
    expect(run(german).pieces).toMatchObject([{ text: german, kept: 'language' }]);
    const { pieces } = run('They built a large house in the north.', { locked: ['large house'], rules: [] });
    expect(pieces[0]?.text).toMatch(/ large house in the north\.$/);
  });

  it('leaves tags letter by letter, at the beginning too', () => {
    const { pieces } = run('<em class="large">builds</em> They built a large house in the north.', { rules: [] });
    expect(textOf(pieces)).toMatch(/^<em class="large">.*<\/em> They (?:constructed|erected) a (?:big|sizeable) house/);
  });

  it('keeps a line break out of the sentence before it', () => {
    expect(run('Dear all,\n\nHe left.\n').pieces.map(({ space, source }) => [space, source])).toEqual([
      ['', 'Dear all,'],
      ['\n\n', 'He left.'],
      ['\n', ''],
    ]);
  });

  it.each([
    ['a stretch without spaces', `He left the town. ${'x'.repeat(300_000)} He left.`],
    ['a sentence without an end', 'he left the town and '.repeat(3_000)],
    ['a line without an end', 'He left the town after the war ended. '.repeat(1_000)],
    ['nothing but marks', '.,;'.repeat(50_000)],
  ])('takes no longer than it must over %s', async (_, text) => {
    const rewriting = () => expect(textOf(run(text).pieces, ({ source }) => source)).toBe(text);
    expect(await ownTime(rewriting)).toBeLessThan(8_000);
  });

  it.each([
    [
      'prose in paragraphs',
      (at: number) => `The firm announced that it would build bridge ${at} because it was needed.\n\n`,
    ],
    [
      'prose in one line',
      (at: number) => `The firm announced that it would build bridge ${at} because it was needed. `,
    ],
    ['text from right to left', (at: number) => `שלום עולם זה משפט ${at} the firm announced מאוד. `],
    ['capitals everywhere', (at: number) => `tHe FiRm AnNoUnCeD tHaT iT wOuLd bUiLd BrIdGe ${at}. `],
    ['capitals without an end', (at: number) => `tHe FiRm AnNoUnCeD bridgeNumber${at} `],
  ])('takes time as the length grows, in short steps, over %s', async (_, sentence) => {
    const textOfSize = (size: number) => Array.from({ length: size }, (_, at) => sentence(at)).join('');
    run(textOfSize(100));
    expect(await growth(800, (size) => run(textOfSize(size)))).toBeLessThan(WITH_LENGTH);
    const job = rewriteText(textOfSize(800), base);
    let longest = 0;
    for (let isDone = false; !isDone; ) {
      const step = () => {
        isDone = job.next().done === true;
      };
      longest = Math.max(longest, await ownTime(step));
    }
    expect(longest).toBeLessThan(200);
  });

  it('tells the share that is done piece by piece, in one line as well', () => {
    const { shares } = run('The firm announced that it would build a bridge. '.repeat(200));
    const gaps = shares.map((share, at) => share - (shares[at - 1] ?? 0));
    expect(shares.at(-1)).toBe(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps)).toBeLessThan(0.01);
  });

  it.each(['', ' ', '\n', '...', '1234', 'a'.repeat(5_000), '" " ( [', '👍🏽 ok', '\u0000'])('survives %j', (text) => {
    expect(textOf(run(text).pieces, ({ source }) => source)).toBe(text);
  });
});
