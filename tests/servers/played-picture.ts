import sharp from 'sharp';

/** How a moving picture plays, and the color in the middle of each of its frames. */
export async function playedPicture(content: Uint8Array) {
  const image = sharp(content, { pages: -1 });
  const { pages = 1, delay, loop } = await image.metadata();
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const height = info.height / pages;
  const middles = Array.from({ length: pages }, (_, page) => {
    const at = ((page * height + (height >> 1)) * info.width + (info.width >> 1)) * 4;
    return [...data.subarray(at, at + 4)];
  });
  return { pages, delay, loop, middles };
}

/** Red, green and blue in the middle of a picture. */
export async function middleOf(content: Uint8Array): Promise<number[]> {
  const { middles } = await playedPicture(content);
  return (middles[0] ?? []).slice(0, 3);
}
