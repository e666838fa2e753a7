import * as z from 'zod';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { pageAddress } from '#kit/page-address';
import { findingList, score } from '#kit/shapes';
import { sampleAddress } from '#lib/sample-address';

interface PageCheckWords {
  action: string;
  done: string;
  failed: string;
  /** The site's own sample page that shows best what the view finds. */
  sample?: string;
}

/** The option of every tool that reads a page: its scripts run first. */
export const rendered = () =>
  yesOrNo('As a browser sees it', { help: 'Runs the scripts of the page first, in a browser on this server.' });

/** Beside the address that answered: null when scripts were run, or there are none that matter. */
export const unrendered = () =>
  z.string().nullable().register(field, {
    label: 'Before scripts',
    display: 'unrendered',
    help: 'That the page is nearly empty until its scripts run, which “rendered” does; else null.',
  });

/** What every view of a page's checks says alike. `done`: "Links checked", as other surfaces say it. */
export function pageCheck({ action, done, failed, sample = 'garden-shop' }: PageCheckWords) {
  return {
    want: 'check',
    needs: ['http', 'browser'],
    timeLimit: 175_000,
    labels: { action, busy: 'Checking...', done: `${done} successfully`, failed: `Failed to ${failed}` },
    input: z.object({ url: pageAddress, rendered: rendered() }),
    examples: [
      { name: 'A page with faults', input: { url: sampleAddress(sample) } },
      { name: 'A page of another site', input: { url: 'https://example.com/' } },
    ],
  } as const;
}

/** The first fields of every view: what keeps the page out of search, what answered, the score and what is wrong. */
export function pageView() {
  return {
    answered: {
      outOfSearch: z.string().nullable().register(field, {
        label: 'Kept out of search',
        help: 'That the page cannot appear in search, and why; null when nothing keeps it out.',
        display: 'alarm',
      }),
      requestedUrl: z.string().register(field, { label: 'Address asked for', display: 'hidden' }),
      url: z.string().register(field, { label: 'Address', help: 'The address that answered, after redirects.' }),
      status: z.int().register(field, { label: 'Status', help: 'The HTTP status of the answer.' }),
      unrendered: unrendered(),
      note: z.string().nullable().register(field, { label: 'Note', help: 'Anything unusual about the answer.' }),
    },
    score: score().nullable().register(field, { label: 'Score', display: 'score' }),
    findings: findingList().register(field, { label: 'What to do', display: 'findings', help: 'Most serious first.' }),
  };
}
