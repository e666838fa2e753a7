import type { CssNode, List, ListItem } from 'css-tree';
import type { TextFault } from '#families/faults';

/** CSS without comments and spaces, short colours, and no empty rules; what is not understood stays as it is, and is reported. */
export async function minifyCss(text: string, { keepComments }: { keepComments: boolean }, context = 'stylesheet') {
  const { parse, generate, walk } = await import('css-tree');
  const faults: TextFault[] = [];
  const tree = parse(text, {
    context,
    positions: true,
    onParseError: ({ message, offset }) => faults.push({ at: offset, message: `${message}.` }),
  });
  walk(tree, {
    leave(node: CssNode, item: ListItem<CssNode>, list?: List<CssNode>) {
      if (node.type === 'Hash') node.value = shortColor(node.value);
      if (!list) return;
      const isEmptyRule = node.type === 'Rule' && node.block.children.isEmpty;
      const isComment = node.type === 'Comment' && !(keepComments && node.value.startsWith('!'));
      if (isEmptyRule || isComment) list.remove(item);
    },
  });
  return { text: generate(tree), faults };
}

/** `f00` of `FF0000`. */
function shortColor(hash: string): string {
  if (!/^(?:[\da-f]{6}|[\da-f]{8})$/i.test(hash)) return hash;
  const color = hash.toLowerCase();
  const isDouble = [...color].every((digit, at) => at % 2 === 0 || digit === color[at - 1]);
  return isDouble ? [...color].filter((_, at) => at % 2 === 0).join('') : color;
}
