import type { ServerResponse } from 'node:http';
import { piecesOf } from '#calls/pieces';
import type { Visitors } from '#calls/visitors';

/** Bytes of the largest result, as JSON, that is answered. */
export const MOST_ANSWERED = 16 * 1024 * 1024;
/** Bytes that wait to be taken, of all visitors and of one. */
const WAITING = 128 * 1024 * 1024;
const WAITING_SHARE = 2 * MOST_ANSWERED + 1024 * 1024;

/** Bytes of answers that have not been taken. @throws ToolError `busy` when a visitor leaves too many. */
export type HoldAnswer = (visitor: string, bytes: number) => () => void;

export function createAnswerShares(visitors: Visitors): HoldAnswer {
  return visitors.share('bytes of answers', {
    ...{ capacity: WAITING, share: WAITING_SHARE },
    busy: 'Earlier answers have not been read yet. Please read them first, then try again.',
  }).take;
}

/** Ends an answer with a body of any length, of which no more than a piece waits at the connection. */
export function endInPieces(raw: ServerResponse, body: Buffer): void {
  const pieces = piecesOf(body);
  const go = (): void => {
    if (raw.destroyed) return;
    for (let next = pieces.next(); !next.done; next = pieces.next()) {
      if (!raw.write(next.value)) return void raw.once('drain', go);
    }
    raw.end();
  };
  go();
}

/** Calls `gone` when an answer is out or its connection is gone, at once where it is already. */
export function whenGone(raw: ServerResponse, gone: () => void): void {
  if (raw.destroyed) gone();
  else raw.once('close', gone);
}
