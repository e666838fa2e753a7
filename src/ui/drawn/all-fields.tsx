import type { ComponentType } from 'react';
import type { FieldKindProps } from './field-kind.tsx';
import { byName } from './kinds.tsx';

/** Every kind of field. */
export const allFields = byName(
  import.meta.glob<ComponentType<FieldKindProps>>('../fields/*.tsx', { eager: true, import: 'default' }),
);
