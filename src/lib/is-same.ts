/** Takes the same time wherever two differ, so that no signature can be found out letter by letter. */
export function isSame(right: string, given: string): boolean {
  let difference = right.length ^ given.length;
  for (let at = 0; at < right.length; at += 1) difference |= right.charCodeAt(at) ^ given.charCodeAt(at);
  return difference === 0;
}
