import * as z from 'zod';

/**
 * What the kinds of results in `ui/results` expect, as schemas for a tool's output. Each call makes one of its own, for its own hint:
 * `spots: markedText().register(field, { label: 'Text', display: 'marked' })`.
 */

/** What several tools answer with, by its name in the description of the API. */
export const shapeNames = z.registry<{ id: string }>();

const at = z.int().min(0);

const json = z.json().register(shapeNames, { id: 'Json' });

const span = z
  .object({ from: at, to: at, kind: z.string(), note: z.string().optional() })
  .register(shapeNames, { id: 'Span' });

/** A text with marked spans, in their order and apart; positions are UTF-16 units. `kind` is the legend's word. */
export const markedText = () => z.object({ text: z.string(), spans: z.array(span) });

/** `fatal` keeps a page out of search. */
export const severities = ['fatal', 'error', 'warning', 'advice', 'passed', 'unknown'] as const;

const fix = z
  .object({
    words: z.string(),
    code: z.string().optional(),
    tool: z
      .object({
        slug: z.string(),
        input: z.record(z.string(), json),
        /** Addresses of all pictures, where the tool takes one at a time. */
        pictures: z.array(z.url()).optional(),
      })
      .optional(),
  })
  .register(shapeNames, { id: 'Fix' });

const placeInText = z
  .object({
    line: z.int().min(1),
    /** Absent: the whole line. */
    column: z.int().min(1).optional(),
    /** 1 unless told. */
    length: at.optional(),
    /** What mends it, in the place of what is there; empty to remove that. */
    instead: z.string().optional(),
  })
  .register(shapeNames, { id: 'PlaceInText' });

const finding = z
  .object({
    severity: z.enum(severities),
    title: z.string(),
    detail: z.string(),
    /** The place, as short as it can be found by. */
    where: z.array(z.string()).optional(),
    /** The same in the text that was given: of each `where`, or where there is none, of the finding. Columns and lengths are UTF-16 units. */
    places: z.array(placeInText).optional(),
    why: z.string().optional(),
    source: z.object({ name: z.string(), url: z.url() }).optional(),
    fix: fix.optional(),
    /** The first place, as it looks. */
    picture: z.object({ url: z.url(), width: z.int().min(1), height: z.int().min(1) }).optional(),
  })
  .register(shapeNames, { id: 'Finding' });

/** What is wrong, where, why that matters, and how it is fixed: the lines to copy, and the tool that makes them, filled in. */
export const findingList = () => z.array(finding);

/** Text files that came out, the first of which is shown. */
export const textFiles = () => z.array(z.object({ name: z.string(), text: z.string() }));

/** Pictures that were made, each with its name, at addresses where they are for a while. */
export const pictureList = () =>
  z.array(
    z.object({
      name: z.string(),
      url: z.url(),
      ...{ width: z.int().min(1), height: z.int().min(1), bytes: at },
      note: z.string().optional(),
    }),
  );

/** A document that was made, at an address where it is for a while. */
export const documentFile = () =>
  z.object({
    /** Of the file. */
    name: z.string(),
    url: z.url(),
    bytes: at,
    /** As the document calls itself; may be empty. */
    title: z.string(),
    pages: z.int().min(1),
    /** Such as "A4, portrait". */
    paper: z.string(),
    note: z.string().optional(),
  });

/** Documents that were made, each at an address where it is for a while; `from` is what is in it, as "pages 4-6". */
export const documentList = () =>
  z.array(z.object({ name: z.string(), url: z.url(), bytes: at, pages: z.int().min(1), from: z.string() }));

/** Points of as many, with how they come about. */
export const score = () => z.object({ value: z.number(), of: z.number(), word: z.string(), formula: z.string() });

/** A chart of bars: non-negative values with their names. */
export const bars = () =>
  z.array(z.object({ name: z.string(), value: z.number().min(0), note: z.string().optional() }));

/** The first rows of a table whose columns are not known before; `note` says what is left out. */
export const grid = () =>
  z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())), note: z.string().optional() });

/** Days with what they are, the earliest first. */
export const timeline = () => z.array(z.object({ name: z.string(), day: z.iso.date() }));

/** Texts as servers sent them. */
export const answers = () => z.array(z.object({ server: z.string(), text: z.string() }));

/** A file that is no text: its bytes in Base64. */
export const binaryFile = () => z.object({ name: z.string(), type: z.string(), base64: z.string() });

const source = z
  .object({
    /** `DNS`, `RDAP`. */
    protocol: z.string(),
    server: z.string(),
    /** Where it is not the time of the whole: an answer may be a few minutes old. */
    askedAt: z.iso.datetime().optional(),
    /** Why nothing came. */
    failure: z.string().optional(),
  })
  .register(shapeNames, { id: 'Source' });

/** Who was asked for a result. Times are ISO 8601. */
export const sourceList = () => z.array(source);

export type Finding = z.output<ReturnType<typeof findingList>>[number];
export type PlaceInText = z.output<typeof placeInText>;

/** Colours as a screen shows them, each with what it is called; `css` is null for what is no colour. `share` is a part of the whole, 0 to 1. */
export const swatchList = () =>
  z.array(
    z.object({
      name: z.string(),
      css: z.string().nullable(),
      note: z.string().nullable(),
      share: z.number().min(0).max(1).optional(),
    }),
  );
