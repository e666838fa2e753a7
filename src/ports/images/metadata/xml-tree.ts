import { SaxesParser } from 'saxes';

interface Attribute {
  nodeName: string;
  value: string;
}

/** As much of a document in XML as is needed to read it. */
interface XmlNode {
  nodeName: string;
  tagName?: string;
  nodeValue: string | null;
  attributes: Attribute[];
  childNodes: XmlNode[];
  textContent: string;
}

/** Elements in elements, and of all: no camera and no program writes more. */
const [DEEPEST, MOST] = [60, 20_000];

/**
 * A document in XML as a tree, for where there is no DOM. Nothing outside of it is asked for, and no entities are known but the usual.
 *
 * @throws Error for one that is broken or out of all bounds.
 */
export function xmlTree(text: string): XmlNode {
  const root = node('#document');
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > DEEPEST || count > MOST) throw new RangeError('More elements than any picture has');
    const element = node(name);
    element.tagName = name;
    element.attributes = Object.entries(attributes).map(([nodeName, value]) => ({ nodeName, value }));
    open.at(-1)?.childNodes.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const say = (value: string) => {
    if (open.length > 1) open.at(-1)?.childNodes.push({ ...node('#text'), nodeValue: value, textContent: value });
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.write(text).close();
  return root;
}

function node(nodeName: string): XmlNode {
  return { nodeName, nodeValue: null, attributes: [], childNodes: [], textContent: '' };
}
