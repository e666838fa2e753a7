import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type { TermSentence } from '#lib/text/read-terms';
import { fitText, rooms } from '#lib/text/search-preview';
import type { Content } from './gather.ts';

/** Words of a sentence from which on it is long: the limit of the style guide of the British government. */
const LONG_SENTENCE = 25;
const LONG_PARAGRAPH = 150;
/** Words without a heading from which on a text is hard to scan. */
const LONG_STRETCH = 300;
const SHOWN = 160;
const SHOWN_PLACES = 20;
/** UTF-16 units of a text that is handed on with a finding. */
const HANDED_ON = 100_000;

const passed = (title: string, detail: string): Finding => ({ severity: 'passed', title, detail });

/** What can be said of a text without a focus phrase: how it is built. */
export function textFindings(content: Content, text: string): Finding[] {
  return [
    ...description(content, text),
    ...headings(content),
    ...(content.isSpaced ? [...sentences(content), ...paragraphs(content), ...stretches(content)] : []),
    ...pictures(content),
    ...links(content),
  ];
}

/** The tool that goes on from a finding, with a text that is not too long to be handed on. */
function handedOn(slug: string, input: { text: string; focus?: string }) {
  return input.text.length > HANDED_ON ? {} : { tool: { slug, input } };
}

function description({ description: said, presenceIn, phrase }: Content, text: string): Finding[] {
  if (said === null) return [];
  const tool = handedOn('meta-description-generator', { text, focus: phrase });
  if (said === '') {
    return [
      {
        severity: 'warning',
        title: 'There is no meta description',
        detail: 'The page has no meta element with the name description.',
        why: 'Search engines often show it below the title. Without one, they pick a passage.',
        source: { name: 'Google Search Central', url: 'https://developers.google.com/search/docs/appearance/snippet' },
        fix: { words: 'Write one or two sentences, or take them from the text.', ...tool },
      },
    ];
  }
  const { isCut, width, limit } = fitText(said, rooms.desktop.description);
  const fits: Finding = isCut
    ? {
        severity: 'advice',
        title: 'The meta description will be cut off',
        detail: `It has ${width} of about ${limit} pixels.`,
        where: [said.slice(0, 400)],
        fix: { words: 'Shorten it, or put the important words first.', ...tool },
      }
    : passed('The meta description fits', `${width} of about ${limit} pixels.`);
  if (phrase === '' || presenceIn(said) !== 'none') return [fits];
  return [
    fits,
    {
      severity: 'advice',
      title: 'The phrase is not in the meta description',
      detail: `“${phrase}” is missing there.`,
      why: 'Search engines show the search words in bold.',
      fix: { words: 'Add it, if it reads well.', ...tool },
    },
  ];
}

function headings({ document: { outline, format } }: Content): Finding[] {
  if (format === 'text') return [];
  const first = outline.filter(({ level }) => level === 1);
  const skipped = outline.flatMap(({ level, text }, at) => {
    const before = outline[at - 1]?.level ?? level;
    return level > before + 1 ? [`${text} (level ${level} after ${before})`] : [];
  });
  const found: Finding[] = [];
  if (first.length === 1) found.push(passed('There is one main heading', first[0]?.text ?? ''));
  else if (first.length === 0) {
    found.push({
      severity: 'advice',
      title: 'There is no main heading',
      detail: 'The text has no level 1 heading.',
      why: 'It tells readers and screen readers what the page is about. If your site adds it outside this text, ignore this.',
      fix: { words: 'Start the text with a level 1 heading.' },
    });
  } else {
    found.push({
      severity: 'advice',
      title: 'There are several main headings',
      detail: `${counted(first.length, 'heading')} of level 1.`,
      where: first.map(({ text }) => text).slice(0, SHOWN_PLACES),
      why: 'One heading says clearly what the page is about; several do not.',
      fix: { words: 'Keep one, and make the others level 2.' },
    });
  }
  if (skipped.length > 0) {
    found.push({
      severity: 'advice',
      title: 'Heading levels are skipped',
      detail: `More than one level below the one before: ${counted(skipped.length, 'heading')}.`,
      where: skipped.slice(0, SHOWN_PLACES),
      why: 'Screen reader users navigate by heading levels.',
      source: { name: 'W3C: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
      fix: { words: 'Go down one level at a time.' },
    });
  }
  return found;
}

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text).replace(/\s+/g, ' ');

function sentences({ read, body }: Content): Finding[] {
  const stopped = read.sentences.filter(({ isStopped }) => isStopped);
  const long = stopped.filter(({ terms }) => terms.length > LONG_SENTENCE);
  if (stopped.length === 0) return [];
  const share = Math.round((long.length / stopped.length) * 100);
  const said = `${long.length.toLocaleString('en')} of ${counted(stopped.length, 'sentence')}, ${share}%, with more than ${LONG_SENTENCE} words.`;
  if (share < 10) return [passed('Few sentences are long', said)];
  const longest = long.toSorted((one, other) => other.terms.length - one.terms.length).slice(0, SHOWN_PLACES);
  return [
    {
      severity: share > 25 ? 'warning' : 'advice',
      title: 'Many sentences are long',
      detail: said,
      where: longest.map(({ from, to, terms }) => `${terms.length} words: ${shortened(body.slice(from, to))}`),
      why: 'Long sentences are hard to follow. The British government recommends at most 25 words.',
      source: {
        name: 'GOV.UK: Sentence length',
        url: 'https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/',
      },
      fix: {
        words: 'Split them in two, for example at "and", "but" or "which".',
        ...handedOn('readability-checker', { text: body }),
      },
    },
  ];
}

