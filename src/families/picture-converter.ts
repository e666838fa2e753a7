interface PictureWords {
  action: string;
  busy: string;
  /** "Image resized", as other surfaces say it. */
  done: string;
  failed: string;
}

/** What every tool that makes a picture of another says alike. */
export function pictureTool({ action, busy, done, failed }: PictureWords) {
  const labels = { action, busy, done: `${done} successfully`, failed: `Failed to ${failed}` };
  return { category: 'image', needs: ['http', 'images', 'files'], quickUpTo: 16_384, labels } as const;
}

const WRITTEN = { JPG: 'jpeg', PNG: 'png', WEBP: 'webp', AVIF: 'avif', TIFF: 'tiff' } as const;

/** The same of one that writes pictures in another format; `from` for one that expects a format. */
export function pictureConverter({ from, to }: { from?: string; to: keyof typeof WRITTEN }) {
  const tool = pictureTool({
    ...{ action: `Convert to ${to}`, busy: 'Converting...' },
    done: `${from ?? 'Image'} converted to ${to}`,
    failed: `convert ${from ?? 'image'} to ${to}`,
  });
  return { ...tool, writes: WRITTEN[to] };
}
