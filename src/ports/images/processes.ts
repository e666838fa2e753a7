import type { TemporaryFile, TemporaryFiles } from '#ports/files/port';
import type { CleanedImage, PictureMetadata } from '#ports/metadata/port';
import { createProcesses, type JobFiles } from '#ports/processes/processes';
import { boundedImages, type ImagesOptions } from './bounded.ts';
import type { PictureJob, PictureTask } from './picture-job.ts';
import type { Pictures } from './pictures.ts';
import type {
  AnimatedImage,
  Comparison,
  CompressedImage,
  EncodedImage,
  FittedImage,
  ImageInfo,
  PictureCodes,
  PictureColours,
  PictureFocus,
  TransformedImage,
  TurnedImage,
} from './port.ts';

export interface ProcessImagesOptions extends ImagesOptions {
  files: JobFiles & Pick<TemporaryFiles, 'read'>;
  /** Milliseconds without a picture after which a process ends. */
  idle?: number;
}

export interface OpenImages extends Pictures {
  /** Ids of the processes that live. */
  pids(): number[];
  /** Ends the processes. */
  close(): Promise<void>;
}

const IDLE = 20_000;
/** To start a process costs as much as ten pictures. */
const PICTURES_A_PROCESS = 1_000;
const MOST_MEMORY = 250 << 20;
const BROKEN = 'The image could not be processed: it may be damaged or too large for the available memory.';

/** Pictures in child processes: one that crashes a decoder, or never ends, costs nobody else anything. */
export function createImages({ files, idle = IDLE, ...options }: ProcessImagesOptions): OpenImages {
  const processes = createProcesses({
    script: new URL('./picture.process.ts', import.meta.url),
    broken: BROKEN,
    files,
    idle,
    jobs: PICTURES_A_PROCESS,
    memory: MOST_MEMORY,
  });
  const bytesOf = ({ bytes }: TemporaryFile) => bytes;
  const images = boundedImages(options, bytesOf, (limits) => {
    const jobFor = (
      source: TemporaryFile,
      task: PictureTask,
      signal: AbortSignal | undefined,
      others: readonly TemporaryFile[] = [],
      onProgress?: (share: number) => void,
    ) => ({ ...{ message: { task, limits } satisfies PictureJob, source, others, signal, onProgress } });
    const make = async <I extends EncodedImage | CleanedImage>(...job: Parameters<typeof jobFor>) => {
      const { answer, made } = await processes.make<Omit<I, 'content'>>(jobFor(...job));
      return { ...answer, content: made };
    };
    const infoBy = (kind: 'inspect' | 'read', file: TemporaryFile, signal: AbortSignal | undefined) =>
      processes.run<ImageInfo>(jobFor(file, { kind }, signal));
    return {
      inspect: (source, signal) => infoBy('inspect', source, signal),
      focus: (source, signal) => processes.run<PictureFocus>(jobFor(source, { kind: 'focus' }, signal)),
      read: async (file, signal) => ({
        source: await infoBy('read', file, signal),
        content: await files.read(file),
      }),
      compress: (source, { signal, ...options }) =>
        make<CompressedImage>(source, { kind: 'compress', options }, signal),
      fit: (source, { signal, ...options }) => make<FittedImage>(source, { kind: 'fit', options }, signal),
      transform: (source, { signal, ...options }) =>
        make<TransformedImage>(source, { kind: 'transform', options }, signal),
      overlay: (source, layer, { signal, ...options }) => {
        const [drawn, second] = typeof layer === 'string' ? [layer, undefined] : [undefined, layer];
        return make<TransformedImage>(
          source,
          { kind: 'overlay', layer: drawn, options },
          signal,
          second ? [second] : [],
        );
      },
      enlarge: (source, { signal, onProgress, ...options }) =>
        make<TransformedImage>(source, { kind: 'enlarge', options }, signal, [], onProgress),
      cutOut: (source, { signal, onProgress, ...options }) =>
        make<TransformedImage>(source, { kind: 'cutOut', options }, signal, [], onProgress),
      turn: (source, { signal, ...options }) => make<TurnedImage>(source, { kind: 'turn', options }, signal),
      compare: ([source, other], { signal, ...options }) =>
        make<Comparison>(source, { kind: 'compare', options }, signal, [other]),
      animate: ([source, ...others], { signal, ...options }) =>
        make<AnimatedImage>(source, { kind: 'animate', options }, signal, others),
      colours: (source, { signal, ...options }) =>
        processes.run<PictureColours>(jobFor(source, { kind: 'colours', options }, signal)),
      describe: (source, signal) => processes.run<PictureMetadata>(jobFor(source, { kind: 'describe' }, signal)),
      clean: (source, { signal, ...options }) => make<CleanedImage>(source, { kind: 'clean', options }, signal),
      codes: (source, signal) => processes.run<PictureCodes>(jobFor(source, { kind: 'codes' }, signal)),
    };
  });
  return { ...images, pids: processes.pids, close: processes.close };
}
