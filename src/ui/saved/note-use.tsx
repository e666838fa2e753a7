import { useEffect } from 'react';
import { noteUse } from './saved-list.tsx';

/** Draws nothing: whoever enters something into the element with the id has used the tool. */
export function NoteUse({ slug, within }: { slug: string; within: string }) {
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['input', 'submit', 'drop']) {
      document.getElementById(within)?.addEventListener(type, () => noteUse(slug), { signal: controller.signal });
    }
    return () => controller.abort();
  }, [slug, within]);
  return null;
}
