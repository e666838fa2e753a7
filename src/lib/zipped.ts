import { type Zippable, zipSync } from 'fflate';

/** As early as the format knows, so that the same files are the same archive at any time. */
const TIME = new Date(1980, 0, 1);

/** Files by their names in one ZIP. */
export function zipped(files: Zippable): Uint8Array {
  return zipSync(files, { mtime: TIME });
}
