import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const slugs = async (text: string, options: object = {}) =>
  String((await execute(toolEntry('slug-generator', tool, run), { text, ...options })).text);

it.each([
  ['de', 'Größe & Übermaß', 'groesse-und-uebermass'],
  ['en', 'Größe & Übermaß', 'grosse-and-ubermass'],
  ['en', '1½ cups, ⅔ full', '1-1-2-cups-2-3-full'],
  ['de', 'Donau\u00addampf\u00adschiff', 'donaudampfschiff'],
  ['da', 'Rødgrød på Ærø', 'roedgroed-paa-aeroe'],
  ['sv', 'Räksmörgås', 'raksmorgas'],
  ['tr', 'İstanbul’da Işık', 'istanbulda-isik'],
  ['fr', "L'été à l’œuvre", 'l-ete-a-l-oeuvre'],
  ['uk', 'Київ і Запоріжжя', 'kyiv-i-zaporizhzhia'],
  ['bg', 'Стара Загора и Търново', 'stara-zagora-i-tarnovo'],
  ['ru', 'Щука и Ёжик', 'shchuka-i-ezhik'],
  ['el', 'Αθήνα', 'athina'],
  ['pl', 'Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['hi', 'नमस्ते दुनिया', 'nmste-duniya'],
  ['ko', '안녕하세요', 'annyeonghaseyo'],
  ['en', "Don't stop — 50% off! 😀", 'dont-stop-50-percent-off'],
  ['en', 'cafe\u0301', 'cafe'],
])('in %s, %s becomes %s', async (language, text, slug) => {
  expect(await slugs(text, { language })).toBe(slug);
});

// Written by hand with the tables of ALA-LC; words without marks have their long vowels.
it.each([
  ['سلام', 'slam'],
  ['كتاب', 'ktab'],
  ['كِتَاب', 'kitab'],
  ['مَرْحَبًا', 'marhaban'],
  ['العَرَبِيَّة', 'alarabiya'],
  ['مَدْرَسَةٌ', 'madrasa'],
  ['نُور', 'nur'],
  ['كَبِير', 'kabir'],
  ['القُرْآن الكَرِيم', 'alquran-alkarim'],
  ['إسلام أحمد', 'islam-ahmd'],
  ['مستشفى', 'mstshfa'],
  ['اُردو', 'urdw'],
])('keeps the vowels of %s', async (text, slug) => {
  expect(await slugs(text)).toBe(slug);
});

it('leaves out stop words, unless there is nothing else', async () => {
  expect(await slugs('The Art of War\nThe Who', { dropStopWords: true })).toBe('art-war\nthe-who');
});

it('ends at a word, or within the first', async () => {
  expect(await slugs('one two three\nunbelievable', { longest: 9 })).toBe('one-two\nunbelieva');
});

it('keeps capitals where that is wished', async () => {
  expect(await slugs('Äpfel UND Öl', { language: 'de', keepCase: true, separator: '_' })).toBe('Aepfel_UND_Oel');
});

describe('numbers', () => {
  it('slugs that come again, and takes none that is there', async () => {
    expect(await slugs('a b\nA-B\na b 2\nA b!')).toBe('a-b\na-b-3\na-b-2\na-b-4');
  });

  it('stay within the longest length', async () => {
    expect(await slugs('abcdef\nabcdef', { longest: 6 })).toBe('abcdef\nabcd-2');
  });
});

it('keeps the place of each line', async () => {
  expect(await slugs('a\n\n😀\nb')).toBe('a\n\n\nb');
});

it.each(['Straße und Größe, ', '中文文本', 'a\n', 'สวัสดี', 'é'])('writes a megabyte of %j in time', async (piece) => {
  const text = piece.repeat(Math.ceil(1e6 / piece.length));
  expect(await ownTime(() => slugs(text, { language: 'de', dropStopWords: true }))).toBeLessThan(8_000);
});
