import { ToolError } from '#kit/tool-error';

/** Bytes of strangers' content that may be in memory at once, no matter whose. */
export interface ByteBudget {
  /** @throws ToolError `busy` when there is no room for so many more. Nothing is taken then. */
  take(bytes: number): void;
  /** Gives back what was taken. */
  give(bytes: number): void;
}

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/** @param busy what refused callers read, as a full sentence. */
export function createByteBudget(maxBytes: number, busy: string): ByteBudget {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > maxBytes) throw new ToolError('busy', busy, { retryAfter: RETRY_AFTER });
      taken += bytes;
    },
    give(bytes) {
      taken -= bytes;
    },
  };
}
