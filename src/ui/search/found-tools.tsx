import { type RefObject, useEffect, useState } from 'react';
import { markMatches } from '#lib/mark-matches';
import { searchTools } from '#lib/search-tools';
import { Icon } from '../icon.tsx';
import type { Slash } from '../shell/use-slash.tsx';
import { fetchCatalogue, type ListedTool } from './catalogue.tsx';

export interface FoundToolsProps {
  /** The search field, whose form this stands in. */
  field: RefObject<HTMLInputElement | null>;
  slash: Slash;
}

const SHOWN_AT_MOST = 8;
const LIST = 'found-tools';
const optionId = (slug: string) => `found-${slug}`;

/**
 * What fits the words in the search field, as a list below it. The focus stays in the field, which tells assistive
 * technology which entry is chosen.
 */
export function FoundTools({ field, slash }: FoundToolsProps) {
  const { query, tools, isOpen, setIsOpen } = useField(field);
  const close = () => setIsOpen(false);
  const found = tools && query.trim() !== '' ? searchTools(query, tools) : [];
  const shown = found.slice(0, SHOWN_AT_MOST);
  const isShown = isOpen && tools !== undefined && query.trim() !== '';
  const chosen = useChosen({ field, query, shown: isShown ? shown : none, isShown, setIsOpen });
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {isShown && countOf(found.length)}
      </p>
      {isShown && (
        <div className="found">
          {shown.length > 0 ? (
            <div role="listbox" id={LIST} aria-label="Tools">
              {shown.map((tool) => (
                <FoundTool key={tool.slug} tool={tool} query={query} isChosen={tool.slug === chosen} onOpen={close} />
              ))}
            </div>
          ) : (
            <p className="p-2 text-muted">No tools found matching your search.</p>
          )}
          {found.length > SHOWN_AT_MOST && (
            <a
              className="link mt-1 block p-2 text-sm"
              href={`/search?${new URLSearchParams({ q: query })}`}
              onClick={close}
            >
              All {found.length} results
            </a>
          )}
          <label className="mt-1 flex min-h-11 items-center gap-2 border-t border-line p-2 text-sm text-muted">
            <input
              type="checkbox"
              className="accent-accent"
              checked={slash.isOn}
              onChange={({ target }) => slash.turn(target.checked)}
            />
            <span>
              The key <kbd>/</kbd> leads here from anywhere
            </span>
          </label>
        </div>
      )}
    </>
  );
}

const none: readonly ListedTool[] = [];

function countOf(found: number): string {
  if (found === 0) return 'No tools found matching your search.';
  return found === 1 ? '1 tool found' : `${found} tools found`;
}

interface FoundToolProps {
  tool: ListedTool;
  query: string;
  isChosen: boolean;
  onOpen: () => void;
}

function FoundTool({ tool: { slug, title, summary, icon, color }, query, isChosen, onOpen }: FoundToolProps) {
  return (
    <a
      href={`/tools/${slug}`}
      role="option"
      id={optionId(slug)}
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onOpen}
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
    </a>
  );
}

function marked(query: string, text: string) {
  return markMatches(query, text).map(({ text: part, start, isMatch }) =>
    isMatch ? <mark key={start}>{part}</mark> : part,
  );
}

/** What is typed, the tools, and whether the list stands open. */
function useField(field: FoundToolsProps['field']) {
  const [query, setQuery] = useState(field.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(document.activeElement === field.current);
  const [tools, setTools] = useState<readonly ListedTool[]>();
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => setIsOpen(false);
    const fetchTools = () =>
      void fetchCatalogue().then(setTools, () => {
        // Asked for again at the next focus; Enter leads to the results either way.
      });
    const type = () => {
      setQuery(input.value);
      setIsOpen(true);
    };
    const reach = () => {
      fetchTools();
      type();
    };
    fetchTools();
    // Typed or tapped since this was drawn, when nobody listened yet.
    setQuery(input.value);
    setIsOpen(document.activeElement === input);
    input.addEventListener('focus', reach, { signal });
    input.addEventListener('input', type, { signal });
    form.addEventListener('submit', close, { signal });
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && form.contains(target))) close();
    };
    const backToField = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || target === input) return;
      input.focus();
      close();
    };
    form.addEventListener('keydown', backToField, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    return () => controller.abort();
  }, [field]);

  return { query, tools, isOpen, setIsOpen };
}

interface Choosing {
  field: FoundToolsProps['field'];
  query: string;
  shown: readonly ListedTool[];
  isShown: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** The entry that the arrow keys have reached, by slug. Another query has none chosen. */
function useChosen({ field, query, shown, isShown, setIsOpen }: Choosing): string | undefined {
  const [choice, setChoice] = useState<{ query: string; slug: string | undefined }>();
  const chosen = choice?.query === query && shown.some(({ slug }) => slug === choice.slug) ? choice.slug : undefined;

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
        return document.getElementById(optionId(chosen))?.click();
      }
      const next = nextOf(event, shown, chosen);
      if (next === undefined) return;
      event.preventDefault();
      setChoice({ query, slug: next });
    };
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  });

  const isListed = shown.length > 0;
  useEffect(() => {
    const input = field.current;
    setOrRemove(input, 'aria-controls', isListed ? LIST : undefined);
    setOrRemove(input, 'aria-activedescendant', chosen && optionId(chosen));
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [field, isListed, chosen]);

  return chosen;
}

/** Where a key leads: round the list with the arrows; to its ends with Home and End once something is chosen. */
function nextOf(
  { key, shiftKey }: KeyboardEvent,
  shown: readonly ListedTool[],
  chosen: string | undefined,
): string | undefined {
  const at = shown.findIndex(({ slug }) => slug === chosen);
  if (key === 'ArrowDown') return shown.at((at + 1) % shown.length)?.slug;
  if (key === 'ArrowUp') return shown.at(at < 0 ? -1 : at - 1)?.slug;
  if (shiftKey || at < 0) return undefined;
  if (key === 'Home') return shown.at(0)?.slug;
  return key === 'End' ? shown.at(-1)?.slug : undefined;
}

function setOrRemove(element: Element | null, name: string, value: string | undefined) {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
