import { sniffImage } from '#lib/sniff-image';
import { readTextFile } from '#ui/form/read-text-file';
import { notify } from '#ui/notice/notices';
import type { Sample } from './samples.ts';

/** As many first bytes as a picture's format needs to be known. */
const HEAD_BYTES = 1024;

/** A picture as it is, another file as its text; `undefined` when it is neither and a notice says so. */
export async function contentOf(file: File): Promise<File | string | undefined> {
  if (file.type.startsWith('image/')) return file;
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  return head && sniffImage(new Uint8Array(head)) ? file : readTextFile(file);
}

const paragraph = `Good bread needs four things: flour, water, salt and time. The first three are cheap. The fourth is the one that nobody can buy in a shop, and it does most of the work.

Mix them in the evening, leave the bowl in a cool corner, and go to bed. By morning the dough has doubled and smells faintly of apples. Fold it twice, let it rest for an hour, and bake it in the hottest oven you have. Then wait again! Bread that is cut while it is warm never forgives you.`;

const samples = {
  text: () => paragraph,
  domain: () => 'example.com',
  question: () => 'shrink a photo',
  picture: fetchPicture,
} satisfies Record<Sample['id'], () => string | Promise<File | undefined>>;

/** Something to begin with; `undefined` when it could not be fetched and a notice says so. */
export async function sampleOf(id: Sample['id']): Promise<File | string | undefined> {
  return samples[id]();
}

async function fetchPicture(): Promise<File | undefined> {
  const blob = await fetch('/hills.jpg').then(
    (response) => (response.ok ? response.blob() : undefined),
    () => undefined,
  );
  if (!blob)
    notify({ kind: 'error', message: 'The picture could not be fetched. Check your connection and try again.' });
  return blob && new File([blob], 'hills.jpg', { type: 'image/jpeg' });
}
