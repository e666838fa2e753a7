/**
 * Stands for the site's own address in prerendered pages. The server puts `PUBLIC_URL` in its place when it starts,
 * so that the same build serves under any address.
 */
export const originPlaceholder = 'https://public-url.invalid';
