import { useEffect } from 'react';
import { Prose } from '#ui/prose';

/**
 * Long texts by the id of the element that holds them. While prerendering, loaders put them here. In the browser the text
 * of the first page stands in its HTML already, and others are taken from their pages' HTML on the way there: no page
 * carries its text a second time as data.
 */
export const standingTexts = new Map<string, string>();

interface StandingTextProps {
  id: string;
  className?: string;
}

/** Text of our own, made HTML while prerendering. Never a visitor's. */
export function StandingText({ id, className }: StandingTextProps) {
  const html = standingTexts.get(id) ?? standing(id) ?? '';
  useEffect(() => {
    if (html !== '') standingTexts.set(id, html);
  }, [id, html]);
  return <Prose id={id} className={className} html={html} />;
}

/** Fetches a text from the page it stands on, for a visitor who comes from another page. Failing leaves the rest of the page as it is. */
export async function loadStandingText(id: string, path: string): Promise<void> {
  if (standingTexts.has(id)) return;
  try {
    const response = await fetch(path);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const html = page.getElementById(id)?.innerHTML;
    if (html) standingTexts.set(id, html);
  } catch (error) {
    console.error(error);
  }
}

function standing(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML || undefined;
}
