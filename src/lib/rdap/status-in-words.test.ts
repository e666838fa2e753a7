import { expect, it } from 'vitest';
import { statusInWords } from './status-in-words.ts';

it.each([
  'clientTransferProhibited',
  'client transfer prohibited',
  'CLIENT TRANSFER PROHIBITED',
  'ST_CL_TRANSFERPROHIBITED',
  'transferLocked',
])('explains %s', (code) => {
  expect(statusInWords(code)).toBe('The registrar has locked the domain against moving to another registrar.');
});

it('tells holds, redemption and plain use apart', () => {
  expect(statusInWords('serverHold')).toContain('The registry has taken the domain out');
  expect(statusInWords('redemptionPeriod')).toContain('bring it back');
  expect(statusInWords('ok')).toContain('normal use');
  expect(statusInWords('autoRenewPeriod')).toContain('renewed the domain by itself');
});

it.each(['', 'constructor', 'toString', 'something else', 'x'.repeat(10_000)])('has no words for "%s"', (code) => {
  expect(statusInWords(code)).toBeUndefined();
});
