import { notify } from '../notice/notices.tsx';

/** Where files of a folder that was dropped lie; of a chosen one the browser says so itself. */
const places = new WeakMap<File, string>();

/** Files of a dropped folder that are looked at: one with more is the wrong one. */
const LOOKED_AT = 20_000;

/** Pictures by their names, where a system does not know their kind. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|svg|bmp|ico|jxl)$/i;

/** Whether a file may be a picture, by its type or its name. */
export function maybePicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('image/') || (type === '' && PICTURE.test(name));
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The folders that a file lies in, from the one that was given: `holiday/day 1`; empty for a file given by itself. */
export function folderOf(file: File): string {
  return places.get(file) ?? parentOf(file.webkitRelativePath);
}

/** All files in what was dropped, with their folders noted, in the order of their names. */
export async function filesIn(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const found: File[] = [];
  const walk = async (entry: FileSystemEntry) => {
    if (found.length >= LOOKED_AT) return;
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => undefined);
      if (!file) return;
      places.set(file, parentOf(entry.fullPath.slice(1)));
      found.push(file);
    } else if (isFolder(entry)) for (const each of await childrenOf(entry)) await walk(each);
  };
  for (const entry of entries) await walk(entry);
  if (found.length >= LOOKED_AT)
    notify({ kind: 'warning', message: `Only the first ${LOOKED_AT} files were looked at` });
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Browsers give a hundred at a time. One that cannot be read has none. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
      () => [],
    );
    if (some.length === 0 || children.length > LOOKED_AT) break;
    children.push(...some);
  }
  return children.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
