// Two readers of YAML that are neither ours nor each other's, for tests; neither brings types.
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
declare module 'yaml-js' {
  const reader: { load(text: string): unknown };
  export default reader;
}
