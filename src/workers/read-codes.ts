/** A code as it is seen in a picture, its corners in pixels of that. */
export interface SeenCode {
  format: string;
  text: string;
  corners: readonly { x: number; y: number }[];
}

/** A picture of four bytes a pixel, which goes to the worker. */
export interface CodePicture extends Pick<ImageData, 'width' | 'height'> {
  pixels: ImageData['data'];
  /** Whether it is looked at as one of many, and not with all there is. */
  isLive: boolean;
}

/** Reads codes in pictures that the page has drawn, one at a time, in a worker that ends with `close`. */
export function openCodeReader() {
  const worker = new Worker(new URL('./codes.worker.ts', import.meta.url), { type: 'module' });
  return {
    /** @throws Error when what reads cannot be fetched. */
    read(picture: CodePicture): Promise<readonly SeenCode[]> {
      const { promise, resolve, reject } = Promise.withResolvers<readonly SeenCode[]>();
      worker.onmessage = ({ data }: MessageEvent<readonly SeenCode[]>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be started.'));
      worker.postMessage(picture, [picture.pixels.buffer]);
      return promise;
    },
    close: () => worker.terminate(),
  };
}
