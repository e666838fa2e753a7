import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'xml-formatter', tool, loadRun: async () => run };
const format = (text: string, options: object = {}) => execute(entry, { text, ...options });

describe('xml-formatter', () => {
  // Kinds of faults of the XML Conformance Test Suite of the W3C, not-wf/sa, and of others.
  it.each([
    ['<doc>\n<doc\n?\n<a</doc>', 3],
    ['<doc><? ?></doc>', 1],
    ['<doc>&amp no refc</doc>', 1],
    ['<doc>&.entity;</doc>', 1],
    ['<doc a1=v1></doc>', 1],
    ['<doc a1="v1></doc>', 1],
    ['<doc a1="<foo>"></doc>', 1],
    ['<doc a1="v1" a1="v2"></doc>', 1],
    ['<doc>]]></doc>', 1],
    ['<doc>\n<a>\n</b>\n</doc>', 3],
    ['<doc><!-- a -- b --></doc>', 1],
    ['<doc></doc><doc></doc>', 1],
    ['<doc>', 1],
    ['</doc>', 1],
    ['text', 1],
    ['<doc>&nbsp;</doc>', 1],
    ['<doc>&constructor;</doc>', 1],
    ['<doc>\u0001</doc>', 1],
    ['<doc a="1"b="2"/>', 1],
    ['<doc>&#x0;</doc>', 1],
  ])('refuses %j, and says in which line', async (text, line) => {
    expect(await format(text)).toMatchObject({ text: null, fault: { line } });
  });

  it('names the element that is open', async () => {
    expect(await format('<list>\n  <item>One</itm>\n</list>')).toMatchObject({
      fault: {
        line: 2,
        column: 12,
        message: 'This closing tag does not match: the element "item" of line 2 is still open.',
      },
    });
    expect(await format('<a>\n<b></b>\n')).toMatchObject({
      fault: { message: 'The text ends, but the element "a" of line 1 is still open.' },
    });
  });

  it.each([
    '<p>One <b>two</b> <i>three</i>\n four</p>',
    '<pre xml:space="preserve"> <a> </a> </pre>',
    '<a><![CDATA[ <x> ]]></a>',
    '<a b=\'"\' c="&lt;&#10;>"/>',
    '<a>&lt;&#160;</a>',
  ])('moves nothing in %j', async (text) => {
    expect(await format(text)).toMatchObject({ text });
    expect(await format(text, { action: 'minify' })).toMatchObject({ text });
  });

  it('puts in no entities', async () => {
    const text =
      '<!DOCTYPE a [\n<!ENTITY x "ha">\n<!ENTITY y "&x;&x;">\n<!ENTITY z SYSTEM "file:///etc/passwd">\n]>\n<a>&y;&z;</a>';
    expect(await format(text)).toMatchObject({ text });
    expect(await format(text, { action: 'json' })).toMatchObject({ text: '{\n  "a": "&y;&z;"\n}' });
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY x "ha"><!ELEMENT nonsense>]><a>&x;</a>', 1],
    ['<?xml version="1.0"?><!-- c --><!DOCTYPE a SYSTEM "a.dtd" [ <!ATTLIST a b CDATA "c"> ]><a/>', 1],
    ['<!DOCTYPE html><html/>', 0],
    ['<a><![CDATA[<!DOCTYPE a [ ]>]]></a>', 0],
  ])('says of %s that its document type was not read', async (text, times) => {
    for (const action of ['format', 'minify', 'json']) {
      const { faults } = await format(text, { action });
      expect(faults).toHaveLength(times);
      if (times > 0) expect(faults).toMatchObject([{ title: 'The document type was not read' }]);
    }
  });

  it('gives back what it wrote when asked again, and the same from its short form', async () => {
    const text = '<?xml version="1.0"?><!-- c --><a><b x="1"/><c><d>1</d><e></e></c><?p i?></a>';
    const { text: made } = await format(text);
    expect(made).toBe(
      '<?xml version="1.0"?>\n<!-- c -->\n<a>\n  <b x="1"/>\n  <c>\n    <d>1</d>\n    <e></e>\n  </c>\n  <?p i?>\n</a>',
    );
    expect(await format(String(made))).toMatchObject({ text: made });
    expect(await format(String(made), { action: 'minify' })).toMatchObject({ text });
  });

  it('keeps elements whose names every object has', async () => {
    const { text } = await format('<__proto__ constructor="1"><toString/></__proto__>', { action: 'json' });
    expect(JSON.parse(String(text))).toEqual(JSON.parse('{"__proto__":{"@constructor":"1","toString":""}}'));
  });

  it('reads 100,000 levels', async () => {
    const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`;
    expect(await format(deep, { action: 'minify' })).toMatchObject({ text: deep, depth: 100_000 });
    await expect(format(deep)).rejects.toMatchObject({ code: 'too-large' });
    const { text } = await format(deep, { action: 'json' }).catch(({ code }) => ({ text: code }));
    expect(text).toBe('too-large');
  });
});
