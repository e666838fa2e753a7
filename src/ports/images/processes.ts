import { createProcesses } from '#ports/processes/processes';
import { boundedImages, type ImagesOptions } from './bounded.ts';
import type { PictureJob, PictureTask } from './picture-job.ts';
import type { CompressedImage, EncodedImage, FittedImage, ImageInfo, Images, TransformedImage } from './port.ts';

export interface ProcessImagesOptions extends ImagesOptions {
  /** Milliseconds without a picture after which a process ends. */
  idle?: number;
}

export interface OpenImages extends Images {
  /** Ids of the processes that live. */
  pids(): number[];
  /** Ends the processes. */
  close(): Promise<void>;
}

const IDLE = 20_000;
const PICTURES_A_PROCESS = 200;
const MOST_MEMORY = 250 << 20;
const BROKEN = 'The image could not be processed: it may be damaged or too large for the available memory.';

/** Pictures in child processes: one that crashes a decoder, or never ends, costs nobody else anything. */
export function createImages({ idle = IDLE, ...options }: ProcessImagesOptions = {}): OpenImages {
  const processes = createProcesses({
    script: new URL('./picture.process.ts', import.meta.url),
    broken: BROKEN,
    idle,
    jobs: PICTURES_A_PROCESS,
    memory: MOST_MEMORY,
  });
  const images = boundedImages(options, (limits) => {
    const run = <A>(content: Uint8Array, task: PictureTask, signal: AbortSignal | undefined) =>
      processes.run<A>({ message: { task, limits } satisfies PictureJob, content, signal });
    const make = async <I extends EncodedImage>(...job: Parameters<typeof run>) => {
      const { answer, content } = await run<Omit<I, 'content'>>(...job);
      return { ...answer, content };
    };
    return {
      inspect: async (content, signal) => (await run<ImageInfo>(content, { kind: 'inspect' }, signal)).answer,
      compress: (content, { signal, ...options }) =>
        make<CompressedImage>(content, { kind: 'compress', options }, signal),
      fit: (content, { signal, ...options }) => make<FittedImage>(content, { kind: 'fit', options }, signal),
      transform: (content, { signal, ...options }) =>
        make<TransformedImage>(content, { kind: 'transform', options }, signal),
    };
  });
  return { ...images, pids: processes.pids, close: processes.close };
}
