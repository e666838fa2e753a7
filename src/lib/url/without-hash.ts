/** An address as it is asked for: without its fragment. */
export function withoutHash(address: string): string {
  return address.replace(/#.*$/s, '');
}
