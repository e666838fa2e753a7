/** Name of the browser's cache with what it keeps of this site: pages under their paths, scripts and files. */
export const SITE_CACHE = 'site';
