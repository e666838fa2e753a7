import { expect, it } from 'vitest';
import { syllableCounter } from './syllables-of-language.ts';

it.each([
  [
    'de',
    'Haus 1 Straße 2 Universität 5 Bäume 2 Theater 3 ich 1 Kaiser 2 Freundschaft 2 Bürgermeisterin 5 neue 2 ruhig 2',
  ],
  [
    'es',
    'casa 2 ciudad 2 país 2 aéreo 4 guerra 2 queso 2 bien 1 buey 1 día 2 universidad 5 construcción 3 león 2 oír 2',
  ],
  [
    'fr',
    'maison 2 table 1 le 1 les 1 parle 1 parlent 1 école 2 eau 1 oiseau 2 universel 4 musique 2 étudiant 3 petite 2',
  ],
  ['it', 'casa 2 chiesa 2 gelato 3 acqua 2 paese 3 università 5 giorno 2 buono 2 poeta 3 piano 2'],
  ['pt', 'casa 2 não 1 coração 3 água 2 país 2 queijo 2 universidade 6 leões 2 dia 2 pai 1'],
  ['nl', 'huis 1 school 1 bureau 2 appel 2 leeuw 1 zee 1 idee 2 fietsen 2 mooie 2 vijf 1 universiteit 5'],
  ['ru', 'дом 1 молоко 3 здание 3 ёлка 2 университет 5 я 1'],
  ['en', 'table 2 syllable 3 moved 1 readability 5'],
])('counts syllables in %s', (language, words) => {
  const count = syllableCounter(language);
  const pairs = words.split(' ');
  for (let at = 0; at < pairs.length; at += 2) {
    expect(`${pairs[at]} ${count?.(pairs[at] ?? '')}`).toBe(`${pairs[at]} ${pairs[at + 1]}`);
  }
});

it('has no way for other languages', () => {
  expect(syllableCounter('ja')).toBeUndefined();
});
