import { countWords } from '../text/count-words.ts';
import type { HtmlFacts } from './facts.ts';

/** Words of a page that may be no more than a frame. */
const FEW = 50;
/** UTF-16 units of a page that are looked through: one with few words is short. */
const LONGEST = 300_000;

const emptyElement =
  /<([a-z][\w-]{0,40})([^<>]{0,300})>\s{0,100}(?:<!--[^<>]{0,100}-->)?\s{0,100}<\/([a-z][\w-]{0,40})>/gi;
const id = /\sid\s{0,5}=\s{0,5}["']?([^\s"'>]{1,100})/i;
/** Words that are read where scripts do not run, and not the picture that counts visitors there. */
const spokenNoscript = /<noscript[^<>]{0,200}>\s{0,100}[^<>]{20}/i;

/**
 * Whether a page has next to nothing to read, and scripts that could fill it: it has a place left empty for them, says so to those without
 * scripts, or has no word at all. Files of the services that `isService` knows measure visitors or sell advertisements.
 */
export function isFilledByScripts(page: HtmlFacts, isService: (url: string) => boolean): boolean {
  const { text, resources, document, pictures, forms, links } = page;
  const words = countWords(text.whole);
  if (words >= FEW || resources.scripts.length === 0) return false;
  const source = document.source.slice(0, LONGEST);
  const isFiller = resources.scripts.some(({ url }) => url !== '' && !isService(url));
  const places = [...source.matchAll(emptyElement)].flatMap(([, name = '', attributes = '', end]) =>
    name === end && /^(?:div|main|section|article)$|-/i.test(name) ? [{ name, id: id.exec(attributes)?.[1] }] : [],
  );
  if (places.some((place) => (place.id !== undefined || place.name.includes('-')) && isFiller)) return true;
  // A script in the page that names the place.
  const inline = resources.scripts.filter(({ url }) => url === '').slice(0, 50);
  const code = inline.map(({ at = 0, length }) => source.slice(at, at + length + 200)).join('\n');
  if (places.some((place) => place.id !== undefined && code.includes(place.id))) return true;
  if (!isFiller) return false;
  const shows = pictures.length + forms.length + links.length + resources.frames.length + resources.media.length > 0;
  return spokenNoscript.test(source) || (words === 0 && !shows);
}
