import type { DocumentFacts, HeadFacts } from './facts.ts';

/** What may be in a body as well. Source: HTML Living Standard, "body-ok". */
const anywhere = new Set(
  'dns-prefetch modulepreload pingback preconnect prefetch preload prerender stylesheet'.split(' '),
);

/** What ended the head before its end tag, and the tags that are in the body by that; nothing where it is whole. */
export function earlyEnd(head: HeadFacts, source: string) {
  const { headEnd } = head;
  if (!headEnd || headEnd.name === 'body') return undefined;
  const hasEndTag = /<\/head[\s>]/i.test(source);
  // A head that was closed before is whole, whatever follows it.
  if (hasEndTag && !/<\/head[\s>]/i.test(source.slice(headEnd.at))) return undefined;
  const moved = [
    ...head.titlePlaces,
    ...head.metas.filter(({ by }) => by !== 'itemprop'),
    ...head.links.filter(({ rel }) => !rel.some((each) => anywhere.has(each))),
  ].filter(({ isInBody }) => isInBody);
  if (moved.length === 0) return undefined;
  const what = headEnd.name === '' ? `The text “${printed(headEnd.text)}”` : `<${headEnd.name}>`;
  return { what, at: headEnd.at, moved: moved.map(({ at }) => ({ at })).sort((a, b) => a.at - b.at) };
}

/** A sentence about it for what is in the body by that, or nothing. */
export function endedBy(head: HeadFacts, { source }: Pick<DocumentFacts, 'source'>): string {
  const end = earlyEnd(head, source);
  return end ? ` ${end.what} before it ended the head.` : '';
}

/** Signs that nobody sees by their numbers: a byte order mark within a page is one. */
function printed(text: string): string {
  return text.replace(
    /[\p{Cf}\p{Cc}]/gu,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
