import { createFakeClock } from '#ports/clock/fake';
import { createFakeFiles } from '#ports/files/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import type { Images } from '#ports/images/port';

const MEGABYTE = 1 << 20;

/** A picture as a web server hands it out. */
export function servedPicture(body: Uint8Array, type: string) {
  return { body, headers: { 'content-type': type } };
}

/** What a picture tool needs: pictures on the web by their addresses, and a store for its results. */
export function createPictureWorld(web: Readonly<Record<string, FakeResponse>>, images: Images) {
  const limits = { ttlMinutes: 60, maxTotalBytes: 4 * MEGABYTE, maxFileBytes: MEGABYTE };
  const files = createFakeFiles({ publicUrl: 'https://tools.example', clock: createFakeClock(0), ...limits });
  const stored = (url: string) => files.get(files.idOf(url) ?? '');
  return {
    ports: { files, images, http: createFakeHttp(web, { files }) },
    files,
    stored,
    contentOf: async (url: string) => (await stored(url))?.content,
  };
}
