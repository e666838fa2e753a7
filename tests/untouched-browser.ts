import type { Browser } from '#ports/browser/port';

/** A browser of which every use is a fault; pages are found to be empty without one. */
export const untouchedBrowser: Browser = {
  missing: async () => 'There is no browser.',
  load: () => Promise.reject(new Error('It was used.')),
  shoot: () => Promise.reject(new Error('It was used.')),
  print: () => Promise.reject(new Error('It was used.')),
  inspect: () => Promise.reject(new Error('It was used.')),
  layout: () => Promise.reject(new Error('It was used.')),
  measure: () => Promise.reject(new Error('It was used.')),
};
