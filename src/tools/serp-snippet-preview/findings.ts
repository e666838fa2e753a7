import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { hostOf } from '#lib/shown-address';
import type { Device, FittedText } from '#lib/text/search-preview';

interface Entered {
  title: string;
  description: string;
  url: string;
  query: string;
}

interface Result {
  device: Device;
  title: FittedText;
  description: FittedText;
}

const TITLES = {
  name: 'Google on title links',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
};
const SNIPPETS = { name: 'Google on snippets', url: 'https://developers.google.com/search/docs/appearance/snippet' };

/** Shorter ones rarely say what a page is about. Characters. */
const SHORT_TITLE = 15;
const SHORT_DESCRIPTION = 50;

/** What would lose a click: what is cut, missing, or not what was searched for. */
export function findingsOf(entered: Entered, results: readonly Result[]): Finding[] {
  return [
    ...ofTitle(entered, results),
    ...ofDescription(entered, results),
    ...ofQuery(entered, results),
    ...ofAddress(entered.url),
  ];
}

function ofTitle({ title }: Entered, results: readonly Result[]): Finding[] {
  const text = title.trim();
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return [
    ...ofWidth('title', results),
    ...(text.length < SHORT_TITLE && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)
      ? [
          advice(
            'The title is short',
            `It has ${counted([...text].length, 'character')}. Say what the page offers, and name your site.`,
          ),
        ]
      : []),
    ...(letters.length >= 10 && capitals > 0.7 * letters.length
      ? [
          advice(
            'The title is in capitals',
            'Capitals are wider and harder to read, and search engines may rewrite them.',
          ),
        ]
      : []),
  ];
}

function ofDescription({ title, description }: Entered, results: readonly Result[]): Finding[] {
  const text = description.trim();
  if (text === '') {
    const why = 'Without one, search engines pick a passage of the page, which may be a menu or a notice.';
    return [
      { ...advice('There is no description', 'The search engine picks a passage of the page.'), why, source: SNIPPETS },
    ];
  }
  return [
    ...ofWidth('description', results),
    ...(text.length < SHORT_DESCRIPTION
      ? [
          advice(
            'The description is short',
            `It has ${counted([...text].length, 'character')}; there is space for about 150.`,
          ),
        ]
      : []),
    ...(text === title.trim()
      ? [warning('The description repeats the title', 'Use it to say what does not fit in the title.')]
      : []),
  ];
}

function ofWidth(part: 'title' | 'description', results: readonly Result[]): Finding[] {
  const cut = results.filter((result) => result[part].isCut);
  if (cut.length === 0) {
    return [{ severity: 'passed', title: `The ${part} fits`, detail: 'On desktop and on phone.' }];
  }
  const where = cut.map(({ device, [part]: { width, limit } }) => {
    return `${device}: ${width} of about ${limit} pixels`;
  });
  const on = cut.length === 2 ? 'a desktop and on a phone' : `a ${cut[0]?.device}`;
  const words = `Put the important words first, and leave out what is not needed.`;
  return [
    {
      severity: part === 'title' ? 'warning' : 'advice',
      title: `The ${part} is cut`,
      detail: `It is too wide on ${on}.`,
      where,
      why: 'Results are cut by width in pixels, not by the number of characters.',
      source: part === 'title' ? TITLES : SNIPPETS,
      fix: { words },
    },
  ];
}

function ofQuery({ query, title, description }: Entered, results: readonly Result[]): Finding[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const missing = (text: string) => wanted.filter((word) => !includesWord(text, word));
  const inTitle = missing(title);
  const phone = results.find(({ device }) => device === 'phone');
  const seen = phone ? `${phone.title.shown} ${phone.description.shown}` : '';
  const hidden = wanted.filter((word) => includesWord(`${title} ${description}`, word) && !includesWord(seen, word));
  return [
    inTitle.length > 0
      ? advice('Search words are missing from the title', `Missing: ${inTitle.join(', ')}.`)
      : { severity: 'passed', title: 'The title has the search words', detail: wanted.join(', ') },
    ...(hidden.length > 0
      ? [warning('Search words are cut off', `Not visible on a phone: ${hidden.join(', ')}.`)]
      : []),
    ...(description.trim() !== '' && missing(description).length === wanted.length
      ? [advice('The description has none of the search words', 'Search engines then often show another passage.')]
      : []),
  ];
}

function ofAddress(url: string): Finding[] {
  if (url.trim() === '' || hostOf(url) !== undefined) return [];
  return [warning('The address is not complete', 'Start it with https:// and the domain.')];
}

function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 30);
}

function includesWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word);
}

function warning(title: string, detail: string): Finding {
  return { severity: 'warning', title, detail };
}

function advice(title: string, detail: string): Finding {
  return { severity: 'advice', title, detail };
}
