import { cancelledBy } from '#kit/tool-error';
import type { Codes } from '#ports/codes/port';
import { animated } from '../animate.ts';
import { codesIn } from '../codes-in.ts';
import { compared } from '../compare.ts';
import { compressed } from '../compress.ts';
import { workWith } from '../engine.ts';
import { fitted } from '../fit.ts';
import { focusOf } from '../focus.ts';
import { type ImageLimits, readHeader } from '../header.ts';
import { mainColours } from '../main-colours.ts';
import { overlaid } from '../overlay.ts';
import type { Pictures } from '../pictures.ts';
import { readFile } from '../read-file.ts';
import { transformed } from '../transform.ts';
import { turnedAsAsked } from '../turned.ts';
import { loaded } from './codecs.ts';
import { heicOpenerHere } from './heic.ts';
import { openPictureHere } from './picture.ts';
import { subjectHere } from './subject.ts';

/** What reads is fetched with the first picture in which codes are looked for. */
const codesHere: Codes = {
  read: async (...asked) => (await loaded(import('#ports/codes/browser'))).codesInBrowser.read(...asked),
};

/** Pictures in this very worker, whose owner ends it. What WebAssembly cannot do here is thrown as NotHere. */
export function imagesInBrowser(limits: ImageLimits): Pictures<Uint8Array> {
  workWith({ open: openPictureHere, heic: heicOpenerHere, subject: subjectHere });
  const never = new AbortController().signal;
  /** Does nothing for a caller who has gone. */
  const wanted = <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> =>
    signal?.aborted ? Promise.reject(cancelledBy(signal)) : work();
  return {
    inspect: (content, signal) => wanted(signal, async () => (await readHeader(content, limits)).info),
    focus: (content, signal) => wanted(signal, () => focusOf(content, limits)),
    read: (content, signal) => wanted(signal, () => readFile(content, limits)),
    compress: (content, options) =>
      wanted(options.signal, () => compressed(content, { signal: never, ...options }, limits)),
    fit: (content, options) => wanted(options.signal, () => fitted(content, options, limits)),
    transform: (content, options) => wanted(options.signal, () => transformed(content, options, limits)),
    overlay: (content, layer, options) =>
      wanted(options.signal, () => overlaid(content, layer, { ...options, limits })),
    enlarge: (content, options) =>
      wanted(options.signal, async () => (await loaded(import('../enlarged.ts'))).enlarged(content, options, limits)),
    cutOut: (content, options) =>
      wanted(options.signal, async () => (await loaded(import('../cut-out.ts'))).cutOut(content, options, limits)),
    turn: (content, options) => wanted(options.signal, () => turnedAsAsked(content, options, limits)),
    describe: (content, signal) =>
      wanted(signal, async () => (await import('../metadata/told.ts')).toldMetadata(content, limits)),
    clean: (content, options) =>
      wanted(options.signal, async () => (await import('../metadata/told.ts')).cleaned(content, options, limits)),
    compare: (pair, options) => wanted(options.signal, () => compared(pair, options, limits)),
    animate: (contents, options) => wanted(options.signal, () => animated(contents, options, limits)),
    colours: (content, options) => wanted(options.signal, () => mainColours(content, options, limits)),
    codes: (content, signal) => wanted(signal, () => codesIn(content, codesHere, limits)),
  };
}
