import { type ComponentType, createContext } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: what a kind takes depends on whether a field or a result names it.
export type Kind = ComponentType<any>;

/** Components by the names that definitions give them. */
export type Kinds = ReadonlyMap<string, Kind>;

/** The kinds of fields that a form can draw. */
export const FieldKinds = createContext<Kinds>(new Map());

/** Kinds with further ones. */
export function withKinds(kinds: Kinds, further: Readonly<Record<string, Kind>>): Kinds {
  return new Map([...kinds, ...Object.entries(further)]);
}
