/** What makes a value, made at the first call and kept: most visits never ask. One that throws is asked again. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
