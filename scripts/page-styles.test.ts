import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownStyles, pageStyles } from './site/page-styles.ts';

const stylesFor = (sheet: string, ...words: string[]) => pageStyles(sheet)((word) => words.includes(word));

it.each([
  ['a class that is named', '.a{color:red}', ['a'], '.a{color:red}'],
  ['no class that is not', '.a{color:red}', ['b'], ''],
  ['a rule whose classes are all named', '.a .b:hover{color:red}', ['a', 'b'], '.a .b:hover{color:red}'],
  ['no rule of which one is missing', '.a .b:hover{color:red}', ['b'], ''],
  ['of a list what is named', '.a,.b>p,.c{color:red}', ['a', 'b', 'p'], '.a,.b>p{color:red}'],
  ['elements that are named', 'meter::-moz-meter-bar,h1{color:red}', ['h1'], 'h1{color:red}'],
  ['what needs neither', '*,::before,:root[data-x="y"]{color:red}', [], '*,::before,:root[data-x="y"]{color:red}'],
  ['what negations and lists leave open', '.a:not(.b),:is(.c,.d) .a{x:y}', ['a'], '.a:not(.b),:is(.c,.d) .a{x:y}'],
  ['classes with signs', '.\\[\\&_a\\:hover\\]\\:mt-1\\.5 a:hover{x:y}', ['[&_a:hover]:mt-1.5', 'a'], null],
  ['classes with digits first', '.\\32 xl\\:p-1{x:y}', ['2xl:p-1'], null],
  ['classes with brackets and commas', '.g-\\[minmax\\(0\\,1fr\\)\\]{x:y}', ['g-[minmax(0,1fr)]'], null],
  ['what is around what stays', '@media print{.a{x:y}}@layer u{.a{x:y}}', ['a'], null],
  ['nothing around nothing', '@media print{.b{x:y}}', ['a'], ''],
  ['orders of layers', '@layer a,b;', [], '@layer a,b;'],
  ['steps of an animation', '@keyframes k{to{color:red}}', [], '@keyframes k{to{color:red}}'],
  ['custom properties that are asked for', ':root{--a:1;--b:2}.c{x:var(--a)}', ['c'], ':root{--a:1}.c{x:var(--a)}'],
  ['none that only a rule that goes asks for', ':root{--a:1}.c{x:var(--a)}', [], ''],
  ['those that a script asks for', ':root{--a:1}', ['--a'], ':root{--a:1}'],
  [
    'registered properties with them',
    '@property --a{inherits:false}@property --b{inherits:false}',
    ['--b'],
    '@property --b{inherits:false}',
  ],
])('leaves in a page %s', (_, sheet, words, left) => {
  expect(stylesFor(sheet, ...words)).toBe(left ?? sheet);
});

it('finds names in the page and in the scripts that it starts with', () => {
  const client = mkdtempSync(join(tmpdir(), 'own-styles-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  writeFileSync(
    join(client, 'a.js'),
    'jsx(`meter`,{className:`in-script `+(x?"in-choice":""),style:{color:`var(--in-script)`}})',
  );
  const page = (css: string) =>
    `<style>${css}</style><ul class="in-html [&amp;&gt;li]:flex"><li>x</li></ul><script data-scripts="/a.js"></script>`;
  const named =
    ':root{--in-script:1}ul{x:y}.in-html{x:y}.\\[\\&\\>li\\]\\:flex>li{x:y}meter{x:y}.in-script{x:y}.in-choice{x:y}';
  expect(ownStyles(client)(page(`${named.replace('}', ';--nowhere:1}')}.nowhere{x:y}table{x:y}`))).toBe(page(named));
});
