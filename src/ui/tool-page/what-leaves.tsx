import { choicesOf } from './choices-of.tsx';

/** What leaves this installation when the tool runs, in sentences. */
export async function whatLeaves(slug: string, signal: AbortSignal): Promise<string> {
  const { leaves } = await choicesOf(slug, signal);
  if (!leaves) throw new Error('The definition does not say what leaves.');
  return leaves.length > 0 ? leaves.join(' ') : 'Nothing else leaves it.';
}
