/** The redirect generator, filled in with straight ways. */
export function generator(from: readonly string[], to: string) {
  return { slug: 'redirect-generator', input: { list: from.map((each) => `${each} ${to}`).join('\n') } };
}
