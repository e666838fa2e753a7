import { describe, expect, it } from 'vitest';
import { plainRules } from '../case-mapping.ts';
import { type TitleStyleName, titleStyleNames } from './styles.data.ts';
import { titleCase } from './title-case.ts';

const inStyle = (style: TitleStyleName, title: string) => titleCase(title, { style, rules: plainRules });

const MANUALS = [
  'how to look up a word with a friend between lessons',
  {
    ap: 'How To Look Up a Word With a Friend Between Lessons',
    chicago: 'How to Look Up a Word with a Friend Between Lessons',
    apa: 'How to Look Up a Word With a Friend Between Lessons',
    mla: 'How to Look Up a Word with a Friend between Lessons',
    nyt: 'How to Look Up a Word With a Friend Between Lessons',
  },
] as const;

describe('where the manuals differ', () => {
  it.each(titleStyleNames)('%s: prepositions and infinitives', (style) => {
    expect(inStyle(style, MANUALS[0])).toBe(MANUALS[1][style]);
  });

  it.each([
    ['ap', 'what if it rains', 'What if It Rains'],
    ['chicago', 'what if it rains', 'What If It Rains'],
    ['mla', 'life as we see it', 'Life As We See It'],
    ['chicago', 'life as we see it', 'Life as We See It'],
    ['ap', 'small yet mighty', 'Small yet Mighty'],
    ['chicago', 'small yet mighty', 'Small Yet Mighty'],
    ['ap', 'not yet ready, so wait', 'Not Yet Ready, so Wait'],
    ['ap', 'the road to work and how to work', 'The Road to Work and How To Work'],
    ['mla', 'rest after lunch, look before you leap', 'Rest after Lunch, Look Before You Leap'],
    ['nyt', 'one; a second (the third)', 'One; A Second (The Third)'],
    ['apa', 'one; a second (the third) part', 'One; a Second (the Third) Part'],
  ] as const)('%s: %s', (style, title, expected) => {
    expect(inStyle(style, title)).toBe(expected);
  });
});

describe('in every style', () => {
  const alike: readonly (readonly [string, string])[] = [
    ['the end of it all, and what for', 'The End of It All, and What For'],
    ['one day: a story - the second part — an end', 'One Day: A Story - The Second Part — An End'],
    ['is it over? the answer. no', 'Is It Over? The Answer. No'],
    ['“a word” in ‘the middle’', '“A Word” in ‘The Middle’'],
    ['day-to-day stand-in for on-site work', 'Day-to-Day Stand-In for On-Site Work'],
    ['tea and/or coffee', 'Tea and/or Coffee'],
    ['turn off the light, log in to the site', 'Turn Off the Light, Log In to the Site'],
    ['we use iPhone, eBay and NASA data', 'We Use iPhone, eBay and NASA Data'],
    ['the u.s. at 5 p.m. in q&a form', 'The U.S. at 5 p.m. in Q&A Form'],
    ['louis xiv, rocky ii', 'Louis XIV, Rocky II'],
    ["o'neil, mcgregor and d'artagnan don't", "O'Neil, McGregor and d'Artagnan Don't"],
    ['ask @the_one at a.b@example.org #and', 'Ask @the_one at a.b@example.org #and'],
    ['see https://example.org/the/a?b=of or example.org', 'See https://example.org/the/a?b=of or example.org'],
    ['open notes_for_me.txt in /var/log now', 'Open notes_for_me.txt in /var/log Now'],
    ['a 2nd hair[cut] and colo(u)r', 'A 2nd Hair[cut] and Colo(u)r'],
    ['cat v. dog vs. the world', 'Cat v. Dog vs. the World'],
    ["rock 'n' roll", "Rock 'n' Roll"],
    ['A DAY AT NASA IN WORLD WAR II', 'A Day at NASA in World War II'],
    ['été à la plage', 'Été à La Plage'],
    ['слово и дело', 'Слово И Дело'],
    ['', ''],
  ];
  // What is unclear in one style is left to the others.
  const except: Readonly<Record<string, readonly string[]>> = {
    'turn off the light, log in to the site': ['nyt'],
    'été à la plage': ['nyt'],
  };

  it.each(alike)('%s', (title, expected) => {
    for (const style of titleStyleNames) {
      if (!except[title]?.includes(style)) expect(inStyle(style, title), style).toBe(expected);
    }
  });
});
