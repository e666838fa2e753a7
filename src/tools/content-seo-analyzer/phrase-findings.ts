import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { NATURAL, shareVerdict } from '#lib/text/phrase-share';
import { fitText, rooms } from '#lib/text/search-preview';
import type { Content, Presence } from './gather.ts';

/** Words in which a text says what it is about. */
const FIRST_WORDS = 100;
/** Share of the text without the phrase from which on that is told. */
const LARGE_GAP = 0.5;

const passed = (title: string, detail: string): Finding => ({ severity: 'passed', title, detail });

/** What can be said of where the focus phrase is. */
export function phraseFindings(content: Content): Finding[] {
  const { phrase } = content;
  if (phrase === '') {
    return [
      {
        severity: 'unknown',
        title: 'There is no focus phrase',
        detail: 'Enter the phrase you want the text to be found for, to check the places that matter.',
      },
    ];
  }
  return [
    inTitle(content),
    inHeadings(content),
    inFirstWords(content),
    share(content),
    spread(content),
    inAltTexts(content),
  ].flat();
}

function inTitle({ title, phrase, presenceIn, document }: Content): Finding[] {
  if (title === '') return document.format === 'text' ? [] : [missingTitle];
  const { isCut, width, limit } = fitText(title, rooms.desktop.title);
  const cut: Finding = isCut
    ? {
        severity: 'warning',
        title: 'The title is too wide for a search result',
        detail: `It has ${width} pixels and will be cut off at about ${limit}.`,
        where: [title],
        why: 'Search results cut titles by width.',
        source: {
          name: 'Google Search Central',
          url: 'https://developers.google.com/search/docs/appearance/title-link',
        },
        fix: {
          words: 'Shorten it, with the important words first.',
          tool: { slug: 'headline-analyzer', input: { text: title } },
        },
      }
    : passed('The title fits in a search result', `${width} of about ${limit} pixels.`);
  return [presence(presenceIn(title), { place: 'the title', phrase, where: title, severity: 'warning' }), cut];
}

const missingTitle: Finding = {
  severity: 'warning',
  title: 'There is no title',
  detail: 'The text has no title element, nor a title in its front matter.',
  why: 'The title is the first thing that people read in a search result.',
  fix: { words: 'Give the page a title, or enter it under "Page title".' },
};

function presence(
  found: Presence,
  { place, phrase, where, severity }: { place: string; phrase: string; where: string; severity: 'warning' | 'advice' },
): Finding {
  if (found === 'phrase') return passed(`The phrase is in ${place}`, where);
  if (found === 'words') return passed(`The words of the phrase are in ${place}`, where);
  return {
    severity,
    title: `The phrase is not in ${place}`,
    detail: `“${phrase}” does not appear there in any form.`,
    ...(where && { where: [where] }),
    why: 'Readers and search engines look there first to see what a page is about.',
    fix: { words: `Use “${phrase}” in ${place}, if it reads well.` },
  };
}

function inHeadings({ document, phrase, presenceIn }: Content): Finding[] {
  if (document.outline.length === 0) return [];
  const best = document.outline.find(({ text }) => presenceIn(text) !== 'none');
  const found = best ? presenceIn(best.text) : 'none';
  return [presence(found, { place: 'a heading', phrase, where: best?.text ?? '', severity: 'advice' })];
}

function inFirstWords({ places, phrase, read, body, presenceIn }: Content): Finding[] {
  const ends = read.sentences.flatMap(({ terms }) => terms.map(({ to }) => to));
  const start = body.slice(0, ends[Math.min(ends.length, FIRST_WORDS) - 1] ?? 0);
  const found = (places[0] ?? FIRST_WORDS) < FIRST_WORDS ? 'phrase' : presenceIn(start);
  return [presence(found, { place: `the first ${FIRST_WORDS} words`, phrase, where: '', severity: 'advice' })];
}

function share({ places, phrase, read }: Content): Finding[] {
  const count = places.length;
  const percent = read.words === 0 ? 0 : (count / read.words) * 100;
  const said = `“${phrase}” appears ${counted(count, 'time')} in ${counted(read.words, 'word')}, ${percent.toFixed(2)}%.`;
  const verdict = shareVerdict(count, percent, read.words);
  if (verdict === 'natural') return [passed('The phrase is used about as often as usual', said)];
  const usual = `Natural texts have ${NATURAL.from} to ${NATURAL.to}%. Search engines give no figure.`;
  if (verdict === 'stuffed') {
    return [
      {
        severity: 'warning',
        title: 'The phrase is used very often',
        detail: said,
        why: `${usual} Repetition reads badly, and search engines may see it as keyword stuffing.`,
        source: {
          name: 'Google’s spam policies',
          url: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
        },
        fix: { words: 'Use other words sometimes, or leave it out where the meaning is clear.' },
      },
    ];
  }
  return [
    {
      severity: verdict === 'absent' ? 'warning' : 'advice',
      title: verdict === 'absent' ? 'The phrase is not in the text' : 'The phrase is rare',
      detail: said,
      why: usual,
      fix: { words: 'Use it where it fits naturally: in the first sentences, a heading or the conclusion.' },
    },
  ];
}

function spread({ places, read }: Content): Finding[] {
  if (places.length < 2 || read.words < FIRST_WORDS * 2) return [];
  const borders = [0, ...places, read.words];
  const gaps = borders.slice(1).map((to, at) => ({ from: borders[at] ?? 0, to }));
  const longest = gaps.reduce((most, gap) => (gap.to - gap.from > most.to - most.from ? gap : most));
  const part = (longest.to - longest.from) / read.words;
  if (part < LARGE_GAP)
    return [passed('The phrase is spread through the text', 'It appears in all parts of the text.')];
  const percent = (word: number) => Math.round((word / read.words) * 100);
  return [
    {
      severity: 'advice',
      title: 'A large part of the text is without the phrase',
      detail: `It does not appear between ${percent(longest.from)}% and ${percent(longest.to)}% of the text.`,
      why: 'The text may leave its subject there, or use other names for it.',
      fix: { words: 'Check whether that part belongs in the text, and mention the subject there once.' },
    },
  ];
}

function inAltTexts({ document, phrase, presenceIn }: Content): Finding[] {
  const described = document.images.filter((alt) => alt !== '');
  if (described.length === 0) return [];
  const found = described.find((alt) => presenceIn(alt) !== 'none');
  return [
    found
      ? passed('An alt text contains the phrase', found)
      : {
          severity: 'advice',
          title: 'No alt text contains the phrase',
          detail: `${counted(described.length, 'picture')} with alt text, none with “${phrase}”.`,
          why: 'Alt texts help pictures to be found in image search.',
          fix: { words: 'Use the phrase if the picture shows it. Otherwise leave the alt text as it is.' },
        },
  ];
}
