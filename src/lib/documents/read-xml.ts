import { Parser } from 'htmlparser2';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Elements within each other: what is deeper takes time that grows with its square, and no program writes it. */
const DEEPEST = 1_000;

/** Of a document that nests deeper than any program writes it. */
export class TooDeep extends Error {}

interface XmlReader {
  /** `name` with its prefix, as in `w:p`. */
  opened: (name: string, attributes: XmlAttributes) => void;
  closed?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Walks over XML in one go, in time that grows with its length. A document type is passed over, and what it declares.
 *
 * @throws TooDeep
 */
export function readXml(xml: string, reader: XmlReader): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw new TooDeep();
        reader.opened(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        reader.closed?.(name);
      },
      ontext: (text) => reader.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** The text within the first element of a name. */
export function textWithin(xml: string, wanted: string): string {
  let depth = 0;
  let isOver = false;
  let found = '';
  readXml(xml, {
    opened: (name) => {
      if (name === wanted && !isOver) depth += 1;
    },
    closed: (name) => {
      if (name !== wanted || depth === 0) return;
      depth -= 1;
      isOver = depth === 0;
    },
    text: (text) => {
      if (depth > 0) found += text;
    },
  });
  return found.trim();
}
