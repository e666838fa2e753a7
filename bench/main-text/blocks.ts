import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const blocks = new Set(
  'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const unread = new Set(
  'script style noscript template head select textarea svg iframe object title math datalist video audio'.split(' '),
);

/** The texts of a page, block by block, hidden ones too; found by another parser than the reader that is measured. */
export function blocksOf(html: string): string[] {
  const found: string[] = [];
  let text = '';
  const flush = () => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (shown !== '') found.push(shown);
    text = '';
  };
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('value' in node) text += node.value;
    if (unread.has(node.nodeName) || !('childNodes' in node)) return;
    const isBlock = blocks.has(node.nodeName);
    if (isBlock) flush();
    node.childNodes.forEach(walk);
    if (isBlock) flush();
  };
  walk(parse(html));
  flush();
  return found;
}
