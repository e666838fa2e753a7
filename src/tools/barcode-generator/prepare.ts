/** Fetches what draws a code, which the first one would wait for. */
export default function prepare(): Promise<unknown> {
  return import('bwip-js/generic');
}
