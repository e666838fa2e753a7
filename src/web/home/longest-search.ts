/** A longer question, in UTF-16 code units, has no place in an address. */
export const LONGEST_SEARCH = 100;
