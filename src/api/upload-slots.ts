import { ToolError } from '#kit/tool-error';
import { visitorKey } from './call-limit.ts';

/** Uploads held in memory at once; more are asked to come again. */
const AT_ONCE = 8;
/** Of them, one visitor's: the pages send two at once. */
const OF_A_VISITOR = 3;

/**
 * Takes a place among the uploads that arrive, and returns what gives it back.
 *
 * @throws ToolError `busy` when there is none for this visitor.
 */
type TakeSlot = (visitor: { ip: string }) => () => void;

export function createUploadSlots(): TakeSlot {
  const held = new Map<string, number>();
  let all = 0;

  return ({ ip }) => {
    const key = visitorKey(ip);
    const own = held.get(key) ?? 0;
    if (own >= OF_A_VISITOR) throw new ToolError('busy', `${OF_A_VISITOR} of your pictures are arriving already.`);
    if (all >= AT_ONCE) throw new ToolError('busy', 'Many pictures are arriving right now. Please try again.');
    all += 1;
    held.set(key, own + 1);
    return () => {
      all -= 1;
      const rest = (held.get(key) ?? 0) - 1;
      if (rest > 0) held.set(key, rest);
      else held.delete(key);
    };
  };
}
