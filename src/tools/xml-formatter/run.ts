import { faultsIn } from '#families/faults';
import { indentOf } from '#families/indent';
import { noSizes, sizesOf } from '#families/sizes';
import { jsonText } from '#families/written-json';
import type { Run } from '#kit/define-tool';
import type { Finding } from '#kit/shapes';
import { checkXml } from './check-xml.ts';
import type tool from './tool.ts';
import { writeXml } from './write-xml.ts';
import { xmlToJson } from './xml-to-json.ts';
import { xmlTokens } from './xml-tokens.ts';

const run: Run<typeof tool> = ({ text, action, indent, ...options }) => {
  // White space before the declaration is a fault that everybody pastes.
  const source = text.replace(/^[\uFEFF\s]+/, '');
  const fault = checkXml(source);
  if (fault) {
    const moved = { ...fault, at: fault.at + text.length - source.length };
    return { text: null, ...faultsIn(text, [moved]), ...noSizes, elements: null, depth: null };
  }
  const written = writeXml(source, { ...options, indent: action === 'minify' ? undefined : indentOf(indent) });
  const made = action === 'json' ? jsonText(xmlToJson(source), { indent: indentOf(indent) }) : written.text;
  const { elements, depth } = written;
  return { text: made, ...faultsIn(text, [], unread(source)), ...sizesOf(text, made), elements, depth };
};

export default run;

/** A document type may declare what is allowed and what entities stand for; here only its entities' names are looked at. */
function unread(source: string): Finding[] {
  for (const { kind, raw } of xmlTokens(source)) {
    if (kind === 'open' || kind === 'empty') break;
    if (kind !== 'doctype' || !raw.includes('[')) continue;
    const detail =
      'Its declarations are neither checked nor applied: entities stay as &name;, and attributes do not get default values.';
    return [{ severity: 'warning', title: 'The document type was not read', detail }];
  }
  return [];
}
