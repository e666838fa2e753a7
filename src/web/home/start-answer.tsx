import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sendToTool } from '#ui/tool-page/send-to-tool';
import { useHomeCatalogue } from './home-catalogue.tsx';
import { LONGEST_SEARCH } from './longest-search.ts';
import { StartCell } from './start-cell.tsx';
import { type Suggestion, suggest } from './suggest.ts';

export { contentOf, sampleOf } from './start-contents.tsx';

export interface StartAnswerProps {
  content: File | string;
  /** Whether the button was pressed for what stands there now. */
  isPressed: boolean;
  /** The press was answered. */
  onDone: () => void;
  onStatus: (status: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where keys pressed in the field go. */
  onKey: RefObject<((event: KeyboardEvent) => void) | undefined>;
}

/** As many as there is room kept for. */
const ROOM = 6;

/** The tools that take what was put in, as links that carry it along. */
export function StartAnswer({ content, isPressed, onDone, onStatus, field, onKey }: StartAnswerProps) {
  const list = useRef<HTMLUListElement>(null);
  const { tools, isFailed, retry } = useHomeCatalogue();
  const input = useDeferredValue(content);
  const found = useMemo(() => (tools ? suggest(input, tools) : undefined), [tools, input]);
  const [allOf, setAllOf] = useState<File | string>();
  const suggestions = found?.tools ?? [];
  const isLong = suggestions.length > ROOM && allOf !== input;
  const shown = isLong ? suggestions.slice(0, ROOM - 1) : suggestions;

  const status = statusOf({ what: found?.what, count: suggestions.length, isFailed });
  useEffect(() => onStatus(status), [status, onStatus]);

  useEffect(() => {
    // An answer to what stood there before is no answer.
    if (!isPressed || input !== content || !(found || isFailed)) return;
    onDone();
    const [first] = found?.tools ?? [];
    if (first) open(first);
    else if (typeof input === 'string' && input.length <= LONGEST_SEARCH) {
      window.location.assign(`/search?${new URLSearchParams({ q: input.trim() })}`);
    }
  }, [isPressed, input, content, found, isFailed, onDone]);

  useEffect(() => {
    onKey.current = (event) => {
      const { currentTarget, key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
      if (!(currentTarget instanceof HTMLTextAreaElement) || nativeEvent.isComposing) return;
      const isGo = key === 'Enter' && !shiftKey && (ctrlKey || metaKey || found?.isText === false);
      const isAtEnd = currentTarget.readOnly || currentTarget.selectionStart === currentTarget.value.length;
      if (isGo) currentTarget.form?.requestSubmit();
      else if (key !== 'ArrowDown' || !isAtEnd || !focusOn(list.current, 0)) return;
      event.preventDefault();
    };
    return () => {
      onKey.current = undefined;
    };
  }, [found, onKey]);

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const at = cellsOf(list.current).findIndex((cell) => cell.matches(':focus'));
    if (event.key === 'Escape' || (step === -1 && at === 0)) field.current?.focus();
    else if (step === undefined || !focusOn(list.current, at + step)) return;
    event.preventDefault();
  };

  if (isFailed && !found) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <button type="button" className="button-quiet" onClick={retry}>
          Try again
        </button>
        <a className="link" href="/tools">
          View All Tools
        </a>
      </p>
    );
  }
  if (found && suggestions.length === 0) {
    return (
      <a className="link" href="/tools">
        View All Tools
      </a>
    );
  }
  return (
    <ul ref={list} className="relative grid grid-cols-2 gap-2 bg-raised" aria-label="Fitting tools" onKeyDown={walk}>
      {shown.map((suggestion, index) => (
        <li key={suggestion.tool.slug}>
          <a
            className={`button-quiet start-cell ${index === 0 ? 'border-accent' : ''}`}
            href={pathOf(suggestion)}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              open(suggestion);
            }}
          >
            <StartCell {...suggestion.tool} about={aboutOf(suggestion)} />
          </a>
        </li>
      ))}
      {isLong && (
        <li>
          <button
            type="button"
            className="button-quiet start-cell"
            onClick={() => {
              setAllOf(input);
              focusOn(list.current, ROOM - 2);
            }}
          >
            {suggestions.length - shown.length} more tools
          </button>
        </li>
      )}
    </ul>
  );
}

function statusOf({ what, count, isFailed }: { what: string | undefined; count: number; isFailed: boolean }): string {
  if (what === undefined) return isFailed ? 'The tools could not be fetched.' : 'Looking for fitting tools…';
  if (what === '') return '';
  if (count === 0) return `${what}: no tool takes this.`;
  return `${what}: ${count} ${count === 1 ? 'tool fits' : 'tools fit'}`;
}

const pathOf = ({ tool }: Suggestion) => `/tools/${tool.slug}`;

/** Goes to the page of a tool with what was put in. */
function open({ tool, given }: Suggestion) {
  if (given) void sendToTool({ slug: tool.slug, ...given });
  else window.location.assign(`/tools/${tool.slug}`);
}

/** Otherwise the link opens elsewhere, where nothing can be carried to. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function aboutOf({ given }: Suggestion): string {
  switch (given?.kind) {
    case 'text':
      return 'with your text';
    case 'image':
      return 'with your picture';
    case 'domain':
    case 'url':
      return `with ${String(given.value)}`;
    default:
      return 'open the tool';
  }
}

function cellsOf(list: HTMLUListElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('.start-cell') ?? [])];
}

/** @returns whether there is such a cell. */
function focusOn(list: HTMLUListElement | null, index: number): boolean {
  const cell = cellsOf(list)[index];
  cell?.focus();
  return cell !== undefined;
}
