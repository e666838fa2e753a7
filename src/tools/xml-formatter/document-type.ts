import type { TextFault } from '#families/faults';
import { endOfModel } from './content-model.ts';
import { NAME, TOKEN } from './xml-name.ts';

/** What an internal document type says that a reader has to apply. Source: XML 1.0 (fifth edition), sections 2.8, 3.3 and 4. */
export interface DocumentType {
  /** Replacement texts by name; `undefined` for what is kept elsewhere. The first declaration counts. */
  entities: ReadonlyMap<string, string | undefined>;
  /** Names of entities that are pictures and the like. */
  unparsed: ReadonlySet<string>;
  /** Default values of attributes by element and name; `isTokens` when spaces in them are only separators. */
  defaults: ReadonlyMap<string, ReadonlyMap<string, AttributeRule>>;
  /** Files with further declarations, which are never fetched. */
  elsewhere: readonly string[];
}

export interface AttributeRule {
  value?: string;
  isTokens: boolean;
}

const LITERAL = '"[^"]*"|\'[^\']*\'';
const PUBLIC_ID = "\"[ \\r\\n\\w\\-'()+,./:=?;!*#@$%]*\"|'[ \\r\\n\\w\\-()+,./:=?;!*#@$%]*'";
const EXTERNAL = `SYSTEM\\s+(?:${LITERAL})|PUBLIC\\s+(?:${PUBLIC_ID})\\s+(?:${LITERAL})`;

const pattern = (source: string) => new RegExp(source.replaceAll('\\s', '[ \\t\\r\\n]'), 'uy');
const HEAD = pattern(`<!DOCTYPE\\s+(?:${NAME})(?:\\s+(?<external>${EXTERNAL}))?\\s*(?<subset>\\[)?`);
const ENTITY = pattern(
  `<!ENTITY\\s+(?<isParameter>%\\s+)?(?<name>${NAME})\\s+(?:(?<value>${LITERAL})|(?<external>${EXTERNAL})(?<unparsed>\\s+NDATA\\s+${NAME})?)\\s*>`,
);
const NOTATION = pattern(
  `<!NOTATION\\s+(?:${NAME})\\s+(?:SYSTEM\\s+(?:${LITERAL})|PUBLIC\\s+(?:${PUBLIC_ID})(?:\\s+(?:${LITERAL}))?)\\s*>`,
);
const ELEMENT = pattern(`<!ELEMENT\\s+(?:${NAME})\\s+(?:(?:EMPTY|ANY)\\s*>|(?=\\())`);
const ATTLIST = pattern(`<!ATTLIST\\s+(?<element>${NAME})`);
const CHOICE = `\\(\\s*(?:${TOKEN})(?:\\s*\\|\\s*(?:${TOKEN}))*\\s*\\)`;
const NOTATIONS = `NOTATION\\s+\\(\\s*(?:${NAME})(?:\\s*\\|\\s*(?:${NAME}))*\\s*\\)`;
const ATTRIBUTE = pattern(
  `\\s+(?<name>${NAME})\\s+(?<type>CDATA|ID(?:REFS?)?|ENTITY|ENTITIES|NMTOKENS?|${NOTATIONS}|${CHOICE})\\s+(?:#REQUIRED|#IMPLIED|(?:#FIXED\\s+)?(?<value>${LITERAL}))`,
);
const INSTRUCTION = pattern(`<\\?(?![Xx][Mm][Ll](?:\\s|\\?))(?:${NAME})(?:\\?>|\\s)`);
const PARAMETER = pattern(`%(?<name>${NAME});`);
const REFERENCE = new RegExp(`&(?:#(\\d+)|#x([0-9A-Fa-f]+)|(${NAME}));`, 'gu');
const SPACE = /[ \t\r\n]*/y;

/** Declarations in entities in entities, and how many characters they may come to. */
const DEEPEST = 20;
const MOST_READ = 1_000_000;

class Fault extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Reads a document type declaration, or says where it is wrong. Nothing is fetched. */
export function readDocumentType(raw: string): { type: DocumentType } | { fault: TextFault } {
  try {
    return { type: read(raw) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: { at: error.at, message: error.message } };
  }
}

