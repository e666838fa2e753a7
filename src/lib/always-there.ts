/** Names that the DNS has for good: RFC 2606 and RFC 6761 reserve the examples, and IANA serves them. */
const ALWAYS_THERE = /^(?:www\.)?(?:example\.(?:com|net|org)|iana\.org)\.?$/i;

/**
 * What it means that `name` is said not to exist, where it cannot be missing: the sentence for people, or nothing for any other
 * name. A machine without a connection is often told by its own name server that no name exists.
 */
export function meansNoConnection(name: string): string | undefined {
  if (!ALWAYS_THERE.test(name)) return undefined;
  return `${name} always exists, but could not be found from here: this server seems to have no connection to the internet.`;
}
