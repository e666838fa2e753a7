import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { piecesOf } from '#calls/pieces';
import type { Visitors } from '#calls/visitors';
import { visitorKey } from './call-limit.ts';

/** Bytes of the largest result, as JSON, that is answered. */
export const MOST_ANSWERED = 8 * 1024 * 1024;
/** Bytes that wait to be taken, of all visitors and of one. */
const WAITING = 128 * 1024 * 1024;
const WAITING_SHARE = 2 * MOST_ANSWERED + 1024 * 1024;

/** Counts bytes of an answer until it is taken. @throws ToolError `busy` when a visitor leaves too many. */
export type HoldAnswer = (request: FastifyRequest, reply: FastifyReply, bytes: number) => void;

export function createAnswerShares(visitors: Visitors): HoldAnswer {
  const shares = visitors.share('bytes of answers', {
    ...{ capacity: WAITING, share: WAITING_SHARE },
    busy: 'Earlier answers have not been read yet. Please read them first, then try again.',
  });
  return ({ ip }, { raw }, bytes) => {
    // Each message of a batch has its own.
    raw.setMaxListeners(0);
    whenGone(raw, shares.take(visitorKey(ip), bytes));
  };
}

/** Ends an answer with a body of any length, of which no more than a piece waits at the connection. */
export function endInPieces(raw: ServerResponse, ...body: readonly Uint8Array[]): void {
  const pieces = body.flatMap((part) => [...piecesOf(part)]).values();
  const go = (): void => {
    for (const piece of pieces) {
      if (raw.destroyed) break;
      if (!raw.write(piece)) return void raw.once('drain', go);
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
