import type { AcceptedInput } from '#kit/accepted-inputs';
import { recogniseInput } from '#lib/recognise-input';
import { searchTools } from '#lib/search-tools';
import type { ListedTool } from '#ui/search/catalogue';

/** A tool that fits, and what it begins with. */
export interface Suggestion {
  tool: ListedTool;
  /** Missing when the words asked for the tool itself. */
  given?: { kind: AcceptedInput; value: string | File };
}

export interface Suggestions {
  /** What it is taken for, in words that go before "fits these tools". */
  what: string;
  /** Best first. */
  tools: Suggestion[];
  /** Whether a line break is a part of it, and not a press on the button. */
  isText: boolean;
}

/** Tools that are found by name come before those that take the words as a text; more of them would hide those. */
const MOST_BY_NAME = 3;
/** Tools for a page that come before those for its domain. */
const MOST_OF_PAGES = 3;
const LONGEST_NAME = 32;

/** The tools that fit what a visitor has in hand; `tools` in the order in which equals are to stand. */
export function suggest(input: string | File, tools: readonly ListedTool[]): Suggestions {
  const taking = (kind: AcceptedInput, value: string | File): Suggestion[] =>
    tools.filter((tool) => tool.takes.includes(kind)).map((tool) => ({ tool, given: { kind, value } }));
  const answer = (what: string, ...found: Suggestion[][]) => ({ what, tools: unique(found.flat()), isText: false });

  if (typeof input !== 'string') return answer(short(input.name || 'A picture'), taking('image', input));
  const found = recogniseInput(input);
  switch (found.kind) {
    case 'domain':
      return answer(
        short(found.domain),
        domainToolsFirst(taking('domain', found.domain)),
        taking('url', `https://${found.domain}/`),
      );
    case 'address': {
      const pictures = found.isPicture ? taking('image', found.url) : [];
      const names = found.domain === undefined ? [] : taking('domain', found.domain);
      const what = found.isPicture ? 'The address of a picture' : short(found.domain ?? found.url);
      const pages = taking('url', found.url);
      return answer(what, pictures, pages.slice(0, MOST_OF_PAGES), names, pages);
    }
    case 'phrase': {
      // A search without any word finds everything.
      const asked = /[\p{L}\p{N}]/u.test(found.phrase) ? searchTools(found.phrase, tools) : [];
      const named = asked.slice(0, MOST_BY_NAME).map((tool) => ({ tool }));
      const texts = taking('text', input);
      const what = named.length > 0 ? 'What you ask for' : 'A short text';
      return { ...answer(what, named, texts), isText: named.length === 0 };
    }
    case 'text':
      return { ...answer('A text', taking('text', input)), isText: true };
    case 'nothing':
      return answer('');
  }
}

/** Of the tools that take a domain, those that look at the domain itself come first. */
function domainToolsFirst(suggestions: readonly Suggestion[]): Suggestion[] {
  const isOther = ({ tool }: Suggestion) => (tool.category === 'domain' ? 0 : 1);
  return suggestions.toSorted((a, b) => isOther(a) - isOther(b));
}

function unique(suggestions: Suggestion[]): Suggestion[] {
  const slugs = suggestions.map(({ tool }) => tool.slug);
  return suggestions.filter(({ tool }, index) => slugs.indexOf(tool.slug) === index);
}

function short(name: string): string {
  const start = [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join('');
  return start === name ? name : `${start}…`;
}
