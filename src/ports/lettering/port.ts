/** Letters that are drawn as outlines. */
export interface Lettering {
  /** The files of a face's parts, as WOFF; a letter is taken from the first that has it. */
  face(weight: 500 | 700): Promise<readonly Uint8Array[]>;
}