function read(raw: string): DocumentType {
  const entities = new Map<string, string | undefined>();
  const parameters = new Map<string, string | undefined>();
  const defaults = new Map<string, Map<string, AttributeRule>>();
  const elsewhere: string[] = [];
  const unparsedNames = new Set<string>();
  let left = MOST_READ;
  let isBlind = false;

  const head = at(HEAD, raw, 0);
  if (!head)
    throw new Fault(
      0,
      'The document type needs a name, then SYSTEM or PUBLIC with addresses in quotes, or declarations in brackets.',
    );
  if (head.groups?.external) elsewhere.push(addressIn(head.groups.external));
  const isClosed = (place: number) => raw.slice(place).trim() === '>';
  if (!head.groups?.subset) {
    if (!isClosed(head[0].length))
      throw new Fault(head[0].length, 'The document type does not end here as it should, with ">".');
    return { entities, unparsed: unparsedNames, defaults, elsewhere };
  }
  const end = declarations(raw, head[0].length, 0);
  if (raw[end] !== ']' || !isClosed(end + 1)) throw new Fault(end, 'The declarations have to end with "]>".');
  return { entities, unparsed: unparsedNames, defaults, elsewhere };

  /** @returns the place of what is no declaration. */
  function declarations(text: string, start: number, depth: number): number {
    left -= text.length;
    const inside = (place: number) => (depth === 0 ? place : 0);
    if (depth > DEEPEST || left < 0) throw new Fault(0, 'The declarations put in too much of each other.');
    let place = start;
    for (;;) {
      place += at(SPACE, text, place)?.[0].length ?? 0;
      if (place >= text.length || text[place] === ']') return place;
      const next = declaration(text, place, depth);
      if (next === undefined) throw new Fault(inside(place), 'This is not a declaration as XML has them.');
      place = next;
    }
  }

  function declaration(text: string, place: number, depth: number): number | undefined {
    if (text.startsWith('<!--', place)) {
      const dashes = text.indexOf('--', place + 4);
      return text[dashes + 2] === '>' && dashes !== -1 ? dashes + 3 : undefined;
    }
    if (text.startsWith('<?', place)) {
      const last = text.indexOf('?>', place);
      return at(INSTRUCTION, text, place) && last !== -1 ? last + 2 : undefined;
    }
    if (text[place] === '%') return parameter(text, place, depth);
    const entity = at(ENTITY, text, place);
    if (entity) return declareEntity(entity, depth === 0 ? place : 0);
    const list = at(ATTLIST, text, place);
    if (list) return attributes(text, place + list[0].length, list.groups?.element ?? '');
    const element = at(ELEMENT, text, place);
    if (element)
      return element[0].endsWith('>') ? place + element[0].length : endOfModel(text, place + element[0].length);
    const notation = at(NOTATION, text, place);
    return notation && place + notation[0].length;
  }

  function parameter(text: string, place: number, depth: number): number | undefined {
    const found = at(PARAMETER, text, place);
    const name = found?.groups?.name;
    if (!found || name === undefined) return undefined;
    const value = parameters.get(name);
    // Behind declarations that were not read, others may be overridden. Source: XML 1.0, section 5.1.
    if (value === undefined) isBlind = true;
    else if (declarations(value, 0, depth + 1) < value.length) return undefined;
    return place + found[0].length;
  }

  function declareEntity(found: RegExpExecArray, place: number): number | undefined {
    const { isParameter, name = '', value, external, unparsed } = found.groups ?? {};
    if (isParameter && unparsed) return undefined;
    const list = isParameter ? parameters : entities;
    if (external && !unparsed) elsewhere.push(addressIn(external));
    const text = value === undefined ? undefined : replacementText(value.slice(1, -1), place);
    if (unparsed && !list.has(name)) unparsedNames.add(name);
    if (!list.has(name) && !isBlind) list.set(name, text);
    return found.index + found[0].length;
  }

  function attributes(text: string, start: number, element: string): number | undefined {
    const known = defaults.get(element) ?? new Map<string, AttributeRule>();
    let place = start;
    for (let found = at(ATTRIBUTE, text, place); found; found = at(ATTRIBUTE, text, place)) {
      const { name = '', type, value } = found.groups ?? {};
      place += found[0].length;
      if (value?.includes('<')) throw new Fault(0, 'A default value must not contain "<".');
      if (value !== undefined) checkReferences(value, 0);
      const rule = { isTokens: type !== 'CDATA', ...(value !== undefined && { value: value.slice(1, -1) }) };
      if (!known.has(name) && !isBlind) known.set(name, rule);
    }
    defaults.set(element, known);
    place += at(SPACE, text, place)?.[0].length ?? 0;
    return text[place] === '>' ? place + 1 : undefined;
  }
}

function at(sticky: RegExp, text: string, place: number): RegExpExecArray | undefined {
  sticky.lastIndex = place;
  return sticky.exec(text) ?? undefined;
}

/** The last address of an external identifier. */
function addressIn(external: string): string {
  const quote = external.at(-1) ?? '"';
  return external.slice(external.lastIndexOf(quote, external.length - 2) + 1, -1);
}

/** With its codes as characters, and names of entities as they are. Source: XML 1.0, section 4.5. */
function replacementText(value: string, place: number): string {
  if (value.includes('%')) throw new Fault(place, 'Write a % in the value of an entity as &#37;.');
  checkReferences(value, place);
  return value.replace(/\r\n?/g, '\n').replace(REFERENCE, (found, decimal?: string, hexadecimal?: string) => {
    if (decimal === undefined && hexadecimal === undefined) return found;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
    if (!isCharacter(code)) throw new Fault(place, `${found} is not a character that XML allows.`);
    return String.fromCodePoint(code);
  });
}

function checkReferences(value: string, place: number): void {
  if (value.replace(REFERENCE, '').includes('&')) throw new Fault(place, 'Write a plain & as &amp;.');
}

/** Source: XML 1.0, section 2.2. */
function isCharacter(code: number): boolean {
  return (
    [0x9, 0xa, 0xd].includes(code) ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}
