import { type RefObject, useEffect, useState } from 'react';
import { searchTools } from '#lib/search-tools';
import { fetchCatalogue, type ListedTool } from './catalogue.tsx';
import { Choice, useChosen } from './choosing.tsx';
import { SlashSwitch } from './slash-switch.tsx';

export interface FoundToolsProps {
  /** The search field, whose form this stands in. */
  field: RefObject<HTMLInputElement | null>;
}

const SHOWN_AT_MOST = 8;
const LIST = 'found-tools';
const optionId = (slug: string) => `found-${slug}`;

/**
 * What fits the words in the search field, as a list below it. The focus stays in the field, which tells assistive
 * technology which entry is chosen.
 */
export function FoundTools({ field }: FoundToolsProps) {
  const { query, tools, isOpen, setIsOpen } = useField(field);
  const close = () => setIsOpen(false);
  const found = tools && query.trim() !== '' ? searchTools(query, tools) : [];
  const shown = found.slice(0, SHOWN_AT_MOST);
  const isShown = isOpen && tools !== undefined && query.trim() !== '';
  const ids = isShown ? shown.map(({ slug }) => optionId(slug)) : [];
  const chosen = useChosen({ field, query, list: LIST, ids, isShown, setIsOpen });
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {isShown && countOf(found.length)}
      </p>
      {isShown && (
        <div className="found">
          {shown.length > 0 ? (
            <div role="listbox" id={LIST} aria-label="Tools" className="offer-list">
              {shown.map(({ slug, ...tool }) => (
                <Choice
                  key={slug}
                  id={optionId(slug)}
                  choice={{ ...tool, href: `/tools/${slug}` }}
                  query={query}
                  isChosen={optionId(slug) === chosen}
                  onOpen={close}
                />
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
          <SlashSwitch>
            The key <kbd>/</kbd> leads here from anywhere
          </SlashSwitch>
          <p className="px-2 pb-1 text-sm text-muted">
            <kbd>Ctrl</kbd>+<kbd>K</kbd> also finds pages and recent work, <kbd>?</kbd> lists all shortcuts.
          </p>
        </div>
      )}
    </>
  );
}

function countOf(found: number): string {
  if (found === 0) return 'No tools found matching your search.';
  return found === 1 ? '1 tool found' : `${found} tools found`;
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
