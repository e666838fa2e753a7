import { ToolError } from '#kit/tool-error';
import { programAddress } from '#ports/drawings/browser';
import type { TemporaryFiles } from '#ports/files/port';
import { NotHere } from '#ports/images/engine';
import { FACES_VERSION } from './face-place.ts';
import { BROKEN_OFF, refuseTooLong, tookTooLong } from './limits.ts';
import type { DrawOrder, DrawOutcome } from './messages.ts';
import type { Svg, SvgOptions } from './port.ts';

const TIMEOUT = 60_000;
/** Bytes of a picture from which on its worker goes with it: what it took, it would keep. */
const LARGE = 4 << 20;
/** While the site is worked on, its packages are served as they are. */
const FACES = import.meta.env.DEV ? '/node_modules/@fontsource/*/files/' : `/assets/faces-${FACES_VERSION}/`;

/** The one that waits for the next drawing. */
let resting: Worker | undefined;

/** Draws in a worker of its own, which ends with a drawing that takes too long or breaks it. */
export function svgInBrowser(files: TemporaryFiles): Svg {
  return {
    async draw(source, { signal, ...options }) {
      refuseTooLong(source.bytes);
      const outcome = await drawn(await files.read(source), options);
      if ('failed' in outcome) {
        if (outcome.isAbsent) throw new NotHere(outcome.failed);
        throw new ToolError('unsupported', outcome.failed);
      }
      if ('refused' in outcome) {
        const { code, message, field } = outcome.refused;
        throw new ToolError(code, message, field === undefined ? {} : { field });
      }
      return { ...outcome.facts, content: await files.write(outcome.png, signal) };
    },
  };
}

async function drawn(content: Uint8Array, options: SvgOptions): Promise<DrawOutcome> {
  const worker = resting ?? new Worker(new URL('./draw.worker.ts', import.meta.url), { type: 'module' });
  resting = undefined;
  const { promise, resolve, reject } = Promise.withResolvers<DrawOutcome>();
  worker.onmessage = ({ data }: MessageEvent<DrawOutcome>) => resolve(data);
  worker.onerror = () => resolve({ failed: BROKEN_OFF, isAbsent: false });
  const late = setTimeout(() => reject(tookTooLong(TIMEOUT)), TIMEOUT);
  const order: DrawOrder = { content, options, program: programAddress, faces: FACES };
  worker.postMessage(order);
  let mayRest = false;
  try {
    const outcome = await promise;
    mayRest = 'refused' in outcome || ('facts' in outcome && outcome.png.length < LARGE);
    return outcome;
  } finally {
    clearTimeout(late);
    if (mayRest && !resting) resting = worker;
    else worker.terminate();
  }
}
