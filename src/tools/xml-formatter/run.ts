import { faultsIn } from '#families/faults';
import { indentOf } from '#families/indent';
import { noSizes, sizesOf } from '#families/sizes';
import { jsonText } from '#families/written-json';
import type { Run } from '#kit/define-tool';
import { checkXml } from './check-xml.ts';
import type tool from './tool.ts';
import { writeXml } from './write-xml.ts';
import { xmlToJson } from './xml-to-json.ts';

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
  return { text: made, ...faultsIn(text, []), ...sizesOf(text, made), elements, depth };
};

export default run;
