/** Values by lower-case name; the first of several attributes of one name counts, as in a browser. */
export type Attributes = ReadonlyMap<string, string>;

/** What is told of a page, in the order of its source. `State` is what a reader keeps for an element and what is in it. */
export interface HtmlReader<State> {
  /** The state at the top of the page. */
  readonly start: State;
  /**
   * An element begins in another. Returns the state in it. Void elements end at once. `at` is where its tag begins in the source, in
   * UTF-16 units.
   */
  open(name: string, attributes: Attributes, outer: State, at: number): State;
  /** An element ends, by its end tag or without. `state` is what `open` gave. */
  close(name: string, state: State): void;
  /** Text in an element, its character references decoded; one text may come in several pieces. */
  text(text: string, state: State): void;
  /** Whether an element with this state counts as if its tags were not there. None does without this. */
  isPassedOver?(state: State): boolean;
  /** A comment, without its signs. */
  comment?(text: string, state: State): void;
}
