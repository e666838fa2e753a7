/** How a value is written. `lines`: several texts; `addresses`: several addresses; `crumbs`, `hours`, `steps`: one thing on each line. */
export type ValueKind =
  | 'text'
  | 'long'
  | 'url'
  | 'addresses'
  | 'date'
  | 'number'
  | 'duration'
  | 'currency'
  | 'lines'
  | 'steps'
  | 'crumbs'
  | 'hours'
  | 'choice';

export type Level = 'required' | 'recommended' | 'optional';

/** A member of a type, as Google's documentation has it. */
export interface Member {
  /** With dots between things within each other: `offers.price`. Required within a thing is required where that thing is. */
  path: string;
  label: string;
  kind: ValueKind;
  level: Level;
  /** Of a choice: names on schema.org. */
  values?: readonly string[];
  placeholder?: string;
  /** Paths that say the same in another way, such as the lowest of several prices. */
  or?: readonly string[];
}

/** A thing within another. */
export interface Part {
  /** Its type on schema.org. */
  type: string;
  label: string;
  level: Level;
  or?: readonly string[];
}

export interface TypeRules {
  title: string;
  /** Google's documentation of the type. */
  source: string;
  members: readonly Member[];
  /** By their paths. */
  parts: Readonly<Record<string, Part>>;
  /** Of each group one is needed: paths of members or of things. */
  oneOf: readonly (readonly string[])[];
  /** More special types that the same is true of. */
  kinds: readonly string[];
}
