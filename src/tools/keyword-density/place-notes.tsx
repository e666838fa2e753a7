import type { PlaceCounts } from '#lib/text-document/places';
import { type PlaceName, placeNames } from '#lib/text-document/places';

const names: Record<PlaceName, string> = {
  title: 'title',
  firstSentence: 'first sentence',
  headings: 'headings',
  links: 'links',
  altTexts: 'alt texts',
};

/** Where a term stands, in small print: "title · headings 2". */
export function PlaceNotes({ places }: { places: PlaceCounts | undefined }) {
  if (!places) return null;
  const notes = placeNames
    .filter((place) => places[place] > 0)
    .map((place) => (places[place] > 1 ? `${names[place]} ${places[place]}` : names[place]));
  return <span className="block text-xs font-normal text-muted">{notes.join(' · ')}</span>;
}
