import type { HtmlReader } from '#lib/html/html-reader';

interface OpenHeading {
  at: number;
  /** Whether it says something: by text, or by the words of a picture. */
  isSaid: boolean;
}

interface State {
  heading: OpenHeading | undefined;
  /** In a script, or in a drawing but for its title. */
  isSilent: boolean;
}

/** Headings that are kept. */
const MOST = 1_000;

const silent = new Set(['script', 'style', 'template', 'svg', 'math']);

/** Reads which headings say nothing. `isSeen` tells whether people meet the element that was opened last. */
export function headingReader(isSeen: () => boolean): HtmlReader<State> & { empty: { at: number }[] } {
  const empty: { at: number }[] = [];
  return {
    start: { heading: undefined, isSilent: false },
    empty,

    open(name, attributes, outer, at) {
      const isHeading = /^h[1-6]$/.test(name) && isSeen();
      const heading = isHeading ? { at, isSaid: false } : outer.heading;
      if (!heading) return outer;
      const words = attributes.get('aria-label') ?? (name === 'img' ? attributes.get('alt') : undefined);
      if (words?.trim() || attributes.get('aria-labelledby')) heading.isSaid = true;
      if (name === 'title') return { heading, isSilent: false };
      return { heading, isSilent: outer.isSilent || silent.has(name) };
    },

    close(name, { heading }) {
      if (heading && /^h[1-6]$/.test(name) && !heading.isSaid && empty.length < MOST) empty.push({ at: heading.at });
    },

    text(text, { heading, isSilent }) {
      if (heading && !isSilent && /\S/.test(text)) heading.isSaid = true;
    },
  };
}
