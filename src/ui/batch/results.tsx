import { ToolError } from '#kit/tool-error';
import { fileNameOf } from '#lib/download-name';
import { fileUrl } from '../result/file-url.tsx';
import { heldFile } from '../result/held-files.tsx';
import { distinctNames, extensionOf, fitFolder, resultName } from './names.tsx';
import type { BatchPicture, Done, PictureQueue } from './picture-queue.tsx';

export interface DonePicture {
  file: BatchPicture;
  outcome: Done;
}

/** Something to be saved. */
export interface Entry {
  /** With the folders that it lies in. */
  name: string;
  /** Opened when its turn comes, and read to its end before the next. */
  open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

export function doneIn(jobs: ReturnType<PictureQueue['state']>['jobs']): DonePicture[] {
  return jobs.flatMap(({ item, stage }) => (stage.is === 'done' ? [{ file: item, outcome: stage.outcome }] : []));
}

/** What was made, each under a name of its own, in the folders of the originals. Opening throws ToolError when it is no longer there. */
export function entriesOf(all: readonly DonePicture[]): Entry[] {
  const done = all.flatMap(eachFile);
  const names = done.map(({ file: { name, folder = '' }, outcome: { url } }) =>
    [fitFolder(folder), resultName(name, url === undefined ? 'txt' : extensionOf(url))].filter(Boolean).join('/'),
  );
  const distinct = distinctNames(names);
  return done.map((picture, at) => ({ name: distinct[at] ?? picture.file.name, open: () => open(picture) }));
}

async function open({
  file,
  outcome: { url, text = '' },
}: DonePicture): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return url === undefined ? new Blob([text]).stream() : openMade(file.name, url);
}

/**
 * The bytes of what was made, here or on the server.
 *
 * @throws ToolError when it is no longer there, or does not come.
 */
export async function openMade(name: string, url: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const held = heldFile(url);
  if (held) return held.stream();
  const response = await fetch(fileUrl(url)).catch((cause: unknown) => {
    throw new ToolError('upstream-failed', `"${name}" could not be loaded. Check your connection and try again.`, {
      cause,
    });
  });
  if (response.ok && response.body) return response.body;
  throw new ToolError('not-found', `The result of "${name}" is no longer on the server. Remove it, or make it again.`);
}

/** Where there are many of one picture, each by the name that it has, and the text beside them. */
function eachFile(picture: DonePicture): DonePicture[] {
  const { file, outcome } = picture;
  const { urls, ...rest } = outcome;
  if (!urls) return [picture];
  const files = urls.map((url) => ({ file: { ...file, name: fileNameOf(url) }, outcome: { ...rest, url } }));
  return [...files, { file, outcome: rest }];
}
