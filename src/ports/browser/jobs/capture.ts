import type { Page, ScreenshotClip } from 'puppeteer-core';

interface Capture {
  /** CSS pixels of the page. */
  clip: ScreenshotClip;
  format: 'png' | 'jpeg' | 'webp';
  /** 1 to 100, for JPEG and WebP. */
  quality?: number;
  /** Whether it shows more than the screen does. */
  isBeyond: boolean;
}

/** A picture in the resolution of the screen: only the session that set it knows it, which is the page's own. */
export async function capture(page: Page, { clip, format, quality = 80, isBeyond }: Capture): Promise<Uint8Array> {
  return page.screenshot({
    ...{ clip, type: format, captureBeyondViewport: isBeyond },
    ...(format !== 'png' && { quality }),
  });
}
