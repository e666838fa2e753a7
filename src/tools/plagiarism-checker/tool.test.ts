import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeSources } from '#ports/sources/fake';
import { samplePdf } from '../../../tests/servers/sample-pdf.ts';
import { BEES, check, HIVES } from './fixture.ts';

const text = `Bees are insects. ${BEES} They live in hives of wood.`;
let site = 0;
let SOURCE = '';
let bees = { url: '', title: 'The dance', text };
// Pages of one host take turns.
beforeEach(() => {
  site += 1;
  SOURCE = `https://bees-${site}.test/dance`;
  bees = { ...bees, url: SOURCE };
});
const copied = `${HIVES} ${BEES}`;

describe('plagiarism-checker', () => {
  it('finds where a passage was copied from, and shows it in both', async () => {
    const told = await check({ text: copied }, { pages: [bees] });
    expect(told).toMatchObject({
      originalityScore: 32,
      verdict: 'Significant Plagiarism Detected',
      note: null,
      words: 69,
      matchedWords: 47,
      language: 'en',
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
    const [source] = told.matchedSources;
    expect(source).toMatchObject({
      url: SOURCE,
      title: 'The dance',
      matchPercentage: 68,
      matchedText: BEES.slice(0, -1),
      source: 'Sample pages',
      seenAt: '2026-11-21T12:00:00.000Z',
      words: { exact: 47, near: 0, reworded: 0 },
    });
    expect(source?.passages).toEqual([
      {
        start: copied.indexOf('Honey'),
        end: copied.length - 1,
        kind: 'exact',
        words: 47,
        similarity: 1,
        sourceStart: 18,
        sourceEnd: 18 + BEES.length - 1,
        sourceBefore: 'Bees are insects. ',
        sourceText: BEES.slice(0, -1),
        sourceAfter: '. They live in hives of wood.',
        isCut: false,
      },
    ]);
    expect(told.highlights).toEqual([
      { start: copied.indexOf('Honey'), end: copied.length - 1, source: 0, kind: 'exact' },
    ]);
  });

  it('tells what was searched, where and when', async () => {
    const { searched, coverage } = await check({ text: copied }, { pages: [bees] });
    expect(searched.passages).not.toEqual([]);
    expect(searched.keywords.join(' ')).toMatch(/grandfather/i);
    for (const words of searched.keywords) expect(words.split(' ').length).toBeLessThanOrEqual(5);
    for (const { start, end, text } of searched.passages) expect(copied.slice(start, end)).toBe(text);
    expect(searched.sources).toEqual([
      {
        name: 'Sample pages',
        server: 'example.com',
        asked: expect.any(Number),
        failed: 0,
        found: 1,
        askedAt: '2026-01-15T12:00:00.000Z',
        failure: null,
      },
    ]);
    expect(searched.sources[0]?.asked).toBeGreaterThanOrEqual(searched.passages.length);
    expect(searched.pages).toEqual([
      { url: SOURCE, title: 'The dance', source: 'Sample pages', state: 'matched', reason: null },
    ]);
    expect(coverage).toContain('a text without a match may still be elsewhere');
  });

  it('finds edited and reworded passages by their words in any order', async () => {
    const text = `${HIVES} A worker which has discovered a very rich patch of flowers walks in straight lines while shaking her abdomen. ${HIVES.replaceAll('hives', 'cows')}`;
    const told = await check({ text }, { pages: [bees] });
    expect(told.matchedSources).toMatchObject([{ url: SOURCE, words: { exact: 0, near: 19, reworded: 0 } }]);
  });

  it('finds what is told in other words by what it is about', async () => {
    const line = 'Bees dance, and the dance of bees tells other bees where flowers are.';
    const about = { url: SOURCE, title: 'The dance', text: `${BEES} ${line} Bees dance for flowers.` };
    const text =
      'She shakes her abdomen and walks along a straight line, the worker who found plenty of flowers for all bees. The dance of bees, which is a dance for other bees, tells of flowers. The direction compared with the sun is shown by the angle of her line.';
    const told = await check({ text }, { pages: [about] });
    expect(told.matchedSources).toMatchObject([{ url: SOURCE, words: { exact: 0 } }]);
    expect(told.searched.keywords.at(-1)).toMatch(/^(?=.*flowers)(?=.*bees)(?=.*dance)/);
  });

  it('answers for a source that fails only some questions', async () => {
    const failures = [{ source: 'A search', reason: 'It is tired.', retryAfter: undefined }];
    const whole = createFakeSources([bees]);
    let asked = 0;
    const sources = {
      ...whole,
      search: async (question: Parameters<typeof whole.search>[0]) => {
        asked += 1;
        return asked === 2 ? { answers: [], failures } : whole.search(question);
      },
    };
    expect((await check({ text: copied }, { sources, pages: [bees] })).note).toMatch(
      /^Sample pages answered \d questions and left 1 unanswered: It is tired\. The score rests on Sample pages\.$/,
    );
  });

  it('gives a text of its own the full score', async () => {
    const told = await check({ text: HIVES }, { pages: [bees] });
    expect(told).toMatchObject({ originalityScore: 100, verdict: 'Mostly Original Content', matchedSources: [] });
    expect(told).toMatchObject({ note: null, highlights: [], searched: { pages: [] } });
  });

  it('compares with texts and pages that were given, and asks nobody when told so', async () => {
    const told = await check(
      {
        text: copied,
        sources: [],
        compareWith: [
          { title: ' ', text: HIVES },
          { title: 'Blank', text: ' \n' },
          { title: 'Mine', text: 'Cats sleep.' },
        ],
        addresses: [`${SOURCE.slice(8)}\n${SOURCE}#top`, 'gone.test'],
      },
      { pages: [bees] },
    );
    expect(told.searched).toMatchObject({ passages: [], sources: [] });
    expect(told.searched.pages.map(({ url, title, state }) => [url, title, state])).toEqual([
      ['given:1', 'Text 1', 'matched'],
      ['given:2', 'Mine', 'nothing in common'],
      [SOURCE, 'The dance', 'matched'],
      ['https://gone.test/', 'gone.test', 'failed'],
    ]);
    expect(told.matchedSources.map(({ url, source }) => [url, source])).toEqual([
      [SOURCE, 'Given by you'],
      ['given:1', 'Given by you'],
    ]);
    expect(told).toMatchObject({ originalityScore: 0, highlights: [{ source: 1 }, { source: 0 }] });
    expect(told.note).toBe(
      'The score rests on what you gave to compare with. One page that was found or given could not be read.',
    );
  });

  it('reads documents of the site itself', async () => {
    const own = { url: 'document:1a', title: 'Essay of 2025', text: BEES };
    const told = await check({ text: copied }, { pages: [own] });
    expect(told.matchedSources).toMatchObject([{ url: 'document:1a', title: 'Essay of 2025', matchPercentage: 68 }]);
  });

  it('reads PDF files', async () => {
    const content = samplePdf({ pages: [BEES.match(/.{1,60}(?: |$)/g) ?? []] });
    const web = { [SOURCE]: { headers: { 'content-type': 'application/pdf' }, body: content } };
    const told = await check({ text: copied, sources: [], addresses: [SOURCE] }, { web });
    expect(told).toMatchObject({ originalityScore: 32, matchedSources: [{ url: SOURCE, words: { exact: 47 } }] });
    const torn = { [SOURCE]: { ...web[SOURCE], body: content.subarray(0, 90) } };
    const { searched } = await check({ text: copied, sources: [], addresses: [SOURCE] }, { web: torn });
    expect(searched.pages[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('may be damaged') });
  });

  it('leaves out cited quotations, common phrases and the visitor’s own domain', async () => {
    const quotation = `${HIVES} As one book says, “${BEES.slice(0, 74)}” (Miller, 2004). On the other hand, we had cows.`;
    const quoting = await check({ text: quotation }, { pages: [bees] });
    expect(quoting).toMatchObject({
      originalityScore: 100,
      leftOut: [{ reason: 'quotation' }, { reason: 'common phrase' }],
    });
    const counted = await check(
      { text: quotation, leaveOutQuotations: false, leaveOutCommon: false },
      { pages: [bees] },
    );
    expect(counted).toMatchObject({ leftOut: [], matchedSources: [{ url: SOURCE }] });

    const mine = await check({ text: copied, ownDomain: ` https://www.Bees-${site}.test/about ` }, { pages: [bees] });
    expect(mine).toMatchObject({ originalityScore: 100, matchedSources: [] });
    expect(mine.searched.pages).toMatchObject([
      { state: 'left out', reason: `It is of your own domain, bees-${site}.test.` },
    ]);
  });

  it('leaves out what stands in a text that may be shared, edited or not, and does not look for it', async () => {
    const TASK = 'Explain in your own words what the dance of the honey bee tells, and name the man who found it out.';
    const edited = TASK.replace('name the man', 'name the person');
    const text = `${edited} ${HIVES} ${BEES}`;
    const given = [{ title: 'Another answer', text: `${TASK} ${BEES}` }];
    const world = { pages: [bees] };
    const told = await check({ text, compareWith: given, mayShare: `Task 3. ${TASK}` }, world);
    expect(told.leftOut).toEqual([{ start: 0, end: edited.length - 1, reason: 'may be shared' }]);
    expect(told.matchedSources.map(({ words }) => words)).toEqual(Array(2).fill({ exact: 47, near: 0, reworded: 0 }));
    expect(told.searched.passages.every(({ start }) => start >= edited.length)).toBe(true);
    const counted = await check({ text, compareWith: given }, world);
    expect(counted.matchedWords - told.matchedWords).toBe(21);
  });

  it('sees through letters that look alike and characters that are not seen', async () => {
    const text = `${HIVES} ${BEES.replaceAll('o', 'о').replace('worker', 'wor\u200Bker')}`;
    const told = await check({ text, sources: [], compareWith: [{ title: 'Bees', text: BEES }] });
    expect(told.matchedSources).toMatchObject([{ matchPercentage: 68 }]);
    expect(told.disguisedWords).toBe(told.disguises.length);
    expect(new Set(told.disguises.map(({ kind }) => kind))).toContain('look-alike');
  });

  it('gives no score when nothing could be asked, and says why', async () => {
    const nothing = { originalityScore: null, verdict: null, matchedSources: [], words: 69 };
    expect(await check({ text: copied }, { hasNone: true })).toMatchObject({
      ...nothing,
      note: 'No source is set up on this site, and nothing was given to compare with. Nothing was compared, so there is no score.',
    });
    const quoted = await check({ text: `“${BEES}” (Miller, 2004)` });
    expect(quoted).toMatchObject({ originalityScore: null, note: expect.stringContaining('no passage to look for') });
    const short = await check({ text: 'Antidisestablishmentarianism 👍👍' });
    expect(short).toMatchObject({ originalityScore: null, note: expect.stringMatching(/^The text has 1 word that/) });
  });

  it('gives no score when all that was found could not be read', async () => {
    const gone = { [SOURCE]: new ToolError('not-found', 'There is no such page (404).') };
    const sources = {
      sources: async () => [{ name: 'A search', leaves: 'Words.' }],
      search: async () => ({
        answers: [
          {
            source: 'A search',
            server: 'search.test',
            pages: [{ url: SOURCE, title: 'The dance', snippet: undefined, source: 'A search' }],
            askedAt: 0,
          },
        ],
        failures: [],
      }),
      textOf: async () => undefined,
    };
    const told = await check({ text: copied }, { sources, web: gone });
    expect(told).toMatchObject({
      originalityScore: null,
      note: 'One page that was found or given may have the text, and could not be read, so there is no score.',
      searched: { pages: [{ state: 'failed', reason: 'There is no such page (404).' }] },
    });
  });

  it('compares with what a search shows of a page that cannot be read', async () => {
    const refused = { [SOURCE]: { status: 403 } };
    const told = await check({ text: copied }, { pages: [bees], web: refused });
    expect(told).toMatchObject({ originalityScore: 32, note: null });
    expect(told.searched.pages[0]?.reason).toMatch(/^Only the lines that the search shows were compared\. .*403/);
  });

  it('goes on without a source that fails, and says what the score rests on', async () => {
    const failures = [{ source: 'A search', reason: 'search.test answered with status 502.', retryAfter: undefined }];
    const told = await check({ text: copied }, { pages: [bees], failures });
    expect(told.originalityScore).toBe(32);
    expect(told.note).toBe(
      'A search could not be asked: search.test answered with status 502. The score rests on Sample pages.',
    );
    const [, failing] = told.searched.sources;
    expect(failing).toMatchObject({ name: 'A search', server: null, asked: 0 });
    // It was left alone soon.
    expect(failing?.failed).toBeLessThan(4);
  });

  it('reads no page that a robots.txt keeps programs from', async () => {
    const robots = { [`https://bees-${site}.test/robots.txt`]: { body: 'User-agent: *\nDisallow: /' } };
    const told = await check({ text: copied }, { pages: [bees], web: robots });
    expect(told.searched.pages[0]?.reason).toContain('.test asks programs not to read this page.');
    const given = { text: copied, sources: [], addresses: [SOURCE] };
    expect(await check(given, { pages: [bees], web: robots })).toMatchObject({ originalityScore: 32 });
  });

  it('tells each stage, and what is found as it is found', async () => {
    const news: { stage?: string; share?: number; partial?: object }[] = [];
    const compareWith = [{ title: 'Hives', text: HIVES }];
    await check({ text: copied, compareWith }, { pages: [bees], onProgress: (progress) => news.push(progress) });
    const stages = news.map(({ stage }) => stage);
    expect(stages.slice(0, 3)).toEqual(['Reading the text', 'Comparing with Hives', 'Choosing passages to look for']);
    expect(stages[3]).toMatch(/^Searching Sample pages: 1 of \d+ passages$/);
    expect(stages.slice(-2)).toEqual(['Reading and comparing: 0 of 1 page', 'Reading and comparing: 1 of 1 page']);
    expect(news.at(-1)).toMatchObject({
      share: 1,
      partial: {
        originalityScore: null,
        note: 'The check is not finished, so there is no score.',
        matchedSources: [{ url: SOURCE }, {}],
      },
    });
    const shares = news.flatMap(({ share }) => share ?? []);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it('tells less than twice as much on the way as at last', async () => {
    const words = BEES.split(' ');
    const own = (at: number) => words.map((word, index) => `${word.slice(0, 3)}${(at * 7 + index) % 90}`).join(' ');
    const pages = Array.from({ length: 20 }, (_, at) => {
      return { ...bees, url: `https://www.page-${at}-${site}.test/`, title: `Page ${at}`, text: own(at) };
    });
    let told = 0;
    const addresses = pages.map(({ url }) => url);
    const onProgress = (progress: object) => {
      told += JSON.stringify({ progress }).length;
    };
    const result = await check({ text: pages.map(({ text }) => text).join('. '), addresses }, { pages, onProgress });
    expect(result.matchedSources).toHaveLength(20);
    expect(told).toBeLessThan(2 * JSON.stringify(result).length);
  });

  it('does not wait for a source without end, and keeps what it has', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const searching = Promise.withResolvers<void>();
    const silent = {
      sources: async () => [{ name: 'A search', leaves: 'Words.' }],
      search: () => {
        searching.resolve();
        return Promise.withResolvers<never>().promise;
      },
      textOf: async () => undefined,
    };
    const answer = check({ text: copied, compareWith: [{ title: 'Bees', text: BEES }] }, { sources: silent });
    await searching.promise;
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await answer).toMatchObject({
      originalityScore: 32,
      note: 'A search could not be asked: The time for searching was up. The score rests on what you gave to compare with.',
    });
  });

  it('ends at once when the visitor goes away', async () => {
    const controller = new AbortController();
    const answer = check(
      { text: copied },
      {
        pages: [bees],
        web: { [SOURCE]: { neverAnswers: true } },
        signal: controller.signal,
        onProgress: ({ stage }) => stage?.startsWith('Reading and') && controller.abort(),
      },
    );
    await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  });
});
