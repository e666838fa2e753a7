import { faultsIn, type TextFault } from '#families/faults';
import { indentOf } from '#families/indent';
import { noSizes, sizesOf } from '#families/sizes';
import { jsonText } from '#families/written-json';
import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { applyDocumentType, namesIn } from './apply-document-type.ts';
import { checkXml } from './check-xml.ts';
import { readDocumentType } from './document-type.ts';
import type tool from './tool.ts';
import { writeXml } from './write-xml.ts';
import { xmlToJson } from './xml-to-json.ts';
import { xmlTokens } from './xml-tokens.ts';

const run: Run<typeof tool> = ({ text, action, indent, ...options }) => {
  // White space before the declaration is a fault that everybody pastes.
  const source = text.replace(/^[\uFEFF\s]+/, '');
  const read = withDocumentType(source);
  if ('fault' in read) {
    const moved = { ...read.fault, at: read.fault.at + text.length - source.length };
    return { text: null, ...faultsIn(text, [moved]), ...noSizes, elements: null, depth: null };
  }
  const written = writeXml(source, { ...options, indent: action === 'minify' ? undefined : indentOf(indent) });
  const made =
    action === 'json' ? jsonText(xmlToJson(read.text, read.unread), { indent: indentOf(indent) }) : written.text;
  const { elements, depth } = written;
  return { text: made, ...faultsIn(text, [], warningOf(read.elsewhere)), ...sizesOf(text, made), elements, depth };
};

export default run;

interface Read {
  /** With what the document type says put in. */
  text: string;
  /** Names of entities that stay as they are. */
  unread: readonly string[];
  elsewhere: readonly string[];
}

function withDocumentType(source: string): Read | { fault: TextFault } {
  const { raw, at } = doctypeIn(source);
  const read = raw === undefined ? undefined : readDocumentType(raw);
  const type = read && 'type' in read ? read.type : undefined;
  const elsewhere = type?.elsewhere ?? [];
  const fault = checkXml(source, {}, elsewhere.length > 0 ? namesIn(source) : []);
  if (fault) return { fault };
  if (read && 'fault' in read) return { fault: { ...read.fault, at: at + read.fault.at } };
  if (!type || (type.entities.size === 0 && type.defaults.size === 0))
    return { text: source, unread: namesIn(source), elsewhere };
  const applied = applyDocumentType(source, type);
  if ('fault' in applied) return applied;
  const unread = elsewhere.length > 0 ? namesIn(applied.text) : [];
  const broken = checkXml(applied.text, {}, unread);
  if (broken) return { fault: { at, message: `With its entities put in: ${broken.message}` } };
  return { text: applied.text, unread, elsewhere };
}

function doctypeIn(source: string): { raw?: string; at: number } {
  let at = 0;
  for (const { kind, raw } of xmlTokens(source)) {
    if (kind === 'open' || kind === 'empty') break;
    if (kind === 'doctype') return { raw, at };
    at += raw.length;
  }
  return { at: 0 };
}

function warningOf(elsewhere: readonly string[]): Finding[] {
  if (elsewhere.length === 0) return [];
  const detail =
    'Files that it refers to are never fetched: their entities stay as &name;, and their default values are missing.';
  return [
    { severity: 'warning', title: 'The document type was only read in part', detail, where: elsewhere.slice(0, 20) },
  ];
}
