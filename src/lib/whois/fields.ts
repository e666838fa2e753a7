import { hostNameOf } from './host-name.ts';
import { labelKey, labelKeys } from './label-key.ts';
import { exactMeaningOf } from './meanings.ts';

/** One line of an answer, taken apart. */
export interface AnswerLine {
  /** Columns before the text. */
  indent: number;
  /** The text without indent; empty for a blank line. */
  text: string;
  /** Whether the line is marked as a remark (`%`, `#`). */
  isRemark: boolean;
  /** What is before the value; empty when the line is not of the form "label: value". */
  label: string;
  /** Spellings of the label to look up. */
  keys: readonly string[];
  value: string;
}

const remark = /^(?:%+|#+|;+|\/\/)[-\s]*/;

/** Takes a line apart: "label: value", "[label] value", "label....: value", "label      value". */
export function readLine(line: string): AnswerLine {
  const text = line.trimStart();
  const indent = line.length - text.length;
  const mark = remark.exec(text);
  if (mark) {
    const rest = text.slice(mark[0].length).trim();
    return { indent, text: rest, isRemark: true, label: '', keys: [], value: rest };
  }
  const parts = split(text);
  if (!parts) return { indent, text, isRemark: false, label: '', keys: [], value: text };
  return { indent, text, isRemark: false, label: parts.label, keys: labelKeys(parts.label), value: parts.value };
}

interface Parts {
  label: string;
  value: string;
}

function split(text: string): Parts | undefined {
  const bracketed = /^(?:[a-z]{1,2}\.?\s{1,3})?\[([^[\]]{1,60})\](.{0,1900})$/i.exec(text);
  if (bracketed) return { label: bracketed[1] ?? '', value: trimmed(bracketed[2] ?? '') };

  const dots = text.indexOf('..');
  const colon = text.indexOf(':');
  if (dots > 0 && (colon < 0 || dots < colon)) return dotted(text, dots);
  if (colon > 0 && !text.startsWith('://', colon))
    return unwrapped({ label: text.slice(0, colon), value: trimmed(text.slice(colon + 1)) });
  if (colon === 0) return undefined;
  // Columns without a colon are believed for compound labels only: prose has wide gaps after its full stops.
  const table = /^(\p{L}[\p{L}\p{N}.]{0,20}[-_][\p{L}\p{N}_.-]{0,20}[\p{L}\p{N}])\s{2,}(\S.{0,300})$/u.exec(text);
  return table ? { label: table[1] ?? '', value: table[2] ?? '' } : columns(text);
}

/** Longest line in UTF-16 units that can be a row of a table. */
const LONGEST_ROW = 120;

/** "Registered on   2001-02-03": a label from the lists in front of a value that only such a field has. */
function columns(text: string): Parts | undefined {
  if (text.length > LONGEST_ROW) return undefined;
  for (const gap of [...text.matchAll(/\s{2,}/g)].toReversed()) {
    const label = text.slice(0, gap.index);
    const value = text.slice(gap.index).trim();
    if (isRow(exactMeaningOf(labelKey(label)), label, value)) return { label, value };
  }
  return undefined;
}

function isRow(meaning: ReturnType<typeof exactMeaningOf>, label: string, value: string): boolean {
  if (!meaning) return false;
  if (meaning === 'domain' || meaning === 'name-server') return hostNameOf(value.split(/\s/, 1)[0] ?? '') !== undefined;
  if (/^(?:created|expires|updated)/.test(meaning)) return /\d/.test(value);
  return label.includes(' ') && !/\s{2,}/.test(value);
}

/** "label......: value" and "label...... value"; a sentence that trails off is neither. */
function dotted(text: string, dots: number): Parts {
  const rest = text.slice(dots).replace(/^[.\s]{1,80}/, '');
  return unwrapped({ label: text.slice(0, dots), value: trimmed(rest.startsWith(':') ? rest.slice(1) : rest) });
}

/** Registries of the RWhois protocol write the class before each label: "domain:Created:20010203". */
function unwrapped(parts: Parts): Parts {
  if (parts.label !== 'domain') return parts;
  const inner = /^([A-Z][A-Za-z-]{1,40})(;I)?:(.*)$/.exec(parts.value);
  // ";I" marks the number of another object.
  return inner ? { label: inner[1] ?? '', value: inner[2] ? '' : trimmed(inner[3] ?? '') } : parts;
}

function trimmed(text: string): string {
  return text.replace(/^[\s.]{0,80}(?=\S)/, '').trim();
}
