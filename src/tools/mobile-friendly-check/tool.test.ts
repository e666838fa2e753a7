import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import type { LayoutFacts, LayoutPlace, Visit } from '#ports/browser/port';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('mobile-friendly-check', tool, run);
const ports = await createFakePorts([entry]);
const ask = askPage(entry, tool.output, { files: ports.files });

const place = (more: Partial<LayoutPlace> = {}): LayoutPlace => ({
  ...{ selector: 'nav > a', code: '<a href="/x">', x: 8, y: 8, width: 12.4, height: 14 },
  ...more,
});

async function seen(laidOut: Partial<LayoutFacts>) {
  const browser = {
    ...ports.browser,
    layout: async (visit: Visit) => ({ ...(await ports.browser.layout(visit)), ...laidOut }),
  };
  const input = { url: tool.examples[0].input.url, rendered: true };
  return tool.output.parse(await execute(entry, input, { ports: { ...ports, browser } }));
}

describe('mobile-friendly-check', () => {
  it('names what keeps a page from phones', async () => {
    const { findings, viewport, responsive, screens } = await ask(
      '<meta name=viewport content="width=1024"><img src=a.jpg srcset="b.jpg 300w"><script src=/a.js></script>',
    );
    expect([viewport, responsive, screens]).toEqual(['width=1024', 1, []]);
    expect(findings.filter(({ severity }) => severity === 'warning').map(({ title }) => title)).toContain(
      'The page does not adapt to phones',
    );
  });

  it('says what is only seen on a screen, with a picture', async () => {
    const { findings, screens, score } = await seen({
      characters: { all: 100, small: 60 },
      small: [place({ size: 9, text: 'Terms' })],
      targets: { count: 1, places: [place()] },
      ...{ width: 900, wide: [place({ selector: 'table', width: 900 })] },
    });
    const said = new Map(findings.map(({ title, ...finding }) => [title, finding]));
    expect(said.get('Text is too small on phones')).toMatchObject({
      detail: '60 % of the text is smaller than 12 pixels.',
      where: ['9 pixels “Terms” nav > a: <a href="/x">'],
    });
    expect(said.get('Links and buttons are too small and too close')).toMatchObject({
      detail: '1 target is smaller than 24 pixels and has others within that distance.',
      where: ['12 × 14 nav > a: <a href="/x">'],
    });
    expect(said.get('The page is wider than the screen of a phone')).toMatchObject({
      severity: 'error',
      detail: 'Its content is 900 pixels wide on a screen of 412.',
    });
    expect(screens).toMatchObject([
      { name: 'First screens on a phone', width: 721, note: expect.stringMatching(/^Dotted/) },
    ]);
    const { score: better, screens: unmarked } = await seen({});
    expect(better?.value).toBeGreaterThan(score?.value ?? 100);
    expect(unmarked[0]?.note).toBeUndefined();
  });

  it('makes little of a few small letters, and nothing of a page without text', async () => {
    const few = await seen({ characters: { all: 100, small: 5 }, small: [place({ size: 9, text: 'Terms' })] });
    expect(few.findings.find(({ title }) => title === 'Some text is very small')?.severity).toBe('advice');
    const none = await seen({ characters: { all: 0, small: 0 } });
    expect(none.findings.some(({ title }) => /[Tt]ext is (?:too small|large enough)/.test(title))).toBe(false);
  });

  it('takes a page for desks as wide as it is shown', async () => {
    const { findings } = await seen({ zoom: 0.42, width: 980, characters: { all: 10, small: 10 } });
    expect(findings.map(({ title }) => title)).toContain('The page is as wide as the screen of a phone');
    expect(findings.find(({ title }) => title === 'Text is too small on phones')?.fix?.words).toMatch(/viewport/);
  });
});
