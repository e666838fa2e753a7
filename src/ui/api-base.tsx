/** Where the API stands: the site's own origin unless the build is told otherwise. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';
