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

  const asJson = async (text: string) => JSON.parse(String((await format(text, { action: 'json' })).text));

  it('keeps entities where it formats, and puts them in where it makes JSON', async () => {
    const text =
      '<!DOCTYPE a [\n<!ENTITY x "ha">\n<!ENTITY y "&x;&x;">\n<!ENTITY z SYSTEM "file:///etc/passwd">\n]>\n<a>&y;&z;</a>';
    expect(await format(text)).toMatchObject({ text });
    expect(await asJson(text)).toEqual({ a: 'haha&z;' });
  });

  // After kinds of the XML Conformance Test Suite of the W3C, xmltest/valid/sa and others.
  it.each([
    ['<!DOCTYPE d [<!ENTITY e "<b>&#38;amp; &#60;</b>">]><d>&e;</d>', null],
    [
      '<!DOCTYPE d [<!ENTITY e "<b x=\'1\'>two</b>">]><d>one &e;</d>',
      { d: { b: { '@x': '1', '#text': 'two' }, '#text': 'one' } },
    ],
    ['<!DOCTYPE d [<!ENTITY lt "&#38;#60;"><!ENTITY e "&#38;#60;">]><d>&lt;&e;</d>', { d: '<<' }],
    ['<!DOCTYPE d [<!ENTITY e "one"><!ENTITY e "two">]><d a="&e;">&e;</d>', { d: { '@a': 'one', '#text': 'one' } }],
    ['<!DOCTYPE d [<!ENTITY e "\r\n&#34;&#13;&#10;">]><d a="x&e;y"/>', { d: { '@a': 'x "  y' } }],
    ['<!DOCTYPE d [<!ENTITY e "x">]><d><![CDATA[&e;]]><!-- &e; --></d>', { d: '&e;' }],
    [
      '<!DOCTYPE d [<!ATTLIST d a CDATA "v" b NMTOKENS #IMPLIED c (x|y) #FIXED "x">]><d b="  1  2 "/>',
      { d: { '@b': '1 2', '@a': 'v', '@c': 'x' } },
    ],
    ['<!DOCTYPE d [<!ENTITY % p "<!ENTITY e \'deep\'>"> %p; <!ELEMENT d (#PCDATA | b)*>]><d>&e;</d>', { d: 'deep' }],
  ])('applies an internal document type: %s', async (text, json) => {
    if (json === null) expect(await format(text, { action: 'json' })).toMatchObject({ text: null });
    else expect(await asJson(text)).toEqual(json);
    expect((await format(text)).faults).toHaveLength(json === null ? 1 : 0);
  });

  // After kinds of not-wf/sa of the same.
  it.each([
    ['<!DOCTYPE d [<!ENTITY a "&b;"><!ENTITY b "&a;">]><d>&a;</d>', 'contains itself'],
    ['<!DOCTYPE d [<!ENTITY e "<b>">]><d>&e;</b></d>', 'does not match'],
    ['<!DOCTYPE d [<!ENTITY e "<b>">]><d><b>&e;</b></d>', 'not well-formed'],
    ['<!DOCTYPE d [<!ENTITY e "<b/>">]><d a="&e;"/>', 'contains "<"'],
    ['<!DOCTYPE d [<!ENTITY e "x">]><d>&f;</d>', 'does not have this entity'],
    ['<!DOCTYPE d [<!ENTITY e SYSTEM "p.gif" NDATA gif>]><d>&e;</d>', 'no XML'],
    ['<!DOCTYPE d [<!ENTITY e SYSTEM "p.xml">]><d a="&e;"/>', 'not allowed in an attribute'],
    ['<!DOCTYPE d [<!ENTITY e "100%">]><d/>', '&#37;'],
    ['<!DOCTYPE d [<!ENTITY e "a & b">]><d/>', '&amp;'],
    ['<!DOCTYPE d [<!ELEMENT d (a,b|c)>]><d/>', 'not a declaration'],
    ['<!DOCTYPE d [<!ELEMENT d (a|#PCDATA)*>]><d/>', 'not a declaration'],
    ['<!DOCTYPE d [<!ATTLIST d a NAME "x">]><d/>', 'not a declaration'],
    ['<!DOCTYPE d [<!ATTLIST d a CDATA "<">]><d/>', 'must not contain'],
    ['<!DOCTYPE d [<!ENTITY e "x" NDATA gif>]><d/>', 'not a declaration'],
    ['<!DOCTYPE d PUBLIC "x"><d/>', 'does not end here'],
  ])('refuses %s', async (text, message) => {
    for (const action of ['format', 'json']) {
      expect(await format(text, { action })).toMatchObject({
        ...{ text: null, fault: { line: 1, message: expect.stringContaining(message) } },
      });
    }
  });

  it('is not blown up by a billion laughs, deep entities or many declarations', async () => {
    const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]><d>&l12;</d>`;
    await expect(format(bomb)).rejects.toMatchObject({ code: 'too-large' });
    await expect(format(bomb.replace('<d>&l12;', '<d a="&l12;">'))).rejects.toMatchObject({ code: 'too-large' });
    const deep = Array.from({ length: 5_000 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};">`).join('');
    expect(await format(`<!DOCTYPE d [<!ENTITY l0 "ha">${deep}]><d>&l5000;</d>`)).toMatchObject({ text: null });
    const parts = Array.from({ length: 30 }, (_, at) => `<!ENTITY % p${at + 1} "&#37;p${at};&#37;p${at};">`).join('');
    expect(await format(`<!DOCTYPE d [<!ENTITY % p0 " ">${parts}%p30;]><d/>`)).toMatchObject({ text: null });
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY x "ha"><!ELEMENT a ANY>]><a>&x;</a>', 0],
    ['<?xml version="1.0"?><!-- c --><!DOCTYPE a SYSTEM "a.dtd" [ <!ATTLIST a b CDATA "c"> ]><a>&nbsp;</a>', 1],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "x.xml">]><a>&x;</a>', 1],
    ['<!DOCTYPE html><html/>', 0],
    ['<a><![CDATA[<!DOCTYPE a [ ]>]]></a>', 0],
  ])('says of %s whether its document type was read', async (text, times) => {
    for (const action of ['format', 'minify', 'json']) {
      const { faults } = await format(text, { action });
      expect(faults).toHaveLength(times);
      if (times > 0) expect(faults).toMatchObject([{ title: 'The document type was only read in part' }]);
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
