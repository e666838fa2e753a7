import * as z from 'zod';
import type { Chart } from '#lib/charts/chart';

// To be quicker, zod makes code out of text. The pages' policy forbids that, and reports the attempt.
if ('document' in globalThis) z.config({ jitless: true });

/** A component of the tool's own: `./map` is the default export of `map.result.tsx`, or of `map.field.tsx`, in its folder. */
type OwnPart = `./${string}`;

/** How a person enters a value: the component of this name in `ui/fields`, or one of the tool's own. */
export type Control =
  | 'text'
  | 'textarea'
  /** A list of texts, one per line. */
  | 'lines'
  /** A list of records: a row of fields for each. */
  | 'rows'
  /** Texts with titles, written, pasted or from files. */
  | 'texts'
  | 'url'
  | 'image'
  /** Pictures in an order: records of `imageUrl` and what else is said of each. */
  | 'pictures'
  | 'domain'
  | 'number'
  | 'slider'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'color'
  | 'date'
  /** A file's bytes in Base64. */
  | 'file'
  /** A PDF document. */
  | 'document'
  /** Documents or pictures, in an order: a record with its address for each. */
  | 'documents'
  /** Pages of a document, as in "1-3, 7", written or chosen by looking at them. */
  | 'pages'
  /** None: an option that is only in the page's address, or what another field holds as well. */
  | 'unseen'
  | OwnPart;

/** How a person is shown a value: the component of this name in `ui/results`, or one of the tool's own. */
export type Display =
  | 'text'
  | 'number'
  | 'list'
  /** In large digits. */
  | 'figure'
  | 'copy'
  /** A picture that a tool made of another, whose figures (`pictureFacts`) are in the same result. */
  | 'picture'
  /** Shown by the component of another value of the same result: the figures of a picture, or what a tool's own part draws. */
  | 'caption'
  /** A list of records; one with the shape of its name in `kit/shapes` for the others below. */
  | 'table'
  | 'grid'
  | 'marked'
  | 'findings'
  | 'score'
  /** A list of what has `words` and a `note` each, a line or more for every one. */
  | 'entries'
  /** A sentence, in which `[{day}]({url})` is a link. */
  | 'sentence'
  /** A sentence about the whole that comes before everything else. */
  | 'alarm'
  /** A sentence about a page whose scripts were not run, with a button that has them run. */
  | 'unrendered'
  /** Days with their names, in a row to scale. */
  | 'timeline'
  /** Who was asked (`sourceList`), and when: the result's `checkedAt`. */
  | 'sources'
  /** Texts as they came, to open. */
  | 'answers'
  | 'bars'
  /** Colours to see and copy (`swatchList`). */
  | 'swatches'
  /** Pictures to look at and save, one by one or as a ZIP (`pictureList`). */
  | 'pictures'
  /** A document to open and save (`documentFile`). */
  | 'document'
  /** Several, to save one by one or as a ZIP (`documentList`). */
  | 'documents'
  /** HTML as a page would show it, in a sandbox. */
  | 'html'
  /** Any JSON. */
  | 'tree'
  /** Text files to save, one by one or as a ZIP. */
  | 'files'
  /** A text for another program, to be saved; `fileName` says as what. */
  | 'file'
  /** Bytes to be saved. */
  | 'binary'
  /** Pages, records and figures that a program wants and a page does not. */
  | 'hidden'
  | OwnPart;

/**
 * What a field is for. `material` is what a visitor works on, and is never in the page's address. An `option` is kept there. A `rare`
 * one is as well, and behind "Options". Absent: an option when it has a default and a control for a choice, else material.
 */
export type Role = 'material' | 'option' | 'rare';

/** What is said of a picture that was made, with other values of the result by their names: `{sourceSize} → {size}`. */
export interface PictureWords {
  /** In large figures. */
  headline: string;
  /** Beside the size in pixels. Left out where the result says `kept`: nothing changed. */
  remark?: string;
  /** Name of the output that holds the original's address, to compare with. */
  original?: string;
  /** Whether it shows the same as what was chosen in more pixels, so that both can be compared. */
  isEnlarged?: boolean;
  /** Name of the output that holds the picture's size in bytes; `bytes` unless told. */
  bytes?: string;
}

/** A language that the editor knows. */
export type Code = 'plain' | 'auto' | 'json' | 'xml' | 'yaml' | 'html' | 'css' | 'javascript' | 'markdown';

