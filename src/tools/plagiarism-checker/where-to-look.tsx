import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { Checkbox } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { choicesOf } from '#ui/tool-page/choices-of';
import { knownPlaces, notePlaces, type Place, wantedOf, withPlace } from './places.ts';

/** The places that this site can ask, and what leaves for whom: said before anything leaves. */
export function WhereToLook({ value, onChange }: FieldKindProps) {
  const [places, setPlaces] = useState(knownPlaces());
  const [isFailed, setFailed] = useState(false);
  const ask = async () => {
    setFailed(false);
    try {
      const { sources = [], leaves = [] } = await choicesOf('plagiarism-checker');
      const found = sources.map((name, at) => ({ name, leaves: leaves[at] ?? '' }));
      notePlaces(found);
      setPlaces(found);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  const askFirst = useEffectEvent(ask);
  useEffect(() => void askFirst(), []);

  const chosen = String(value);
  const wanted = new Set(wantedOf(chosen, places ?? []));
  return (
    <>
      {isFailed && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          What can be asked here could not be fetched.
          <button type="button" className="button-quiet" onClick={() => void ask()}>
            <Icon name="refresh-cw" /> Try again
          </button>
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {places?.map(({ name, leaves }) => (
          <Checkbox
            key={name}
            label={name}
            help={leaves}
            checked={wanted.has(name)}
            onChange={(isOn) => onChange(withPlace(chosen, places, { name, isOn }))}
          />
        ))}
      </div>
      {places && <p className="mt-1 text-sm text-muted">{toldOf(places, wanted.size)}</p>}
    </>
  );
}

function toldOf(places: readonly Place[], wanted: number): string {
  if (places.length === 0)
    return 'No place is set up on this site: compare with texts, files and pages of your choice.';
  if (wanted === 0) return 'Nothing leaves for anyone: the text is only compared with what you give.';
  return 'Some passages and words are looked for, never the whole text, and the result lists them. Pages that are found are fetched by our server.';
}
