import { type OpenPages, openPages } from '#lib/pdf/draw-page';

/** First the document, and where the answers go; then pages, by their numbers from 1. */
export type ToDrawer = { content: Blob; password: string; port: MessagePort } | { number: number; width: number };

/** How many pages there are, 0 for a document that cannot be drawn; then each page that was asked for, in the order of asking. */
export type FromDrawer = { count: number } | { number: number; picture: Blob | undefined };

let opened: Promise<{ pages: OpenPages<OffscreenCanvas> | undefined; port: MessagePort }> | undefined;
/** One page after the other: each takes the memory of its pixels. */
let before: Promise<unknown> = Promise.resolve();

async function open(content: Blob, password: string, port: MessagePort) {
  const makeSurface = (across: number, high: number) => new OffscreenCanvas(across, high);
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pages = await openPages(bytes, { password, makeSurface }).catch(() => undefined);
  port.postMessage({ count: pages?.count ?? 0 } satisfies FromDrawer);
  return { pages, port };
}

async function draw(number: number, width: number): Promise<void> {
  const { pages, port } = (await opened) ?? {};
  const canvas = await pages?.draw(number, width).catch(() => undefined);
  const picture = await canvas?.convertToBlob({ type: 'image/png' });
  port?.postMessage({ number, picture } satisfies FromDrawer);
}

self.addEventListener('message', ({ data }: MessageEvent<ToDrawer>) => {
  // The reader of PDF files speaks to itself here.
  if ('port' in data && data.port instanceof MessagePort) opened = open(data.content, data.password, data.port);
  else if ('width' in data && typeof data.width === 'number') before = before.then(() => draw(data.number, data.width));
});
