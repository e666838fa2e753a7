import { callApi } from './call-api.tsx';

/** What this installation offers for a tool's fields, by their names; `leaves` are sentences of what leaves it. */
export async function choicesOf(slug: string, signal?: AbortSignal): Promise<Partial<Record<string, string[]>>> {
  const { data } = await callApi(`/tools/${slug}`, signal ? { signal } : {});
  const choices = Object.entries(memberOf(data, 'choices') ?? {});
  return Object.fromEntries(choices.map(([name, list]) => [name, Array.isArray(list) ? list.map(String) : []]));
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
