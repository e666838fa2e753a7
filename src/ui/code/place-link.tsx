import { Icon } from '../icon.tsx';
import { goToPlace, type Mark, mendingWords } from './marks.tsx';

/** What takes the cursor to a place, and mends it, where the text that was given is at hand. */
export function PlaceLink({ words, mark }: { words: string; mark: Mark | undefined }) {
  if (!mark) return words;
  return (
    <>
      <button type="button" className="link min-h-6 text-start" onClick={() => goToPlace(mark)}>
        {words}
      </button>
      {mark.instead !== undefined && (
        <button type="button" className="button-quiet ms-2" onClick={() => goToPlace(mark, true)}>
          <Icon name="wrench" /> {mendingWords(mark.instead)}
        </button>
      )}
    </>
  );
}
