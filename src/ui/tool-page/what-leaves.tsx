import { callApi } from './call-api.tsx';

/** What leaves this installation when the tool runs, in sentences. */
export async function whatLeaves(slug: string, signal: AbortSignal): Promise<string> {
  const { data } = await callApi(`/tools/${slug}`, { signal });
  const leaves = leavesIn(data);
  return leaves.length > 0 ? leaves.join(' ') : 'Nothing else leaves it.';
}

function leavesIn(definition: unknown): string[] {
  const choices = memberOf(definition, 'choices');
  const leaves = memberOf(choices, 'leaves');
  if (!Array.isArray(leaves)) throw new Error('The definition does not say what leaves.');
  return leaves.filter((sentence) => typeof sentence === 'string');
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
