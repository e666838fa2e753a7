import { apiBase } from '../api-base.tsx';

/**
 * The address of a stored file as this page can show it. The site may be open under another name than its own
 * (127.0.0.1 for localhost), and a page shows pictures of its own origin only.
 */
export function fileUrl(url: string): string {
  const { pathname, search } = new URL(url);
  return apiBase.startsWith('/') ? `${window.location.origin}${pathname}${search}` : url;
}
