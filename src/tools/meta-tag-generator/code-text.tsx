import { createElement, Fragment } from 'react';

/** What stands between quotation marks, or between the tags of a title. */
const VALUE = /((?<!\\)"(?:[^"\\\n]|\\.)*"|(?<=<title>)[^<\n]*(?=<\/title>))/;

/** Code whose values are set apart, so that those written from the right leave the signs around them in their places. */
export function CodeText({ text }: { text: string }) {
  // Values stand at the odd places. Parts have no identity of their own: as children of a call they need no keys.
  const parts = text.split(VALUE).map((part, index) => (index % 2 === 1 ? createElement('bdi', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
