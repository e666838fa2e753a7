/** Our words for the kinds of files that a page is made of; the others are measurements and the like. */
export const kindsOfFiles: Readonly<Record<string, string>> = {
  ...{ Document: 'frame', Script: 'script', Stylesheet: 'style sheet', Image: 'picture', Font: 'font' },
  ...{ Media: 'video or sound', Fetch: 'request of a script', XHR: 'request of a script' },
};

/** One file that the page asked for in a browser. */
export interface AskedFile {
  url: string;
  /** As the browser names it: `Document`, `Script`, `Fetch`. */
  type: string;
  /** 0 when nothing answered. */
  status: number;
  /** In the browser's words. */
  failure?: string;
  /** Why the browser did not let it be asked for: `csp`, `mixed-content`. */
  blocked?: string;
  /** Where a redirect led. */
  redirectedTo?: string;
}

/** A visit in a browser, after which the other facts are those of the page as its scripts left it. */
export interface RenderedFacts<HtmlFacts> {
  /** What the HTML said before any script ran, as the server sent it to the browser. */
  before: HtmlFacts;
  /** Address after the scripts. */
  url: string;
  requests: readonly AskedFile[];
  /** The first 200 lines of the console. */
  console: readonly { level: 'error' | 'warning'; text: string; url: string; line: number }[];
  cookies: readonly { name: string; domain: string }[];
  /** Dialogs and windows that it wanted to open. */
  dialogs: number;
  windows: number;
}
