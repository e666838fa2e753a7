import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OutputFacts } from '#kit/facts';
import { GenericResult } from './generic-result.tsx';

const shown = (output: Omit<OutputFacts, 'name' | 'label'>, value: unknown) => {
  const html = renderToStaticMarkup(
    <GenericResult outputs={[{ name: 'value', label: 'Value', ...output }]} values={{ value }} />,
  );
  return /<dd[^>]*>(.*?)<\/dd>/s.exec(html)?.[1];
};

it.each([
  [{ display: 'number', unit: 'pixels' }, 12_345, '12,345 pixels'],
  [{ display: 'number', unit: '%' }, 12.5, '12.5%'],
  [{ display: 'number' }, 7, '7'],
  [{ display: 'text', unit: 'seconds' }, 300, '300 seconds'],
  [{ display: 'text' }, true, 'Yes'],
  [{ display: 'list' }, ['a', 'b'], '<ul><li>a</li><li>b</li></ul>'],
  [{ display: 'hidden' }, 7, undefined],
  [{ display: 'text', unit: 'seconds' }, null, undefined],
] as const)('shows %j of %j as %s', (output, value, html) => {
  expect(shown(output, value)).toBe(html);
});
