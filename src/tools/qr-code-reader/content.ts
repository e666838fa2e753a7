export interface ReadContent {
  /** What it is, in a word or two. */
  kind: string;
  details: { name: string; value: string }[];
  warnings: string[];
}
