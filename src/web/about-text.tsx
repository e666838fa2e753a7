import { useEffect, useState } from 'react';
import { Prose } from '#ui/prose';

/**
 * About texts by slug. While prerendering, the loader puts them here. In the browser the text of the first page stands
 * in its HTML already, and others are taken from their pages' HTML when a visitor goes there: no page carries its text
 * a second time as data.
 */
export const aboutTexts = new Map<string, string>();

export function AboutText({ slug }: { slug: string }) {
  const [fetched, setFetched] = useState<{ slug: string; html: string }>();
  const html = aboutTexts.get(slug) ?? standing(slug) ?? (fetched?.slug === slug ? fetched.html : undefined);

  useEffect(() => {
    if (html !== undefined) {
      aboutTexts.set(slug, html);
      return;
    }
    const controller = new AbortController();
    fetchAbout(slug, controller.signal)
      .then((text) => setFetched({ slug, html: text }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      });
    return () => controller.abort();
  }, [slug, html]);

  return <Prose id={idOf(slug)} html={html ?? ''} />;
}

const idOf = (slug: string) => `about-${slug}`;

function standing(slug: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(idOf(slug))?.innerHTML || undefined;
}

async function fetchAbout(slug: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/tools/${slug}`, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById(idOf(slug))?.innerHTML ?? '';
}
