import type { Run, ToolInput } from '#kit/define-tool';
import { downloadName } from '#lib/download-name';
import { formatName } from '#lib/format-name';
import type { MetadataEntry, PictureMetadata } from '#ports/metadata/port';
import { authorIn, cameraIn, changedWith, originOf, placeNamesIn, placeSaid, serialsIn, takenIn } from './said.ts';
import type tool from './tool.ts';

type Remove = ToolInput<typeof tool>['remove'];

const run: Run<typeof tool> = async ({ imageUrl, remove, showSmall }, { http, metadata, files }, { signal }) => {
  const url = imageUrl.trim();
  const original = await http.download({ url, accept: ['image/*'], signal });
  const before = await metadata.describe(original, signal);
  const { format, width, height, entries, place, thumbnail } = before;
  const made = remove === 'nothing' ? undefined : await metadata.clean(original, { remove, signal });
  const after = made ? await metadata.describe(made.content, signal) : before;
  const stored =
    made && (await files.put({ content: made.content, type: made.type, name: downloadName(url, 'cleaned') }));
  const isLeft = leftIn(after.entries);
  const listed = entries.map((entry) => ({ ...entry, isLeft: isLeft(entry) }));
  const gone = listed.filter((entry) => !entry.isLeft).length;
  return {
    summary: summaryOf(before, made ? 'The original' : `This ${formatName(format)}`),
    cleanedImageUrl: stored?.url ?? null,
    place: place ? placeSaid(place) : null,
    placeNames: placeNamesIn(entries),
    ...{ camera: cameraIn(entries), taken: takenIn(entries), changed: changedWith(entries) },
    ...{ author: authorIn(entries), serials: serialsIn(entries), origin: originOf(before) },
    small: showSmall && thumbnail ? { url: `data:image/jpeg;base64,${thumbnail}` } : null,
    entries: listed,
    isSamePicture: made?.isSamePicture ?? null,
    saysPlace: after.saysPlace,
    removed: made ? removedSaid(remove, { gone, saidPlace: before.saysPlace, isLeft: after.saysPlace }) : null,
    proof: made
      ? `Read again: ${listed.length - gone} of ${listed.length} entries are left, the picture is the same`
      : null,
    note: noteOn(remove, before, after),
    ...{ format, width, height, sourceBytes: original.bytes, bytes: stored?.bytes ?? null },
    expiresAt: stored ? new Date(stored.expiresAt).toISOString() : null,
  };
};

export default run;

function summaryOf({ saysPlace, place, entries }: PictureMetadata, file: string): string {
  const count = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`;
  if (!saysPlace) return `${file} does not say where it was taken. It holds ${count}.`;
  const exactly = place ? 'to within a few meters' : 'in words, or in a part of its own';
  return `${file} says where it was taken, ${exactly}. It holds ${count}.`;
}

function removedSaid(
  remove: Remove,
  { gone, saidPlace, isLeft }: Record<'saidPlace' | 'isLeft', boolean> & { gone: number },
) {
  if (isLeft) return 'A part of the place could not be removed';
  if (remove === 'place') return saidPlace ? 'The place is gone' : 'There was no place in the file';
  return gone > 0 ? 'All metadata is gone' : 'There was nothing to remove';
}

function noteOn(remove: Remove, before: PictureMetadata, after: PictureMetadata): string | null {
  const notes: string[] = [];
  if (remove !== 'all' && before.hasMakerNotes) {
    notes.push('It holds notes in a form that only the camera’s maker knows. Remove everything to be sure of those.');
  }
  if (remove === 'place' && before.saysPlace) notes.push('A title or keywords may still name the place.');
  const film = before.behind > 1000;
  if (film && after.behind > 0) notes.push(`${kilobytes(before.behind)} follow the picture, such as a short film.`);
  else if (film && remove === 'all')
    notes.push('What followed the picture, such as a short film or brightness for bright screens, is gone as well.');
  return notes.join(' ') || null;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;

/** Whether an entry is in the new file as well. */
function leftIn(entries: readonly MetadataEntry[]) {
  const key = ({ group, name, value }: MetadataEntry) => JSON.stringify([group, name, value]);
  const left = new Set(entries.map(key));
  return (entry: MetadataEntry) => left.has(key(entry));
}
