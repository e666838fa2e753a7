import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('keyword-density', tool, run);

async function report(text: string, options: Record<string, unknown> = {}) {
  return tool.output.parse(await execute(entry, { text, ...options }));
}

describe('as specified', () => {
  it('counts words without those excluded by default and shorter than three letters', async () => {
    const { totalWords, keywords } = await report(
      'The cat and the dog: a cat sat on the mat, by a Cat with an ox. But or in at to for about',
    );
    expect(totalWords).toBe(24);
    expect(keywords).toEqual([
      { keyword: 'cat', count: 3, density: 12.5 },
      { keyword: 'dog', count: 1, density: 4.17 },
      { keyword: 'sat', count: 1, density: 4.17 },
      { keyword: 'mat', count: 1, density: 4.17 },
    ]);
  });

  it('takes the excluded words and the length that it is given', async () => {
    const body = { text: 'one two three three', excludeWords: 'Three , TWO', minLength: 1 };
    expect((await report(body.text, body)).keywords).toEqual([{ keyword: 'one', count: 1, density: 25 }]);
    const asList = await report('one two three three', { excludeWords: ['three'], minLength: 3 });
    expect(asList.keywords.map(({ keyword }) => keyword)).toEqual(['one', 'two']);
    expect((await report('a the of', { excludeWords: '', minLength: 1 })).keywords).toHaveLength(3);
  });

  it.each([
    ['abc', 3],
    ['', 3],
    [null, 3],
    ['5', 5],
    [0, 1],
    [99, 10],
    [4.9, 4],
  ])('takes the length %j as %i', async (minLength, taken) => {
    const text = Array.from({ length: 12 }, (_, index) => 'x'.repeat(index + 1)).join(' ');
    const { keywords } = await report(text, { minLength });
    expect(keywords[0]?.keyword).toHaveLength(taken);
  });

  it('keeps the twenty most frequent, among equals the first', async () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index}`);
    const { keywords } = await report([...words, 'word29', 'word29', 'word12'].join(' '));
    expect(keywords).toHaveLength(20);
    expect(keywords.slice(0, 4).map(({ keyword }) => keyword)).toEqual(['word29', 'word12', 'word0', 'word1']);
    expect(keywords[0]?.density).toBe(9.09);
  });

  it('answers an empty text with nothing', async () => {
    for (const text of ['', ' \n\t', '— … !']) {
      expect(await report(text)).toMatchObject({ keywords: [], phrases: [], places: [], language: null, target: null });
    }
  });

  it('knows a word in any typographic dress', async () => {
    const { keywords } = await report(
      "“Don’t” (don't), DON’T! *don't* cafe\u0301 CAFÉ well-known soft\u00adhyphen softhyphen",
    );
    expect(keywords.map(({ keyword, count }) => [keyword, count])).toEqual([
      ["don't", 4],
      ['café', 2],
      ['softhyphen', 2],
      ['well-known', 1],
    ]);
  });
});

describe('every script', () => {
  it.each([
    ['Latin', 'Überall Wörter, überall!', 'überall', 2, 3],
    ['Cyrillic', 'Слово за слово: СЛОВО.', 'слово', 3, 4],
    ['Greek', 'Λόγος και λόγος· ΛΌΓΟΣ', 'λόγος', 3, 4],
    ['Arabic', 'كتاب، كتاب؟ قلم', 'كتاب', 2, 3],
    ['Hebrew', 'ספר, ספר. עט', 'ספר', 2, 3],
    ['Hindi', 'किताब किताब। कलम', 'किताब', 2, 3],
    ['Korean', '도서관 그리고 도서관.', '도서관', 2, 3],
    ['Chinese', '城市很大。城市很安静。', '城市', 2, 5],
    ['Japanese', '図書館は大きい。図書館は静かだ。', '図書館', 2, 7],
    ['Thai', 'หนังสือดีและหนังสือใหม่', 'หนังสือ', 2, 5],
    ['emoji between words', '👩‍👩‍👧‍👦 family 👩‍👩‍👧‍👦 family', 'family', 2, 4],
    ['letters beyond the basic plane', '𝒳𝒳𝒳 𝒳𝒳𝒳', '𝒳𝒳𝒳', 2, 2],
  ])('counts %s', async (_script, text, keyword, count, totalWords) => {
    const found = await report(text);
    expect(found.keywords[0]).toMatchObject({ keyword, count });
    expect(found.totalWords).toBe(totalWords);
  });

  it('takes two Chinese characters or Korean syllables for long enough, and one for too short', async () => {
    const { keywords } = await report('도시 집 도시. 城市 大 城市');
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['도시', '城市']);
  });

  it('writes phrases of unspaced words without spaces', async () => {
    const { phrases } = await report('図書館情報を読む。図書館情報を書く。', { language: 'ja' });
    expect(phrases[0]).toMatchObject({ phrase: '図書館情報', words: 2, count: 2 });
  });
});

describe('phrases', () => {
  it('stay within a sentence and a line, and neither begin nor end with a common word', async () => {
    const { phrases } = await report(
      'The state of the art is here. State of the art. Art house, art\nhouse. The house of art is it. We saw the house of art.',
      { language: 'en' },
    );
    expect(phrases).toEqual([
      { phrase: 'house of art', words: 3, count: 2, density: 7.41 },
      { phrase: 'state of the art', words: 4, count: 2, density: 7.41 },
    ]);
  });

  it('use the excluded words where the language is not known', async () => {
    const { phrases, language } = await report('zork and blip zork and blip', { excludeWords: 'and' });
    expect(language).toBeNull();
    expect(phrases.map(({ phrase, count }) => [phrase, count])).toEqual([['zork and blip', 2]]);
  });

  it('are ten of each length at most, the most frequent first', async () => {
    const pairs = Array.from({ length: 15 }, (_, index) => `left${index} right${index}. `);
    const { phrases } = await report([...pairs, ...pairs, pairs[14]].join(''));
    expect(phrases).toHaveLength(10);
    expect(phrases[0]).toMatchObject({ phrase: 'left14 right14', count: 3 });
    expect(phrases[1]).toMatchObject({ phrase: 'left0 right0', count: 2 });
  });
});

describe('language', () => {
  it('is found, and its common words left out on request', async () => {
    const text = 'This is a garden that they have made from what was there, and this garden is theirs when it rains.';
    expect((await report(text)).keywords.map(({ keyword }) => keyword)).toContain('this');
    const { language, keywords } = await report(text, { leaveOutCommonWords: true });
    expect(language).toBe('en');
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['garden', 'rains']);
  });

  it('may be told', async () => {
    const { keywords } = await report('der Garten der Garten', { language: 'de', leaveOutCommonWords: true });
    expect(keywords).toEqual([{ keyword: 'garten', count: 2, density: 50 }]);
  });

  it('gives Turkish its own small letters', async () => {
    const { keywords } = await report('IŞIK ışık İZMİR izmir', { language: 'tr' });
    expect(keywords.map(({ keyword, count }) => [keyword, count])).toEqual([
      ['ışık', 2],
      ['izmir', 2],
    ]);
  });

  it('folds the forms of English words under the commonest, and of no other language', async () => {
    const text =
      'A page and pages: the pages of a site were planned, and planning the site was the plan for each page and pages.';
    const folded = await report(text, { foldForms: true });
    expect(folded.isFolded).toBe(true);
    expect(folded.keywords.slice(0, 3)).toMatchObject(
      [
        { keyword: 'pages', count: 5 },
        { keyword: 'planned', count: 3 },
        { keyword: 'site', count: 2 },
      ].map(({ keyword, count }) => ({ keyword, count })),
    );
    const german = await report('Seite Seiten Seite', { foldForms: true, language: 'de' });
    expect(german).toMatchObject({
      isFolded: false,
      keywords: [{ keyword: 'seite', count: 2 }, { keyword: 'seiten' }],
    });
  });
});

describe('target keyword', () => {
  const prose = 'Good soil feeds roots and worms below. '.repeat(20);

  it.each([
    ['rain garden', 'absent', 0],
    ['good soil', 'stuffed', 20],
  ])('judges %s as %s', async (target, verdict, count) => {
    const { target: judged } = await report(prose, { target });
    expect(judged).toMatchObject({ keyword: target, verdict, count });
  });

  it('judges between by share', async () => {
    const rare = await report(`${'lorem '.repeat(300)} gnome`, { target: 'gnome' });
    expect(rare.target).toMatchObject({ verdict: 'too rare', density: 0.33 });
    const natural = await report(`Gnome. ${'lorem '.repeat(99)}`, { target: ' Gnome ' });
    expect(natural.target).toEqual({
      keyword: 'Gnome',
      count: 1,
      density: 1,
      verdict: 'natural',
      places: { title: 0, firstSentence: 1, headings: 0, links: 0, altTexts: 0 },
      summary: '“Gnome” appears once in 100 words, 1.00%: a natural share. It is in the first sentence.',
    });
  });

  it('calls nothing stuffed that stands three times', async () => {
    const { target } = await report('gnome, gnome and gnome', { target: 'gnome' });
    expect(target).toMatchObject({ verdict: 'natural', count: 3, density: 75 });
    expect(target?.summary).toContain('too few times to read as stuffed. The text is short');
  });

  it('finds a term in a script without spaces, whatever the dictionary cuts', async () => {
    const { target } = await report('東京都庁は東京都にある。', { target: '東京都' });
    expect(target).toMatchObject({ count: 2, places: { firstSentence: 2 } });
  });

  it('counts the forms of its words when they are folded', async () => {
    const { target } = await report('Rain gardens are here. A rain garden is there, and it was theirs.', {
      target: 'rain garden',
      foldForms: true,
      language: 'en',
    });
    expect(target?.count).toBe(2);
  });
});

describe('hostile and huge', () => {
  it.each([
    ['names of object members', 'constructor __proto__ toString constructor', 'constructor'],
    ['markup that is no page', '<b>a < b && c > d</b> "quoted" quoted', 'quoted'],
    ['lone surrogates', 'half\ud800 half\ud800', 'half'],
  ])('takes %s as words', async (_what, text, keyword) => {
    expect((await report(text)).keywords[0]?.keyword).toBe(keyword);
  });

  it.each([
    ['one endless word', 'x'.repeat(10_000_000), 1],
    ['brackets', '['.repeat(10_000_000), 1],
    ['tags', '<p></p>'.repeat(280_000), 0],
    ['Markdown brackets', `# a\n${'[a]('.repeat(400_000)}`, 2],
    ['one-letter words', 'a b '.repeat(1_000_000), 2_000_000],
    ['10 MB of prose', 'Some words of prose, again and again. '.repeat(263_158), 1_842_106],
  ])('reads %s in bounded time', async (_what, text, words) => {
    const reading = async () => expect((await report(text)).totalWords).toBe(words);
    expect(await ownTime(reading)).toBeLessThan(30_000);
  });

  it('refuses what is too long and what is no text in a sentence', async () => {
    await expect(report('x'.repeat(20_000_001))).rejects.toThrow('longer than 20 million characters');
    await expect(execute(entry, { text: 7 })).rejects.toThrow('Please enter the text to check');
    await expect(report('a', { language: 'xx' })).rejects.toThrow('The language is auto or one of en, de');
    await expect(report('a', { excludeWords: 7 })).rejects.toThrow('The excluded words are');
  });
});
