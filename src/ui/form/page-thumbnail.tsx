import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { drawPages } from '../result/draw-pages.tsx';
import { heldFile, shownFile } from '../result/held-files.tsx';

interface PageThumbnailProps {
  /** Of a held file; nothing is drawn of one on the web. */
  url: string;
  password: string;
  isPicture: boolean;
}

/** Pixels, for screens of two device pixels to one. */
const WIDTH = 80;
/** Larger files are not read for a look. */
const LARGEST = 50 << 20;

/** One at a time: each reads a whole document. */
let before: Promise<unknown> = Promise.resolve();

/** A small look at a picture, or at the first page of a document. */
export function PageThumbnail({ url, password, isPicture }: PageThumbnailProps) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const file = heldFile(url);
    if (!file || isPicture || file.size > LARGEST) return;
    let isGone = false;
    let shown: string | undefined;
    const draw = async () => {
      if (isGone) return;
      const pages = drawPages(file, password);
      const drawn = await pages.draw(1, WIDTH).finally(pages.close);
      if (!drawn || isGone) return;
      shown = URL.createObjectURL(drawn);
      setPicture(shown);
    };
    before = before.then(draw).catch(console.warn);
    return () => {
      isGone = true;
      if (shown) URL.revokeObjectURL(shown);
      setPicture(undefined);
    };
  }, [url, password, isPicture]);
  const source = isPicture ? shownFile(url) : picture;
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
      {source ? (
        <img src={source} alt="" decoding="async" className="size-full object-cover object-top" />
      ) : (
        <Icon name="file-text" />
      )}
    </span>
  );
}
