import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

it('takes composed and decomposed letters for the same, and keeps the first as it is', async () => {
  const text = 'cafe\u0301\ncaf\u00e9\n\u1e69\ns\u0307\u0323\n\ufb01\nfi';
  const made = await execute(toolEntry('remove-duplicate-lines', tool, run), { text });
  // A ligature is a letter of its own by canonical equivalence.
  expect(made.text).toBe('cafe\u0301\n\u1e69\n\ufb01\nfi');
});
