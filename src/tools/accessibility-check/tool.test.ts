import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { criteria } from '#lib/wcag-criteria.data';
import type { InspectedPage, InspectedRule, Inspecting, Visit } from '#ports/browser/port';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('accessibility-check', tool, run);
const ports = await createFakePorts([entry]);
const url = tool.examples[0].input.url;
const check = async (input: object = {}, browser = ports.browser) =>
  tool.output.parse(await execute(entry, { url, ...input }, { ports: { ...ports, browser } }));
const found = (page: Partial<InspectedPage>) => ({
  ...ports.browser,
  inspect: async (visit: Visit, inspecting: Inspecting) => ({
    ...(await ports.browser.inspect(visit, inspecting)),
    ...page,
  }),
});
const rule = (id: string, more: Partial<InspectedRule>): InspectedRule => ({
  ...{ id, outcome: 'failed', impact: 'serious', tags: [], count: 1 },
  places: [{ selector: 'p', code: '<p>', measured: {} }],
  ...more,
});

describe('accessibility-check', () => {
  it('sorts what is wrong by level, with a picture, the criterion and the fix', async () => {
    const { a, aa, decide, failed, places, unclear, passed, picturesUntil } = await check();
    expect([failed, places, unclear, passed]).toEqual([1, 1, 1, 1]);
    expect(a).toMatchObject([
      {
        ...{
          severity: 'error',
          title: 'Pictures have no text in their place',
          where: ['main > img: <img src="/photo.jpg">'],
        },
        source: {
          name: 'WCAG 1.1.1 Non-text Content, level A',
          url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
        },
        picture: { width: 240, height: 120, url: expect.stringMatching(/^https?:/) },
      },
    ]);
    expect(aa).toEqual([]);
    expect(decide).toMatchObject([
      {
        severity: 'unknown',
        title: 'May be: text has too little contrast',
        where: ['h1 (a picture is behind the text): <h1>'],
      },
    ]);
    expect(picturesUntil).not.toBeNull();
  });

  it('says of each criterion what is known, and what only people can tell', async () => {
    const { criteria: table } = await check({ level: 'A' });
    const state = (number: string) => table.find(({ criterion }) => criterion.startsWith(`${number} `))?.state;
    expect([state('1.1.1'), state('3.1.1'), state('2.2.1'), state('1.4.3')]).toEqual([
      ...['failed', 'partly', 'person'],
      undefined,
    ]);
    const all = await check({ level: 'AAA' });
    expect(all.criteria).toHaveLength(86);
    expect(all.criteria.find(({ criterion }) => criterion.startsWith('1.4.3 '))?.state).toBe('unclear');
  });

  it('knows the criteria of WCAG 2.2 and the names of their pages', () => {
    const counts = Map.groupBy(criteria, ({ level }) => level);
    expect([...counts].map(([level, list]) => [level, list.length])).toEqual([
      ['A', 31],
      ['AA', 24],
      ['AAA', 31],
    ]);
    expect(criteria.find(({ number }) => number === '3.3.4')?.page).toBe('error-prevention-legal-financial-data');
  });

  it('says what was measured', async () => {
    const measured = { fgColor: '#777777', bgColor: '#ffffff', contrastRatio: 4.47, expectedContrastRatio: '4.5:1' };
    const contrast = rule('color-contrast', {
      tags: ['cat.color', 'wcag2aa', 'wcag143'],
      places: [{ selector: 'p', code: '<p>', measured }],
    });
    const practice = rule('region', { impact: 'moderate', tags: ['cat.keyboard', 'best-practice'] });
    const { aa, best } = await check({}, found({ rules: [contrast, practice], pictures: [] }));
    expect(aa[0]?.where).toEqual(['p (contrast 4.47 of 4.5, #777777 on #ffffff): <p>']);
    expect(best).toMatchObject([{ severity: 'advice', title: 'Content is outside of all landmarks' }]);
  });

  it('asks for the rules of the level, on the screen that was chosen', async () => {
    const asked: unknown[] = [];
    const browser = {
      ...ports.browser,
      inspect: (visit: Visit, inspecting: Inspecting) => {
        asked.push(visit.screen.isMobile, visit.screen.colours, inspecting.tags);
        return ports.browser.inspect(visit, inspecting);
      },
    };
    await check({ level: 'A', device: 'phone', colors: 'dark', practices: false }, browser);
    expect(asked).toEqual([true, 'dark', ['wcag2a', 'wcag21a', 'wcag22a']]);
  });

  it('says what was not looked into', async () => {
    const { note } = await check({}, found({ frames: 2, isQuiet: false, status: 404 }));
    expect(note).toBe(
      'The address answered with status 404: this is what visitors see there. The page was still loading when it was checked. 2 frames were not looked into.',
    );
  });
});
