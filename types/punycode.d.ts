// The package has no types; under its bare name Node gives a module of its own, which is deprecated.
declare module 'punycode/punycode.es6.js' {
  /** @throws RangeError for what is no Punycode. */
  export function decode(label: string): string;
  /** A name, or an e-mail address, with its international labels in Punycode. */
  export function toASCII(name: string): string;
  /** The same in letters. */
  export function toUnicode(name: string): string;
}
