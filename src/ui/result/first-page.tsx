import { useEffect, useState } from 'react';
import { drawPages } from './draw-pages.tsx';
import { fileUrl } from './file-url.tsx';
import { heldFile } from './held-files.tsx';

interface FirstPageProps {
  url: string;
  bytes: number;
}

/** Larger files are not fetched for a look. */
const LARGEST = 10 * 1024 * 1024;
/** Pixels. */
const WIDTH = 900;
/** Milliseconds. */
const PATIENCE = 20_000;

/** The first page of a PDF file, drawn in a thread of its own. Where that fails, there is none: the file can be saved all the same. */
export function FirstPage({ url, bytes }: FirstPageProps) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (bytes > LARGEST) return;
    const ended = new AbortController();
    let shown: string | undefined;
    draw(url, AbortSignal.any([ended.signal, AbortSignal.timeout(PATIENCE)])).then(
      (drawn) => {
        if (!drawn || ended.signal.aborted) return;
        shown = URL.createObjectURL(drawn);
        setPicture(shown);
      },
      (error: unknown) => {
        if (!ended.signal.aborted) console.error(error);
      },
    );
    return () => {
      ended.abort();
      if (shown) URL.revokeObjectURL(shown);
      setPicture(undefined);
    };
  }, [url, bytes]);
  if (!picture) return null;
  return (
    <img
      src={picture}
      alt="The first page"
      className="max-h-160 max-w-full rounded-control border border-line bg-sunken object-contain object-left"
    />
  );
}

async function draw(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  const pages = drawPages(heldFile(url) ?? (await fetched(url, signal)), '');
  signal.addEventListener('abort', pages.close, { once: true });
  return pages.draw(1, WIDTH).finally(pages.close);
}

async function fetched(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(fileUrl(url), { signal });
  if (!response.ok) throw new Error(`The file answered with status ${response.status}.`);
  return response.blob();
}
