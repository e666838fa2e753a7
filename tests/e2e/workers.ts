/** Files of journeys that run at once, each with a browser. */
export const WORKERS = 2;

/** Milliseconds that a journey waits for what it looks for: a busy machine is no fault of the site. */
export const PATIENCE = 60_000;
