import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#ui/icon';
import { callApi } from '#ui/tool-page/call-api';
import { type Place, wantedOf, withPlace } from './page-options.ts';

interface WhereToLookProps {
  /** `undefined` until they are known. */
  places: readonly Place[] | undefined;
  onPlaces: (places: readonly Place[]) => void;
  /** As it stands in the page's address. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** The places that this site can ask, and what leaves for whom: said before anything leaves. */
export function WhereToLook({ places, onPlaces, chosen, onChange }: WhereToLookProps) {
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const tell = useEffectEvent(onPlaces);
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    callApi(`/tools/plagiarism-checker?attempt=${attempt}`, { signal: leaving.signal }).then(
      ({ data }) => tell(placesIn(data)),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  if (isFailed) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm">
        What can be asked here could not be fetched.
        <button type="button" className="button-quiet" onClick={() => setAttempt(attempt + 1)}>
          <Icon name="refresh-cw" /> Try again
        </button>
      </p>
    );
  }
  if (!places) return null;
  const wanted = new Set(wantedOf(chosen, places));
  return (
    <>
      {places.length > 0 && (
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {places.map(({ name, leaves }) => (
            <li key={name}>
              <label className="flex items-start gap-2 py-1.5">
                <input
                  type="checkbox"
                  className="mt-1 size-4.5 flex-none"
                  checked={wanted.has(name)}
                  onChange={({ target }) => onChange(withPlace(chosen, places, { name, isOn: target.checked }))}
                />
                <span className="min-w-0">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-muted">{leaves}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm text-muted">{toldOf(places, wanted.size)}</p>
    </>
  );
}

function toldOf(places: readonly Place[], wanted: number): string {
  if (places.length === 0)
    return 'No place is set up on this site: compare with texts, files and pages of your choice.';
  if (wanted === 0) return 'Nothing leaves for anyone: the text is only compared with what you give.';
  return 'Some passages and words are looked for, never the whole text, and the result lists them. Pages that are found are fetched by our server.';
}

function placesIn(definition: unknown): Place[] {
  const { sources, leaves } = choicesIn(definition);
  return sources.map((name, index) => ({ name, leaves: leaves[index] ?? '' }));
}

function choicesIn(definition: unknown) {
  const none = { sources: [], leaves: [] };
  if (typeof definition !== 'object' || definition === null || !('choices' in definition)) return none;
  const { choices } = definition;
  if (typeof choices !== 'object' || choices === null) return none;
  return {
    sources: 'sources' in choices ? textsIn(choices.sources) : [],
    leaves: 'leaves' in choices ? textsIn(choices.leaves) : [],
  };
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}
