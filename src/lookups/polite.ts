import type { Ports } from '#kit/ports';

/** The same client, which does not ask one site faster than its pages bear. */
export function polite(http: Ports['http']): Ports['http'] {
  return {
    get: (request) => http.get({ ...request, isPolite: true }),
    download: (request) => http.download({ ...request, isPolite: true }),
  };
}
