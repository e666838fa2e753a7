import { describe, expect, it } from 'vitest';
import { isOneLine, plainLines, terminalSafe, terminalSafeJson } from './control-characters.ts';

const HOSTILE = 'a\u001b[2Jb\u009b31mc\u202ed\u0000e\rf\u007f';

describe('isOneLine', () => {
  it.each(['Ada', 'Añá 世界 👨‍👩‍👧', 'שלום'])('takes %s', (text) => expect(isOneLine(text)).toBe(true));
  it.each(['a\nb', 'a\r\nBcc: b', 'a\tb', 'a\u0000', 'a\u2028b', 'a\u009bb'])('does not take %j', (text) =>
    expect(isOneLine(text)).toBe(false),
  );
});

describe('plainLines', () => {
  it('keeps lines and tabs, and nothing else that steers', () => {
    expect(plainLines('a\r\nb\rc\u2028d\te\u001b[2J\u0000f')).toBe('a\nb\nc\nd\te[2Jf');
  });
});

describe('terminalSafe', () => {
  it('spells out what could steer a terminal', () => {
    expect(terminalSafe(HOSTILE)).toBe('a\\u001b[2Jb\\u009b31mc\\u202ed\\u0000e\\u000df\\u007f');
    expect(terminalSafe('Zoë 👋🏽')).toBe('Zoë 👋🏽');
  });
});

describe('terminalSafeJson', () => {
  it('says the same in safe characters', () => {
    const json = terminalSafeJson(JSON.stringify({ text: HOSTILE }, null, 2));
    expect(json).toMatch(/^[\n -~]*$/);
    expect(JSON.parse(json)).toEqual({ text: HOSTILE });
  });
});
