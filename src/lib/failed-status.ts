const sentences = new Map([
  [401, '{host} requires a login for this address (401).'],
  [402, '{host} requires payment for this address (402).'],
  [403, '{host} does not let us read this address (403). Many sites only allow browsers.'],
  [404, '{host} has nothing at this address (404).'],
  [406, '{host} does not offer this address in a format that can be read here (406).'],
  [410, '{host} has nothing at this address (410).'],
  [429, '{host} received too many requests (429). Please try again later.'],
  [451, '{host} may not show this address for legal reasons (451).'],
  [500, '{host} failed to answer (500). The problem is on its side.'],
  [502, '{host} has a problem behind its own front server (502). Please try again later.'],
  [503, '{host} is not available at the moment, or blocks programs (503). Please try again later.'],
  [504, '{host} took too long behind its own front server (504). Please try again later.'],
]);

/** Says for a visitor that `host` answered with a status which is no success, and what that status means. */
export function failedStatus(host: string, status: number): string {
  return (sentences.get(status) ?? '{host} answered with an error ({status}).')
    .replace('{host}', () => host)
    .replace('{status}', String(status));
}
