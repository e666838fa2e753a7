import { ToolError } from '#kit/tool-error';
import { numbered } from './names.tsx';
import { type DonePicture, type Entry, entriesOf } from './results.tsx';

/**
 * Writes what was made into a folder of the visitor's, in the folders of the originals. No file that is there is written over: the new one has a
 * number in its name.
 *
 * @returns how many have one.
 * @throws ToolError with the sentence why not all of them are there; those that are, stay.
 */
export async function saveFolder(
  done: readonly DonePicture[],
  folder: FileSystemDirectoryHandle,
  onSaved: (count: number) => void,
): Promise<number> {
  let saved = 0;
  let renamed = 0;
  for (const entry of entriesOf(done)) {
    try {
      if (await isRenamed(entry, folder)) renamed += 1;
    } catch (error) {
      if (error instanceof ToolError) throw error;
      const why = whyNot(error, entry.name);
      throw new ToolError('unsupported', `${why} ${saved} of ${done.length} were saved.`, { cause: error });
    }
    saved += 1;
    onSaved(saved);
  }
  return renamed;
}

async function isRenamed({ name, open }: Entry, folder: FileSystemDirectoryHandle): Promise<boolean> {
  const folders = name.split('/');
  const wanted = folders.pop() ?? name;
  let place = folder;
  for (const each of folders) place = await place.getDirectoryHandle(each, { create: true });
  let free = wanted;
  for (let count = 2; await isTaken(place, free); count += 1) free = numbered(wanted, count);
  const content = await open();
  const handle = await place.getFileHandle(free, { create: true });
  try {
    await content.pipeTo(await handle.createWritable());
  } catch (error) {
    // Where nothing could be written, nothing is left either.
    await place.removeEntry(free).catch(() => undefined);
    throw error;
  }
  return free !== wanted;
}

async function isTaken(place: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  return place.getFileHandle(name).then(
    () => true,
    (error: unknown) => {
      const kind = nameOf(error);
      if (kind === 'NotFoundError') return false;
      // A folder of that name.
      if (kind === 'TypeMismatchError') return true;
      throw error;
    },
  );
}

function whyNot(error: unknown, name: string): string {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'The disk is full.';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Your browser was not allowed to write into this folder.';
    default:
      console.warn(error);
      return `"${name}" could not be written.`;
  }
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : undefined);