/** The sentences of each paragraph. */
function paragraphsOf(all: readonly TermSentence[]): TermSentence[][] {
  const found: TermSentence[][] = [];
  for (const sentence of all) {
    const last = found.at(-1);
    if (sentence.isFirst || !last) found.push([sentence]);
    else last.push(sentence);
  }
  return found;
}

const wordsIn = (sentences: readonly TermSentence[]) => sentences.reduce((sum, { terms }) => sum + terms.length, 0);

function paragraphs({ read, body }: Content): Finding[] {
  const long = paragraphsOf(read.sentences).filter((each) => wordsIn(each) > LONG_PARAGRAPH);
  if (long.length === 0) return [passed('Paragraphs are short enough', `None has more than ${LONG_PARAGRAPH} words.`)];
  return [
    {
      severity: 'advice',
      title: 'Some paragraphs are long',
      detail: `${counted(long.length, 'paragraph')} of more than ${LONG_PARAGRAPH} words.`,
      where: long
        .map((each) => `${wordsIn(each)} words: ${shortened(body.slice(each[0]?.from ?? 0, each[0]?.to))}`)
        .slice(0, SHOWN_PLACES),
      why: 'On a phone, 150 words fill the screen.',
      fix: { words: 'Start a new paragraph for each new idea.' },
    },
  ];
}

function stretches({ read, body, document }: Content): Finding[] {
  if (document.format === 'text' || read.words <= LONG_STRETCH) return [];
  const titles = new Set(document.outline.map(({ text }) => text.trim()));
  let since = 0;
  let after = 'the beginning';
  const long: string[] = [];
  const end = () => {
    if (since > LONG_STRETCH) long.push(`${since} words after ${after}`);
  };
  for (const { from, to, terms } of read.sentences) {
    const text = body.slice(from, to).trim();
    if (!titles.has(text)) since += terms.length;
    else {
      end();
      since = 0;
      after = `“${shortened(text)}”`;
    }
  }
  end();
  if (long.length === 0)
    return [passed('There are enough headings', `No ${LONG_STRETCH} words in a row are without one.`)];
  return [
    {
      severity: 'advice',
      title: 'Long stretches have no heading',
      detail: `${counted(long.length, 'stretch', 'stretches')} of more than ${LONG_STRETCH} words.`,
      where: long.slice(0, SHOWN_PLACES),
      why: 'Most people scan the headings of a page before they read it.',
      source: { name: 'Nielsen Norman Group', url: 'https://www.nngroup.com/articles/how-users-read-on-the-web/' },
      fix: { words: 'Add a heading wherever a new topic begins.' },
    },
  ];
}

function pictures({ document: { images } }: Content): Finding[] {
  if (images.length === 0) return [];
  const bare = images.filter((alt) => alt === '').length;
  if (bare === 0) return [passed('Every picture has an alt text', `${counted(images.length, 'picture')}.`)];
  return [
    {
      severity: 'warning',
      title: 'Pictures have no alt text',
      detail: `${bare.toLocaleString('en')} of ${counted(images.length, 'picture')} without alt text.`,
      why: 'Screen readers read it aloud, and search engines use it to understand the picture. Decorative pictures do not need one.',
      source: { name: 'W3C: Images', url: 'https://www.w3.org/WAI/tutorials/images/' },
      fix: { words: 'Describe in a few words what the picture shows.' },
    },
  ];
}

const EMPTY_WORDS =
  /^(?:click here|here|read more|more|learn more|this|link|this page|hier|mehr|weiterlesen|ici|lire la suite|aquí|leer más|qui|clicca qui|clique aqui|https?:\S+)$/i;

function links({ document: { links: all, format } }: Content): Finding[] {
  if (format === 'text') return [];
  if (all.length === 0) {
    return [
      {
        severity: 'advice',
        title: 'There are no links',
        detail: 'The text contains no links.',
        why: 'Links guide readers and tell search engines which pages belong together.',
        source: {
          name: 'Google: links',
          url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
        },
        fix: { words: 'Link to related pages of your site, and to your sources.' },
      },
    ];
  }
  const empty = all.filter(({ text }) => text === '' || EMPTY_WORDS.test(text));
  const said = `${counted(all.length, 'link')}.`;
  if (empty.length === 0) return [passed('Links say where they lead', said)];
  return [
    {
      severity: 'advice',
      title: 'Some links do not say where they lead',
      detail: `${empty.length.toLocaleString('en')} of ${said}`,
      where: empty.map(({ text, href }) => `${text || 'no text'} → ${href.slice(0, 200)}`).slice(0, SHOWN_PLACES),
      why: 'Screen reader users often hear links without the text around them.',
      source: {
        name: 'Google: links',
        url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      },
      fix: { words: 'Link the words that describe the page: "opening hours", not "here".' },
    },
  ];
}
