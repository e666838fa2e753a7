import type { JsonNode, JsonObject } from '#lib/json/json-node';
import { checkXml, type XmlListener } from './check-xml.ts';

interface Open {
  name: string;
  members: Map<string, JsonNode>;
  text: string;
}

/**
 * Well-formed XML as JSON: attributes as `@name`, elements of one name as a list, text beside them as `#text`, and an element with
 * nothing but text as that text.
 *
 * @param unread names of entities that stay as they are
 */
export function xmlToJson(text: string, unread: readonly string[] = []): JsonObject {
  const top: Open = { name: '', members: new Map(), text: '' };
  const stack = [top];
  const current = () => stack.at(-1) ?? top;
  const listener: XmlListener = {
    open(name, attributes) {
      const members = Object.entries(attributes).map(([key, value]) => [`@${key}`, literal(value)] as const);
      stack.push({ name, members: new Map(members), text: '' });
    },
    close() {
      const element = stack.pop();
      if (element) put(current().members, element.name, nodeOf(element));
    },
    text(piece) {
      current().text += piece;
    },
  };
  checkXml(text, listener, unread);
  return objectOf(top.members);
}

function nodeOf({ members, text }: Open): JsonNode {
  if (members.size === 0) return literal(text.trim() === '' ? '' : text);
  if (text.trim() !== '') members.set('#text', literal(text.trim()));
  return objectOf(members);
}

/** A second element of a name makes a list of them. */
function put(members: Map<string, JsonNode>, name: string, node: JsonNode): void {
  const known = members.get(name);
  if (!known) members.set(name, node);
  else if (known.kind === 'array') known.items.push(node);
  else members.set(name, { kind: 'array', items: [known, node] });
}

function objectOf(members: ReadonlyMap<string, JsonNode>): JsonObject {
  return {
    kind: 'object',
    members: Array.from(members, ([name, value]) => ({ key: JSON.stringify(name), name, value })),
  };
}

function literal(text: string): JsonNode {
  return { kind: 'literal', raw: JSON.stringify(text) };
}
