import { type ReactNode, useState } from 'react';
import type { FormParts } from '../drawn/field-kind.tsx';

/** A file of the visitor's, or one in the site's own store, which is shown without asking: it was chosen, or another tool made it. */
const OWN_FILE = /^file:|\/files\/[\w-]{22}\/[^/]+$/;

/** What a board needs to know of its picture. */
export interface BoardPicture {
  url: string;
  /** Whether it came by itself, and not by a press on "Show the picture". */
  isOwn: boolean;
  onFailed: () => void;
}

interface BoardPlaceProps {
  form: Pick<FormParts, 'values' | 'many'>;
  /** In the place of a board where there are many pictures. */
  ofMany: ReactNode;
  /** In its place until it is wanted; `onShow` is missing while there is no picture. */
  instead: (onShow: (() => void) | undefined) => ReactNode;
  board: (picture: BoardPicture) => ReactNode;
}

/** Where a picture is worked on: one when that is wanted, and none of many. */
export function BoardPlace({ form: { values, many }, ofMany, instead, board }: BoardPlaceProps) {
  const url = String(values.imageUrl).trim();
  const isOwn = OWN_FILE.test(url);
  const [wish, setWish] = useState({ url: '', isShown: false });
  const isShown = wish.url === url ? wish.isShown : isOwn;
  if (many?.list) return ofMany;
  if (!isShown) return instead(url === '' ? undefined : () => setWish({ url, isShown: true }));
  return board({ url, isOwn, onFailed: () => setWish({ url, isShown: false }) });
}
