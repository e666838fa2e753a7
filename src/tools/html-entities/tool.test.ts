import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'html-entities', tool, loadRun: async () => run };
const decode = (text: string) => execute(entry, { text, action: 'decode' });

describe('html-entities', () => {
  it.each([
    // From the tokenizer tests of html5lib: namedEntities.test, entities.test and numericEntities.test.
    ['&AElig;', '\u00c6'],
    ['&AElig', '\u00c6'],
    ['&NotEqualTilde;', '\u2242\u0338'],
    ['&CounterClockwiseContourIntegral;', '\u2233'],
    ['&zwnj;', '\u200c'],
    ["I'm &not ok", "I'm \u00ac ok"],
    ["I'm &notit; I tell you", "I'm \u00acit; I tell you"],
    ["I'm &notin; I tell you", "I'm \u2209 I tell you"],
    ['&#0000;', '\ufffd'],
    ['&#x110000;', '\ufffd'],
    ['&#128;', '\u20ac'],
    ['&#x9F;', '\u0178'],
    ['&#225', '\u00e1'],
    ['&noti;', '\u00aci;'],
    ['&;', '&;'],
    ['&', '&'],
    ['&#', '&#'],
    ['&#x', '&#x'],
  ])('decodes %j as browsers do', async (text, expected) => {
    expect(await decode(text)).toMatchObject({ text: expected });
  });

  it('says which names it does not know, how often, and where first', async () => {
    expect(await decode('a\n&nope; &nope; &amp; & &x')).toMatchObject({
      unknown: [{ entity: '&nope;', times: 2, line: 2 }],
      converted: 1,
    });
  });

  it('notices what was encoded twice', async () => {
    expect(await decode('&amp;eacute;')).toMatchObject({ text: '&eacute;', note: expect.stringContaining('twice') });
  });

  it('leaves entities when told so, and gives every other character back', async () => {
    const text = '&amp; & &eacute; é & "x" &nope;';
    const { text: made } = await execute(entry, { text, keep: true, scope: 'other' });
    expect(made).toBe('&amp; &amp; &eacute; &eacute; &amp; &quot;x&quot; &amp;nope;');
  });

  it.each(['named', 'decimal', 'hex'])('is undone by decoding, written as %s', async (form) => {
    const text = Array.from({ length: 0x2400 }, (_, index) => String.fromCodePoint(index + 0xa0)).join('<&>"\'');
    const { text: made } = await execute(entry, { text, scope: 'other', form });
    expect(made).toMatch(/^[\0-\x7f]+$/);
    expect(await decode(String(made))).toMatchObject({ text });
  });
});
