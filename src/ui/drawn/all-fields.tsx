import type { ComponentType } from 'react';
import type { FieldKindProps } from './field-kind.tsx';
import { byName } from './kinds.tsx';

/** Every kind of field but pictures, which have a card of their own. */
export const allFields = byName(
  import.meta.glob<ComponentType<FieldKindProps>>(['../fields/*.tsx', '!../fields/image.tsx'], {
    eager: true,
    import: 'default',
  }),
);
