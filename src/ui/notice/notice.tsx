export interface Notice {
  /** News stays until it is dismissed. */
  kind: 'error' | 'warning' | 'success' | 'news';
  message: string;
  /** Why, in the server's words, as a second line. */
  reason?: string;
  /** What the visitor can do about it. Doing it dismisses the notice. */
  action?: { label: string; run: () => void };
}

export interface ShownNotice extends Notice {
  key: number;
  /** Whether it comes from the page before, and goes no further. */
  isCarried?: boolean;
}
