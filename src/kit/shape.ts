import type { Category } from './categories.ts';

/**
 * How a tool's card uses a wide screen: input and result side by side, or the input in a slim row above a result that has the
 * whole width.
 */
export type Shape = 'split' | 'report';

/** Controls for the name of something that is looked up: short, and the answer is long. */
const NAMES: ReadonlySet<string> = new Set(['domain', 'url', 'lines']);

/** The shape that a tool's form and category ask for. */
export function shapeOf(inputs: readonly { control: string }[], category: Category): Shape {
  const first = inputs.find(({ control }) => control !== 'unseen');
  return category === 'domain' || NAMES.has(first?.control ?? '') ? 'report' : 'split';
}
