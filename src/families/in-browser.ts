import type { Ports } from '#kit/ports';

interface InBrowserWords {
  action: string;
  busy: string;
  done: string;
  failed: string;
  stage?: string;
}

/** What every tool says alike that loads a page in a browser. `done`: "Page measured". */
export function inBrowser({ action, busy, done, failed, stage = 'Loading the page' }: InBrowserWords) {
  return {
    labels: { action, busy, done: `${done} successfully`, failed: `Failed to ${failed}`, stage },
    /** What is missing on this installation is said on the page, before anything is pressed. */
    choices: async ({ browser }: Pick<Ports, 'browser'>) => ({
      leaves: [(await browser.missing()) ?? 'This server has a browser for that.'],
    }),
  } as const;
}
