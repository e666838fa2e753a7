import * as z from 'zod';
import { field } from '#kit/field';
import { type Finding, findingList, markedText, type PlaceInText } from '#kit/shapes';
import { mendJson } from '#lib/json/mend-json';
import type { JsonError } from '#lib/json/scan-json';
import { excerptAt, placeFinder } from '#lib/text/place';

type PlaceFinder = ReturnType<typeof placeFinder>;

/** What is wrong in a text, and where: offset and length in UTF-16 units. */
export interface TextFault {
  at: number;
  message: string;
  length?: number;
  /** What mends it, in the place of what is there. */
  instead?: string;
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

/** Where it is for people, editors and programs. */
function placeOf(placeAt: PlaceFinder, { at, length, instead }: Omit<TextFault, 'message'>): PlaceInText {
  return { ...placeAt(at), ...(length !== undefined && { length }), ...(instead !== undefined && { instead }) };
}

/** What is said of places in a text, at most 100: in words, and for editors. */
export function placesIn(
  text: string,
  faults: readonly TextFault[],
  finder = placeFinder(text),
): { where: string[]; places: PlaceInText[] } {
  const listed = faults.slice(0, MOST).map((each) => ({ place: placeOf(finder, each), message: each.message }));
  return {
    where: listed.map(({ place, message }) => `Line ${place.line}: ${message}`),
    places: listed.map(({ place }) => place),
  };
}

/** A fault of a JSON text, with what mends it. */
export function jsonFault(text: string, error: JsonError): TextFault {
  const { at, length, message } = error;
  return { at, length, message, ...mendJson(text, error) };
}

/** The fields, filled in: `faults` in the order of the text, then what else there is to know. */
export function faultsIn(text: string, faults: readonly TextFault[], remarks: readonly Finding[] = []) {
  const [first] = faults;
  const finder = placeFinder(text);
  const found = faults.slice(0, MOST).map((each): Finding => {
    const place = placeOf(finder, each);
    const title = `Line ${place.line}, column ${place.column}`;
    return { severity: 'error', title, detail: each.message, places: [place] };
  });
  return {
    fault: first ? { ...finder(first.at), message: first.message } : null,
    faults: [...found, ...remarks],
    place: first ? excerptAt(text, first.at, first.length) : null,
  };
}
