import { useMemo, useRef, useState } from 'react';
import { searchTools } from '#lib/search-tools';
import { useCatalogue } from '../search/catalogue.tsx';
import { Choice, useChosen } from '../search/choosing.tsx';
import type { DialogProps } from './hands.tsx';
import { Modal } from './modal.tsx';
import { action, type FoundOffer, offerOf, pagesHere, pressable, toolActions, toolsAtHand } from './offers.tsx';

const LIST = 'palette-list';
const SHOWN_AT_MOST = 12;
/** Actions of a tool that are offered unasked. */
const FIRST_ACTIONS = 4;
const idOf = ({ slug }: FoundOffer) => `palette-${slug}`;

/** Everything by a few letters: tools, pages, favourites, what was worked on, and what can be done on the page. */
export function Palette({ onClose, onOpen }: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { tools, isFailed, retry } = useCatalogue();
  const toolOffers = useMemo(() => (tools ?? []).map(offerOf), [tools]);
  const [pages] = useState(pagesHere);
  const [ofTool] = useState(toolActions);
  const [ofSite] = useState(() => [
    ...pressable('header button[title]'),
    action('Keyboard shortcuts', () => onOpen('shortcuts')),
  ]);
  const isBlank = query.trim() === '';
  const found = isBlank ? [] : searchTools(query, [...ofTool, ...ofSite, ...toolOffers, ...pages]);
  const atHand = (): ReturnType<typeof toolsAtHand> => [
    ['On this page', [...ofTool.slice(0, FIRST_ACTIONS), ...ofSite]],
    ...toolsAtHand(toolOffers),
    ['Pages', pages],
  ];
  const all: ReturnType<typeof atHand> = isBlank ? atHand() : [['Found', found.slice(0, SHOWN_AT_MOST)]];
  const groups = all.filter(([, offers]) => offers.length > 0);
  const ids = groups.flatMap(([, offers]) => offers.map(idOf));
  const setIsOpen = (isOpen: boolean) => isOpen || onClose();
  const chosen = useChosen({ field, query, list: LIST, ids, isShown: true, setIsOpen });
  return (
    <Modal label="Command palette" onClose={onClose}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search tools, pages and actions"
        aria-expanded={ids.length > 0}
        aria-autocomplete="list"
        placeholder="Search tools, pages and actions"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        className="control sticky top-3 z-10"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="sr-only" role="status">
        {!isBlank && `${found.length} found`}
      </p>
      <div role="listbox" id={LIST} aria-label="Offers" className="offer-list mt-2">
        {groups.map(([title, offers]) => (
          <fieldset key={title} aria-label={title} className="min-w-0">
            {isBlank && (
              <p className="px-2 pt-2 text-sm text-muted" aria-hidden="true">
                {title}
              </p>
            )}
            {offers.map((offer) => (
              <Choice
                key={offer.slug}
                id={idOf(offer)}
                choice={offer}
                query={query}
                isChosen={idOf(offer) === chosen}
                onOpen={onClose}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {!isBlank && found.length === 0 && <p className="p-2 text-muted">Nothing found.</p>}
      {isFailed && (
        <p className="p-2 text-muted">
          The list of tools could not be fetched.{' '}
          <button type="button" className="link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </Modal>
  );
}
