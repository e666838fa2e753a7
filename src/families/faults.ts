import * as z from 'zod';
import { field } from '#kit/field';
import { type Finding, findingList, markedText } from '#kit/shapes';
import { excerptAt, placeAt } from '#lib/text/place';

/** What is wrong in a text, and where: offset and length in UTF-16 units. */
export interface TextFault {
  at: number;
  message: string;
  length?: number;
}

/** Faults that are listed. */
const MOST = 100;

/** What a tool says of a text that it could not read, or that has something to know about. */
export function faultFields() {
  return {
    fault: z
      .object({ line: z.int().min(1), column: z.int().min(1), message: z.string() })
      .nullable()
      .register(field, { label: 'First error', display: 'hidden', help: 'null when the text could be read.' }),
    faults: findingList().register(field, { label: 'Check', display: 'findings' }),
    place: markedText()
      .nullable()
      .register(field, { label: 'Location of the first error', display: 'marked', help: 'With the lines around it.' }),
  };
}

/** The same, filled in: `faults` in the order of the text, then what else there is to know. */
export function faultsIn(text: string, faults: readonly TextFault[], remarks: readonly Finding[] = []) {
  const [first] = faults;
  const found = faults.slice(0, MOST).map(({ at, message }): Finding => {
    const { line, column } = placeAt(text, at);
    return { severity: 'error', title: `Line ${line}, column ${column}`, detail: message };
  });
  return {
    fault: first ? { ...placeAt(text, first.at), message: first.message } : null,
    faults: [...found, ...remarks],
    place: first ? excerptAt(text, first.at, first.length) : null,
  };
}
