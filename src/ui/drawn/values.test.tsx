import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OutputFacts } from '#kit/facts';
import Values from '../results/values.tsx';

const whole = {
  slug: 'tool',
  outputs: [],
  values: {},
  input: {},
  next: [],
  busy: false,
  progress: undefined,
  again: async () => undefined,
};

const shown = (output: Omit<OutputFacts, 'name' | 'label'>, value: unknown) => {
  const html = renderToStaticMarkup(
    <Values items={[{ output: { name: 'value', label: 'Value', ...output }, value }]} whole={whole} />,
  );
  // What is copied has its button behind it.
  return /<dd[^>]*>(.*?)<\/dd>/s
    .exec(html)?.[1]
    ?.replaceAll(/<span class="copied-value">(.*?)<button.*?<\/button><\/span>/g, '$1');
};

it.each([
  [{ display: 'number', unit: 'pixels' }, 12_345, '12,345 pixels'],
  [{ display: 'number', unit: '%' }, 12.5, '12.5%'],
  [{ display: 'number' }, 7, '7'],
  [{ display: 'text', unit: 'seconds' }, 300, '300 seconds'],
  [{ display: 'text' }, true, 'Yes'],
  [{ display: 'list' }, ['a', 'b'], '<ul><li>a</li><li>b</li></ul>'],
] as const)('shows %j of %j as %s', (output, value, html) => {
  expect(shown(output, value)).toBe(html);
});
