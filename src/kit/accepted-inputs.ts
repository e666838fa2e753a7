import type { Category } from './categories.ts';
import type { InputFacts } from './facts.ts';
import type { StartingPoint } from './goals.ts';

/** Something a visitor may already have in hand: a longer text, a picture, a domain name, the address of a page. */
export type AcceptedInput = 'text' | 'image' | 'domain' | 'url';

const kinds = { textarea: 'text', image: 'image', pictures: 'image', domain: 'domain', url: 'url' } as const;

/**
 * What a tool can begin with, by the controls of its form. A control counts when it comes first or must be filled in:
 * an optional description of something else is nothing to begin with.
 */
export function acceptedInputs(inputs: readonly InputFacts[]): AcceptedInput[] {
  const found = inputs.flatMap(({ control, type, required }, index) => {
    const counts = (type === 'string' || control === 'pictures') && (required || index === 0);
    return counts && isKind(control) ? kinds[control] : [];
  });
  return [...new Set(found)];
}

function isKind(control: string): control is keyof typeof kinds {
  return Object.hasOwn(kinds, control);
}

/** What a tool begins with, by what its form takes. */
export function startingPointOf(taken: readonly AcceptedInput[], category: Category): StartingPoint {
  if (taken.includes('image')) return 'picture';
  if (taken.includes('domain')) return 'domain';
  if (taken.includes('url')) return 'page';
  if (category === 'document') return 'document';
  if (category === 'conversion') return 'data';
  return taken.includes('text') ? 'text' : 'nothing';
}
