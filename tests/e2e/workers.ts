/** Files of journeys that run at once, each with a browser. */
export const WORKERS = 2;