/** What a schema cannot say of a field: words and presentation. Every surface reads the same hints. */
export interface FieldHint {
  /** Visible label and accessible name. `{value}` stands for the current value ("Quality: {value}%"). */
  label: string;
  control?: Control;
  display?: Display;
  role?: Role;
  /** The words behind which the field is folded away. Absent: "Options" for what is rare, and in sight otherwise. */
  behind?: string;
  /** Of an option: the words above it and its neighbours with the same. For forms with more than six. */
  group?: string;
  placeholder?: string;
  /** One sentence below the control; also the field's description in the API, `--help` and for agents. */
  help?: string;
  unit?: string;
  /** What is said below the control for each value of an enumeration, in place of `help`. */
  helps?: Readonly<Record<string, string>>;
  /** The name of an option in the page's address, where that is not the field's. */
  inAddress?: string;
  /** Of a choice: each of several pictures may have its own. */
  each?: boolean;
  /** Beside its neighbours that are short as well. Numbers always are. */
  short?: boolean;
  /** Of `rows`: what one is called, as "rule". Of a text to copy: what a line is called, each of which is copied by itself, as "UUID". */
  one?: string;
  /** Of `documents`: what they are; PDF documents unless told. */
  takes?: 'pictures';
  /** Of a list in one text: its items are divided by commas as well as by lines. */
  byCommas?: boolean;
  /** Of a text with a default: whether an emptied control means no text, and not the default. */
  mayBeEmpty?: boolean;
  /** Of a text: the language of code or data, in which each character counts. `plain` has none; `auto` is found by its beginning. */
  code?: Code;
  /** Other fields with the values at which this one counts: it is neither shown nor sent at others. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Of a text: whether it may be a page's, whose address is asked for; it comes as Markdown, or as the HTML that the server sends. */
  fromPage?: boolean | 'source';
  /** Words at the low and the high end of a slider. */
  captions?: readonly [low: string, high: string];
  /** What the values of an enumeration are called, where that is not how they are written. */
  names?: Readonly<Record<string, string>>;
  /** Of a text to copy: the name of the file that it is saved as, such as `cleaned.txt`. Of a figure: that of all figures, such as `count.csv`. */
  fileName?: string;
  /** Other names of the file by the values of an input: `{ format: { csv: 'rows.csv' } }`. */
  fileNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of a text to copy: the notice of success, where that is not the usual one. */
  copied?: string;
  /** Of a text to copy: the input that a shared link carries. Absent: `text`, where the text that came out can be saved. */
  shares?: string;
  /** Of a result: the words above it and what follows, with other values in them: "{title}". */
  heading?: string;
  /** Of a result that is an object, or of each in a list: how it is said, as "{name} ({country})". */
  words?: string;
  /**
   * Of a result: what is said below it, in parts such as "IANA number {registrar.ianaId}". A part is left out where a name in it has no value, or
   * only the value that it is said of.
   */
  note?: string | readonly string[];
  /** Of a result: what is shown for `null`, an empty list and no text to copy, such as "Unknown". Absent: nothing. */
  none?: string;
  /** Of a table, and of bars of which each follows the one before. */
  chart?: Chart;
  /** Of a number: the most there can be, to which a bar is drawn, and above what a high value is a bad one. Of `pictures`: how many there is room for. */
  most?: number;
  badAbove?: number;
  /** Of a result of many parts: what a line of a table says of it, by the names of its cells, as "{0.ip}" or, of all in a list, "{*.name}". */
  cells?: Readonly<Record<string, string>>;
  /** What the page sends for the field, which gets no control there: for what only programs choose. */
  always?: boolean | number | string;
  /** Of a `picture`: what is said of it. */
  picture?: PictureWords;
  /** Whether what is entered is for nobody to see later: it is never kept in the browser. */
  secret?: boolean;
  /** What the address of a picture should end like, and the warning where it does not; the tool runs all the same. */
  expects?: { endings: readonly string[]; warning: string };
}

/** A label where no value is shown: "Quality" for "Quality: {value}%". */
export function plainLabel(label: string): string {
  return label.replaceAll('{value}', '').replace(/(?<![:\s%])[:\s%]+$/, '');
}

/**
 * The registry of field hints: `z.string().register(field, { label: 'Text' })`. A schema holds one hint, so each field needs a
 * schema of its own.
 *
 * @throws Error when a schema gets a second hint that says something else.
 */
export const field = z.registry<FieldHint>();

const keep = field.add.bind(field);
// The later hint would take the place of the earlier in silence, and two fields would have one label.
field.add = (schema, ...hint) => {
  const known = field.has(schema) ? field.get(schema) : undefined;
  const [{ label }] = hint;
  if (known && JSON.stringify([known]) !== JSON.stringify(hint)) {
    throw new Error(`One schema is registered as "${known.label}" and as "${label}": each field needs one of its own`);
  }
  return keep(schema, ...hint);
};

/**
 * Text in which something other than white space is. The text itself is kept as it is.
 * The same sentence answers a missing, a blank and a non-text value.
 */
export function requiredText(message: string) {
  return z.string({ error: message }).regex(/\S/, { error: message });
}
