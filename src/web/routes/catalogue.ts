import { catalogue } from '../catalogue.server.ts';

/** Every tool as data, for searches: fetched when a visitor first reaches for one. */
export function loader() {
  return Response.json(catalogue());
}
