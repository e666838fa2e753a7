/** The parts that the site's face comes in. */
export const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const;
