import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp } from '#ports/http/fake';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('html-validator', tool, run);
const ports = await createFakePorts([entry]);
const check = async (text: string) => tool.output.parse(await execute(entry, { text }, { ports }));
/** Each fault as a line: "3:5 Elements are not closed: <b> in <li>". */
const said = async (text: string) => {
  const { faults } = await check(text);
  return faults.flatMap(({ title, where = [], places = [] }) =>
    places.map(({ line, column }, at) => `${line}:${column} ${title}: ${where[at]?.replace(/^Line \d+: /, '')}`),
  );
};

describe('html-validator', () => {
  it('says what is not closed, closes nothing, is nested wrongly or dropped', async () => {
    expect(await said('<div><span>x</div>')).toEqual(['1:6 Elements are not closed: <span> in <div>']);
    expect(await said('<p>x</p>\n</p></i>')).toEqual([
      '2:1 End tags close nothing: </p>',
      '2:5 End tags close nothing: </i>',
    ]);
    expect(await said('<b>1<p>2</b>3</p>')).toEqual(['1:9 End tags are in the wrong order: </b>']);
    expect(await said('<form>\n<form>\n</form>')).toEqual(['2:1 Browsers drop these tags: <form>']);
    expect(await said('<table>x<tr><td>1</table>')).toEqual(['1:8 Content of a table is outside its cells: “x”']);
  });

  it('says once what a tag that goes on and on does', async () => {
    expect(await said('<ul><li><b>x</li><li>y</li></ul><p>z</p>')).toEqual([
      '1:9 Elements are not closed: <b> in <li>',
    ]);
  });

  it('lets end tags be left out where the standard does', async () => {
    expect(
      await said('<ul><li>a<li>b</ul><p>x<div>y</div><table><tr><td>1<td>2<tr><th>3</table><br><img src=a alt>'),
    ).toEqual([]);
  });

  it('knows where elements may be', async () => {
    expect(await said('<ul><p>x</p></ul>')).toEqual(['1:5 Elements are where they must not be: <p> in <ul>']);
    expect(await said('<span><div>x</div></span>')).toEqual([
      '1:7 Elements are where they must not be: <div> in <span>',
    ]);
    expect(await said('<a href=x><div>x</div></a><dl><div><dt>a<dd>b</div></dl><x-y><p>z</p></x-y>')).toEqual([]);
    expect(await said('<a href=x><button>y</button></a>')).toEqual([
      '1:11 Elements are in an element that forbids them: <button> in <a>',
    ]);
    expect(await said('<blah>x</blah><font>y</font>')).toEqual([
      '1:1 Elements that HTML does not have: <blah>',
      '1:15 Elements that HTML has given up: <font>: use CSS, such as color and font-family',
    ]);
  });

  it('knows attributes and their values', async () => {
    expect(await said('<p foo=1 data-x=1 aria-label=x onclick=y align=center>x</p>')).toEqual([
      '1:4 Attributes that the element does not have: foo in <p>',
      '1:42 Attributes that HTML has given up: align in <p>',
    ]);
    expect(await said('<input type=foo><img src="a b.jpg" alt width=50%>')).toEqual([
      '1:8 Values that the attribute does not take: type="foo" in <input>',
      '1:22 Addresses that are not valid: src="a b.jpg" in <img>',
      '1:40 Values that are not whole numbers: width="50%" in <img>',
    ]);
    expect(await said('<p id=a>x</p>\n<p id=a>y</p>')).toEqual(['2:1 IDs are used more than once: id="a" in <p>']);
  });

  it('mends what can be mended in one way', async () => {
    const { faults } = await check('<p>&copy 2026 &nope; x</p></i>');
    expect(faults.flatMap(({ places = [] }) => places)).toEqual([
      { line: 1, column: 9, length: 0, instead: ';' },
      { line: 1, column: 15, length: 1, instead: '&amp;' },
      { line: 1, column: 27, length: 4, instead: '' },
    ]);
    const page = await check('<html lang=en><title>x</title><p>y');
    expect(page.faults[0]?.places).toEqual([{ line: 1, column: 1, length: 0, instead: '<!doctype html>\n' }]);
  });

  it('reads a page at an address, and says what it has read', async () => {
    const http = createFakeHttp({ 'https://shop.example/': { body: '<!doctype html><title>Tea</title><p>x</i>' } });
    const answer = await execute(entry, { text: ' https://shop.example/ ' }, { ports: { ...ports, http } });
    expect(answer).toMatchObject({
      html: '<!doctype html><title>Tea</title><p>x</i>',
      errors: 1,
      faults: [{ places: [{ line: 1, column: 38 }] }],
    });
  });

  it.each([
    ['deep', '<div>'.repeat(300_000)],
    ['copied again and again', '<b>'.repeat(500) + '<p>x'.repeat(250_000)],
    ['attributes', `<p ${Array.from({ length: 150_000 }, (_, at) => `a${at}`).join(' ')}>`],
    ['end tags', '</p>'.repeat(400_000)],
    ['choices', '<select>'.repeat(200_000)],
    ['links', Array.from({ length: 80_000 }, (_, at) => `<a href=${at}>`).join('')],
    ['labels', '<label for=x>'.repeat(100_000)],
    ['tables', '<table><b>x'.repeat(100_000)],
    ['fostered', `<table>${'<br>'.repeat(300_000)}`],
    ['references', '&x;'.repeat(500_000)],
    ['crossing', '<b><i></b></i>'.repeat(100_000)],
  ])('is bounded for hostile HTML: %s', async (_, text) => {
    expect(await ownTime(() => check(text))).toBeLessThan(6_000);
  });

  it('refuses what is too long', async () => {
    await expect(check('x'.repeat(2_000_001))).rejects.toMatchObject({ code: 'too-large' });
  });
});
