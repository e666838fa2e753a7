import type { HtmlReader } from '#lib/html/html-reader';
import { scriptRedirect } from './script-redirect.ts';

/** What a page's body says of where it leads, and of whether it is one. */
interface WayOn {
  /** Content of the first refresh tag that holds for everybody. */
  refresh: string | undefined;
  /** Where the first plain script leads, as written. */
  script: string | undefined;
  /** UTF-16 units of what paragraphs, lists and tables say. */
  textLength: number;
}

type State = 'page' | 'words' | 'script' | 'inert';

const inert = new Set('noscript template svg math iframe object'.split(' '));
const wordy = new Set('p li td dd pre blockquote'.split(' '));
/** Scripts that are read, and UTF-16 units of each. */
const MOST = 50;
const LONGEST = 20_000;

/** Finds redirects that are not the server's. Those for visitors without scripts (`noscript`) do not count. */
export function wayOnReader(): HtmlReader<State> & { found: WayOn } {
  const found: WayOn = { refresh: undefined, script: undefined, textLength: 0 };
  let source = '';
  let scripts = 0;
  return {
    found,
    start: 'page',
    open(name, attributes, outer) {
      if (outer === 'inert' || inert.has(name)) return 'inert';
      if (name === 'script') {
        scripts += 1;
        const isPlain = !attributes.has('src') && isJavaScript(attributes.get('type') ?? '') && scripts <= MOST;
        return isPlain ? 'script' : 'inert';
      }
      if (name === 'style') return 'inert';
      if (name === 'meta' && attributes.get('http-equiv')?.trim().toLowerCase() === 'refresh')
        found.refresh ??= attributes.get('content') ?? '';
      return wordy.has(name) ? 'words' : outer;
    },
    text(text, state) {
      if (state === 'words') found.textLength += text.trim().length;
      if (state === 'script' && source.length < LONGEST) source += text;
    },
    close(name, state) {
      if (name !== 'script' || state !== 'script') return;
      // Of a longer one, the rest is not known.
      if (source.length < LONGEST) found.script ??= scriptRedirect(source);
      source = '';
    },
  };
}

function isJavaScript(type: string): boolean {
  return /^\s*(?:(?:text|application)\/(?:x-)?(?:java|ecma)script\s*|module\s*)?$/i.test(type);
}
