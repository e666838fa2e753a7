import { type ComponentType, createContext } from 'react';
import type { FieldKindProps } from './field-kind.tsx';

/** Components by the names that definitions give them: those of fields, or those of results. */
export type Kinds<Props> = ReadonlyMap<string, ComponentType<Props>>;

/** The kinds of fields that a form can draw. */
export const FieldKinds = createContext<Kinds<FieldKindProps>>(new Map());

/** Kinds with further ones. */
export function withKinds<Props>(
  kinds: Kinds<Props>,
  further: Readonly<Record<string, ComponentType<Props>>>,
): Kinds<Props> {
  return new Map([...kinds, ...Object.entries(further)]);
}
