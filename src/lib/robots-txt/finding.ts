/** Something in a robots.txt that probably does not do what was meant. */
export interface Finding {
  /** `error`: it has no effect, or a grave one. `warning`: crawlers differ, or a common mistake. `note`: worth knowing. */
  level: 'error' | 'warning' | 'note';
  /** The line it is about; absent when it is about the whole file. */
  line?: number | undefined;
  message: string;
}
