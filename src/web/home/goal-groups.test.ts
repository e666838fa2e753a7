import { expect, it } from 'vitest';
import { goalGroups, namedOf } from './goal-groups.ts';

const tool = (slug: string, have: 'text' | 'page', want: 'check' | 'make') => ({
  slug,
  title: slug.toUpperCase(),
  have,
  want,
});
const tools = [tool('a', 'text', 'make'), tool('b', 'page', 'check'), tool('c', 'page', 'check')];

it('lists tools by what one has and wants, those first that the operator names', () => {
  const [text, page, ...others] = goalGroups(tools, ['c']);
  expect(others).toEqual([]);
  expect(text).toMatchObject({ name: 'A text', count: 1, href: '/tools?have=text' });
  expect(page?.goals).toEqual([
    {
      words: 'Check and find errors',
      tools: [
        { slug: 'c', title: 'C' },
        { slug: 'b', title: 'B' },
      ],
    },
  ]);
});

it('names few, and never leaves out a single one', () => {
  expect(namedOf([1, 2, 3, 4])).toEqual({ named: [1, 2, 3, 4], rest: 0 });
  expect(namedOf([1, 2, 3, 4, 5])).toEqual({ named: [1, 2, 3], rest: 2 });
});
