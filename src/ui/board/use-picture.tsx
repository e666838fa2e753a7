import { useEffect, useEffectEvent, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import type { Size } from '#lib/picture/box';
import { copyRequest, readCopy } from '#lib/picture/copied-picture';
import { notify } from '../notice/notices.tsx';
import { fileUrl } from '../result/file-url.tsx';
import { heldFile } from '../result/held-files.tsx';
import { callApi } from '../tool-page/call-api.tsx';
import { madeHere } from '../tool-page/made-here.tsx';

/** A picture that the page may show. */
export interface ShownPicture {
  src: string;
  /** Of the original as seen, in pixels, which the shown one may be smaller than. */
  size: Size;
}

/** Files of our own that every browser shows, and measures as the server does. */
const SHOWN_AS_IT_IS = /\/files\/[\w-]{22}\/[^/]+\.(?:jpe?g|png|gif|webp)$/i;

interface PictureHandlers {
  /** What to do without a picture, in a sentence: said where the browser shows none. */
  otherwise: string;
  onShown: (picture: ShownPicture) => void;
  onFailed: () => void;
}

/**
 * The picture at an address. The pages' policy lets them show our own files only, so anything else comes as a copy that the server
 * fetches and makes, with the guard and the limits of every tool.
 */
export function usePicture(url: string, handlers: PictureHandlers): ShownPicture | undefined {
  const [picture, setPicture] = useState<ShownPicture>();
  const onShown = useEffectEvent((shown: ShownPicture) => {
    setPicture(shown);
    handlers.onShown(shown);
  });
  const onFailed = useEffectEvent((error: unknown) => {
    if (!(error instanceof ToolError)) throw error;
    notify({ kind: 'error', message: 'The picture could not be shown', reason: error.message });
    handlers.onFailed();
  });
  const { otherwise } = handlers;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(url, { signal, otherwise }).then(
      (shown) => signal.aborted || onShown(shown),
      (error: unknown) => signal.aborted || onFailed(error),
    );
    return () => controller.abort();
  }, [url, otherwise]);
  return picture;
}

interface Loading {
  signal: AbortSignal;
  otherwise: string;
}

async function load(url: string, { signal, otherwise }: Loading): Promise<ShownPicture> {
  const unshown = (cause: unknown) => refused(cause, otherwise);
  if (heldFile(url)) {
    const src = fileUrl(url);
    const size = await sizeOf(src);
    if (size) return { src, size };
    const copy = readCopy(await madeHere('image-resizer', { input: copyRequest(url), signal }).catch(unshown));
    return copy ? { src: fileUrl(copy.url), size: copy.size } : unshown(undefined);
  }
  if (SHOWN_AS_IT_IS.test(url)) {
    const src = fileUrl(url);
    const size = await sizeOf(src);
    if (size) return { src, size };
  }
  const { data } = await callApi('/tools/image-resizer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(copyRequest(url)),
    signal,
  });
  const copy = readCopy(data);
  const src = copy && fileUrl(copy.url);
  if (src && (await sizeOf(src))) return { src, size: copy.size };
  throw new ToolError('upstream-failed', 'Its copy could not be fetched. Check your connection and try again.');
}

/** @throws ToolError, also where no decoder here reads the picture. */
function refused(cause: unknown, otherwise: string): never {
  if (cause instanceof ToolError) throw cause;
  const message = `Your browser does not show pictures of this kind. ${otherwise}`;
  throw new ToolError('unsupported', message, { cause });
}

/** A picture's size as this browser sees it; `undefined` where it cannot show it. */
function sizeOf(src: string): Promise<Size | undefined> {
  const { promise, resolve } = Promise.withResolvers<Size | undefined>();
  const image = new Image();
  image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
  image.onerror = () => resolve(undefined);
  image.src = src;
  return promise;
}
