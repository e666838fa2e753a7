import { describe, expect, it } from 'vitest';
import { homeGroups } from '#content/site';
import { countOfTools, toolGroups } from './tool-groups.ts';

const tool = (slug: string) => ({ slug, title: slug, summary: `About ${slug}`, icon: 'text', color: 'sky' });
const everyTool = [...new Set<string>(homeGroups.flatMap(({ slugs }) => slugs))].map(tool);

describe('toolGroups', () => {
  it('has the four groups with 5, 6, 7 and 5 tools once all of them exist', () => {
    const groups = toolGroups(homeGroups, everyTool);
    expect(groups.map(({ title, tools }) => [title, tools.length])).toEqual([
      ['Popular SEO Tools', 5],
      ['Text Analysis Tools', 6],
      ['Image Editing Tools', 7],
      ['Domain Tools', 5],
    ]);
  });

  it('leaves nobody out whom the groups of the product name', () => {
    expect(everyTool.length).toBe(22);
  });

  it('keeps the curated order, whatever the catalogue has', () => {
    const [popular] = toolGroups(homeGroups, everyTool.toReversed());
    expect(popular?.tools.map(({ slug }) => slug)).toEqual(homeGroups[0].slugs);
  });

  it('leaves out tools that do not exist, and groups without any', () => {
    const groups = toolGroups(homeGroups, [tool('domain-ip'), tool('word-counter'), tool('something-else')]);
    expect(groups.map(({ title, tools }) => [title, tools.map(({ slug }) => slug)])).toEqual([
      ['Popular SEO Tools', ['word-counter']],
      ['Domain Tools', ['domain-ip']],
    ]);
    expect(toolGroups(homeGroups, [])).toEqual([]);
  });

  it('carries no more of a tool than its card shows', () => {
    const [group] = toolGroups(homeGroups, [{ ...tool('word-counter'), ...{ keywords: ['long', 'list'] } }]);
    expect(group?.tools).toEqual([tool('word-counter')]);
  });
});

describe('countOfTools', () => {
  it.each([
    [1, '1'],
    [4, '4'],
    [99, '99'],
    [100, '100+'],
    [109, '100+'],
    [143, '100+'],
    [201, '200+'],
  ])('says %i as %s', (count, said) => {
    expect(countOfTools(count)).toBe(said);
  });
});
