const sentences = new Map([
  [401, '{host} wants a login for this address (401).'],
  [402, '{host} wants to be paid for this address (402).'],
  [403, '{host} does not let us read this address (403). Many sites turn away everything but a browser.'],
  [404, '{host} has nothing at this address (404).'],
  [406, '{host} has this address in no form that can be read here (406).'],
  [410, '{host} has nothing at this address (410).'],
  [429, '{host} says that it was asked too often (429). Please try again later.'],
  [451, '{host} may not show this address for legal reasons (451).'],
  [500, '{host} failed to make an answer (500). The fault is on its side.'],
  [502, '{host} could not be reached behind its own front door (502). Please try again later.'],
  [503, '{host} is not available at the moment, or turns away programs (503). Please try again later.'],
  [504, '{host} took too long behind its own front door (504). Please try again later.'],
]);

/** Says for a visitor that `host` answered with a status which is no success, and what that status means. */
export function failedStatus(host: string, status: number): string {
  return (sentences.get(status) ?? '{host} answered with an error ({status}).')
    .replace('{host}', () => host)
    .replace('{status}', String(status));
}
