import type { CleanOptions } from '#ports/metadata/port';
import type { ImageLimits } from './header.ts';
import type {
  AnimateOptions,
  ColourOptions,
  CompareOptions,
  CompressOptions,
  CutOutOptions,
  EnlargeOptions,
  FitOptions,
  OverlayOptions,
  TransformOptions,
  TurnOptions,
} from './port.ts';

type Sent<O> = Omit<O, 'signal'>;

/** What a process is to do with a picture. */
export type PictureTask =
  | { kind: 'inspect' }
  | { kind: 'read' }
  | { kind: 'focus' }
  | { kind: 'codes' }
  | { kind: 'compress'; options: Sent<CompressOptions> }
  | { kind: 'fit'; options: Sent<FitOptions> }
  | { kind: 'transform'; options: Sent<TransformOptions> }
  | { kind: 'overlay'; layer: string | undefined; options: Sent<OverlayOptions> }
  | { kind: 'enlarge'; options: Omit<Sent<EnlargeOptions>, 'onProgress'> }
  | { kind: 'cutOut'; options: Omit<Sent<CutOutOptions>, 'onProgress'> }
  | { kind: 'turn'; options: Sent<TurnOptions> }
  | { kind: 'compare'; options: Sent<CompareOptions> }
  | { kind: 'animate'; options: Sent<AnimateOptions> }
  | { kind: 'colours'; options: Sent<ColourOptions> }
  | { kind: 'describe' }
  | { kind: 'clean'; options: Sent<CleanOptions> };

export interface PictureJob {
  task: PictureTask;
  limits: ImageLimits;
}
