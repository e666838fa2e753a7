import { access, constants, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '#kit/tool-error';

/** What is known of the room that a folder's disk has. */
interface DiskRoom {
  /**
   * Does what writes a file.
   *
   * @param size bytes that there has to be room for; asked when the writing has ended.
   * @throws ToolError `busy` when there was no room, and what `write` throws otherwise.
   */
  writing<T>(write: () => Promise<T>, size: () => number | Promise<number>): Promise<T>;
  /** Whether the folder takes files right now. */
  isWritable(): Promise<boolean>;
}

/** Seconds after which another try makes sense. */
const PAUSE = 60;
/** What the system says when there is no room: on the disk, for this user, for this program, or for anybody. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
/** Bytes that a disk has at least while it is not full. */
const ROOM = 1024 * 1024;
/** Bytes that are written to see whether it is still full. */
const TRIED_AT_MOST = 16 * 1024 * 1024;
/** Written and removed again to see whether there is room. */
const PROBE = '.probe';

/** @param onFault called with what only the operator can put right. */
export function createDiskRoom(directory: string, onFault: (error: unknown) => void): DiskRoom {
  /** Bytes of the largest file that there was no room for. */
  let refused = 0;
  return {
    async writing(write, size) {
      try {
        const written = await write();
        if (refused > 0 && (await size()) >= refused) refused = 0;
        return written;
      } catch (cause) {
        if (!(cause instanceof Error && 'code' in cause && NO_ROOM.has(String(cause.code)))) throw cause;
        onFault(cause);
        refused = Math.max(refused, await size());
        const message = 'There is no room for files on this server right now. Please try again in a few minutes.';
        throw new ToolError('busy', message, { retryAfter: PAUSE, cause });
      }
    },
    async isWritable() {
      const probe = join(directory, PROBE);
      try {
        await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
        const { blocks, bavail, bsize } = await statfs(directory);
        // Some file systems count nothing.
        if (blocks > 0 && bavail * bsize < ROOM) return false;
        // Quotas are in no such count: what was refused is tried again.
        const tried = refused;
        if (tried > 0) await writeFile(probe, new Uint8Array(Math.min(tried, TRIED_AT_MOST)), { mode: 0o600 });
        if (refused === tried) refused = 0;
        return true;
      } catch {
        return false;
      } finally {
        await rm(probe, { force: true }).catch(onFault);
      }
    },
  };
}
