import type { ComponentType } from 'react';
import type { FieldKindProps } from './field-kind.tsx';
import type { Kinds } from './kinds.tsx';

/** Every kind of field but pictures and documents, which have cards of their own. */
export const allFields = byName(
  import.meta.glob<ComponentType<FieldKindProps>>(
    ['../fields/*.tsx', '!../fields/{image,document,documents,pages,pictures}.tsx'],
    {
      eager: true,
      import: 'default',
    },
  ),
);

/** Kinds by the names of their files. */
export function byName<Props>(found: Readonly<Record<string, ComponentType<Props>>>): Kinds<Props> {
  return new Map(
    Object.entries(found).map(([file, kind]) => [(file.split('/').at(-1) ?? '').replace('.tsx', ''), kind]),
  );
}
