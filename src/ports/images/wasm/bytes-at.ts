import { SITE_CACHE } from '#lib/site-cache';

/** A file of the build, from what the browser keeps of the site, where it is left for the next time. */
export async function bytesAt(url: string, onBytes: (more: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  // Some browsers refuse it to private windows.
  const cache = await globalThis.caches?.open(SITE_CACHE).catch(() => undefined);
  const kept = await cache?.match(url, { ignoreVary: true });
  const response = kept ?? (await fetch(url));
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}.`);
  const keeping = kept ? undefined : cache?.put(url, response.clone()).catch(() => undefined);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        onBytes(piece.length);
        out.enqueue(piece);
      },
    }),
  );
  const content = new Uint8Array(await new Response(counted).arrayBuffer());
  await keeping;
  return content;
}
