import { type RefObject, useEffect, useState } from 'react';
import { markMatches } from '#lib/mark-matches';
import { Icon } from '../icon.tsx';

/** What a list below a field offers: a page to go to, or something to do. */
export interface Offer {
  title: string;
  summary: string;
  icon: string;
  color?: string;
  href?: string;
  /** Of what is no page. */
  act?: () => void;
}

interface ChoiceProps {
  id: string;
  choice: Offer;
  query: string;
  isChosen: boolean;
  onOpen: () => void;
}

/** An entry of the list, in which what was typed is marked. */
export function Choice({
  id,
  choice: { title, summary, icon, color, href, act },
  query,
  isChosen,
  onOpen,
}: ChoiceProps) {
  const Tag = href === undefined ? 'div' : 'a';
  return (
    <Tag
      href={href}
      role="option"
      id={id}
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={() => {
        onOpen();
        act?.();
      }}
      // A press must not take the focus from the field, or the list would be gone before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="tile size-9" data-color={color}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{marked(query, title)}</span>
        <span className="line-clamp-2 text-sm text-muted">{marked(query, summary)}</span>
      </span>
    </Tag>
  );
}

function marked(query: string, text: string) {
  return markMatches(query, text).map(({ text: part, start, isMatch }) =>
    isMatch ? <mark key={start}>{part}</mark> : part,
  );
}

interface Choosing {
  /** Where is typed, and the focus stays. */
  field: RefObject<HTMLInputElement | null>;
  query: string;
  /** The list's id, and those of its entries. */
  list: string;
  ids: readonly string[];
  isShown: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** The entry that the arrow keys have reached, by its id. Another query has none chosen. */
export function useChosen({ field, query, list, ids, isShown, setIsOpen }: Choosing): string | undefined {
  const [choice, setChoice] = useState<{ query: string; id: string }>();
  const chosen = choice?.query === query && ids.includes(choice.id) ? choice.id : undefined;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape' && isShown) {
        // The browser would empty the field as well.
        event.preventDefault();
        return setIsOpen(false);
      }
      if (event.key === 'ArrowDown') setIsOpen(true);
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        return document.getElementById(chosen)?.click();
      }
      const next = nextOf(event, ids, chosen);
      if (next === undefined) return;
      event.preventDefault();
      setChoice({ query, id: next });
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  });

  const isListed = ids.length > 0;
  useEffect(() => {
    const input = field.current;
    setOrRemove(input, 'aria-controls', isListed ? list : undefined);
    setOrRemove(input, 'aria-activedescendant', chosen);
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [field, list, isListed, chosen]);

  return chosen;
}

/** Where a key leads: round the list with the arrows; to its ends with Home and End once something is chosen. */
function nextOf({ key, shiftKey }: KeyboardEvent, ids: readonly string[], chosen = ''): string | undefined {
  const at = ids.indexOf(chosen);
  if (key === 'ArrowDown') return ids.at((at + 1) % ids.length);
  if (key === 'ArrowUp') return ids.at(at < 0 ? -1 : at - 1);
  if (shiftKey || at < 0) return undefined;
  if (key === 'Home') return ids.at(0);
  return key === 'End' ? ids.at(-1) : undefined;
}

function setOrRemove(element: Element | null, name: string, value: string | undefined) {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
