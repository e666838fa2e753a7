import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OutputFacts } from '#kit/facts';
import Copied from '../results/copy.tsx';

const shown = (output: Partial<OutputFacts>, input: Record<string, unknown>, value = 'made') => {
  const facts: OutputFacts = { name: 'value', label: 'Value', display: 'copy', ...output };
  const whole = {
    ...{ slug: 'tool', outputs: [facts], values: { value, rule: 'By the rule.' }, input, next: [] },
    ...{ busy: false, progress: undefined, again: async () => undefined },
  };
  return renderToStaticMarkup(<Copied items={[{ output: facts, value }]} whole={whole} />);
};

describe('a text to copy', () => {
  it('can be shared by a link where it can be saved, or its input is named', () => {
    expect(shown({}, { text: 'a' })).not.toContain('Share link');
    expect(shown({ fileName: 'a.txt' }, { text: 'a' })).toContain('Share link');
    expect(shown({ fileName: 'a.txt' }, { url: 'a' })).not.toContain('Share link');
    expect(shown({ shares: 'words' }, { words: ['a', 'b'] })).toContain('Share link');
    expect(shown({ shares: 'text' }, { file: 'a.bin' })).not.toContain('Share link');
  });

  it('has a note of what was asked and of what came out, as far as it is known', () => {
    const note = ['Of {file}', '{rule}'];
    expect(shown({ note }, { file: 'a.bin' })).toContain('Of a.bin; By the rule.');
    expect(shown({ note }, {})).toContain('>By the rule.<');
  });
});
