import { type CssNode, generate, type List, parse } from 'css-tree';
import { ToolError } from '#kit/tool-error';
import { declared, type Gathered } from './declarations.ts';

const LONGEST = 1_000_000;
const ALWAYS = /^(?:only\s+)?(?:all|screen)?$/i;

/** A sheet of styles with the rules that count for a picture. @throws ToolError `too-large`. */
export function readSheet(css: string, gathered: Gathered): string {
  if (css.length > LONGEST) throw new ToolError('too-large', 'The styles of this SVG are longer than 1 MB.');
  const tree = parse(css, { parseValue: false, parseCustomProperty: false, onParseError: () => undefined });
  return tree.type === 'StyleSheet' ? rulesOf(tree.children, gathered) : '';
}

/** The same of a `style` attribute. */
export function readInline(css: string, gathered: Gathered): string {
  const tree = parse(css, { context: 'declarationList', parseValue: false, onParseError: () => undefined });
  return tree.type === 'DeclarationList' ? declarationsOf(tree.children, gathered) : '';
}

function rulesOf(nodes: List<CssNode>, gathered: Gathered): string {
  const rules: string[] = [];
  nodes.forEach((node) => {
    if (node.type === 'Rule') {
      const declarations = declarationsOf(node.block.children, gathered);
      if (declarations !== '') rules.push(`${generate(node.prelude)}{${declarations}}`);
    }
    if (node.type === 'Atrule') rules.push(atRule(node, gathered));
  });
  return rules.join('');
}

function atRule(node: CssNode & { type: 'Atrule' }, gathered: Gathered): string {
  const { leftOut } = gathered;
  const prelude = node.prelude ? generate(node.prelude) : '';
  switch (node.name.toLowerCase().replace(/^-\w+-/, '')) {
    case 'import':
      leftOut.add('outside', prelude.replace(/^(?:url\()?["']?|["']?\)?$/g, ''));
      return '';
    case 'font-face': {
      const family = node.block?.children
        .toArray()
        .find((each) => each.type === 'Declaration' && each.property === 'font-family');
      leftOut.add('fonts', family?.type === 'Declaration' ? generate(family.value).replace(/["']/g, '') : '');
      return '';
    }
    case 'keyframes':
      leftOut.add('animations', prelude);
      return '';
    case 'layer':
      return node.block ? rulesOf(node.block.children, gathered) : '';
    case 'media':
      if (node.block && ALWAYS.test(prelude)) return rulesOf(node.block.children, gathered);
      leftOut.add('conditions', `@media ${prelude}`);
      return '';
    case 'charset':
    case 'namespace':
      return '';
    default:
      leftOut.add('conditions', `@${node.name} ${prelude}`);
      return '';
  }
}

function declarationsOf(nodes: List<CssNode>, gathered: Gathered): string {
  const written: string[] = [];
  nodes.forEach((node) => {
    if (node.type !== 'Declaration') return;
    const importance = node.important ? '!important' : '';
    for (const [name, value] of declared(node.property, generate(node.value), gathered))
      written.push(`${name}:${value}${importance}`);
  });
  return written.join(';');
}
