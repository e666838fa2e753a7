import { type ESTree, Visitor } from 'vite';

type Node = NonNullable<ESTree.Expression | ESTree.Argument | ESTree.ArrayExpressionElement>;

/** What the constants of a file begin with, by name. */
type Constants = ReadonlyMap<string, Node>;

/** A name that is given twice, or anew, is left out: what it means at a place takes more than reading. */
export function constantsOf(program: ESTree.Program): Constants {
  const constants = new Map<string, Node>();
  const twice = new Set<string>();
  const visitor = new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations) {
        if (id.type !== 'Identifier') continue;
        if (constants.has(id.name) || !init || kind !== 'const') twice.add(id.name);
        else constants.set(id.name, init);
      }
    },
  });
  visitor.visit(program);
  for (const name of twice) constants.delete(name);
  return constants;
}

/** The text that an expression always is, or `undefined` where it depends on what happens. */
export function textOf(node: Node, constants: Constants): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return filled(node, constants, ({ cooked, raw }) => cooked ?? raw);
    case 'TaggedTemplateExpression':
      return isRaw(node.tag) ? filled(node.quasi, constants, ({ raw }) => raw) : undefined;
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined;
      return all([textOf(node.left, constants), textOf(node.right, constants)])?.join('');
    }
    case 'Identifier': {
      const init = constants.get(node.name);
      return init && textOf(init, constants);
    }
    case 'CallExpression':
      return joined(node, constants);
    default:
      return undefined;
  }
}

/** `['a', 'b'].join('|')` */
function joined({ callee, arguments: [by] }: ESTree.CallExpression, constants: Constants): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (callee.property.name !== 'join' || callee.object.type !== 'ArrayExpression' || !by) return undefined;
  const between = textOf(by, constants);
  const parts = all(callee.object.elements.map((element) => element && textOf(element, constants)));
  return between === undefined ? undefined : parts?.join(between);
}

function filled(
  { quasis, expressions }: ESTree.TemplateLiteral,
  constants: Constants,
  written: (value: ESTree.TemplateElement['value']) => string,
): string | undefined {
  const texts = all(expressions.map((expression) => textOf(expression, constants)));
  return texts && quasis.map(({ value }, index) => written(value) + (texts[index] ?? '')).join('');
}

function isRaw(tag: ESTree.Expression): boolean {
  if (tag.type !== 'MemberExpression' || tag.object.type !== 'Identifier' || tag.object.name !== 'String') return false;
  return tag.property.type === 'Identifier' && tag.property.name === 'raw';
}

function all(texts: readonly (string | null | undefined)[]): string[] | undefined {
  const known = texts.filter((text) => typeof text === 'string');
  return known.length === texts.length ? known : undefined;
}
