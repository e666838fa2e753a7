import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'code-minifier', tool, loadRun: async () => run };
const minify = (text: string, options: object = {}) => execute(entry, { text, ...options });

describe('code-minifier', () => {
  it.each([
    ['a{color:red}', 'css'],
    ['@media print { a { b: c } }', 'css'],
    [':root { --x: 1px }\na:hover > b::after { content: "function ()" }', 'css'],
    ['const a = { b: 1 };', 'js'],
    ['(() => { x() })()', 'js'],
    ['/* a { b: c } */ document.title = "a";', 'js'],
    ['{"a": 1}', 'json'],
    ['{"a": 1,}', 'json'],
    ['[1, 2]', 'json'],
    ['<p>Hi</p>', 'html'],
    ['<!-- x --><!doctype html>', 'html'],
  ])('finds out that %j is %s', async (text, language) => {
    expect(await minify(text)).toMatchObject({ language });
  });

  it.each([
    ['.a{ &:hover{color:#AABBCC} .b & { x: y } }', '.a{&:hover{color:#abc}.b & { x: y }}'],
    [
      '@media (width >= 600px) { a { color: color-mix(in srgb, red 50%, blue) } }',
      '@media (width>=600px){a{color:color-mix(in srgb,red 50%,blue)}}',
    ],
    [
      'a { width: calc( 1px + 2px ); --x: { a } ; color: #11223344 }',
      'a{width:calc(1px + 2px);--x: { a } ;color:#1234}',
    ],
    ['/*! keep */ a { b: c } /* go */ #ffffff { d: e } f { }', '/*! keep */a{b:c}#ffffff{d:e}'],
  ])('keeps what the style sheet %j says', async (text, made) => {
    expect(await minify(text, { language: 'css' })).toMatchObject({ text: made });
  });

  it('leaves a script with a fault in a page as it is, and white space where it counts', async () => {
    const page =
      '<pre>\n a\n  b</pre> <script>var a = ;</script><script type="application/ld+json">{ "a": 1 }</script><b>x</b> <i style="color: #ff0000">y</i>';
    const { text } = await minify(page);
    expect(text).toContain('<pre>\n a\n  b</pre>');
    expect(text).toContain('<script>var a = ;</script>');
    expect(text).toContain('<b>x</b> <i style="color:#f00">y</i>');
  });

  it.each([
    ['let a = 1;\nlet a = ;', 'js', 2],
    ['{"a": 1,\n"b" 2}', 'json', 2],
  ])('says where %j is wrong', async (text, language, line) => {
    expect(await minify(text, { language })).toMatchObject({ text: null, fault: { line }, sizes: [] });
  });

  // Forms of await at the top of a module, as its proposal lists them, and what only scripts may say.
  it.each([
    ['const a = await fetch("x");\nconsole.log(a);', 'const a=await fetch("x");console.log(a);'],
    ['export const name = await import("./x.js");', 'export const name=await(import("./x.js"));'],
    ['import x from "y"; await x();', 'import x from"y";await x();'],
    ['for await (const part of stream) show(part);', 'for await(const o of stream)show(o);'],
    ['const { a } = await (await fetch(u)).json(); f(a)', 'const{a:a}=await(await fetch(u)).json();f(a);'],
    ['if (x) { await y() }', 'x&&await y();'],
    ['var await = 1; f(await)', 'var await=1;f(await);'],
    ['with (a) { b() }', 'with(a)b();'],
  ])('takes %j as browsers do', async (text, made) => {
    expect(await minify(text, { language: 'js' })).toMatchObject({ text: made });
  });

  it('minifies modules in pages', async () => {
    const { text } = await minify('<script type="module">\n  const a = await f( 1 );\n</script>');
    expect(text).toBe('<script type="module">const a=await f(1);</script>');
  });

  it('says where a module is wrong', async () => {
    expect(await minify('await a();\nlet b = ;', { language: 'js' })).toMatchObject({ text: null, fault: { line: 2 } });
  });

  it('refuses pages that are nested too deeply', async () => {
    await expect(minify('<div>'.repeat(1_000))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('compares sizes', async () => {
    const { sizes } = await minify('var a = 1; // one\n'.repeat(100), { language: 'js' });
    expect(sizes).toMatchObject([{ as: 'Plain', before: 1_800 }, { as: 'Gzip' }, { as: 'Brotli' }]);
  });

  it('does what it is told with comments, names and console', async () => {
    const text = '/*! MIT */ function f(long) { console.log(long); return long }';
    expect(await minify(text)).toMatchObject({ text: expect.stringMatching(/^\/\*! MIT \*\/function f\(\w\)/) });
    expect(await minify(text, { keepComments: false, mangle: false, dropConsole: true })).toMatchObject({
      text: 'function f(long){return long}',
    });
  });
});
