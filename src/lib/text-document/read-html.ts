import { inlineElements } from '#lib/html/element-names';
import type { HtmlReader } from '#lib/html/html-reader';
import { walkHtml } from '#lib/html/walk-html';
import { emptyPlaces, firstSentence, noMarkup, type PlaceName, type TextDocument } from './places.ts';

/** What is in the source, but not before a reader's eyes. */
const UNSEEN = new Set(
  'script style noscript template svg math iframe object canvas audio video select textarea head'.split(' '),
);
/** What is within a line, besides elements for text. */
const WITHIN_LINE = new Set(['img', 'wbr', 'input', 'button', 'picture', 'source']);
/** What is around a text: its first paragraph is no beginning. */
const AROUND = new Set(['nav', 'header', 'footer', 'aside']);

/** Text that is being collected from an element and all that is in it. */
interface Capture {
  place: PlaceName | 'paragraph';
  pieces: string[];
  href: string;
}

interface Inside {
  isUnseen: boolean;
  isHead: boolean;
  isAround: boolean;
  isVerbatim: boolean;
  captures: readonly Capture[];
  /** The one that this element began. */
  own: Capture | undefined;
}

/** The text of a page as a browser shows it, with its title, headings, links and alternative texts. */
export function readHtml(html: string): TextDocument {
  const places = emptyPlaces();
  const markup = noMarkup();
  const body: string[] = [];
  let paragraph: string | undefined;

  const reader: HtmlReader<Inside> = {
    start: { isUnseen: false, isHead: false, isAround: false, isVerbatim: false, captures: [], own: undefined },
    open(name, attributes, outer) {
      const alt = attributes.get('alt')?.trim();
      if (alt && !outer.isUnseen && (name === 'img' || name === 'area' || name === 'input')) places.altTexts.push(alt);
      if (name === 'img' && !outer.isUnseen) markup.images.push(alt ?? '');
      if (breaksLine(name)) {
        body.push('\n');
        for (const { pieces } of outer.captures) pieces.push('\n');
      }
      const place = placeOf(name, attributes, outer);
      const own = place && { place, pieces: [], href: attributes.get('href') ?? '' };
      return {
        // A title shows above the page: it is collected, and no part of the running text.
        isUnseen: outer.isUnseen || UNSEEN.has(name) || attributes.has('hidden'),
        isHead: name === 'head',
        isAround: outer.isAround || AROUND.has(name),
        isVerbatim: outer.isVerbatim || name === 'pre',
        captures: own ? [...outer.captures, own] : outer.captures,
        own,
      };
    },
    close(name, { own }) {
      if (breaksLine(name)) body.push('\n');
      if (!own) return;
      const text = own.pieces.join('').replace(/\s+/g, ' ').trim();
      if (own.place === 'links') markup.links.push({ text, href: own.href });
      if (text === '') return;
      if (own.place === 'headings') markup.outline.push({ level: Number(name.slice(1)), text });
      if (own.place === 'paragraph') paragraph ??= text;
      else places[own.place].push(text);
    },
    text(text, { isUnseen, isVerbatim, captures }) {
      const isTitle = captures.at(-1)?.place === 'title';
      if (isUnseen && !isTitle) return;
      for (const { pieces } of captures) pieces.push(text);
      if (!isTitle) body.push(isVerbatim ? text : text.replace(/[\n\r\u2028\u2029]/g, ' '));
    },
  };
  walkHtml(html, reader);
  const running = body.join('');
  places.firstSentence.push(firstSentence(paragraph ?? running));
  return { format: 'html', body: running, places, ...markup };
}

function breaksLine(name: string): boolean {
  return !inlineElements.has(name) && !WITHIN_LINE.has(name);
}

function placeOf(name: string, attributes: ReadonlyMap<string, string>, outer: Inside): Capture['place'] | undefined {
  // The head hides its text, and is where the page's title is.
  if (name === 'title') return outer.isUnseen && !outer.isHead ? undefined : 'title';
  if (outer.isUnseen) return undefined;
  if (/^h[1-6]$/.test(name)) return 'headings';
  if (name === 'a' && attributes.has('href')) return 'links';
  return name === 'p' && !outer.isAround ? 'paragraph' : undefined;
}
