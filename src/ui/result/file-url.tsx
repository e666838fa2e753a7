import { apiBase } from '../api-base.tsx';
import { heldFile, shownFile } from './held-files.tsx';

/**
 * The address of a stored file, or of one that is held here, as this page can show it. The site may be open under another name than its
 * own (127.0.0.1 for localhost), and a page shows pictures of its own origin only.
 */
export function fileUrl(url: string): string {
  const shown = shownFile(url);
  if (shown) return shown;
  const { pathname, search } = new URL(url);
  return apiBase.startsWith('/') ? `${window.location.origin}${pathname}${search}` : url;
}

/** What a link needs to save the file. */
export function saving(url: string) {
  const file = heldFile(url);
  if (file) return { href: fileUrl(url), download: file.name };
  return { href: `${fileUrl(url)}?download`, target: '_blank', rel: 'noreferrer' };
}
