import { expect, it } from 'vitest';
import { releaseMemory } from './release-memory.ts';

it('gives the memory of a large file back at once', () => {
  const file = Buffer.allocUnsafeSlow(2 << 20);
  releaseMemory(file);
  expect(file.byteLength).toBe(0);
});

it('leaves small files alone, and memory that others share', () => {
  const [small, shared] = [Buffer.allocUnsafeSlow(1000), new Uint8Array(4 << 20)];
  releaseMemory(small);
  releaseMemory(shared.subarray(0, 2 << 20));
  expect([small.byteLength, shared.byteLength]).toEqual([1000, 4 << 20]);
});
