import type { HtmlReader } from '#lib/html/html-reader';
import { walkHtml } from '#lib/html/walk-html';
import { own } from '#lib/own';

interface HtmlLink {
  address: string;
  /** What is read in the link; the alternative text of a picture in it. */
  anchor: string;
}

/** Attributes that hold addresses, of elements that are no links for visitors. */
const sources: Readonly<Record<string, readonly string[]>> = {
  ...{ img: ['src'], script: ['src'], link: ['href'], iframe: ['src'], source: ['src'], video: ['src', 'poster'] },
  ...{ audio: ['src'], embed: ['src'], object: ['data'], form: ['action'], track: ['src'] },
};
/** Elements whose text nobody reads, and those that end a line. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head']);
const INLINE = new Set([
  'a',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'u',
  's',
  'small',
  'code',
  'mark',
  'wbr',
  'sub',
  'sup',
  'font',
  'abbr',
]);
const LONGEST_ANCHOR = 500;

interface State {
  isSilent: boolean;
  link?: HtmlLink | undefined;
}

/** The links of a page and its visible text, in one walk. `withFiles`: pictures, scripts, styles and frames as well. */
export function readHtml(html: string, withFiles: boolean) {
  const links: HtmlLink[] = [];
  const pieces: string[] = [];
  let base = '';
  const reader: HtmlReader<State> = {
    start: { isSilent: false },
    open(name, attributes, { isSilent, link }) {
      if (name === 'base' && base === '') base = attributes.get('href')?.trim() ?? '';
      if (!INLINE.has(name)) pieces.push('\n');
      if (name === 'img' && link) link.anchor += ` ${attributes.get('alt') ?? ''} `;
      const address = name === 'a' || name === 'area' ? attributes.get('href')?.trim() : undefined;
      if (withFiles) {
        for (const source of own(sources, name) ?? []) {
          const value = attributes.get(source)?.trim();
          if (value) links.push({ address: value, anchor: '' });
        }
      }
      if (!address) return { isSilent: isSilent || SILENT.has(name), link };
      const opened = { address, anchor: name === 'area' ? (attributes.get('alt') ?? '') : '' };
      links.push(opened);
      return { isSilent, link: opened };
    },
    close(name) {
      if (!INLINE.has(name)) pieces.push('\n');
    },
    text(text, { isSilent, link }) {
      if (isSilent) return;
      pieces.push(text);
      if (link && link.anchor.length < LONGEST_ANCHOR) link.anchor += text.slice(0, LONGEST_ANCHOR);
    },
  };
  walkHtml(html, reader);
  const tidy = (anchor: string) => anchor.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ANCHOR);
  return { base, text: pieces.join(''), links: links.map((link) => ({ ...link, anchor: tidy(link.anchor) })) };
}
