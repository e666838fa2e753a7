import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { escapeMarkup } from '#lib/markup';
import { textMaker } from './make-text.ts';
import type tool from './tool.ts';

const MOST_PARAGRAPHS = 1_000;

const run: Run<typeof tool> = ({ unit, count, source, begins, html, seed }) => {
  if (unit === 'paragraphs' && count > MOST_PARAGRAPHS) {
    throw new ToolError('invalid-input', 'Please ask for at most 1,000 paragraphs at once.', { field: 'count' });
  }
  const make = textMaker({ source, seed, begins });
  const isSpaced = source !== 'japanese';
  const times = (part: () => string) => Array.from({ length: count }, part);
  const parts = {
    words: () => [make.words(count)],
    sentences: () => [times(make.sentence).join(isSpaced ? ' ' : '')],
    paragraphs: () => times(make.paragraph),
    items: () => times(make.item),
  }[unit]();
  return {
    text: html ? asHtml(parts, unit === 'items') : parts.join(unit === 'items' ? '\n' : '\n\n'),
    words: isSpaced ? parts.reduce((sum, part) => sum + part.split(' ').length, 0) : null,
    characters: [...parts.join('')].length,
  };
};

function asHtml(parts: readonly string[], isList: boolean): string {
  if (!isList) return parts.map((part) => `<p>${escapeMarkup(part)}</p>`).join('\n');
  return ['<ul>', ...parts.map((part) => `  <li>${escapeMarkup(part)}</li>`), '</ul>'].join('\n');
}

export default run;
