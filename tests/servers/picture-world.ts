import { createFakeClock } from '#ports/clock/fake';
import { createFakeFiles, createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { createFakeImages } from '#ports/images/fake';
import { overFiles } from '#ports/images/over-files';
import type { Pictures } from '#ports/images/pictures';
import { untouchedBrowser } from '../untouched-browser.ts';

const MEGABYTE = 1 << 20;

/** A picture as a web server hands it out. */
export function servedPicture(body: Uint8Array, type: string) {
  return { body, headers: { 'content-type': type } };
}

/**
 * What a picture tool needs: pictures on the web by their addresses, and a store for its results.
 *
 * @param engine works on the pictures; the fake does by default.
 */
export function createPictureWorld(web: Readonly<Record<string, FakeResponse>>, engine?: Pictures<Uint8Array>) {
  const temporary = createFakeTemporaryFiles();
  const images = engine ? overFiles(engine, temporary) : createFakeImages(temporary);
  const limits = { ttlMinutes: 60, maxTotalBytes: 4 * MEGABYTE, maxFileBytes: MEGABYTE };
  const files = createFakeFiles({
    publicUrl: 'https://tools.example',
    temporary,
    clock: createFakeClock(0),
    ...limits,
  });
  const stored = (url: string) => files.get(files.idOf(url) ?? '');
  return {
    ports: {
      browser: untouchedBrowser,
      files,
      images,
      metadata: images,
      http: createFakeHttp(web, { files, temporary }),
    },
    ...{ files, temporary },
    stored,
    contentOf: async (url: string) => (await stored(url))?.content,
  };
}
