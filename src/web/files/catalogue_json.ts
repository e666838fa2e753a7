import { catalogue } from '../catalogue.server.ts';

/** Every tool as data, for searches: fetched when a visitor first reaches for one. */
export default () => JSON.stringify(catalogue());
