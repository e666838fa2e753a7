import type { RefObject } from 'react';
import { Icon } from '#ui/icon';

interface DirectorySearchProps {
  box: RefObject<HTMLInputElement | null>;
  query: string;
  onType: (query: string) => void;
}

const WORDS = 'Search for a tool...';

export function DirectorySearch({ box, query, onType }: DirectorySearchProps) {
  return (
    <search className="mt-6 block max-w-xl noscript:hidden">
      <label htmlFor="tool-search" className="mb-1.5 block font-medium">
        {WORDS}
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-4 left-4 text-muted" />
        <input
          ref={box}
          id="tool-search"
          type="search"
          className="control min-h-12 pl-11"
          placeholder={WORDS}
          aria-controls="tools-panel"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </search>
  );
}
