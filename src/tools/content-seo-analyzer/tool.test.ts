import { describe, expect, it } from 'vitest';
import run from './run.ts';
import tool from './tool.ts';

const context = { signal: new AbortController().signal, report: () => undefined };

async function analyze(input: object) {
  const answer = await run(tool.input.parse(input), {}, context);
  const found = (severity: string) =>
    answer.findings.filter((each) => each.severity === severity).map(({ title }) => title);
  return { ...answer, found };
}

describe('the phrase', () => {
  it('is found in all its forms, over no full stop', async () => {
    const { times } = await analyze({
      text: 'We bake sourdough bread. Sourdough breads keep. It smells of sourdough. Bread is good for the people of the town and is here.',
      phrase: 'Sourdough Bread',
    });
    expect(times).toBe(2);
  });

  it('is found in Japanese', async () => {
    const { times, language } = await analyze({
      text: '当店では天然酵母のパンを毎朝焼いています。天然酵母のパンは長持ちします。',
      phrase: '天然酵母',
    });
    expect([times, language]).toEqual([2, 'ja']);
  });

  it('may be apart in a title', async () => {
    const text = 'The storage of the bread is the subject of this text, and it is told here in full.';
    const { found } = await analyze({ text, phrase: 'bread storage', title: 'Storage of your bread' });
    expect(found('passed')).toContain('The words of the phrase are in the title');
    expect(found('warning')).toContain('The phrase is not in the text');
  });

  it('is said to be missing in a part of the text', async () => {
    const filler = 'The weather was fine on that day and the boats went out to sea again. '.repeat(30);
    const { found } = await analyze({ text: `Rye bread is dark. Rye bread keeps. ${filler}`, phrase: 'rye bread' });
    expect(found('advice')).toContain('A large part of the text is without the phrase');
  });

  it('need not be given', async () => {
    const { times, spread, found } = await analyze({ text: 'A text without one.' });
    expect([times, spread]).toEqual([null, null]);
    expect(found('unknown')).toEqual(['There is no focus phrase']);
  });
});

describe('a page', () => {
  const page = (body: string, head = '') => ({
    text: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
  });

  it('is asked for title, description, main heading, texts for pictures and links', async () => {
    const { found } = await analyze(page('<h2>Two</h2><p>Text.</p><h4>Four</h4><img src="a.png"><p>More text.</p>'));
    expect(found('warning')).toEqual(['There is no meta description', 'Pictures have no alt text']);
    expect(found('advice')).toEqual(['There is no main heading', 'Heading levels are skipped', 'There are no links']);
  });

  it('has links to itself and to others', async () => {
    const links =
      '<a href="/a">Prices</a><a href="b.html">here</a><a href="https://x.example/">Mill</a><a href="#top">Up</a><a href="mailto:a@b.c">Mail</a>';
    const { ownLinks, otherLinks, found } = await analyze(page(`<h1>One</h1><p>${links}</p>`));
    expect([ownLinks, otherLinks]).toEqual([2, 1]);
    expect(found('advice')).toContain('Some links do not say where they lead');
  });

  it('hands no endless text on with a finding', async () => {
    const { findings } = await analyze(page('<p>Text.</p>'.repeat(20_000)));
    expect(JSON.stringify(findings).length).toBeLessThan(20_000);
  });
});

it('finds long sentences in Markdown and names them', async () => {
  const long = `The baker ${'and the miller and the farmer '.repeat(6)}went home.`;
  const { findings } = await analyze({ text: `# Title\n\n${long} They slept.\n\nA [link to the mill](x).` });
  const finding = findings.find(({ title }) => title === 'Many sentences are long');
  expect(finding?.where?.[0]).toMatch(/^40 words: The baker and/);
});
