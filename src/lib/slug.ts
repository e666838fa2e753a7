/** A letter first: a slug is also the name of a command and of a tool for agents. */
const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a text may name a tool, a post or a tag in addresses: kebab-case, such as `md5-generator`. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
