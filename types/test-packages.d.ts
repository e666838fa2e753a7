// Packages for tests that bring no types: two readers of YAML that are not ours, and tables with what they say.
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
declare module 'yaml-js' {
  const reader: { load(text: string): unknown };
  export default reader;
}
declare module 'csv-spectrum' {
  export default function spectrum(
    done: (error: Error | null, cases: { name: string; csv: Buffer; json: Buffer }[]) => void,
  ): void;
}
