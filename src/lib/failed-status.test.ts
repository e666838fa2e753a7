import { describe, expect, it } from 'vitest';
import { failedStatus } from './failed-status.ts';

describe('failedStatus', () => {
  it.each([
    [403, 'a.example does not let us read this address (403). Many sites only allow browsers.'],
    [429, 'a.example received too many requests (429). Please try again later.'],
    [418, 'a.example answered with an error (418).'],
  ])('says what %i means', (status, sentence) => {
    expect(failedStatus('a.example', status)).toBe(sentence);
  });

  it('takes a host for what it is', () => {
    expect(failedStatus('$&.example', 500)).toBe('$&.example failed to answer (500). The problem is on its side.');
  });
});
