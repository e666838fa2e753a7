import type { TextFault } from '#families/faults';
import { ToolError } from '#kit/tool-error';
import { checkXml } from './check-xml.ts';
import type { AttributeRule, DocumentType } from './document-type.ts';
import { NAME } from './xml-name.ts';
import { xmlTokens } from './xml-tokens.ts';

/** Entities in each other, and UTF-16 units that are written and checked for all of them together. */
const DEEPEST = 50;
const MOST_WRITTEN = 10_000_000;

const REFERENCE = new RegExp(`&(${NAME});`, 'gu');
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

class Fault extends Error {}

/**
 * Well-formed XML with what its document type says put in: the texts of entities and default values of attributes. Entities of other
 * files stay as they are.
 *
 * @throws ToolError `too-large` when the entities of a short text make a very long one.
 */
export function applyDocumentType(text: string, type: DocumentType): { text: string } | { fault: TextFault } {
  let left = text.length + MOST_WRITTEN;
  const contents = new Map<string, string>();
  const values = new Map<string, string>();
  let place = 0;
  const parts: string[] = [];
  try {
    for (const { kind, raw } of xmlTokens(text)) {
      if (kind === 'text') parts.push(content(raw, []));
      else if (kind === 'open' || kind === 'empty') parts.push(tag(raw, []));
      else if (kind !== 'doctype') parts.push(spent(raw));
      place += raw.length;
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: { at: place, message: error.message } };
  }
  return { text: parts.join('') };

  function spent(piece: string): string {
    left -= piece.length;
    if (left < 0) {
      throw new ToolError(
        'too-large',
        'With what its document type puts in, this XML is longer by more than 10 million characters.',
        {
          field: 'text',
        },
      );
    }
    return piece;
  }

  /** Content with its entities put in, each of which has to be well-formed by itself. */
  function content(raw: string, within: readonly string[]): string {
    if (!raw.includes('&')) return spent(raw);
    return raw.replace(REFERENCE, (found, name: string) => {
      const known = contents.get(name);
      if (known !== undefined) return spent(known);
      const replacement = replacementOf(name, within);
      if (replacement === undefined) return spent(found);
      const inside = [...within, name];
      const made = Array.from(xmlTokens(replacement), ({ kind, raw: piece }) => {
        if (kind === 'text') return content(piece, inside);
        if (kind === 'doctype') throw new Fault(`The entity "${name}" is not well-formed.`);
        return kind === 'open' || kind === 'empty' ? tag(piece, inside) : spent(piece);
      }).join('');
      if (checkXml(`<x>${spent(made)}</x>`, {}, namesIn(made)))
        throw new Fault(`The entity "${name}" is not well-formed.`);
      contents.set(name, made);
      return made;
    });
  }

  /** A tag with the entities of its values put in, and with the attributes that it lacks. */
  function tag(raw: string, within: readonly string[]): string {
    const name = /^<([^\s/>]+)/.exec(raw)?.[1] ?? '';
    const rules = type.defaults.get(name);
    if (!rules && !raw.includes('&')) return spent(raw);
    const end = raw.endsWith('/>') ? '/>' : '>';
    const seen = new Set<string>();
    const written = raw.slice(0, -end.length).replace(ATTRIBUTE, (_, before: string, key: string, quoted: string) => {
      seen.add(key);
      return `${before}${key}="${attributeValue(quoted.slice(1, -1), rules?.get(key), within)}"`;
    });
    const missing = [...(rules ?? [])].filter(([key, { value }]) => value !== undefined && !seen.has(key));
    const added = missing.map(([key, rule]) => ` ${key}="${attributeValue(rule.value ?? '', rule, within)}"`);
    return spent(`${written.trimEnd()}${added.join('')}${end}`);
  }

  function attributeValue(raw: string, rule: AttributeRule | undefined, within: readonly string[]): string {
    const made = value(raw, within).replaceAll('"', '&#34;');
    return rule?.isTokens ? made.trim().replace(/[ \t\r\n]+/g, ' ') : made;
  }

  function value(raw: string, within: readonly string[]): string {
    return raw.replace(REFERENCE, (found, name: string) => {
      const known = values.get(name);
      if (known !== undefined) return spent(known);
      const replacement = replacementOf(name, within);
      if (replacement === undefined) {
        if (PREDEFINED.has(name)) return found;
        throw new Fault(`The entity "${name}" is kept in another file, and not allowed in an attribute.`);
      }
      if (replacement.includes('<')) throw new Fault(`The entity "${name}" contains "<", which no attribute may.`);
      // Each of its breaks counts as a space, also the two of one line end. Source: XML 1.0, section 3.3.3.
      const made = value(replacement.replace(/[\t\r\n]/g, ' '), [...within, name]);
      if (/&(?!#|[^\s;]+;)/.test(made)) throw new Fault(`The entity "${name}" contains a plain "&".`);
      values.set(name, spent(made));
      return made;
    });
  }

  function replacementOf(name: string, within: readonly string[]): string | undefined {
    if (PREDEFINED.has(name)) return undefined;
    if (!type.entities.has(name)) {
      if (type.elsewhere.length > 0) return undefined;
      throw new Fault(`The entity "${name}" is not declared.`);
    }
    if (type.unparsed.has(name)) throw new Fault(`The entity "${name}" is a file that is no XML.`);
    if (within.includes(name)) throw new Fault(`The entity "${name}" contains itself.`);
    if (within.length > DEEPEST) throw new Fault(`The entity "${name}" is more than ${DEEPEST} levels deep.`);
    return type.entities.get(name);
  }
}

/** Names of entities that a text refers to. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(REFERENCE), ([, name = '']) => name);
}

/** An attribute with the white space before it. */
const ATTRIBUTE = /(\s)([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;
