import { type Engine, NotHere } from '../engine.ts';
import weights from '../subject/u2netp.f16?url';
import { bytesAt } from './bytes-at.ts';

const BYTES = 2_250_970;

/** From our own server, once: it stays in the browser. */
export const subjectHere: Engine['subject'] = async (onShare) => {
  let bytes = 0;
  try {
    return await bytesAt(weights, (more) => {
      bytes += more;
      onShare(Math.min(1, bytes / BYTES));
    });
  } catch (cause) {
    throw new NotHere('The neural network could not be loaded in your browser.', { cause });
  }
};
