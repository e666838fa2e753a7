/**
 * Stands for the site's own address in prerendered files. The server puts the setting `PUBLIC_URL` in its place when it
 * starts, so that one build serves under any address.
 */
export const publicUrlPlaceholder = 'https://public-url.invalid';
