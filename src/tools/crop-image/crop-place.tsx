import { useState } from 'react';
import type { FormParts } from '#ui/drawn/field-kind';
import { ShowPicture } from './crop-area.tsx';
import { CropBoard } from './crop-board.tsx';

/** A file of the visitor's, or one in the site's own store, which is shown without asking: it was chosen, or another tool made it. */
const OWN_FILE = /^file:|\/files\/[\w-]{22}\/[^/]+$/;

/** Where the area is drawn: on one picture when that is wanted, and on none of many. */
export function CropPlace({ values, change, many }: FormParts) {
  const url = String(values.imageUrl).trim();
  const isOwn = OWN_FILE.test(url);
  const [wish, setWish] = useState({ url: '', isShown: false });
  const isShown = wish.url === url ? wish.isShown : isOwn;
  if (many?.list) return <p className="text-sm text-muted">The same area is cut out of every picture:</p>;
  if (!isShown) return <ShowPicture onShow={url === '' ? undefined : () => setWish({ url, isShown: true })} />;
  const onFailed = () => setWish({ url, isShown: false });
  return <CropBoard key={url} {...{ url, isOwn, values, change, onFailed }} />;
}
