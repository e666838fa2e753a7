import type { HtmlReader } from './html-reader.ts';

/** Two readers as one, so that a page is walked once. */
export function combineReaders<A, B>(first: HtmlReader<A>, second: HtmlReader<B>): HtmlReader<readonly [A, B]> {
  return {
    start: [first.start, second.start],
    open: (name, attributes, [a, b], at) => [first.open(name, attributes, a, at), second.open(name, attributes, b, at)],
    close(name, [a, b]) {
      first.close(name, a);
      second.close(name, b);
    },
    text(text, [a, b]) {
      first.text(text, a);
      second.text(text, b);
    },
  };
}
